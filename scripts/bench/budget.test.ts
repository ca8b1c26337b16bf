import { expect, test, vi } from 'vitest';
import { concludeBench, isKept, presentFinding } from './budget.ts';

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

test('a broken budget ends the bench with exit code 1', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(concludeBench([finding(1, { most: 2 }), finding(3, null)])).toBe(0);
  expect(concludeBench([finding(1, { most: 2 }), finding(3, { most: 2 })])).toBe(1);
  expect(concludeBench([finding(Number.NaN, { most: 2 })])).toBe(1);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('search'));
  said.mockRestore();
});
