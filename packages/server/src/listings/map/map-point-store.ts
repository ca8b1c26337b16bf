import { sql } from 'kysely';
import type { Moment, Queryable, RowOf } from '#platform';
import { andAll, filterConditions, searchedHomes } from '../search/filter-conditions.ts';
import type { SearchFilter } from '../search/search-filter.ts';
import { sortKeys } from '../search/sort-keys.ts';

type MapPointRow = RowOf<'listing', 'mls_number' | 'position_approximate' | 'list_price_cents'> & {
  position: { x: number; y: number };
};

/** Positions of the homes that the filter finds inside its box, newest first, up to `limit`. */
export async function selectMapPoints(
  db: Queryable,
  filter: SearchFilter,
  moment: Moment,
  limit: number,
): Promise<MapPointRow[]> {
  const { rows } = await sql<MapPointRow>`
    select mls_number, position, position_approximate, list_price_cents from listing
    where ${searchedHomes(filter)}${andAll(filterConditions(filter, moment))}
    order by ${sql.raw(sortKeys.newest.key)} desc, id desc limit ${limit}`.execute(db);
  return rows;
}
