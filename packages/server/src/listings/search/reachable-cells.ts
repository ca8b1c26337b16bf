import type { MapBox } from './search-filter.ts';

/** Width and height of a cell in degrees: about a mile each way around Omaha. */
export const CELL_WIDTH = 0.0192;
export const CELL_HEIGHT = 0.0145;

/** One cell of the grid over the map, counted from longitude and latitude 0. */
export interface Cell {
  column: number;
  row: number;
}

/** Columns and rows lie between -18,750 and 18,750; a column takes 16 bits of the number. */
const COLUMNS = 65_536;
const MIDDLE = 32_768;

/** The cell that a point lies in. The database works it out in the same steps. */
export function cellOf({ x, y }: { x: number; y: number }): Cell {
  return { column: Math.floor(x / CELL_WIDTH), row: Math.floor(y / CELL_HEIGHT) };
}

/** A cell as one number. */
export function cellNumber({ column, row }: Cell): number {
  return row * COLUMNS + column + MIDDLE;
}

/** The same of the column `position`, as SQL. */
export const cellNumberOfPosition =
  `(floor(position[1] / ${CELL_HEIGHT}) * ${COLUMNS}` +
  ` + floor(position[0] / ${CELL_WIDTH}) + ${MIDDLE})::integer`;

/** The cells that can be reached from an address within so many minutes. */
export class ReachableCells {
  readonly numbers: readonly number[];
  /** Around all of them; null when there are none. */
  readonly box: MapBox | null;
  readonly #name: string;
  readonly #known: ReadonlySet<number>;

  /** `name` says in caches what these cells are: the address, the minutes and the date of the times. */
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

  /** Whether a point lies in one of the cells. */
  hold(point: { x: number; y: number }): boolean {
    return this.#known.has(cellNumber(cellOf(point)));
  }

  /** What a cache's key says of them. */
  toJSON(): string {
    return this.#name;
  }
}
