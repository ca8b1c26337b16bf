import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { countResults } from '../listing-search-store.ts';
import { type Reading, thisMoment } from '../reading.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { type ReadFilter, readSearchFilter } from '../search/read-search-filter.ts';

/** How many listings a filter finds, exactly. Sort order and page have no meaning here. */
export async function countHomes(
  { db, caches, terms, commutes }: Reading,
  wire: ReadFilter,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.countHomes>> {
  requireOwnId(wire.userid, caller);
  const filter = await commutes.apply(readSearchFilter(wire, terms), wire.commute, caller);
  const moment = thisMoment();
  const version = await caches.findVersion();
  const { count } = await caches.counts.get(keyOfFilter(filter, version, moment), () =>
    countResults(db, filter, moment),
  );
  return { count };
}
