import { dateAfter, localDate } from '@homestead/contract/platform';
import { isQuietHour, messageHours } from '#platform';

/** The cutoff of matches to send now, by alert frequency; null: none at this hour. */
export interface AlertHours {
  atOnce: Date;
  daily: Date;
  weekly: Date;
}

/**
 * What is due at an instant: instant alerts right away, daily ones with what was found before this
 * morning, weekly ones with what was found before this week's Monday morning. Null within quiet
 * hours.
 */
export function alertHours(now: Date): AlertHours | null {
  if (isQuietHour(now)) return null;
  const today = localDate(now);
  return {
    atOnce: now,
    daily: messageHours(today).from,
    weekly: messageHours(mondayOf(today)).from,
  };
}

function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return dateAfter(date, -((weekday + 6) % 7));
}
