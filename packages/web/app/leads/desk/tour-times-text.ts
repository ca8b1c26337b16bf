import { daysBetween, localDate } from '@homestead/contract/platform';
import { clockText, dayText } from '#platform';

const away = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** "Sat, Jun 6, 10:30 AM, 1 PM", in local time; each day once. `startsAt` is in order. */
export function tourTimesText(startsAt: readonly string[]): string {
  const days = Map.groupBy(startsAt, dayText);
  return [...days]
    .map(([day, instants]) => [day, ...instants.map(clockText)].join(', '))
    .join('; ');
}

/** How far away an instant's local day is: "today", "tomorrow", "in 3 days", "2 days ago". */
export function daysAwayText(instant: string, now: Date): string {
  return away.format(daysBetween(localDate(now), localDate(new Date(instant))), 'day');
}
