import { expect, test } from 'vitest';
import { isKept, presentFinding } from './budget.ts';

const finding = (value: number, budget: { most: number } | { least: number } | null) => ({
  what: 'search',
  value,
  unit: 'times',
  budget,
});

test('a figure is within its budget or over it', () => {
  expect(isKept(finding(1.5, { most: 1.5 }))).toBe(true);
  expect(isKept(finding(1.51, { most: 1.5 }))).toBe(false);
  expect(isKept(finding(0.7, { least: 0.7 }))).toBe(true);
  expect(isKept(finding(0.69, { least: 0.7 }))).toBe(false);
  expect(isKept(finding(99, null))).toBe(true);
});

test('its line says so', () => {
  expect(presentFinding(finding(1.4, { most: 1.5 }))).toMatch(/^ok .*1\.40 times.*at most 1\.50/);
  expect(presentFinding(finding(0.5, { least: 0.7 }))).toMatch(/^OVER .*at least 0\.70/);
  expect(presentFinding(finding(12345, null))).toMatch(/12,345 times$/);
});
