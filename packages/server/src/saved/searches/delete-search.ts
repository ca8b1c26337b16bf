import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { SAVED_SEARCHES_MAX, type savedEndpoints } from '@homestead/contract/saved';
import { atomically, type Caller, type Database, requireOwnId } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { getSavedSearch } from './get-saved-searches.ts';
import { markSearchDeleted, unmarkSearchDeleted } from './saved-search-store.ts';

/** Deletes a saved search of the caller for 30 days, then for good; any other is not found. */
export async function deleteSearch(
  { db }: { db: Database },
  body: BodyOf<typeof savedEndpoints.deleteSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.deleteSearch>> {
  requireOwnId(body.userid, caller);
  const isThere = await markSearchDeleted(db, caller.personId, body.sid);
  return isThere ? { deleted: true } : refuseSaved('saved-search-not-found');
}

/** Restores a deleted search. Refuses when the caller has reached the limit by now. */
export async function restoreSearch(
  { db }: { db: Database },
  body: BodyOf<typeof savedEndpoints.restoreSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.restoreSearch>> {
  requireOwnId(body.userid, caller);
  const which = { personId: caller.personId, id: body.sid };
  const became = await atomically(db, (tx) => unmarkSearchDeleted(tx, which, SAVED_SEARCHES_MAX));
  if (became === 'full') refuseSaved('saved-searches-full');
  return getSavedSearch({ db }, { sid: body.sid }, caller);
}
