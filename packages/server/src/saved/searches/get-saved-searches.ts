import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { SAVED_SEARCHES_MAX, type savedEndpoints } from '@homestead/contract/saved';
import { type Caller, type Queryable, requireOwnId } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { presentSavedSearch } from './present-saved-search.ts';
import { findSavedSearch, selectSavedSearches } from './saved-search-store.ts';

/** The caller's saved searches. Refuses another person's id. */
export async function getSavedSearches(
  { db }: { db: Queryable },
  query: QueryOf<typeof savedEndpoints.getSavedSearches>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.getSavedSearches>> {
  requireOwnId(query.userid, caller);
  const rows = await selectSavedSearches(db, caller.personId, SAVED_SEARCHES_MAX);
  return { value: rows.map(presentSavedSearch) };
}

/**
 * One saved search of the caller; refuses (saved-search-not-found) any other, whether or not it
 * exists.
 */
export async function getSavedSearch(
  { db }: { db: Queryable },
  query: QueryOf<typeof savedEndpoints.getSavedSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.getSavedSearch>> {
  requireOwnId(query.userid, caller);
  const found = await findSavedSearch(db, caller.personId, query.sid);
  return { value: [presentSavedSearch(found ?? refuseSaved('saved-search-not-found'))] };
}
