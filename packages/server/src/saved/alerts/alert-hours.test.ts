import { expect, it } from 'vitest';
import { alertHours } from './alert-hours.ts';

const area = { timeZone: 'America/Chicago', zips: [] };

it('is the cutoffs by state, under its code and its name, and those of the service area', () => {
  const hours = alertHours(new Date('2026-06-03T13:30:00Z'), area);
  const states = new Map(hours.states);
  const open = {
    atOnce: new Date('2026-06-03T13:30:00Z'),
    daily: new Date('2026-06-03T13:00:00Z'),
    weekly: new Date('2026-06-01T13:00:00Z'),
  };
  expect(hours.here).toEqual(open);
  expect(states.get('ia')).toEqual(open);
  expect(states.get('iowa')).toEqual(open);
  expect(states.get('newyork')?.daily.toISOString()).toBe('2026-06-03T12:00:00.000Z');
  expect(states.get('ne')).toBeNull();
  expect(states.get('hawaii')).toBeNull();
});
