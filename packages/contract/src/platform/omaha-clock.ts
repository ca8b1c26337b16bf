import { OMAHA_ZONE, omahaDate } from './omaha-time.ts';

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: OMAHA_ZONE,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Hours that Omaha is behind UTC: with daylight time, without. */
const BEHIND = [5, 6] as const;

/** The Omaha wall time at an instant, as HH:mm. */
export function omahaClock(instant: Date): string {
  return clockFormat.format(instant);
}

/**
 * The instants at which Omaha's clocks show a time (HH:mm) on a date (YYYY-MM-DD), earliest first:
 * usually one, none within the hour that is skipped in spring, two within the hour that is repeated
 * in the fall. None for an invalid date or time.
 */
export function omahaInstants(date: string, time: string): Date[] {
  if (!DATE.test(date) || !TIME.test(time)) return [];
  return BEHIND.map(
    (hours) => new Date(Date.parse(`${date}T${time}:00Z`) + hours * 3_600_000),
  ).filter(
    (instant) =>
      !Number.isNaN(instant.getTime()) &&
      omahaDate(instant) === date &&
      omahaClock(instant) === time,
  );
}
