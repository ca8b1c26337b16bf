import type { MapBox } from '../search/area-geometry.ts';

/** Width and height of the world in map units, as the columns `map_x` and `map_y` count them. */
const WORLD = 2 ** 30;
/** The world is 512 pixels wide at zoom 0, and twice as many with every step. */
const WORLD_PIXELS = 512;

/** A box in map units, inclusive. */
export interface UnitBox {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Map units of a longitude, from 0 at 180 degrees west to the east. */
export function unitsOfLongitude(longitude: number): number {
  return Math.round(((longitude + 180) / 360) * WORLD);
}

/** Map units of a latitude, from 0 in the north (Web Mercator). The poles are infinitely far. */
export function unitsOfLatitude(latitude: number): number {
  const stretched = Math.log(Math.tan(Math.PI / 4 + (latitude / 180) * (Math.PI / 2)));
  return Math.round((0.5 - stretched / (2 * Math.PI)) * WORLD);
}

/** The longitude of map units. */
export function longitudeOfUnits(x: number): number {
  return (x / WORLD) * 360 - 180;
}

/** The latitude of map units. */
export function latitudeOfUnits(y: number): number {
  const stretched = (0.5 - y / WORLD) * 2 * Math.PI;
  return (Math.atan(Math.exp(stretched)) * 360) / Math.PI - 90;
}

/** A box of degrees in map units, no larger than the world. */
export function unitBoxOf({ west, south, east, north }: MapBox): UnitBox {
  const inWorld = (y: number) => Math.min(WORLD, Math.max(0, y));
  return {
    west: unitsOfLongitude(west),
    east: unitsOfLongitude(east),
    north: inWorld(unitsOfLatitude(north)),
    south: inWorld(unitsOfLatitude(south)),
  };
}

/** How many map units a pixel of a web map is at this zoom. */
export function unitsPerPixel(zoom: number): number {
  return WORLD / (WORLD_PIXELS * 2 ** zoom);
}
