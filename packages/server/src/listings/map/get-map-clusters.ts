import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import {
  type Caller,
  type Moment,
  type Queryable,
  refuse,
  requireOwnId,
  thisMoment,
} from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { fieldMessages } from '../messages.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';
import { gatherMarks } from './gather-marks.ts';
import {
  countOffMap,
  type HomePin,
  type MapRequest,
  selectMapCells,
  selectMapHomes,
} from './map-mark-store.ts';
import {
  latitudeOfUnits,
  longitudeOfUnits,
  type UnitBox,
  unitBoxOf,
  unitsPerPixel,
} from './map-units.ts';
import { planCells } from './plan-cells.ts';
import { presentMapHome } from './present-map-home.ts';

/** More could not be distinguished, nor drawn quickly enough by a phone. */
const MAX = 500;

/**
 * The homes that match a filter inside its map area, grouped into pins that don't overlap at a
 * zoom: at most 500. Homes with an unknown or hidden position are counted separately. Zooms are
 * rounded to quarter steps. Refuses a filter without a map area.
 */
export async function getMapClusters(
  { db, caches, terms, commutes }: ListingDeps,
  wire: BodyOf<typeof listingEndpoints.getMapClusters>,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.getMapClusters>> {
  requireOwnId(wire.userid, caller);
  const filter = await commutes.apply(readSearchFilter(wire, terms), wire.commute, caller);
  if (!filter.bounds) {
    return refuse('bad-input', {
      fields: [
        { field: 'bbox', label: fieldMessages.mapArea(), message: fieldMessages.mapAreaRequired() },
      ],
    });
  }
  const zoom = Math.floor(wire.zoom * 4) / 4;
  const box = unitBoxOf(filter.bounds);
  const moment = thisMoment();
  const request: MapRequest = { filter, moment, box, cellBits: planCells(box, zoom) };
  const version = await caches.findVersion();
  const key = keyOfFilter({ ...filter, bounds: null }, version, moment);
  const [marks, offMap] = await Promise.all([
    caches.marks.get(`${zoom} ${JSON.stringify(box)} ${key}`, () =>
      caches.search(() => loadMarks(db, request, zoom)),
    ),
    caches.counts.get(`off-map:${key}`, () => caches.search(() => countOffMap(db, filter, moment))),
  ]);
  return {
    value: marks.map((mark) => presentMark(mark, moment)),
    total: marks.reduce((sum, mark) => sum + mark.count, 0),
    withoutPosition: offMap.count,
    feedVersion: version ?? offMap.feedVersion,
  };
}

async function loadMarks(db: Queryable, request: MapRequest, zoom: number): Promise<HomePin[]> {
  const cells = await selectMapCells(db, request);
  const marks = gatherMarks(cells, { unitsPerPixel: unitsPerPixel(zoom), most: MAX });
  const homes = await selectMapHomes(
    db,
    request,
    marks.filter((mark) => mark.count === 1),
  );
  const homeAt = new Map(homes.map((home) => [`${home.map_x} ${home.map_y}`, home]));
  return marks.map((mark) => ({
    ...mark,
    home: mark.count === 1 ? (homeAt.get(`${mark.x} ${mark.y}`) ?? null) : null,
  }));
}

function presentMark(
  { x, y, count, lowestPriceCents, extent, home }: HomePin,
  moment: Moment,
): AnswerOf<typeof listingEndpoints.getMapClusters>['value'][number] {
  return {
    longitude: home?.position?.x ?? round(longitudeOfUnits(x)),
    latitude: home?.position?.y ?? round(latitudeOfUnits(y)),
    count,
    lowestPriceCents,
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

/** A tenth of a meter is precise enough for the middle of several homes. */
function round(degrees: number): number {
  return Number(degrees.toFixed(6));
}
