import type { PaymentTerms } from '@homestead/contract/listings';
import { atomically, type Database, type Queryable, RefusalError } from '#platform';
import { selectFilterableHomes } from '../filterable-home-store.ts';
import type { Commutes } from '../outside/commute/commutes.ts';
import { thisMoment } from '../reading.ts';
import type { FilterableHome } from '../search/filterable-home.ts';
import { homeTest } from '../search/matches-filter.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';
import type { SearchFilter } from '../search/search-filter.ts';
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
import { letOthersGo } from './let-others-go.ts';

/** What matching works with. */
export interface Matching {
  db: Database;
  terms: PaymentTerms;
  commutes: Pick<Commutes, 'apply'>;
}

const NEWS_AT_ONCE = 1000;
const SEARCHES_AT_ONCE = 1000;

/**
 * Holds the news of the feed since the last time against all saved searches and notes what they
 * find, with how far it came, in one commit: a run that dies is done again, and none finds twice
 * what it found. News from before a search was saved is none of its. One node at a time; answers
 * how many matches there were, or null when there was nothing to do.
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
  const homes = await selectFilterableHomes(tx, ids, new Date());
  const newsOf = Map.groupBy(news, (one) => one.listing_id);
  const shown = homes.filter(({ reach }) => reach === 'search');
  if (shown.length === 0) return 0;
  let found = 0;
  for (let after: string | null = null; ; ) {
    const searches = await selectWatchingSearches(tx, after, SEARCHES_AT_ONCE);
    const matches: AlertMatch[] = [];
    for (const [index, search] of searches.entries()) {
      if (index % 50 === 0) await letOthersGo(signal);
      matches.push(...(await findMatches(matching, search, shown, newsOf)));
    }
    await insertMatches(tx, matches);
    found += matches.length;
    after = searches.at(-1)?.id ?? null;
    if (searches.length < SEARCHES_AT_ONCE) return found;
  }
}

async function findMatches(
  { terms, commutes }: Matching,
  search: WatchingSearch,
  homes: readonly FilterableHome[],
  newsOf: ReadonlyMap<number, readonly HomeNews[]>,
): Promise<AlertMatch[]> {
  const wanted = new Set(search.wants);
  if (wanted.size === 0) return [];
  const filter = readSearchFilter(search.filter, terms);
  const isFound = homeTest(await withCommute(commutes, search, filter), thisMoment());
  return homes
    .filter(isFound)
    .flatMap(({ id }) =>
      (newsOf.get(id) ?? [])
        .filter(({ news, seen_at: seenAt }) => wanted.has(news) && seenAt >= search.created_at)
        .map((news) => ({ saved_search_id: search.id, news })),
    );
}

/** Where travel times can't be had, the rest of the filter decides, as it does on the page. */
async function withCommute(
  commutes: Matching['commutes'],
  { filter: { commute }, person_id: personId }: WatchingSearch,
  filter: SearchFilter,
): Promise<SearchFilter> {
  if (!commute) return filter;
  try {
    return await commutes.apply(filter, commute, { personId });
  } catch (error) {
    if (error instanceof RefusalError) return filter;
    throw error;
  }
}
