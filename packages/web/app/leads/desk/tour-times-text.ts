import { daysBetween, omahaDate } from '@homestead/contract/platform';
import { clockText, dayText } from '#platform';

const away = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** "Sat, Jun 6, 10:30 AM, 1 PM", in Omaha; each day once. `startsAt` is in order. */
export function tourTimesText(startsAt: readonly string[]): string {
  const days = Map.groupBy(startsAt, dayText);
  return [...days]
    .map(([day, instants]) => [day, ...instants.map(clockText)].join(', '))
    .join('; ');
}

/** How far away an instant's day is in Omaha: "today", "tomorrow", "in 3 days", "2 days ago". */
export function daysAwayText(instant: string, now: Date): string {
  return away.format(daysBetween(omahaDate(now), omahaDate(new Date(instant))), 'day');
}
