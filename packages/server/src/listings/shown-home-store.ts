import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { shownListingId } from './listing-detail-store.ts';
import { addressLine } from './present-address.ts';
import { refuseListing } from './search/refuse-listing.ts';

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
  const { rows } = await sql<{
    listing_key: string;
    mls_number: string;
    standard_status: string;
    street_address: string | null;
    city: string | null;
    state: string | null;
    zip: string | null;
  }>`
    select listing_key, mls_number, standard_status,
      case when address_shown then street_address end as street_address, city, state, zip
    from listing where id = ${shownListingId(mlsNumber)}`.execute(db);
  const row = rows[0] ?? refuseListing('listing-not-found');
  const { street_address } = row;
  return {
    listingKey: row.listing_key,
    mlsNumber: row.mls_number,
    standardStatus: row.standard_status,
    address: street_address === null ? null : addressLine({ ...row, street_address }),
  };
}
