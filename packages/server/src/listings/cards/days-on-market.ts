import { daysBetween } from '@homestead/contract/platform';

/**
 * Days on market: the feed's value, else days from the on-market date to `today` in Omaha
 * (YYYY-MM-DD), never below 0; null when neither is known.
 */
export function daysOnMarket(
  listing: { days_on_market: number | null; on_market_on: string | null },
  today: string,
): number | null {
  if (listing.days_on_market !== null) return listing.days_on_market;
  if (listing.on_market_on === null) return null;
  return Math.max(0, daysBetween(listing.on_market_on, today));
}
