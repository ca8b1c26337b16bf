import { localFormat } from './local-area.ts';
import { localDate } from './local-time.ts';

const clockFormat = localFormat('en-GB', {
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY = 86_400_000;

/** The wall time at an instant where the brokerage is, as HH:mm. */
export function localClock(instant: Date): string {
  return clockFormat(instant).slice(0, 5);
}

/**
 * The instants at which the brokerage's clocks show a time (HH:mm) on a date (YYYY-MM-DD), earliest
 * first: usually one, none within the hour that is skipped in spring, two within the hour that is
 * repeated in the fall. None for an invalid date or time.
 */
export function localInstants(date: string, time: string): Date[] {
  const shown = DATE.test(date) && TIME.test(time) ? Date.parse(`${date}T${time}:00Z`) : Number.NaN;
  if (Number.isNaN(shown)) return [];
  // Clocks change at most once within two days, so one of the two offsets is right.
  const behind = new Set([shown - DAY, shown + DAY].map(behindUtc));
  return [...behind]
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
    .map((offset) => new Date(shown + offset))
    .filter((instant) => localDate(instant) === date && localClock(instant) === time);
}

/** How far the brokerage's clocks are behind UTC at an instant, in milliseconds. */
function behindUtc(instant: number): number {
  const at = new Date(instant);
  return instant - Date.parse(`${localDate(at)}T${clockFormat(at)}Z`);
}
