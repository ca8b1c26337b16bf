import { dateAfter } from '@homestead/contract/platform';
import { instantOfOmahaTime } from '../feed/normalise/read-value.ts';
import type { Moment } from '../reading.ts';

/**
 * When an open house must be: it ends after `after`, which is never past, and starts before
 * `before`, if that is bounded. The weekend is the coming Saturday and Sunday in Omaha, or what is
 * left of the one that has begun.
 */
export function openHouseSpan(
  wish: string,
  { now, today }: Moment,
): { after: Date; before: Date | null } {
  if (wish === 'any') return { after: now, before: null };
  const first = wish === 'weekend' ? saturdayOf(today) : wish;
  const start = midnight(first);
  return {
    after: start > now ? start : now,
    before: midnight(dateAfter(first, wish === 'weekend' ? 2 : 1)),
  };
}

/** Today if it is a Saturday, yesterday if it is a Sunday, else the Saturday to come. */
function saturdayOf(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return dateAfter(today, weekday === 0 ? -1 : 6 - weekday);
}

function midnight(date: string): Date {
  return new Date(instantOfOmahaTime(date, '00:00') ?? Number.NaN);
}
