import { setImmediate as nextTurn } from 'node:timers/promises';
import { type HomeMatcher, type HomeMatching, openHomeMatcher } from '#listings';
import { atomically, type Database, type Queryable } from '#platform';
import {
  type AlertCursor,
  type AlertMatch,
  type HomeNews,
  insertMatches,
  lockAlertCursor,
  moveAlertCursor,
  selectHistoryNews,
  selectOpenHouseNews,
  selectWatchingSearches,
  type WatchingSearch,
} from './alert-match-store.ts';

/** What matching works with. */
export interface Matching extends HomeMatching {
  db: Database;
}

const NEWS_AT_ONCE = 1000;
const SEARCHES_AT_ONCE = 1000;

/**
 * Matches the feed's news since the last run against all saved searches and records what they find,
 * with its position, in one commit: a run that dies is repeated, and nothing is found twice. News
 * from before a search was saved doesn't count. One node at a time; returns the number of matches,
 * or null when there was nothing to do.
 */
export async function matchSavedSearches(
  matching: Matching,
  signal?: AbortSignal,
): Promise<number | null> {
  return atomically(matching.db, async (tx) => {
    const cursor = await lockAlertCursor(tx);
    if (!cursor) return null;
    const { news, reached } = await readNews(tx, cursor);
    if (reached === null) return null;
    const found = news.length > 0 ? await matchNews(matching, tx, news, signal) : 0;
    await moveAlertCursor(tx, reached);
    return found;
  });
}

async function readNews(
  tx: Queryable,
  cursor: AlertCursor,
): Promise<{ news: HomeNews[]; reached: AlertCursor | null }> {
  const history = await selectHistoryNews(tx, cursor.history_id, NEWS_AT_ONCE);
  const openHouses = await selectOpenHouseNews(tx, cursor.open_house_id, NEWS_AT_ONCE);
  if (history.length === 0 && openHouses.length === 0) return { news: [], reached: null };
  return {
    news: [
      ...history.flatMap(({ news, ...row }) => (news === null ? [] : [{ ...row, news }])),
      ...openHouses.filter(({ is_told: isTold }) => isTold),
    ],
    reached: {
      history_id: history.at(-1)?.news_id ?? cursor.history_id,
      open_house_id: openHouses.at(-1)?.news_id ?? cursor.open_house_id,
    },
  };
}

async function matchNews(
  matching: Matching,
  tx: Queryable,
  news: readonly HomeNews[],
  signal: AbortSignal | undefined,
): Promise<number> {
  const ids = [...new Set(news.map((one) => one.listing_id))];
  const matcher = await openHomeMatcher(matching, tx, ids);
  const newsOf = Map.groupBy(news, (one) => one.listing_id);
  if (!matcher) return 0;
  let found = 0;
  for (let after: string | null = null; ; ) {
    const searches = await selectWatchingSearches(tx, after, SEARCHES_AT_ONCE);
    const matches: AlertMatch[] = [];
    for (const [index, search] of searches.entries()) {
      if (index % 50 === 0) await yieldToEventLoop(signal);
      matches.push(...(await findMatches(matcher, search, newsOf)));
    }
    await insertMatches(tx, matches);
    found += matches.length;
    after = searches.at(-1)?.id ?? null;
    if (searches.length < SEARCHES_AT_ONCE) return found;
  }
}

async function findMatches(
  matcher: HomeMatcher,
  search: WatchingSearch,
  newsOf: ReadonlyMap<number, readonly HomeNews[]>,
): Promise<AlertMatch[]> {
  const wanted = new Set(search.wants);
  if (wanted.size === 0) return [];
  const ids = await matcher(search.filter, search.person_id);
  return ids.flatMap((id) =>
    (newsOf.get(id) ?? [])
      .filter(({ news, seen_at: seenAt }) => wanted.has(news) && seenAt >= search.created_at)
      .map((news) => ({ saved_search_id: search.id, news })),
  );
}

/** Yields to other work in this process; throws when the work was aborted. */
async function yieldToEventLoop(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await nextTurn();
}
