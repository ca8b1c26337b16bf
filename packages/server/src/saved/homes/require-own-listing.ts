import { requireShownListingId } from '#listings';
import type { Queryable } from '#platform';
import { findOwnListingId, type PersonAndHome } from './saved-home-store.ts';

/**
 * The home with an MLS number for a person who changes what they saved about it: one of their own
 * even when it is no longer shown, otherwise one that is. Refuses (listing-not-found).
 */
export async function requireOwnListing(
  tx: Queryable,
  personId: string,
  mlsNumber: string,
): Promise<PersonAndHome> {
  const own = await findOwnListingId(tx, personId, mlsNumber);
  return { personId, listingId: own ?? (await requireShownListingId(tx, mlsNumber)) };
}
