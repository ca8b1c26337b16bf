import type { BodyOf } from '@homestead/contract/platform';
import { type savedEndpoints, savedHomeReplies } from '@homestead/contract/saved';
import { atomically, type Caller, type Database, requireOwnId } from '#platform';
import { setViewHidden } from '../views/viewed-home-store.ts';
import { readSavedListQuery } from './read-saved-list-query.ts';
import { requireOwnListing } from './require-own-listing.ts';
import { clearMark } from './saved-home-store.ts';

/**
 * Removes the caller's reaction to a home (the given one, or any), or removes the home from their
 * recently viewed. A missing reaction is not an error. Refuses another person's id, several flags
 * (bad-input), a home that is neither theirs nor shown (listing-not-found).
 */
export async function removeHome(
  { db }: { db: Database },
  body: BodyOf<typeof savedEndpoints.removeHome>,
  caller: Caller,
): Promise<typeof savedHomeReplies.removed> {
  requireOwnId(body.userid, caller);
  const query = readSavedListQuery(body);
  await atomically(db, async (tx) => {
    const home = await requireOwnListing(tx, caller.personId, body.propertiesid);
    if (query === 'viewed') return setViewHidden(tx, home, true);
    await clearMark(tx, home, query);
  });
  return savedHomeReplies.removed;
}
