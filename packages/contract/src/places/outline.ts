import type { Outline, Position } from './position.ts';

/**
 * Whether a point lies inside an outline, by counting crossings of a ray to the east.
 * Takes degrees; a point exactly on an edge may fall on either side.
 */
export function pointInOutline(longitude: number, latitude: number, outline: Outline): boolean {
  let inside = false;
  let before = outline[outline.length - 1];
  for (const corner of outline) {
    if (before !== undefined && corner[1] > latitude !== before[1] > latitude) {
      const share = (latitude - before[1]) / (corner[1] - before[1]);
      if (longitude < before[0] + share * (corner[0] - before[0])) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/**
 * Distance between two points in meters, on a flat map scaled at their middle latitude: accurate to
 * a few meters over the fifty miles that our cities span.
 */
export function metersBetween(from: Position, to: Position): number {
  const metersPerDegree = 111_195;
  const middle = ((from[1] + to[1]) / 2) * (Math.PI / 180);
  const east = (to[0] - from[0]) * Math.cos(middle) * metersPerDegree;
  const north = (to[1] - from[1]) * metersPerDegree;
  return Math.hypot(east, north);
}
