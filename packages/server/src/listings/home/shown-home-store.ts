import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import { shownListingId } from './shown-listing-id.ts';

/** `street_address` is null where it may not be shown. */
type ShownHomeRow = RowOf<
  'listing',
  'listing_key' | 'mls_number' | 'standard_status' | 'street_address' | 'city' | 'state' | 'zip'
>;

/** The home with an MLS number (any case) that may be shown on its page; null for none. */
export async function findShownHome(
  db: Queryable,
  mlsNumber: string,
): Promise<ShownHomeRow | null> {
  const { rows } = await sql<ShownHomeRow>`
    select listing_key, mls_number, standard_status,
      case when address_shown then street_address end as street_address, city, state, zip
    from listing where id = ${shownListingId(mlsNumber)}`.execute(db);
  return rows[0] ?? null;
}
