import type { BodyOf } from '@homestead/contract/platform';
import { type savedEndpoints, savedHomeReplies } from '@homestead/contract/saved';
import { requireShownListingId } from '#listings';
import { atomically, type Caller, type Database, recordEvent, requireOwnId } from '#platform';
import { savedHomeMessages } from '../messages.ts';
import { homeSaved } from '../saved-events.ts';
import { setViewHidden } from '../views/viewed-home-store.ts';
import { readSavedListQuery, refuseFlags } from './read-saved-list-query.ts';
import { requireOwnListing } from './require-own-listing.ts';
import { setMark } from './saved-home-store.ts';

/**
 * Saves the caller's favorite or dislike of a home, one replacing the other, or puts it back
 * on their recently viewed. Repeating it changes nothing. Refuses another person's id, no or
 * several flags (bad-input), a home that is not shown (listing-not-found).
 */
export async function saveHome(
  { db }: { db: Database },
  body: BodyOf<typeof savedEndpoints.saveHome>,
  caller: Caller,
): Promise<typeof savedHomeReplies.saved> {
  requireOwnId(body.userid, caller);
  const { personId } = caller;
  const query = readSavedListQuery(body) ?? refuseFlags(savedHomeMessages.flagRequired());
  await atomically(db, async (tx) => {
    if (query === 'viewed') {
      const viewed = await requireOwnListing(tx, personId, body.propertiesid);
      return setViewHidden(tx, viewed, false);
    }
    const home = { personId, listingId: await requireShownListingId(tx, body.propertiesid) };
    const isNew = await setMark(tx, home, query);
    if (isNew && query === 'favorite') await recordEvent(tx, homeSaved, home);
  });
  return savedHomeReplies.saved;
}
