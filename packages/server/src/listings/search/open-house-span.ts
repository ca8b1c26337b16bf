import { dateAfter, localInstants } from '@homestead/contract/platform';
import type { Moment } from '#platform';

/**
 * When an open house must be: it ends after `after`, which is never past, and starts before
 * `before`, if set. The weekend is the coming Saturday and Sunday, or what is left of the
 * current one.
 */
export function openHouseSpan(
  wanted: string,
  { now, today }: Moment,
): { after: Date; before: Date | null } {
  if (wanted === 'any') return { after: now, before: null };
  const first = wanted === 'weekend' ? saturdayOf(today) : wanted;
  const start = midnight(first);
  return {
    after: start > now ? start : now,
    before: midnight(dateAfter(first, wanted === 'weekend' ? 2 : 1)),
  };
}

/** Today if it is a Saturday, yesterday if it is a Sunday, else the next Saturday. */
function saturdayOf(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return dateAfter(today, weekday === 0 ? -1 : 6 - weekday);
}

function midnight(date: string): Date {
  return localInstants(date, '00:00')[0] ?? new Date(Number.NaN);
}
