import type { listingEndpoints } from '@homestead/contract/listings';
import { type AnswerOf, dollarsFromCents } from '@homestead/contract/platform';
import { type Caller, refuse } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { countResults } from '../listing-search-store.ts';
import { selectMapPoints } from '../map-point-store.ts';
import { type Reading, thisMoment } from '../reading.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { type ReadFilter, readSearchFilter } from '../search/read-search-filter.ts';

const MOST = 1000;

/**
 * Positions and prices of the listings that match a filter inside its map area: at most 1,000, the
 * newest, and how many there are. Homes whose address may not be shown are not among them. Sort
 * order and page have no meaning here. Refuses a filter without a map area.
 */
export async function getMapPoints(
  { db, caches, terms, commutes }: Reading,
  wire: ReadFilter,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.getMapPoints>> {
  requireOwnId(wire.userid, caller);
  const filter = await commutes.apply(readSearchFilter(wire, terms), wire.commute, caller);
  if (!filter.box) {
    return refuse('bad-input', {
      fields: [{ field: 'bbox', label: 'Map area', message: 'Map area is required' }],
    });
  }
  const moment = thisMoment();
  const version = await caches.findVersion();
  const rows = await selectMapPoints(db, filter, moment, MOST + 1);
  const isComplete = rows.length <= MOST;
  const counted = isComplete
    ? { count: rows.length }
    : await caches.counts.get(keyOfFilter(filter, version, moment), () =>
        countResults(db, filter, moment),
      );
  return {
    value: rows.slice(0, MOST).map((row) => ({
      listingid: row.mls_number,
      longitude: row.position.x,
      latitude: row.position.y,
      price: row.list_price_cents === null ? null : dollarsFromCents(row.list_price_cents),
      approximate: row.position_approximate,
    })),
    odatacount: counted.count,
    complete: isComplete,
  };
}
