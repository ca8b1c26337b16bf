import { readBusinessHours } from '@homestead/contract/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterBusinessMinutes } from './business-hours.ts';

const hours = readBusinessHours({
  hours: 'Mon-Fri 08:00-18:00, Sat 09:00-16:00',
  holidays: ['federal', '12-24'],
});
const due = (instant: string) =>
  afterBusinessMinutes(new Date(instant), 60, hours).toISOString().replace(':00.000Z', 'Z');

describe('an hour of business hours', () => {
  it.each([
    ['is an hour on a weekday morning', '2026-11-24T16:00Z', '2026-11-24T17:00Z'],
    ['may end exactly at closing time', '2026-11-24T23:00Z', '2026-11-25T00:00Z'],
    ['begins when the office opens', '2026-11-24T08:00Z', '2026-11-24T15:00Z'],
    ['goes on in the morning after closing time', '2026-11-24T23:40Z', '2026-11-25T14:40Z'],
    ['skips Thanksgiving', '2026-11-25T23:30Z', '2026-11-27T14:30Z'],
    ['ends on Monday for Saturday evening', '2026-11-28T22:30Z', '2026-11-30T15:00Z'],
    ['skips a day of the year that is named', '2026-12-23T23:59Z', '2026-12-26T15:59Z'],
    ['knows that clocks change in spring', '2026-03-07T21:30Z', '2026-03-09T13:30Z'],
  ])('%s', (_what, instant, expected) => expect(due(instant)).toBe(expected));

  it('is never due before an hour has passed, and later for a later inquiry', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, instants, (one, other) => {
        const [first, second] = [one, other].sort((a, b) => a.getTime() - b.getTime());
        const [early, late] = [first, second].map((at) =>
          afterBusinessMinutes(at as Date, 60, hours).getTime(),
        );
        expect(early).toBeGreaterThanOrEqual((first?.getTime() ?? 0) + 3_600_000);
        expect(late).toBeGreaterThanOrEqual(early ?? 0);
      }),
      { seed: 20261124, numRuns: 300 },
    );
  });

  it('can’t be found where the office never opens', () => {
    const closed = { open: new Map(), isHoliday: () => false };
    expect(() => afterBusinessMinutes(new Date(), 1, closed)).toThrow('too few business hours');
  });
});
