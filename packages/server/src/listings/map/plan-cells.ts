import { type UnitBox, unitsPerPixel } from './map-units.ts';

/**
 * Pins are built from squares half as wide as a pin, so that none is drawn where there is no home.
 */
const CELL_PIXELS = 32;
const MAX_CELLS = 4096;

/**
 * The size of the squares in which homes are counted, as a power of 2 of map units: small compared
 * with a pin at this zoom, and no more of them in the box than a map of any size needs.
 */
export function planCells(box: UnitBox, zoom: number): number {
  const wanted = Math.floor(Math.log2(CELL_PIXELS * unitsPerPixel(zoom)));
  for (let bits = Math.max(0, wanted); ; bits += 1) {
    const columns = (box.east - box.west) / 2 ** bits + 1;
    const rows = (box.south - box.north) / 2 ** bits + 1;
    if (columns * rows <= MAX_CELLS || bits === 30) return bits;
  }
}
