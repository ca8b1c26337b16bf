import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, type Database } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { findKeptHome, replaceNote } from '../kept-homes/kept-home-store.ts';
import { requireOwnListing } from '../kept-homes/require-own-listing.ts';
import { refuseListing } from '../search/refuse-listing.ts';

/**
 * Replaces the caller's note about a home they marked; empty clears it. The same text once more is
 * no conflict. Refuses another person's id, a home that is neither theirs nor shown
 * (listing-not-found) or not marked (home-not-marked), a note that was changed since the version
 * that is named (note-changed).
 */
export async function saveHomeNote(
  { db }: { db: Database },
  { userid, propertiesid, note, version }: BodyOf<typeof listingEndpoints.saveHomeNote>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.saveHomeNote>> {
  requireOwnId(userid, caller);
  return atomically(db, async (tx) => {
    const home = await requireOwnListing(tx, caller.personId, propertiesid);
    const newVersion = await replaceNote(tx, home, { note, version });
    if (newVersion !== null) return { note, version: newVersion };
    const kept = await findKeptHome(tx, home);
    if (!kept?.mark) return refuseListing('home-not-marked');
    if (kept.note === note) return { note, version: kept.note_version };
    return refuseListing('note-changed');
  });
}
