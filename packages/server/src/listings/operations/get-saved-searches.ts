import { type listingEndpoints, SAVED_SEARCHES_MOST } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Caller, Queryable } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { presentSavedSearch } from '../saved-searches/present-saved-search.ts';
import { findSavedSearch, selectSavedSearches } from '../saved-searches/saved-search-store.ts';
import { refuseListing } from '../search/refuse-listing.ts';

/** The caller's saved searches. Refuses another person's id. */
export async function getSavedSearches(
  { db }: { db: Queryable },
  query: QueryOf<typeof listingEndpoints.getSavedSearches>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.getSavedSearches>> {
  requireOwnId(query.userid, caller);
  const rows = await selectSavedSearches(db, caller.personId, SAVED_SEARCHES_MOST);
  return { value: rows.map(presentSavedSearch) };
}

/** One saved search of the caller; refuses (saved-search-not-found) any other, there or not. */
export async function getSavedSearch(
  { db }: { db: Queryable },
  query: QueryOf<typeof listingEndpoints.getSavedSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.getSavedSearch>> {
  requireOwnId(query.userid, caller);
  const found = await findSavedSearch(db, caller.personId, query.sid);
  return { value: [presentSavedSearch(found ?? refuseListing('saved-search-not-found'))] };
}
