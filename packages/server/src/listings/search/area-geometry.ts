/** A point in degrees, as the database gives it. */
export interface MapPoint {
  /** Longitude. */
  x: number;
  /** Latitude. */
  y: number;
}

/** A box of the map in degrees. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A drawn area: corners as [longitude, latitude] in degrees, the last joined to the first. */
export type Area = readonly (readonly [longitude: number, latitude: number])[];

/** Everything within this many miles of a point, as the crow flies. */
export interface Within {
  longitude: number;
  latitude: number;
  miles: number;
}

/**
 * Corners and points are multiplied by this before PostgreSQL compares them: it treats lengths
 * below 0.000001 as zero, which is the width of a yard in degrees and of a hair in these.
 */
export const AREA_SCALE = 1_000_000;
const NOTHING = 0.000001;

/** Mean radius of the earth (IUGG). */
export const EARTH_MILES = 3958.7613;

/** Whether a point is in any of the areas or on an edge; true when there are none. */
export function isInAreas(point: MapPoint, areas: readonly Area[]): boolean {
  return areas.length === 0 || areas.some((area) => isInArea(point, area));
}

/** Whether a point is within the given distance of the center; true when none is given. */
export function isWithin(point: MapPoint, within: Within | null): boolean {
  return within === null || haversine(point, within) <= mostHaversine(within.miles);
}

/**
 * What {@link isWithin} compares with: the squared sine of half the angle seen from the earth's
 * center.
 */
export function mostHaversine(miles: number): number {
  return Math.sin(Math.min(Math.PI, miles / EARTH_MILES) / 2) ** 2;
}

function haversine(point: MapPoint, center: Within): number {
  const north = Math.sin(radians(point.y - center.latitude) / 2) ** 2;
  const east = Math.sin(radians(point.x - center.longitude) / 2) ** 2;
  return north + Math.cos(radians(center.latitude)) * Math.cos(radians(point.y)) * east;
}

function radians(degrees: number): number {
  return (degrees / 180) * Math.PI;
}

/**
 * How often the outline winds around the point: zero outside, so that both loops of a figure eight
 * are inside. The same steps as PostgreSQL's `point <@ polygon`, with its tolerance.
 */
function isInArea(point: MapPoint, area: Area): boolean {
  const corners = area.map(([longitude, latitude]) => ({
    x: longitude * AREA_SCALE - point.x * AREA_SCALE,
    y: latitude * AREA_SCALE - point.y * AREA_SCALE,
  }));
  let before = corners.at(-1);
  let turns = 0;
  for (const corner of corners) {
    const crossing = before === undefined ? 0 : crossingOf(before, corner);
    if (crossing === 'edge') return true;
    turns += crossing;
    before = corner;
  }
  return turns !== 0;
}

/**
 * How an edge crosses the ray from the origin to the east: 2 upward, -2 downward, half when it ends
 * on it.
 */
function crossingOf(from: MapPoint, to: MapPoint): number | 'edge' {
  if (Math.abs(to.y) <= NOTHING) return crossingAtEnd(from, to);
  const way = to.y > 0 ? 1 : -1;
  if (Math.abs(from.y) <= NOTHING) return from.x < -NOTHING ? 0 : way;
  if (way * from.y > 0) return 0;
  if (to.x >= -NOTHING && from.x > NOTHING) return 2 * way;
  if (to.x < -NOTHING && from.x <= NOTHING) return 0;
  const side = (to.x - from.x) * to.y - (to.y - from.y) * to.x;
  if (Math.abs(side) <= NOTHING) return 'edge';
  return way * side > 0 ? 0 : 2 * way;
}

function crossingAtEnd(from: MapPoint, to: MapPoint): number | 'edge' {
  if (Math.abs(to.x) <= NOTHING) return 'edge';
  const isAlongTheRay = Math.abs(from.y) <= NOTHING;
  if (to.x > 0) {
    if (isAlongTheRay) return from.x > NOTHING ? 0 : 'edge';
    return from.y < 0 ? 1 : -1;
  }
  return isAlongTheRay && from.x >= -NOTHING ? 'edge' : 0;
}
