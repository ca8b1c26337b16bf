import type { MapArea, MapBounds, MapPoint } from '../search/search-shapes.ts';

/** Homes are requested for whole tiles of this size, so that a small move needs no new request. */
const TILE_PIXELS = 256;
/** The world is 512 pixels wide at zoom 0. */
const WORLD_PIXELS = 512;
const MAX_LATITUDE = 85;
const EARTH_MILES = 3958.7613;

/** The box of tiles at this zoom that covers what is visible: west, south, east, north. */
export function snapToTiles([west, south, east, north]: MapBounds, zoom: number): MapBounds {
  const tiles = (WORLD_PIXELS * 2 ** Math.round(zoom)) / TILE_PIXELS;
  const column = (longitude: number) => ((longitude + 180) / 360) * tiles;
  const row = (latitude: number) => mercator(latitude) * tiles;
  const longitude = (at: number) => Math.min(180, Math.max(-180, (at / tiles) * 360 - 180));
  const latitude = (at: number) => unMercator(Math.min(tiles, Math.max(0, at)) / tiles);
  return [
    longitude(Math.floor(column(west))),
    latitude(Math.ceil(row(south))),
    longitude(Math.ceil(column(east))),
    latitude(Math.floor(row(north))),
  ];
}

/** The smallest box around points; null without points. */
export function boxAround(points: readonly MapPoint[]): MapBounds | null {
  if (points.length === 0) return null;
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}

/** The corners of a box, as an area. */
export function areaOfBox([west, south, east, north]: MapBounds): MapArea {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** A circle of some miles around a point, as an outline to draw. */
export function circleAround([longitude, latitude]: MapPoint, miles: number): MapArea {
  const angle = miles / EARTH_MILES;
  const middle = radians(latitude);
  return Array.from({ length: 72 }, (_, at) => {
    const bearing = (at / 72) * 2 * Math.PI;
    const north = Math.asin(
      Math.sin(middle) * Math.cos(angle) + Math.cos(middle) * Math.sin(angle) * Math.cos(bearing),
    );
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(middle),
      Math.cos(angle) - Math.sin(middle) * Math.sin(north),
    );
    return [longitude + degrees(east), degrees(north)];
  });
}

/**
 * A drawn line with fewer corners that looks the same: it drops corners within `tolerance` of a
 * straight line between their neighbors, with growing tolerance until at most `most` are left.
 */
export function thinnedOutline(
  outline: readonly MapPoint[],
  tolerance: number,
  most = 100,
): MapArea {
  const [first] = outline;
  if (!first) return [];
  const isClosed = outline.length > 1 && String(first) === String(outline.at(-1));
  const open = isClosed ? outline.slice(0, -1) : [...outline];
  let kept = thinned([...open, first], tolerance).slice(0, -1);
  for (let coarse = Math.max(tolerance, 1e-6); kept.length > most; coarse *= 1.5) {
    kept = thinned([...open, first], coarse).slice(0, -1);
  }
  return kept;
}

/** Ramer–Douglas–Peucker, without recursion; the first and the last point stay. */
function thinned(line: readonly MapPoint[], tolerance: number): MapArea {
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let furthest = -1;
    let most = tolerance;
    for (let at = from + 1; at < to; at += 1) {
      const distance = distanceToLine(line[at]!, line[from]!, line[to]!);
      if (distance > most) {
        most = distance;
        furthest = at;
      }
    }
    if (furthest < 0) continue;
    keep.add(furthest);
    spans.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, at) => keep.has(at));
}

/** In degrees of latitude, on a flat map. */
function distanceToLine(point: MapPoint, from: MapPoint, to: MapPoint): number {
  const shrink = Math.cos(radians(point[1]));
  const x = (point[0] - from[0]) * shrink;
  const y = point[1] - from[1];
  const dx = (to[0] - from[0]) * shrink;
  const dy = to[1] - from[1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  return Math.hypot(x - share * dx, y - share * dy);
}

/** From 0 in the north to 1 in the south. */
function mercator(latitude: number): number {
  const bounded = radians(Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + bounded / 2)) / (2 * Math.PI);
}

function unMercator(row: number): number {
  return degrees(2 * Math.atan(Math.exp((0.5 - row) * 2 * Math.PI))) - 90;
}

function radians(value: number): number {
  return (value / 180) * Math.PI;
}

function degrees(value: number): number {
  return (value / Math.PI) * 180;
}
