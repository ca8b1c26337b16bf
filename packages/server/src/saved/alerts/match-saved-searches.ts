import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { type HomeMatcher, type HomeMatching, openHomeMatcher } from '#listings';
import { atomically, DatabaseLock, noteFailedRow, type Queryable, type Services } from '#platform';
import {
  type AlertCursor,
  type AlertMatch,
  findAlertCursor,
  type HomeNews,
  insertMatches,
  moveAlertCursor,
  selectHistoryNews,
  selectOpenHouseNews,
  selectWatchingSearches,
  type WatchingSearch,
} from './alert-match-store.ts';

/** What matching works with. */
export interface Matching extends HomeMatching, Pick<Services, 'db' | 'pool' | 'log' | 'metrics'> {}

const NEWS_AT_ONCE = 1000;
const SEARCHES_AT_ONCE = 1000;
const MATCHES_AT_ONCE = 10_000;

/** The job that matches saved searches, which are its rows. */
export const MATCHING_JOB = 'saved.match-searches';

const matchingLock = new DatabaseLock('saved.matching');

/**
 * Matches the feed's news since the last run against all saved searches and records what they find,
 * with its position, in one commit: a run that dies is repeated, and nothing is found twice. News
 * from before a search was saved doesn't count. A search that can't be matched finds nothing this
 * time, and the others find theirs. No transaction is open while a router is asked for travel
 * times. One node at a time; returns the number of matches, or null when there was nothing to do.
 */
export async function matchSavedSearches(
  matching: Matching,
  signal?: AbortSignal,
): Promise<number | null> {
  const alone = await matchingLock.alone(matching.pool, (lost) =>
    matchNewsSince(matching, signal ? AbortSignal.any([signal, lost]) : lost),
  );
  return alone?.result ?? null;
}

async function matchNewsSince(matching: Matching, signal: AbortSignal): Promise<number | null> {
  const { db } = matching;
  const cursor = await findAlertCursor(db);
  const { news, reached } = await readNews(db, cursor);
  if (reached === null) return null;
  const matches = news.length > 0 ? await matchNews(matching, news, signal) : [];
  await atomically(db, async (tx) => {
    signal.throwIfAborted();
    for (let start = 0; start < matches.length; start += MATCHES_AT_ONCE) {
      await insertMatches(tx, matches.slice(start, start + MATCHES_AT_ONCE));
    }
    await moveAlertCursor(tx, reached);
  });
  return matches.length;
}

async function readNews(
  db: Queryable,
  cursor: AlertCursor,
): Promise<{ news: HomeNews[]; reached: AlertCursor | null }> {
  const history = await selectHistoryNews(db, cursor.history_id, NEWS_AT_ONCE);
  const openHouses = await selectOpenHouseNews(db, cursor.open_house_id, NEWS_AT_ONCE);
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
  news: readonly HomeNews[],
  signal: AbortSignal,
): Promise<AlertMatch[]> {
  const { db } = matching;
  const ids = [...new Set(news.map((one) => one.listing_id))];
  const matcher = await openHomeMatcher(matching, db, ids);
  const newsOf = Map.groupBy(news, (one) => one.listing_id);
  const matches: AlertMatch[] = [];
  if (!matcher) return matches;
  for (let after: string | null = null; ; ) {
    const searches = await selectWatchingSearches(db, after, SEARCHES_AT_ONCE);
    for (const [index, search] of searches.entries()) {
      if (index % 50 === 0) await yieldToEventLoop(signal);
      for (const match of await findMatches(matching, matcher, search, newsOf)) matches.push(match);
    }
    after = searches.at(-1)?.id ?? null;
    if (searches.length < SEARCHES_AT_ONCE) return matches;
  }
}

async function findMatches(
  matching: Matching,
  matcher: HomeMatcher,
  search: WatchingSearch,
  newsOf: ReadonlyMap<number, readonly HomeNews[]>,
): Promise<AlertMatch[]> {
  const wanted = new Set(search.wants);
  if (wanted.size === 0) return [];
  const ids = await findHomes(matching, matcher, search);
  return ids.flatMap((id) =>
    (newsOf.get(id) ?? [])
      .filter(({ news, seen_at: seenAt }) => wanted.has(news) && seenAt >= search.created_at)
      .map((news) => ({ saved_search_id: search.id, news })),
  );
}

/** None when the search can't be matched. Throws when the database is gone. */
async function findHomes(
  matching: Matching,
  matcher: HomeMatcher,
  search: WatchingSearch,
): Promise<number[]> {
  try {
    return await matcher(search.filter, search.person_id);
  } catch (error) {
    await sql`select 1`.execute(matching.db);
    noteFailedRow(matching, { job: MATCHING_JOB, rowId: search.id }, error);
    return [];
  }
}

/** Yields to other work in this process; throws when the work was aborted. */
async function yieldToEventLoop(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await nextTurn();
}
