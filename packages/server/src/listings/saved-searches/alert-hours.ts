import { dateAfter, omahaDate } from '@homestead/contract/platform';
import { instantOfOmahaTime } from '../feed/normalise/read-value.ts';

/** Nobody is mailed between 21:00 and 08:00 in Omaha (decision 23). */
const MORNING = '08:00';
const EVENING = '21:00';

/** Up to when what was matched is told now, by how often a search tells; null: not at this hour. */
export interface AlertHours {
  atOnce: Date;
  daily: Date;
  weekly: Date;
}

/**
 * What is due at an instant: at once what there is, daily what was found before this morning,
 * weekly what was found before this week's Monday morning. Null within quiet hours.
 */
export function alertHours(now: Date): AlertHours | null {
  const today = omahaDate(now);
  const morning = instant(today, MORNING);
  if (now < morning || now >= instant(today, EVENING)) return null;
  return { atOnce: now, daily: morning, weekly: instant(mondayOf(today), MORNING) };
}

function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return dateAfter(date, -((weekday + 6) % 7));
}

function instant(date: string, time: string): Date {
  return new Date(instantOfOmahaTime(date, time) ?? Number.NaN);
}
