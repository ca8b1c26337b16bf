import type { MapBox } from './area-geometry.ts';

/** Width and height of a cell in degrees: about a mile each way at 41 degrees north. */
export const CELL_WIDTH = 0.0192;
export const CELL_HEIGHT = 0.0145;

/** One cell of the grid over the map, counted from longitude and latitude 0. */
export interface Cell {
  column: number;
  row: number;
}

/** Columns and rows are between -18,750 and 18,750; a column takes 16 bits of the number. */
const COLUMNS = 65_536;
const MIDDLE = 32_768;

/** The cell that contains a point. The database computes it in the same steps. */
export function cellOf({ x, y }: { x: number; y: number }): Cell {
  return { column: Math.floor(x / CELL_WIDTH), row: Math.floor(y / CELL_HEIGHT) };
}

/** A cell as one number. */
function cellNumber({ column, row }: Cell): number {
  return row * COLUMNS + column + MIDDLE;
}

/** The same for the column `position`, as SQL. */
export const cellNumberOfPosition =
  `(floor(position[1] / ${CELL_HEIGHT}) * ${COLUMNS}` +
  ` + floor(position[0] / ${CELL_WIDTH}) + ${MIDDLE})::integer`;

/** The cells within this many minutes of an address. */
export class ReachableCells {
  readonly numbers: readonly number[];
  /** Around all of them; null when there are none. */
  readonly box: MapBox | null;
  readonly #name: string;
  readonly #known: ReadonlySet<number>;

  /**
   * `name` identifies these cells in caches: the address, the minutes and the date of the times.
   */
  constructor(name: string, cells: readonly Cell[]) {
    this.#name = name;
    this.numbers = cells.map(cellNumber).sort((a, b) => a - b);
    this.#known = new Set(this.numbers);
    const columns = cells.map(({ column }) => column);
    const rows = cells.map(({ row }) => row);
    this.box =
      cells.length === 0
        ? null
        : {
            west: Math.min(...columns) * CELL_WIDTH,
            east: (Math.max(...columns) + 1) * CELL_WIDTH,
            south: Math.min(...rows) * CELL_HEIGHT,
            north: (Math.max(...rows) + 1) * CELL_HEIGHT,
          };
  }

  /** Whether a point is in one of the cells. */
  hold(point: { x: number; y: number }): boolean {
    return this.#known.has(cellNumber(cellOf(point)));
  }

  /** The cells' part of a cache key. */
  toJSON(): string {
    return this.#name;
  }
}
