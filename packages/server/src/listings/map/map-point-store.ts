import { sql } from 'kysely';
import type { Moment, Queryable } from '#platform';
import { andAll, filterConditions, homesInReach } from '../search/filter-conditions.ts';
import type { SearchFilter } from '../search/search-filter.ts';

export interface MapPointRow {
  mls_number: string;
  position: { x: number; y: number };
  position_approximate: boolean;
  list_price_cents: number | null;
}

/** Positions of the homes that the filter finds inside its box, newest first, up to `limit`. */
export async function selectMapPoints(
  db: Queryable,
  filter: SearchFilter,
  moment: Moment,
  limit: number,
): Promise<MapPointRow[]> {
  const { rows } = await sql<MapPointRow>`
    select mls_number, position, position_approximate, list_price_cents from listing
    where ${homesInReach(filter)}${andAll(filterConditions(filter, moment))}
    order by listed_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
