import type { listingEndpoints } from '@homestead/contract/listings';
import type { BodyOf } from '@homestead/contract/platform';
import type { CompiledQuery } from 'kysely';
import type { Queryable } from '#platform';
import { unitBoxOf } from './map/map-units.ts';
import { planCells } from './map/plan-cells.ts';
import { mapCellsQuery } from './map-mark-store.ts';
import { type Reading, thisMoment } from './reading.ts';
import { readSearchFilter } from './search/read-search-filter.ts';

/**
 * The statement by which a map's homes are counted, square by square, with its parameters, for
 * measurements beside the call itself. Takes the filter as the contract lets it through, with a map
 * area, and the terms of monthly costs.
 */
export function mapStatement(
  db: Queryable,
  wire: BodyOf<typeof listingEndpoints.getMapClusters>,
  terms: Reading['terms'],
): CompiledQuery {
  const filter = readSearchFilter(wire, terms);
  if (!filter.box) throw new Error('A map needs an area');
  const box = unitBoxOf(filter.box);
  const cellBits = planCells(box, wire.zoom);
  return mapCellsQuery({ filter, moment: thisMoment(), box, cellBits }).compile(db);
}
