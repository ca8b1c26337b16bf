import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { refuseListing } from '../search/refuse-listing.ts';
import type { OutsideHouse } from './outside-house.ts';
import { findLegalFacts } from './own-home-store.ts';

/**
 * Legal description and county of a home, as the feed has them (spec 2 section 6). The description says
 * where the lot is, so it goes with the address: it is not told where that may not be shown (decision
 * 14). Refuses (listing-not-found) what may not be shown.
 */
export async function getLegalAndCounty(
  { db }: Pick<OutsideHouse, 'db'>,
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
