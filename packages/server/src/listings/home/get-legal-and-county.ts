import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { findLegalFacts } from '../geocoding/own-home-store.ts';
import { refuseListing } from '../refuse-listing.ts';

/**
 * Legal description and county of a home, from the feed. The description reveals where the
 * lot is, so it is hidden together with the address. Refuses (listing-not-found) what may
 * not be shown.
 */
export async function getLegalAndCounty(
  { db }: { db: Queryable },
  { ListingId }: QueryOf<typeof listingEndpoints.getLegalAndCounty>,
): Promise<AnswerOf<typeof listingEndpoints.getLegalAndCounty>> {
  const facts = await findLegalFacts(db, ListingId);
  if (!facts) return refuseListing('listing-not-found');
  return {
    ListingId: facts.mls_number,
    legal_description: facts.address_shown ? facts.legal_description : null,
    county: facts.county,
  };
}
