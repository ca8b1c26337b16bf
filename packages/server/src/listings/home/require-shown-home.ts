import type { Queryable } from '#platform';
import { addressLine } from '../cards/present-address.ts';
import { refuseListing } from '../refuse-listing.ts';
import { findShownHome } from './shown-home-store.ts';

/** A home's public facts, for what other rooms store about it. */
export interface ShownHome {
  listingKey: string;
  mlsNumber: string;
  standardStatus: string;
  /** In one line; null where it may not be shown. */
  address: string | null;
}

/** The home with an MLS number (any case); refuses (listing-not-found) what may not be shown. */
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
