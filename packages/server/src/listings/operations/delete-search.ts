import { type listingEndpoints, SAVED_SEARCHES_MOST } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, type Database } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { markSearchDeleted, unmarkSearchDeleted } from '../saved-searches/saved-search-store.ts';
import { refuseListing } from '../search/refuse-listing.ts';
import { getSavedSearch } from './get-saved-searches.ts';

/** Deletes a saved search of the caller for 30 days, then for good; any other is not there. */
export async function deleteSearch(
  { db }: { db: Database },
  body: BodyOf<typeof listingEndpoints.deleteSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.deleteSearch>> {
  requireOwnId(body.userid, caller);
  const isThere = await markSearchDeleted(db, caller.personId, body.sid);
  return isThere ? { deleted: true } : refuseListing('saved-search-not-found');
}

/** Takes a deletion back. Refuses where the caller has as many as one may have by now. */
export async function restoreSearch(
  { db }: { db: Database },
  body: BodyOf<typeof listingEndpoints.restoreSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.restoreSearch>> {
  requireOwnId(body.userid, caller);
  const which = { personId: caller.personId, id: body.sid };
  const became = await atomically(db, (tx) => unmarkSearchDeleted(tx, which, SAVED_SEARCHES_MOST));
  if (became === 'full') refuseListing('saved-searches-full');
  return getSavedSearch({ db }, { sid: body.sid }, caller);
}
