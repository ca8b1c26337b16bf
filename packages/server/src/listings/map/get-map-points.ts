import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Caller, refuse, requireOwnId, thisMoment } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { fieldMessages } from '../messages.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { countResults } from '../search/listing-search-store.ts';
import type { ParsedFilter } from '../search/own-field.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';
import { selectMapPoints } from './map-point-store.ts';

const MAX = 1000;

/**
 * Positions and prices of the listings that match a filter inside its map area: at most 1,000, the
 * newest, and how many there are. Homes with a hidden address are left out. Sort order and page are
 * ignored. Refuses a filter without a map area.
 */
export async function getMapPoints(
  { db, caches, terms, commutes }: ListingDeps,
  wire: ParsedFilter,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.getMapPoints>> {
  requireOwnId(wire.userid, caller);
  const filter = await commutes.apply(readSearchFilter(wire, terms), wire.commute, caller);
  if (!filter.bounds) {
    return refuse('bad-input', {
      fields: [
        { field: 'bbox', label: fieldMessages.mapArea(), message: fieldMessages.mapAreaRequired() },
      ],
    });
  }
  const moment = thisMoment();
  const version = await caches.findVersion();
  const rows = await caches.search(() => selectMapPoints(db, filter, moment, MAX + 1));
  const isComplete = rows.length <= MAX;
  const counted = isComplete
    ? { count: rows.length }
    : await caches.counts.get(keyOfFilter(filter, version, moment), () =>
        caches.search(() => countResults(db, filter, moment)),
      );
  return {
    value: rows.slice(0, MAX).map((row) => ({
      mlsNumber: row.mls_number,
      longitude: row.position.x,
      latitude: row.position.y,
      listPriceCents: row.list_price_cents,
      isApproximate: row.position_approximate,
    })),
    total: counted.count,
    isComplete,
  };
}
