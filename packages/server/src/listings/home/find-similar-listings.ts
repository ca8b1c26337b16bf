import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { type Queryable, thisMoment } from '#platform';
import { presentHomeCard } from '../cards/present-home-card.ts';
import { refuseListing } from '../refuse-listing.ts';
import { findShownListing } from './listing-detail-store.ts';
import { selectSimilar } from './similar-listings-store.ts';

/** Homes in search similar to one, without itself: 12 by default. Refuses (listing-not-found). */
export async function findSimilarListings(
  { db }: { db: Queryable },
  { mlsNumber, limit = 12 }: QueryOf<typeof listingEndpoints.getSimilarListings>,
): Promise<AnswerOf<typeof listingEndpoints.getSimilarListings>> {
  const listing = await findShownListing(db, mlsNumber);
  if (!listing) return refuseListing('listing-not-found');
  const moment = thisMoment();
  const rows = await selectSimilar(db, listing, limit);
  return { value: rows.map((row) => presentHomeCard(row, moment)) };
}
