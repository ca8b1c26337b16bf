import { metersBetween } from '@homestead/contract/places';
import { CELL_HEIGHT, CELL_WIDTH, type Cell, type Spot } from '#listings';

/** A square of cells, as many as the router accepts in one table. */
export interface Block {
  across: number;
  up: number;
}

/** The fastest average speed assumed: 80 miles an hour. */
const FASTEST = 36;
const LARGEST_SIDE = 20;

/**
 * The width and height of a block in cells, so that a router's table has room for them and the
 * start.
 */
export function blockSide(tableSize: number): number {
  return Math.max(1, Math.min(LARGEST_SIDE, Math.floor(Math.sqrt(tableSize - 1))));
}

/** The cells of a block, row by row from the south. */
export function cellsOfBlock({ across, up }: Block, side: number): Cell[] {
  return Array.from({ length: side * side }, (_, index) => ({
    column: across * side + (index % side),
    row: up * side + Math.floor(index / side),
  }));
}

/** The middle of a cell. */
export function middleOf({ column, row }: Cell): Spot {
  return { longitude: (column + 0.5) * CELL_WIDTH, latitude: (row + 0.5) * CELL_HEIGHT };
}

/** Blocks that may be reachable from a point within this many seconds, nearest first. */
export function blocksWithin(
  blocks: readonly Block[],
  side: number,
  { spot, seconds }: { spot: Spot; seconds: number },
): Block[] {
  const far = (block: Block) => {
    const west = block.across * side * CELL_WIDTH;
    const south = block.up * side * CELL_HEIGHT;
    const nearest = [
      between(spot.longitude, west, west + side * CELL_WIDTH),
      between(spot.latitude, south, south + side * CELL_HEIGHT),
    ] as const;
    return metersBetween([spot.longitude, spot.latitude], nearest);
  };
  return blocks
    .map((block) => ({ block, meters: far(block) }))
    .filter(({ meters }) => meters <= seconds * FASTEST)
    .sort((a, b) => a.meters - b.meters)
    .map(({ block }) => block);
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
