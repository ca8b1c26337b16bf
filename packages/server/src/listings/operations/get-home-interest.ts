import type { listingEndpoints } from '@homestead/contract/listings';
import { type AnswerOf, dateAfter, type QueryOf } from '@homestead/contract/platform';
import { getInterest } from '../kept-homes/viewed-home-store.ts';
import { requireShownListingId } from '../listing-detail-store.ts';
import { type Reading, thisMoment } from '../reading.ts';

const DAYS = 30;

/**
 * How often a home's page was viewed in the last 30 days of Omaha, today among them, and how many
 * people have it as a favourite. Refuses (listing-not-found).
 */
export async function getHomeInterest(
  { db }: Pick<Reading, 'db'>,
  { ListingId }: QueryOf<typeof listingEndpoints.getHomeInterest>,
): Promise<AnswerOf<typeof listingEndpoints.getHomeInterest>> {
  const id = await requireShownListingId(db, ListingId);
  const { today } = thisMoment();
  const interest = await getInterest(db, id, dateAfter(today, -DAYS));
  return { listingid: ListingId, days: DAYS, ...interest };
}
