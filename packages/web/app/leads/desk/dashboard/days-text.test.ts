import { expect, it } from 'vitest';
import { createdDays, daysText } from './days-text.ts';

it('says the year once, and twice where the dates are of two years', () => {
  expect(daysText({ from: '2026-10-29', to: '2026-11-27' })).toBe('Oct 29 to Nov 27, 2026');
  expect(daysText({ from: '2025-12-28', to: '2026-01-03' })).toBe('Dec 28, 2025 to Jan 3, 2026');
});

it('reads the dates of a figure from the conditions of its list', () => {
  const after = { field: 'createdOn', is: 'after', values: ['2026-10-28'] } as const;
  const before = { field: 'createdOn', is: 'before', values: ['2026-11-28'] } as const;
  const given = [after, before].map((one) => ({ ...one, values: [...one.values] }));
  expect(createdDays(given)).toEqual({ from: '2026-10-29', to: '2026-11-27' });
  expect(createdDays(given.slice(1))).toBeNull();
});
