import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { type Caller, requireOwnId, thisMoment } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { refuseListing } from '../refuse-listing.ts';
import { findShownHome } from './listing-detail-store.ts';
import { presentListing } from './present-listing.ts';

/**
 * Everything a home's page shows, by its MLS number, as a list of one. Refuses (listing-not-found)
 * hidden and missing homes alike.
 */
export async function getListing(
  { db, site, wantPhotos }: ListingDeps,
  query: QueryOf<typeof listingEndpoints.getListing>,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.getListing>> {
  requireOwnId(query.userid, caller);
  const listing = await findShownHome(db, query.PropertyId);
  if (!listing) return refuseListing('listing-not-found');
  wantPhotos(listing.id);
  return { value: [presentListing(listing, thisMoment(), site)] };
}
