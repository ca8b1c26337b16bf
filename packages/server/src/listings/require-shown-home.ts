import type { Queryable } from '#platform';
import { addressLine } from './present-address.ts';
import { refuseListing } from './search/refuse-listing.ts';
import { findShownHome } from './shown-home-store.ts';

/** A home as the public may know it, for what other rooms write down about it. */
export interface ShownHome {
  listingKey: string;
  mlsNumber: string;
  standardStatus: string;
  /** In one line; null where it may not be shown (decision 14). */
  address: string | null;
}

/** The home of an MLS number (any case); refuses (listing-not-found) what may not be shown. */
export async function requireShownHome(db: Queryable, mlsNumber: string): Promise<ShownHome> {
  const row = (await findShownHome(db, mlsNumber)) ?? refuseListing('listing-not-found');
  const { street_address } = row;
  return {
    listingKey: row.listing_key,
    mlsNumber: row.mls_number,
    standardStatus: row.standard_status,
    address: street_address === null ? null : addressLine({ ...row, street_address }),
  };
}
