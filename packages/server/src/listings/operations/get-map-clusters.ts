import type { listingEndpoints } from '@homestead/contract/listings';
import { type AnswerOf, type BodyOf, dollarsFromCents } from '@homestead/contract/platform';
import { type Caller, refuse } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { gatherMarks } from '../map/gather-marks.ts';
import {
  latitudeOfUnits,
  longitudeOfUnits,
  type UnitBox,
  unitBoxOf,
  unitsPerPixel,
} from '../map/map-units.ts';
import { planCells } from '../map/plan-cells.ts';
import {
  countOffMap,
  type HomeMark,
  type MapWish,
  selectMapCells,
  selectMapHomes,
} from '../map-mark-store.ts';
import { presentMapHome } from '../present-map-home.ts';
import { type Moment, type Reading, thisMoment } from '../reading.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';

/** More would not be told apart, nor drawn in time by a phone. */
const MOST = 500;

/**
 * The homes that match a filter inside its map area, gathered into marks that don't cover each other
 * at a zoom: at most 500. Homes whose place is not known or may not be shown are counted apart. Zooms
 * are told by quarter steps. Refuses a filter without a map area.
 */
export async function getMapClusters(
  { db, caches, terms, commutes }: Reading,
  wire: BodyOf<typeof listingEndpoints.getMapClusters>,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.getMapClusters>> {
  requireOwnId(wire.userid, caller);
  const filter = await commutes.apply(readSearchFilter(wire, terms), wire.commute, caller);
  if (!filter.box) {
    return refuse('bad-input', {
      fields: [{ field: 'bbox', label: 'Map area', message: 'Map area is required' }],
    });
  }
  const zoom = Math.floor(wire.zoom * 4) / 4;
  const box = unitBoxOf(filter.box);
  const moment = thisMoment();
  const wish: MapWish = { filter, moment, box, cellBits: planCells(box, zoom) };
  const version = await caches.findVersion();
  const key = keyOfFilter({ ...filter, box: null }, version, moment);
  const [marks, offMap] = await Promise.all([
    caches.marks.get(`${zoom} ${JSON.stringify(box)} ${key}`, () => loadMarks(db, wish, zoom)),
    caches.counts.get(`off the map ${key}`, () => countOffMap(db, filter, moment)),
  ]);
  return {
    value: marks.map((mark) => presentMark(mark, moment)),
    odatacount: marks.reduce((sum, mark) => sum + mark.count, 0),
    withoutplace: offMap.count,
    feedversion: version ?? offMap.feedVersion,
  };
}

async function loadMarks(db: Reading['db'], wish: MapWish, zoom: number): Promise<HomeMark[]> {
  const cells = await selectMapCells(db, wish);
  const marks = gatherMarks(cells, { unitsPerPixel: unitsPerPixel(zoom), most: MOST });
  const homes = await selectMapHomes(
    db,
    wish,
    marks.filter((mark) => mark.count === 1),
  );
  const homeAt = new Map(homes.map((home) => [`${home.map_x} ${home.map_y}`, home]));
  return marks.map((mark) => ({
    ...mark,
    home: mark.count === 1 ? (homeAt.get(`${mark.x} ${mark.y}`) ?? null) : null,
  }));
}

function presentMark(
  { x, y, count, lowestPriceCents, extent, home }: HomeMark,
  moment: Moment,
): AnswerOf<typeof listingEndpoints.getMapClusters>['value'][number] {
  return {
    longitude: home?.position?.x ?? round(longitudeOfUnits(x)),
    latitude: home?.position?.y ?? round(latitudeOfUnits(y)),
    count,
    pricemin: lowestPriceCents === null ? null : dollarsFromCents(lowestPriceCents),
    extent: home ? null : presentExtent(extent),
    home: home ? presentMapHome(home, moment) : null,
  };
}

/** West, south, east, north. */
function presentExtent({ west, south, east, north }: UnitBox): [number, number, number, number] {
  return [
    round(longitudeOfUnits(west)),
    round(latitudeOfUnits(south)),
    round(longitudeOfUnits(east)),
    round(latitudeOfUnits(north)),
  ];
}

/** A tenth of a metre is enough for the middle of several homes. */
function round(degrees: number): number {
  return Number(degrees.toFixed(6));
}
