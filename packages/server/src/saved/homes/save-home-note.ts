import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { atomically, type Caller, type Database, requireOwnId } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { requireOwnListing } from './require-own-listing.ts';
import { findSavedHome, replaceNote } from './saved-home-store.ts';

/**
 * Replaces the caller's note about a home they reacted to; empty clears it. Saving the same text
 * again is not a conflict. Refuses another person's id, a home that is neither theirs nor shown
 * (listing-not-found) or has no reaction (home-not-marked), a note that was changed since the given
 * version (note-changed).
 */
export async function saveHomeNote(
  { db }: { db: Database },
  { personId, mlsNumber, note, version }: BodyOf<typeof savedEndpoints.saveHomeNote>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.saveHomeNote>> {
  requireOwnId(personId, caller);
  return atomically(db, async (tx) => {
    const home = await requireOwnListing(tx, caller.personId, mlsNumber);
    const newVersion = await replaceNote(tx, home, { note, version });
    if (newVersion !== null) return { note, version: newVersion };
    const kept = await findSavedHome(tx, home);
    if (!kept?.mark) return refuseSaved('home-not-marked');
    if (kept.note === note) return { note, version: kept.note_version };
    return refuseSaved('note-changed');
  });
}
