import type { Queryable } from '#platform';
import { requireShownListingId } from '../listing-detail-store.ts';
import { findOwnListingId, type PersonAndHome } from './kept-home-store.ts';

/**
 * The home of an MLS number for somebody who changes what they kept of it: one of their own also
 * when it is no longer shown, else one that is. Refuses (listing-not-found).
 */
export async function requireOwnListing(
  tx: Queryable,
  personId: string,
  mlsNumber: string,
): Promise<PersonAndHome> {
  const own = await findOwnListingId(tx, personId, mlsNumber);
  return { personId, listingId: own ?? (await requireShownListingId(tx, mlsNumber)) };
}
