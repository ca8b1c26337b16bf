import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { findFeedProgress } from '../feed-progress-store.ts';
import { countResults } from '../listing-search-store.ts';
import { type Reading, thisMoment } from '../reading.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';

/**
 * How far the first load has come. While it runs, `listings` counts the records it has seen of
 * those `expected`; afterwards the homes in search.
 */
export async function getFeedProgress({
  db,
  caches,
  terms,
}: Reading): Promise<AnswerOf<typeof listingEndpoints.getFeedProgress>> {
  const run = await findFeedProgress(db);
  if (run?.is_first_load) {
    return {
      loading: true,
      listings: run.seen,
      expected: run.expected,
      lastupdate: null,
      source: run.source,
    };
  }
  const everything = readSearchFilter({}, terms);
  const moment = thisMoment();
  const version = await caches.findVersion();
  const { count } = await caches.counts.get(keyOfFilter(everything, version, moment), () =>
    countResults(db, everything, moment),
  );
  return {
    loading: false,
    listings: count,
    expected: run?.expected ?? null,
    lastupdate: run?.last_done_at?.toISOString() ?? null,
    source: run?.source ?? null,
  };
}
