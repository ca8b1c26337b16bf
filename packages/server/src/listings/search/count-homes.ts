import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Caller, requireOwnId, thisMoment } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { keyOfFilter } from './key-of-filter.ts';
import { countResults } from './listing-search-store.ts';
import type { ParsedFilter } from './own-field.ts';
import { readSearchFilter } from './read-search-filter.ts';

/** How many listings a filter finds, exactly. Sort order and page are ignored. */
export async function countHomes(
  { db, caches, terms, commutes }: ListingDeps,
  wire: ParsedFilter,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.countHomes>> {
  requireOwnId(wire.userid, caller);
  const filter = await commutes.apply(readSearchFilter(wire, terms), wire.commute, caller);
  const moment = thisMoment();
  const version = await caches.findVersion();
  const { count } = await caches.counts.get(keyOfFilter(filter, version, moment), () =>
    caches.search(() => countResults(db, filter, moment)),
  );
  return { count };
}
