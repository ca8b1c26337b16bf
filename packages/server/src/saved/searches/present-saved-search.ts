import type { WireSavedSearch } from '@homestead/contract/saved';
import type { SavedSearchRow } from './saved-search-store.ts';

/** A saved search on the wire: the filter's fields next to its own. */
export function presentSavedSearch(row: SavedSearchRow): WireSavedSearch {
  return {
    ...row.filter,
    sortby: row.sort,
    sid: row.id,
    userid: row.person_id,
    filter_name: row.name,
    onmarketdate: null,
    offmarketdate: null,
    frequency: row.frequency,
    wants: row.wants,
    newcount: row.new_count,
    createdat: row.created_at.toISOString(),
    changedat: row.changed_at.toISOString(),
    lookedat: row.looked_at.toISOString(),
    version: row.version,
  };
}
