import { type RawBuilder, sql } from 'kysely';
import type { Moment, Queryable } from '#platform';
import { type CardRow, cardColumns, listingColumns, mainPhotoJoin } from '../cards/card-row.ts';
import { andAll, filterConditions, searchedHomes } from '../search/filter-conditions.ts';
import type { SearchFilter } from '../search/search-filter.ts';
import type { MapPin } from './gather-marks.ts';
import type { UnitBox } from './map-units.ts';

/** A single home on the map, with its position in map units. */
type MapHomeRow = CardRow & { map_x: number; map_y: number };

/** A pin of the map, with its home if it is a single one. */
export interface HomePin extends MapPin {
  home: MapHomeRow | null;
}

/** A map request. The filter's own box is left out: `box` has it in map units. */
export interface MapRequest {
  filter: SearchFilter;
  moment: Moment;
  box: UnitBox;
  /** Homes are counted in squares of 2 to this power of map units. */
  cellBits: number;
}

/** In squares of up to 2 to this power of map units, about 100 meters, extents are exact. */
const EXACT_BITS = 12;

/**
 * The grid squares that contain homes, with how many, their middle and the lowest price. For
 * several homes in a large square the extent is the square.
 */
export async function selectMapCells(db: Queryable, request: MapRequest): Promise<MapPin[]> {
  const size = 2 ** request.cellBits;
  const { rows } = await mapCellsQuery(request).execute(db);
  return rows.map((cell) => {
    const x = cell.cell_x * size + cell.sum_x / cell.homes;
    const y = cell.cell_y * size + cell.sum_y / cell.homes;
    const square = {
      west: cell.cell_x * size,
      east: (cell.cell_x + 1) * size,
      north: cell.cell_y * size,
      south: (cell.cell_y + 1) * size,
    };
    const exact = cell.homes === 1 ? { west: x, east: x, north: y, south: y } : cell.extent;
    return {
      x,
      y,
      count: cell.homes,
      lowestPriceCents: cell.lowest,
      extent: exact ?? square,
    };
  });
}

interface Cell {
  cell_x: number;
  cell_y: number;
  homes: number;
  sum_x: number;
  sum_y: number;
  lowest: number | null;
  extent: UnitBox | null;
}

const exactExtent = sql`json_build_object('west', min(map_x), 'east', max(map_x),
  'north', min(map_y), 'south', max(map_y))`;

/**
 * The statement behind {@link selectMapCells}; an index-only scan of `listing_on_map` where
 * possible.
 */
export function mapCellsQuery({ filter, moment, box, cellBits }: MapRequest): RawBuilder<Cell> {
  const inCell = 2 ** cellBits - 1;
  return sql<Cell>`
    select map_x >> ${cellBits}::integer as cell_x, map_y >> ${cellBits}::integer as cell_y,
      count(*) as homes, min(list_price_cents) as lowest,
      sum(map_x & ${inCell}::integer) as sum_x, sum(map_y & ${inCell}::integer) as sum_y,
      ${cellBits <= EXACT_BITS ? exactExtent : sql`null`} as extent
    from listing
    where ${searchedHomes(filter)} and ${inBox(box)}${andAll(filterConditions({ ...filter, bounds: null }, moment))}
    group by 1, 2`;
}

/** The homes at these positions, with their card data. One per position. */
export async function selectMapHomes(
  db: Queryable,
  { filter, moment }: MapRequest,
  places: readonly { x: number; y: number }[],
): Promise<MapHomeRow[]> {
  if (places.length === 0) return [];
  const { rows } = await mapHomesQuery({ filter, moment }, places).execute(db);
  return rows;
}

/** The statement behind {@link selectMapHomes}. */
function mapHomesQuery(
  { filter, moment }: Pick<MapRequest, 'filter' | 'moment'>,
  places: readonly { x: number; y: number }[],
): RawBuilder<MapHomeRow> {
  const conditions = andAll(filterConditions({ ...filter, bounds: null }, moment));
  return sql<MapHomeRow>`
    select ${cardColumns}, l.map_x, l.map_y
    from unnest(${places.map(({ x }) => x)}::integer[], ${places.map(({ y }) => y)}::integer[])
      as place (place_x, place_y)
    cross join lateral (
      select ${listingColumns}, map_x, map_y from listing
      where ${searchedHomes(filter)} and address_shown and map_x = place_x and map_y = place_y${conditions}
      limit 1
    ) l ${mainPhotoJoin}`;
}

/** How many matching homes have an unknown or hidden position, and the current feed version. */
export async function countOffMap(
  db: Queryable,
  filter: SearchFilter,
  moment: Moment,
): Promise<{ count: number; feedVersion: number }> {
  const anywhere = { ...filter, bounds: null, areas: [], within: null };
  const { rows } = await sql<{ count: number; feed_version: number }>`
    select count(*) as count, (select version from feed_version) as feed_version from listing
    where ${searchedHomes(filter)} and (not address_shown or position is null)
      ${andAll(filterConditions(anywhere, moment))}`.execute(db);
  return { count: rows[0]?.count ?? 0, feedVersion: rows[0]?.feed_version ?? 0 };
}

function inBox({ west, east, north, south }: UnitBox): RawBuilder<unknown> {
  return sql`address_shown
    and map_x >= ${west}::integer and map_x <= ${east}::integer
    and map_y >= ${north}::integer and map_y <= ${south}::integer`;
}
