import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { findShownListing, selectShownPhotos } from '../listing-detail-store.ts';
import { presentListing } from '../present-listing.ts';
import { type Reading, thisMoment } from '../reading.ts';
import { refuseListing } from '../search/refuse-listing.ts';

/**
 * Everything the page of one home shows, by its MLS number, as a list of one. Refuses
 * (listing-not-found) what may not be shown and what is not there, alike.
 */
export async function getListing(
  { db, wantPhotos }: Reading,
  query: QueryOf<typeof listingEndpoints.getListing>,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.getListing>> {
  requireOwnId(query.userid, caller);
  const listing = await findShownListing(db, query.PropertyId);
  if (!listing) return refuseListing('listing-not-found');
  wantPhotos(listing.id);
  const photos = await selectShownPhotos(db, listing.id);
  return { value: [presentListing(listing, photos, thisMoment())] };
}
