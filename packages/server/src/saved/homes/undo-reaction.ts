import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { atomically, type Caller, type Database, recordEvent, requireOwnId } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { homeSaved } from '../saved-events.ts';
import { requireOwnListing } from './require-own-listing.ts';
import { findSavedHome, restoreMark } from './saved-home-store.ts';

/**
 * Restores the reaction that the caller's last change of a home removed, with its instant, price
 * and note. An existing one is not an error. Refuses another person's id, a home that is neither
 * theirs nor shown (listing-not-found), a reaction that is not the previous one (nothing-to-undo).
 */
export async function undoReaction(
  { db }: { db: Database },
  { personId, mlsNumber, reaction }: BodyOf<typeof savedEndpoints.undoHome>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.undoHome>> {
  requireOwnId(personId, caller);
  await atomically(db, async (tx) => {
    const home = await requireOwnListing(tx, caller.personId, mlsNumber);
    const gone = await restoreMark(tx, home, reaction);
    if (gone !== undefined) {
      if (reaction === 'favorite') await recordEvent(tx, homeSaved, home);
      return;
    }
    const saved = await findSavedHome(tx, home);
    if (saved?.mark !== reaction) refuseSaved('nothing-to-undo');
  });
  return { reaction };
}
