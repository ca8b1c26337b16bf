import type { UnitBox } from './map-units.ts';

/** Homes grouped together: how many, their middle and extent in map units, the lowest price. */
export interface MapPin {
  x: number;
  y: number;
  count: number;
  lowestPriceCents: number | null;
  extent: UnitBox;
}

/** The size of a price pin and of a large circle, in pixels: closer pins would overlap. */
export const MARK_WIDTH = 60;
export const MARK_HEIGHT = 46;
const LARGE_HEIGHT = 60;
const LARGE_FROM = 100;
/** A pin that grows may come to cover another one; then all are checked again. */
const MAX_ROUNDS = 8;

/**
 * Merges overlapping pins until none overlap and no more than `most` are left. Input and output are
 * in map units; `unitsPerPixel` converts their size. The largest absorb those around them, in an
 * order that depends only on the pins.
 */
export function gatherMarks(
  marks: readonly MapPin[],
  { unitsPerPixel, most }: { unitsPerPixel: number; most: number },
): MapPin[] {
  let scale = unitsPerPixel;
  let left = gatherOnce(marks, scale);
  while (left.length > most) {
    scale *= 1.3;
    left = gatherOnce(left, scale);
  }
  return left;
}

function gatherOnce(marks: readonly MapPin[], scale: number): MapPin[] {
  const width = MARK_WIDTH * scale;
  const height = LARGE_HEIGHT * scale;
  let left = [...marks];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = left.length;
    left = joinNeighbors(left, width, height);
    if (left.length === before) break;
  }
  return left;
}

/** One pass: each pin, the largest first, merges into the first one that it would cover. */
function joinNeighbors(marks: readonly MapPin[], width: number, height: number): MapPin[] {
  const fields = new Map<string, MapPin[]>();
  const kept: MapPin[] = [];
  for (const mark of marks.toSorted(bySize)) {
    const column = Math.floor(mark.x / width);
    const row = Math.floor(mark.y / height);
    const host = findCovered(fields, mark, { column, row, width, height });
    if (host) {
      join(host, mark);
      continue;
    }
    const own = { ...mark };
    kept.push(own);
    const key = `${column} ${row}`;
    fields.set(key, [...(fields.get(key) ?? []), own]);
  }
  return kept;
}

/**
 * Pins stay in the grid cell where they began, though their middle moves as they grow; it never
 * moves out of its neighbors' range, since everything merged is within a pin's width.
 */
function findCovered(
  fields: ReadonlyMap<string, MapPin[]>,
  mark: MapPin,
  at: { column: number; row: number; width: number; height: number },
): MapPin | null {
  for (let column = at.column - 1; column <= at.column + 1; column += 1) {
    for (let row = at.row - 1; row <= at.row + 1; row += 1) {
      for (const other of fields.get(`${column} ${row}`) ?? []) {
        const isCovered =
          Math.abs(other.x - mark.x) < at.width &&
          Math.abs(other.y - mark.y) < at.height * heightBetween(mark, other);
        if (isCovered) return other;
      }
    }
  }
  return null;
}

/** How far apart two pins must be up and down, as a share of a large circle's height. */
function heightBetween(one: MapPin, other: MapPin): number {
  const heights = [one, other].map(({ count }) =>
    count < LARGE_FROM ? MARK_HEIGHT : LARGE_HEIGHT,
  );
  return heights.reduce((sum, height) => sum + height, 0) / 2 / LARGE_HEIGHT;
}

function join(host: MapPin, guest: MapPin): void {
  const count = host.count + guest.count;
  host.x = (host.x * host.count + guest.x * guest.count) / count;
  host.y = (host.y * host.count + guest.y * guest.count) / count;
  host.count = count;
  host.extent = {
    west: Math.min(host.extent.west, guest.extent.west),
    east: Math.max(host.extent.east, guest.extent.east),
    north: Math.min(host.extent.north, guest.extent.north),
    south: Math.max(host.extent.south, guest.extent.south),
  };
  if (guest.lowestPriceCents !== null) {
    host.lowestPriceCents = Math.min(
      host.lowestPriceCents ?? Number.POSITIVE_INFINITY,
      guest.lowestPriceCents,
    );
  }
}

function bySize(a: MapPin, b: MapPin): number {
  return b.count - a.count || a.x - b.x || a.y - b.y;
}
