import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { presentHomeCard } from '#listings';
import { atomically, type Caller, type Database, requireOwnId, thisMoment } from '#platform';
import { selectSearchNews } from '../alerts/alert-match-store.ts';
import { refuseSaved } from '../refuse-saved.ts';
import { findSavedSearch, markSearchLookedAt } from './saved-search-store.ts';

const MAX = 60;

/**
 * What a saved search of the caller found since they last viewed it; `markViewed` marks it as viewed now.
 */
export async function readSearchNews(
  { db }: { db: Database },
  body: BodyOf<typeof savedEndpoints.readSearchNews>,
  caller: Caller,
): Promise<AnswerOf<typeof savedEndpoints.readSearchNews>> {
  requireOwnId(body.personId, caller);
  return atomically(db, async (tx) => {
    const search = await findSavedSearch(tx, caller.personId, body.id);
    if (!search) return refuseSaved('saved-search-not-found');
    const rows = await selectSearchNews(tx, search.id, MAX);
    if (body.markViewed) await markSearchLookedAt(tx, search.id);
    const moment = thisMoment();
    return {
      value: rows.map((row) => ({
        card: presentHomeCard(row, moment),
        news: row.news.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
      })),
    };
  });
}
