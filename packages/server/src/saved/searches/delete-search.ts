import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { SAVED_SEARCHES_MAX, type savedEndpoints } from '@homestead/contract/saved';
import { atomically, type Caller, type Database, requireOwnId } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { findSavedSearch, markSearchDeleted, unmarkSearchDeleted } from './saved-search-store.ts';

/** Deletes a saved search of the caller for 30 days, then for good; any other is not found. */
export async function deleteSearch(
  { db }: { db: Database },
  body: BodyOf<typeof savedEndpoints.deleteSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.deleteSearch>> {
  requireOwnId(body.personId, caller);
  const isThere = await markSearchDeleted(db, caller.personId, body.id);
  return isThere ? { isDeleted: true } : refuseSaved('saved-search-not-found');
}

/** Restores a deleted search. Refuses when the caller has reached the limit by now. */
export async function restoreSearch(
  { db }: { db: Database },
  body: BodyOf<typeof savedEndpoints.restoreSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.restoreSearch>> {
  requireOwnId(body.personId, caller);
  const which = { personId: caller.personId, id: body.id };
  const became = await atomically(db, (tx) => unmarkSearchDeleted(tx, which, SAVED_SEARCHES_MAX));
  if (became === 'full') refuseSaved('saved-searches-full');
  const saved = await findSavedSearch(db, caller.personId, body.id);
  return { id: body.id, version: (saved ?? refuseSaved('saved-search-not-found')).version };
}
