import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, type Database } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { presentCard } from '../present-card.ts';
import { thisMoment } from '../reading.ts';
import { selectSearchNews } from '../saved-searches/alert-match-store.ts';
import { findSavedSearch, markSearchLookedAt } from '../saved-searches/saved-search-store.ts';
import { refuseListing } from '../search/refuse-listing.ts';

const MOST = 60;

/** What a saved search of the caller found since they last looked at it; with `seen`, they did now. */
export async function readSearchNews(
  { db }: { db: Database },
  body: BodyOf<typeof listingEndpoints.readSearchNews>,
  caller: Caller,
): Promise<AnswerOf<typeof listingEndpoints.readSearchNews>> {
  requireOwnId(body.userid, caller);
  return atomically(db, async (tx) => {
    const search = await findSavedSearch(tx, caller.personId, body.sid);
    if (!search) return refuseListing('saved-search-not-found');
    const rows = await selectSearchNews(tx, search.id, MOST);
    if (body.seen) await markSearchLookedAt(tx, search.id);
    const moment = thisMoment();
    return {
      value: rows.map((row) => ({
        card: presentCard(row, moment),
        news: row.news.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
      })),
    };
  });
}
