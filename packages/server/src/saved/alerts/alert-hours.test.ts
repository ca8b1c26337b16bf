import { expect, it } from 'vitest';
import { alertHours } from './alert-hours.ts';

const area = { timeZone: 'America/Chicago', zips: [] };

it('is the cutoffs by state, under its code and its names, and those of the service area', () => {
  const hours = alertHours(new Date('2026-06-03T13:30:00Z'), area);
  const open = {
    atOnce: new Date('2026-06-03T13:30:00Z'),
    daily: new Date('2026-06-03T13:00:00Z'),
    weekly: new Date('2026-06-01T13:00:00Z'),
  };
  expect(hours.here).toEqual({ zones: ['America/Chicago'], hours: open });
  expect(hours.states.get('ia')?.hours).toEqual(open);
  expect(hours.states.get('iowa')?.hours).toEqual(open);
  expect(hours.states.get('newyork')?.hours?.daily.toISOString()).toBe('2026-06-03T12:00:00.000Z');
  for (const name of ['dc', 'districtofcolumbia', 'washingtondc', 'vi', 'virginislands']) {
    expect(hours.states.get(name)?.hours?.daily.toISOString()).toBe('2026-06-03T12:00:00.000Z');
  }
  expect(hours.states.get('ne')?.hours).toBeNull();
  expect(hours.states.get('hawaii')?.hours).toBeNull();
});
