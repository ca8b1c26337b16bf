import type { listingEndpoints } from '@homestead/contract/listings';
import type { BodyOf } from '@homestead/contract/platform';
import type { CompiledQuery } from 'kysely';
import { type Queryable, thisMoment } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';
import { mapCellsQuery } from './map-mark-store.ts';
import { unitBoxOf } from './map-units.ts';
import { planCells } from './plan-cells.ts';

/**
 * The statement that counts a map's homes, square by square, with its parameters, for measuring it
 * next to the call itself. Takes the filter as parsed by the contract, with a map area, and the
 * terms of monthly costs.
 */
export function mapStatement(
  db: Queryable,
  wire: BodyOf<typeof listingEndpoints.getMapClusters>,
  terms: ListingDeps['terms'],
): CompiledQuery {
  const filter = readSearchFilter(wire, terms);
  if (!filter.bounds) throw new Error('A map needs an area');
  const box = unitBoxOf(filter.bounds);
  const cellBits = planCells(box, wire.zoom);
  return mapCellsQuery({ filter, moment: thisMoment(), box, cellBits }).compile(db);
}
