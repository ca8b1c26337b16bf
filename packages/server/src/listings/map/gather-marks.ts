import type { UnitBox } from './map-units.ts';

/** Homes that stand together: how many, their middle and extent in map units, the least dear. */
export interface MapMark {
  x: number;
  y: number;
  count: number;
  lowestPriceCents: number | null;
  extent: UnitBox;
}

/** What a price pin and a circle take up, in pixels: nearer marks would cover each other. */
export const MARK_WIDTH = 60;
export const MARK_HEIGHT = 46;
/** A mark that grows by others may come to cover a third; then all are looked at again. */
const MOST_ROUNDS = 8;

/**
 * Joins marks that would cover each other until none does and no more than `most` are left. Takes and
 * gives marks in map units; `unitsPerPixel` says how large a mark is in them. The largest take in
 * those around them, in an order that depends on nothing but the marks.
 */
export function gatherMarks(
  marks: readonly MapMark[],
  { unitsPerPixel, most }: { unitsPerPixel: number; most: number },
): MapMark[] {
  let scale = unitsPerPixel;
  let left = gatherOnce(marks, scale);
  while (left.length > most) {
    scale *= 1.3;
    left = gatherOnce(left, scale);
  }
  return left;
}

function gatherOnce(marks: readonly MapMark[], scale: number): MapMark[] {
  const width = MARK_WIDTH * scale;
  const height = MARK_HEIGHT * scale;
  let left = [...marks];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = left.length;
    left = joinNeighbours(left, width, height);
    if (left.length === before) break;
  }
  return left;
}

/** One pass: each mark, the largest first, goes into the first one that it would cover. */
function joinNeighbours(marks: readonly MapMark[], width: number, height: number): MapMark[] {
  const fields = new Map<string, MapMark[]>();
  const kept: MapMark[] = [];
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
 * Marks stay in the field where they began, though their middle moves as they grow; it never leaves
 * the reach of its neighbours, since what joins lies within a mark's width.
 */
function findCovered(
  fields: ReadonlyMap<string, MapMark[]>,
  mark: MapMark,
  at: { column: number; row: number; width: number; height: number },
): MapMark | null {
  for (let column = at.column - 1; column <= at.column + 1; column += 1) {
    for (let row = at.row - 1; row <= at.row + 1; row += 1) {
      for (const other of fields.get(`${column} ${row}`) ?? []) {
        const isCovered =
          Math.abs(other.x - mark.x) < at.width && Math.abs(other.y - mark.y) < at.height;
        if (isCovered) return other;
      }
    }
  }
  return null;
}

function join(host: MapMark, guest: MapMark): void {
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

function bySize(a: MapMark, b: MapMark): number {
  return b.count - a.count || a.x - b.x || a.y - b.y;
}
