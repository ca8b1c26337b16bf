import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { refuseListing } from '../refuse-listing.ts';

/** The id of the listing with an MLS number, as a subquery; null when none may be shown. */
export function shownListingId(mlsNumber: string) {
  return sql`(
    select id from listing where lower(mls_number) = ${mlsNumber.toLowerCase()}
      and visibility in ('search', 'page')
    order by (visibility = 'search') desc, modified_at desc, id desc limit 1)`;
}

/** The id for an MLS number; refuses (listing-not-found) when no such listing may be shown. */
export async function requireShownListingId(db: Queryable, mlsNumber: string): Promise<number> {
  const { rows } = await sql<{
    id: number | null;
  }>`select ${shownListingId(mlsNumber)} as id`.execute(db);
  return rows[0]?.id ?? refuseListing('listing-not-found');
}
