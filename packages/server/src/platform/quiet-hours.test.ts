import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageMorning, mondayMorning, quietUntil } from './quiet-hours.ts';
import { stateZones } from './state-zones.ts';

const zonesOf = (state: string) => stateZones.get(state) ?? [];
const morningIn = (state: string, text: string) =>
  messageMorning(new Date(text), zonesOf(state))?.toISOString() ?? null;

it.each([
  ['IA', '2026-06-03T12:59:59Z', null],
  ['IA', '2026-06-03T13:00:00Z', '2026-06-03T13:00:00.000Z'],
  ['IA', '2026-06-04T01:59:59Z', '2026-06-03T13:00:00.000Z'],
  ['IA', '2026-06-04T02:00:00Z', null],
  ['IA', '2026-01-15T13:59:59Z', null],
  ['IA', '2026-01-15T14:00:00Z', '2026-01-15T14:00:00.000Z'],
  // clocks change on March 8 and November 1
  ['IA', '2026-03-08T12:59:59Z', null],
  ['IA', '2026-03-08T13:00:00Z', '2026-03-08T13:00:00.000Z'],
  ['IA', '2026-11-01T13:59:59Z', null],
  ['IA', '2026-11-01T14:00:00Z', '2026-11-01T14:00:00.000Z'],
  // no daylight time
  ['HI', '2026-06-03T17:59:59Z', null],
  ['HI', '2026-06-03T18:00:00Z', '2026-06-03T18:00:00.000Z'],
  ['HI', '2026-06-04T06:59:59Z', '2026-06-03T18:00:00.000Z'],
  ['PR', '2026-06-03T12:00:00Z', '2026-06-03T12:00:00.000Z'],
  ['GU', '2026-06-02T22:00:00Z', '2026-06-02T22:00:00.000Z'],
  // Arizona, where the Navajo Nation has daylight time: 8 in Phoenix, until 21 on the reservation
  ['AZ', '2026-06-03T14:59:59Z', null],
  ['AZ', '2026-06-03T15:00:00Z', '2026-06-03T15:00:00.000Z'],
  ['AZ', '2026-06-04T02:59:59Z', '2026-06-03T15:00:00.000Z'],
  ['AZ', '2026-06-04T03:00:00Z', null],
  // Indiana is Eastern and Central: from 8 Central to 21 Eastern
  ['IN', '2026-01-15T13:59:59Z', null],
  ['IN', '2026-01-15T14:00:00Z', '2026-01-15T14:00:00.000Z'],
  ['IN', '2026-01-16T01:59:59Z', '2026-01-15T14:00:00.000Z'],
  ['IN', '2026-01-16T02:00:00Z', null],
  // Nebraska is Central and Mountain
  ['NE', '2026-06-03T13:30:00Z', null],
  ['NE', '2026-06-03T14:00:00Z', '2026-06-03T14:00:00.000Z'],
])('in %s at %s the morning is %s', (state, instant, morning) => {
  expect(morningIn(state, instant)).toBe(morning);
});

it.each([
  ['IA', '2026-06-03T20:00:00Z', '2026-06-01T13:00:00.000Z'],
  ['IA', '2026-06-08T04:59:00Z', '2026-06-01T13:00:00.000Z'],
  ['IA', '2026-03-09T13:30:00Z', '2026-03-09T13:00:00.000Z'],
  ['HI', '2026-06-08T09:00:00Z', '2026-06-01T18:00:00.000Z'],
  ['NE', '2026-11-02T20:00:00Z', '2026-11-02T15:00:00.000Z'],
])('in %s at %s the week’s Monday began at %s', (state, instant, monday) => {
  expect(mondayMorning(new Date(instant), zonesOf(state)).toISOString()).toBe(monday);
});

it('all states, D.C. and the territories have zones that the runtime knows', () => {
  expect(stateZones.size).toBe(56);
  for (const zone of [...stateZones.values()].flat()) {
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow();
  }
});

it('messages only go out when no clock of the state shows a quiet hour', () => {
  const hourIn = (zone: string, at: Date) =>
    Number(
      new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hour: '2-digit',
        hourCycle: 'h23',
      }).format(at),
    );
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 366 * 6 });
  fc.assert(
    fc.property(fc.constantFrom(...stateZones.keys()), minutes, (state, minute) => {
      const now = new Date(Date.UTC(2024, 0, 1) + minute * 60_000);
      const hours = zonesOf(state).map((zone) => hourIn(zone, now));
      const isOpen = hours.every((hour) => hour >= 8 && hour < 21);
      const morning = messageMorning(now, zonesOf(state));
      expect(morning !== null).toBe(isOpen);
      const until = quietUntil(now, zonesOf(state));
      expect(until === null).toBe(isOpen);
      if (until) {
        expect(messageMorning(until, zonesOf(state))).toEqual(until);
        expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(13 * 3_600_000);
      }
      if (!morning) return;
      expect(now.getTime() - morning.getTime()).toBeLessThan(13 * 3_600_000);
      expect(Math.max(...zonesOf(state).map((zone) => hourIn(zone, morning)))).toBeLessThan(12);
    }),
    { numRuns: 500 },
  );
});
