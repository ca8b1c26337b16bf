import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, type Database, recordEvent } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { findKeptHome, putMarkBack } from '../kept-homes/kept-home-store.ts';
import { readKeptWish, refuseFlags } from '../kept-homes/kept-wish.ts';
import { markEvent } from '../kept-homes/mark-event.ts';
import { presentFlags } from '../kept-homes/present-kept-home.ts';
import { requireOwnListing } from '../kept-homes/require-own-listing.ts';
import { refuseListing } from '../search/refuse-listing.ts';

/**
 * Puts the mark back that the caller's last change of a home took away, with its instant, price and
 * note of before. A mark that stands already is no refusal. Refuses another person's id, no or
 * several flags (bad-input), a home that is neither theirs nor shown (listing-not-found), a mark
 * that was not the one before (nothing-to-undo).
 */
export async function undoHomeMark(
  { db }: { db: Database },
  body: BodyOf<typeof listingEndpoints.undoHome>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.undoHome>> {
  requireOwnId(body.userid, caller);
  const mark = readKeptWish(body);
  if (mark === null || mark === 'viewed') refuseFlags('Favorites or dislikes must be true');
  await atomically(db, async (tx) => {
    const home = await requireOwnListing(tx, caller.personId, body.propertiesid);
    const gone = await putMarkBack(tx, home, mark);
    if (gone !== undefined) return recordEvent(tx, markEvent('set', mark, home));
    const kept = await findKeptHome(tx, home);
    if (kept?.mark !== mark) refuseListing('nothing-to-undo');
  });
  return presentFlags(mark);
}
