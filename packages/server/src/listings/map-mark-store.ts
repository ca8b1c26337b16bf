import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform';
import { type CardRow, cardColumns, listingColumns, mainPhotoJoin } from './card-row.ts';
import type { MapMark } from './map/gather-marks.ts';
import type { UnitBox } from './map/map-units.ts';
import type { Moment } from './reading.ts';
import { andAll, filterConditions } from './search/filter-conditions.ts';
import type { SearchFilter } from './search/search-filter.ts';

/** A home that stands alone on the map, at its place in map units. */
export interface MapHomeRow extends CardRow {
  map_x: number;
  map_y: number;
}

/** A mark of the map; with its home where it stands for one. */
export interface HomeMark extends MapMark {
  home: MapHomeRow | null;
}

/** What is asked of the map. The filter's own box is left out: `box` says it in map units. */
export interface MapWish {
  filter: SearchFilter;
  moment: Moment;
  box: UnitBox;
  /** Homes are counted in squares of 2 to this power of map units. */
  cellBits: number;
}

/** In squares of up to 2 to this power of map units, some 100 metres, extents are exact. */
const EXACT_BITS = 12;

/**
 * The squares of a grid that hold homes, with how many, their middle and the least dear. Of several
 * homes in a large square the extent is the square.
 */
export async function selectMapCells(db: Queryable, wish: MapWish): Promise<MapMark[]> {
  const size = 2 ** wish.cellBits;
  const { rows } = await mapCellsQuery(wish).execute(db);
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

interface CellRow {
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

/** The statement behind {@link selectMapCells}; read from the index `listing_on_map` alone where it can be. */
export function mapCellsQuery({ filter, moment, box, cellBits }: MapWish): RawBuilder<CellRow> {
  const inCell = 2 ** cellBits - 1;
  return sql<CellRow>`
    select map_x >> ${cellBits}::integer as cell_x, map_y >> ${cellBits}::integer as cell_y,
      count(*) as homes, min(list_price_cents) as lowest,
      sum(map_x & ${inCell}::integer) as sum_x, sum(map_y & ${inCell}::integer) as sum_y,
      ${cellBits <= EXACT_BITS ? exactExtent : sql`null`} as extent
    from listing
    where ${inBox(box)}${andAll(filterConditions({ ...filter, box: null }, moment))}
    group by 1, 2`;
}

/** The homes that stand at these places, with what a card shows. One a place. */
export async function selectMapHomes(
  db: Queryable,
  { filter, moment }: MapWish,
  places: readonly { x: number; y: number }[],
): Promise<MapHomeRow[]> {
  if (places.length === 0) return [];
  const { rows } = await mapHomesQuery({ filter, moment }, places).execute(db);
  return rows;
}

/** The statement behind {@link selectMapHomes}. */
export function mapHomesQuery(
  { filter, moment }: Pick<MapWish, 'filter' | 'moment'>,
  places: readonly { x: number; y: number }[],
): RawBuilder<MapHomeRow> {
  const conditions = andAll(filterConditions({ ...filter, box: null }, moment));
  return sql<MapHomeRow>`
    select ${cardColumns}, l.map_x, l.map_y
    from unnest(${places.map(({ x }) => x)}::integer[], ${places.map(({ y }) => y)}::integer[])
      as place (place_x, place_y)
    cross join lateral (
      select ${listingColumns}, map_x, map_y from listing
      where reach = 'search' and address_shown and map_x = place_x and map_y = place_y${conditions}
      limit 1
    ) l ${mainPhotoJoin}`;
}

/** How many homes match whose place is not known or may not be shown, and the feed version now. */
export async function countOffMap(
  db: Queryable,
  filter: SearchFilter,
  moment: Moment,
): Promise<{ count: number; feedVersion: number }> {
  const anywhere = { ...filter, box: null, areas: [], within: null };
  const { rows } = await sql<{ count: number; feed_version: number }>`
    select count(*) as count, (select version from feed_version) as feed_version from listing
    where reach = 'search' and (not address_shown or position is null)
      ${andAll(filterConditions(anywhere, moment))}`.execute(db);
  return { count: rows[0]?.count ?? 0, feedVersion: rows[0]?.feed_version ?? 0 };
}

function inBox({ west, east, north, south }: UnitBox): RawBuilder<unknown> {
  return sql`reach = 'search' and address_shown
    and map_x >= ${west}::integer and map_x <= ${east}::integer
    and map_y >= ${north}::integer and map_y <= ${south}::integer`;
}
