import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { findShownListing } from '../listing-detail-store.ts';
import { presentCard } from '../present-card.ts';
import { type Reading, thisMoment } from '../reading.ts';
import { refuseListing } from '../search/refuse-listing.ts';
import { selectSimilar } from '../similar-listings-store.ts';

/**
 * Homes in search like one, without itself: 12 unless another number is asked for. Refuses
 * (listing-not-found).
 */
export async function findSimilarListings(
  { db }: Reading,
  { ListingId, limit = 12 }: QueryOf<typeof listingEndpoints.getSimilarListings>,
): Promise<AnswerOf<typeof listingEndpoints.getSimilarListings>> {
  const listing = await findShownListing(db, ListingId);
  if (!listing) return refuseListing('listing-not-found');
  const moment = thisMoment();
  const rows = await selectSimilar(db, listing, limit);
  return { value: rows.map((row) => presentCard(row, moment)) };
}
