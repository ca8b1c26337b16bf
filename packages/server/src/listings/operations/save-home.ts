import { keptReplies, type listingEndpoints } from '@homestead/contract/listings';
import type { BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, type Database, recordEvent } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { setMark } from '../kept-homes/kept-home-store.ts';
import { readKeptWish, refuseFlags } from '../kept-homes/kept-wish.ts';
import { markEvent } from '../kept-homes/mark-event.ts';
import { requireOwnListing } from '../kept-homes/require-own-listing.ts';
import { setViewHidden } from '../kept-homes/viewed-home-store.ts';
import { requireShownListingId } from '../listing-detail-store.ts';

/**
 * Marks a home as favourite or dislike for the caller, the one in place of the other (spec 1
 * section 4), or puts it back on their recently viewed. Once more changes nothing. Refuses another
 * person's id, no or several flags (bad-input), a home that is not shown (listing-not-found).
 */
export async function saveHome(
  { db }: { db: Database },
  body: BodyOf<typeof listingEndpoints.saveHome>,
  caller: Caller,
): Promise<typeof keptReplies.saved> {
  requireOwnId(body.userid, caller);
  const { personId } = caller;
  const wish = readKeptWish(body) ?? refuseFlags('Favorites or dislikes must be true');
  await atomically(db, async (tx) => {
    if (wish === 'viewed') {
      const viewed = await requireOwnListing(tx, personId, body.propertiesid);
      return setViewHidden(tx, viewed, false);
    }
    const home = { personId, listingId: await requireShownListingId(tx, body.propertiesid) };
    if (await setMark(tx, home, wish)) await recordEvent(tx, markEvent('set', wish, home));
  });
  return keptReplies.saved;
}
