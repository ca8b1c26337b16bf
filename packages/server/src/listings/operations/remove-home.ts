import { keptReplies, type listingEndpoints } from '@homestead/contract/listings';
import type { BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, type Database, recordEvent } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { takeMarkAway } from '../kept-homes/kept-home-store.ts';
import { readKeptWish } from '../kept-homes/kept-wish.ts';
import { markEvent } from '../kept-homes/mark-event.ts';
import { requireOwnListing } from '../kept-homes/require-own-listing.ts';
import { setViewHidden } from '../kept-homes/viewed-home-store.ts';

/**
 * Takes the caller's mark of a home away, the one that is named or whichever stands, or the home
 * off their recently viewed. A mark that does not stand is no refusal. Refuses another person's id,
 * several flags (bad-input), a home that is neither theirs nor shown (listing-not-found).
 */
export async function removeHome(
  { db }: { db: Database },
  body: BodyOf<typeof listingEndpoints.removeHome>,
  caller: Caller,
): Promise<typeof keptReplies.removed> {
  requireOwnId(body.userid, caller);
  const wish = readKeptWish(body);
  await atomically(db, async (tx) => {
    const home = await requireOwnListing(tx, caller.personId, body.propertiesid);
    if (wish === 'viewed') return setViewHidden(tx, home, true);
    const gone = await takeMarkAway(tx, home, wish);
    if (gone) await recordEvent(tx, markEvent('gone', gone, home));
  });
  return keptReplies.removed;
}
