import { expect, it } from 'vitest';
import { federalHolidays, namedFederalHolidays } from './federal-holidays.ts';

it('lists the eleven federal holidays of 2026, with July 4 on Friday, July 3', () => {
  // Office of Personnel Management, federal holidays of 2026.
  expect(federalHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
});

it('moves a holiday on a Sunday to Monday, and January 1 on a Saturday to the year before', () => {
  expect(federalHolidays(2027)).toContain('2027-07-05');
  expect(federalHolidays(2028)).toContain('2027-12-31');
});

it('finds the last Monday of May in a month that ends on a Monday', () => {
  expect(federalHolidays(2027)).toContain('2027-05-31');
});

it('names holidays, and says where one is observed on another day', () => {
  const names = namedFederalHolidays(2026);
  expect(names.get('2026-11-26')).toBe('Thanksgiving Day');
  expect(names.get('2026-07-03')).toBe('Independence Day (observed)');
  expect(names.get('2026-07-04')).toBeUndefined();
  expect(namedFederalHolidays(2028).get('2027-12-31')).toBe('New Year’s Day (observed)');
});
