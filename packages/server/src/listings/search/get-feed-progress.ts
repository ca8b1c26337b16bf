import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { thisMoment } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { countResults } from '../search/listing-search-store.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';
import { findFeedProgress } from './feed-progress-store.ts';

/**
 * The progress of the first load. While it runs, `listings` counts the records it has seen of those
 * `expected`; after that, the homes in search.
 */
export async function getFeedProgress({
  db,
  caches,
  terms,
}: ListingDeps): Promise<AnswerOf<typeof listingEndpoints.getFeedProgress>> {
  const run = await findFeedProgress(db);
  if (run?.is_first_load) {
    return {
      isLoading: true,
      listings: run.seen,
      expected: run.expected,
      lastUpdatedAt: null,
      source: run.source,
    };
  }
  const everything = readSearchFilter({}, terms);
  const moment = thisMoment();
  const version = await caches.findVersion();
  const { count } = await caches.counts.get(keyOfFilter(everything, version, moment), () =>
    caches.search(() => countResults(db, everything, moment)),
  );
  return {
    isLoading: false,
    listings: count,
    expected: run?.expected ?? null,
    lastUpdatedAt: run?.last_done_at?.toISOString() ?? null,
    source: run?.source ?? null,
  };
}
