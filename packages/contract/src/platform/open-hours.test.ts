import { describe, expect, it } from 'vitest';
import { openingBefore, readBusinessHours, readOpenHours } from './open-hours.ts';

describe('opening hours', () => {
  it('may go over the end of the week', () => {
    expect([...(readOpenHours('Sat-Mon 10:00-12:00')?.keys() ?? [])]).toEqual([6, 0, 1]);
  });

  it.each([
    '',
    'Mon',
    'Mon 8-18',
    'Mon 18:00-08:00',
    'Mon 08:00-09:00, Sun-Tue 08:00-09:00',
    'Day 08:00-09:00',
  ])('are not read from %j', (text) => expect(readOpenHours(text)).toBeNull());
});

describe('the opening before an instant', () => {
  const hours = readBusinessHours({ hours: 'Mon-Fri 08:00-18:00', holidays: ['federal'] });
  it.each([
    ['is that of its day', '2026-11-24T15:00:00Z', '2026-11-24T14:00:00.000Z'],
    ['counts closing time', '2026-11-25T00:00:00Z', '2026-11-24T14:00:00.000Z'],
    ['is none at night', '2026-11-24T05:00:00Z', undefined],
    ['is none on Thanksgiving', '2026-11-26T18:00:00Z', undefined],
    ['knows summer time', '2026-07-06T15:00:00Z', '2026-07-06T13:00:00.000Z'],
  ])('%s', (_what, instant, opening) => {
    expect(openingBefore(new Date(instant), hours)?.toISOString()).toBe(opening);
  });
});
