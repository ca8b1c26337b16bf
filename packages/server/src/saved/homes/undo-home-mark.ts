import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { atomically, type Caller, type Database, recordEvent, requireOwnId } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { homeSaved } from '../saved-events.ts';
import { presentFlags } from './present-saved-home.ts';
import { readSavedListQuery, refuseFlags } from './read-saved-list-query.ts';
import { requireOwnListing } from './require-own-listing.ts';
import { findSavedHome, restoreMark } from './saved-home-store.ts';

/**
 * Restores the reaction that the caller's last change of a home removed, with its instant, price
 * and note. An existing one is not an error. Refuses another person's id, no or several flags
 * (bad-input), a home that is neither theirs nor shown (listing-not-found), a reaction that is not
 * the previous one (nothing-to-undo).
 */
export async function undoHomeMark(
  { db }: { db: Database },
  body: BodyOf<typeof savedEndpoints.undoHome>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.undoHome>> {
  requireOwnId(body.userid, caller);
  const mark = readSavedListQuery(body);
  if (mark === null || mark === 'viewed') refuseFlags('Favorites or dislikes must be true');
  await atomically(db, async (tx) => {
    const home = await requireOwnListing(tx, caller.personId, body.propertiesid);
    const gone = await restoreMark(tx, home, mark);
    if (gone !== undefined) {
      if (mark === 'favorite') await recordEvent(tx, homeSaved, home);
      return;
    }
    const kept = await findSavedHome(tx, home);
    if (kept?.mark !== mark) refuseSaved('nothing-to-undo');
  });
  return presentFlags(mark);
}
