import { expect, it } from 'vitest';
import { alertHours } from './alert-hours.ts';

const at = (text: string) => alertHours(new Date(text));

it('is silent between nine in the evening and eight in the morning in Omaha', () => {
  expect(at('2026-06-03T12:59:59Z')).toBeNull();
  expect(at('2026-06-03T13:00:00Z')).not.toBeNull();
  expect(at('2026-06-04T01:59:59Z')).not.toBeNull();
  expect(at('2026-06-04T02:00:00Z')).toBeNull();
  expect(at('2026-01-15T13:59:59Z')).toBeNull();
  expect(at('2026-01-15T14:00:00Z')).not.toBeNull();
});

it('sends daily what came before this morning, weekly what came before Monday morning', () => {
  const wednesday = at('2026-06-03T20:00:00Z');
  expect(wednesday?.daily.toISOString()).toBe('2026-06-03T13:00:00.000Z');
  expect(wednesday?.weekly.toISOString()).toBe('2026-06-01T13:00:00.000Z');
  const sunday = at('2026-06-07T20:00:00Z');
  expect(sunday?.weekly.toISOString()).toBe('2026-06-01T13:00:00.000Z');
  const monday = at('2026-06-08T13:00:00Z');
  expect(monday?.weekly.toISOString()).toBe('2026-06-08T13:00:00.000Z');
});

it('follows the wall clock across clock changes', () => {
  expect(at('2026-03-08T13:30:00Z')?.daily.toISOString()).toBe('2026-03-08T13:00:00.000Z');
  expect(at('2026-03-09T13:30:00Z')?.weekly.toISOString()).toBe('2026-03-09T13:00:00.000Z');
  expect(at('2026-11-01T14:30:00Z')?.daily.toISOString()).toBe('2026-11-01T14:00:00.000Z');
});
