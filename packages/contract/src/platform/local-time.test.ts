import { describe, expect, it } from 'vitest';
import { dateAfter, daysBetween, isDay, localDate } from './local-time.ts';

describe('the date in Omaha', () => {
  it.each([
    ['2026-01-15T05:59:59Z', '2026-01-14'],
    ['2026-01-15T06:00:00Z', '2026-01-15'],
    ['2026-07-15T04:59:59Z', '2026-07-14'],
    ['2026-07-15T05:00:00Z', '2026-07-15'],
    ['2026-03-08T05:59:59Z', '2026-03-07'],
    ['2026-03-08T06:00:00Z', '2026-03-08'],
    ['2026-03-09T04:59:59Z', '2026-03-08'],
    ['2026-03-09T05:00:00Z', '2026-03-09'],
    ['2026-11-01T04:59:59Z', '2026-10-31'],
    ['2026-11-01T05:00:00Z', '2026-11-01'],
    ['2026-11-02T05:59:59Z', '2026-11-01'],
    ['2026-11-02T06:00:00Z', '2026-11-02'],
    ['2027-01-01T05:59:59Z', '2026-12-31'],
  ])('at %s is %s', (instant, date) => {
    expect(localDate(new Date(instant))).toBe(date);
  });
});

describe('days between dates', () => {
  it.each([
    ['2026-05-01', '2026-05-01', 0],
    ['2026-05-01', '2026-05-21', 20],
    ['2026-03-07', '2026-03-09', 2],
    ['2026-10-31', '2026-11-02', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['2025-12-31', '2026-01-01', 1],
    ['2026-05-02', '2026-05-01', -1],
  ])('%s to %s is %d, also across clock changes', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe('a date some days later', () => {
  it.each([
    ['2026-05-01', 0, '2026-05-01'],
    ['2026-02-27', 2, '2026-03-01'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s plus %d days is %s', (date, days, expected) => {
    expect(dateAfter(date, days)).toBe(expected);
  });
});

describe('a day of the calendar', () => {
  it.each(['2026-11-27', '2024-02-29', '0099-01-01'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });
  it.each(['', '2026-02-30', '2023-02-29', '2026-13-01', '2026-1-1', '11/27/2026', ' 2026-11-27'])(
    'isn’t “%s”',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});
