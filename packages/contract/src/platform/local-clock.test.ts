import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localClock, localInstants } from './local-clock.ts';
import { localDate } from './local-time.ts';

const isoOf = (date: string, time: string) =>
  localInstants(date, time).map((instant) => instant.toISOString());

it.each([
  ['2026-07-01', '14:30', ['2026-07-01T19:30:00.000Z']],
  ['2026-12-31', '23:30', ['2027-01-01T05:30:00.000Z']],
  ['2026-03-08', '01:59', ['2026-03-08T07:59:00.000Z']],
  ['2026-03-08', '02:00', []],
  ['2026-03-08', '02:59', []],
  ['2026-03-08', '03:00', ['2026-03-08T08:00:00.000Z']],
  ['2026-11-01', '01:30', ['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z']],
  ['2026-11-01', '02:00', ['2026-11-01T08:00:00.000Z']],
])('on %s at %s', (date, time, instants) => {
  expect(isoOf(date, time)).toEqual(instants);
});

it.each([
  ['2026-02-30', '10:00'],
  ['2026-13-01', '10:00'],
  ['26-01-01', '10:00'],
  ['2026-01-01', '24:00'],
  ['2026-01-01', '9:00'],
  ['2026-01-01', '10:60'],
  ['', ''],
])('%s %s is no time', (date, time) => {
  expect(localInstants(date, time)).toEqual([]);
});

it('every real minute survives the round trip through its date and clock time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 24 * 365 * 20 }), (minutes) => {
      const instant = new Date(Date.UTC(2020, 0, 1) + minutes * 60_000);
      const found = localInstants(localDate(instant), localClock(instant));
      expect(found.map(Number)).toContain(instant.getTime());
    }),
  );
});
