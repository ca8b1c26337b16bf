import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type OpenHouseRow = RowOf<
  'open_house',
  'open_house_key' | 'starts_at' | 'ends_at' | 'type' | 'remarks' | 'modified_at'
>;

/** The public open houses of a listing that are not over at `now`, soonest first, at most 100. */
export async function selectComingOpenHouses(
  db: Queryable,
  listingId: number,
  now: Date,
): Promise<OpenHouseRow[]> {
  const { rows } = await sql<OpenHouseRow>`
    select open_house_key, starts_at, ends_at, type, remarks, modified_at
    from open_house
    where listing_id = ${listingId} and is_public and ends_at > ${now}
    order by starts_at, id limit 100`.execute(db);
  return rows;
}
