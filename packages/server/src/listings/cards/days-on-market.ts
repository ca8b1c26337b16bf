import { daysBetween } from '@homestead/contract/platform';
import type { RowOf } from '#platform';

/**
 * Days on market: the feed's value, else days from the on-market date to the day of the sale, or to
 * `today` (YYYY-MM-DD), never below 0; null when neither is known.
 */
export function daysOnMarket(
  listing: RowOf<'listing', 'days_on_market' | 'on_market_on' | 'standard_status' | 'close_on'>,
  today: string,
): number | null {
  if (listing.days_on_market !== null) return listing.days_on_market;
  if (listing.on_market_on === null) return null;
  const soldOn = listing.standard_status === 'Closed' ? listing.close_on : null;
  return Math.max(0, daysBetween(listing.on_market_on, soldOn ?? today));
}
