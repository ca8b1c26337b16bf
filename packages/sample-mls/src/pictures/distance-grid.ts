import type { Occluder } from './scene.ts';
import type { Vec } from './vector.ts';

/** Distances in feet to the nearest solid, on a grid over a box; capped at `reach`. */
export type DistanceGrid = {
  low: Vec;
  step: number;
  nx: number;
  ny: number;
  nz: number;
  data: Float32Array;
  reach: number;
};

/** Builds the grid from boxes; `closed` also counts the walls of the box itself as solid. */
export function distanceGrid(
  occluders: Occluder[],
  low: Vec,
  high: Vec,
  step: number,
  reach: number,
  closed: boolean,
): DistanceGrid {
  const nx = Math.ceil((high[0] - low[0]) / step) + 1;
  const ny = Math.ceil((high[1] - low[1]) / step) + 1;
  const nz = Math.ceil((high[2] - low[2]) / step) + 1;
  const data = new Float32Array(nx * ny * nz);
  for (let j = 0; j < ny; j++) {
    const y = low[1] + j * step;
    for (let k = 0; k < nz; k++) {
      const z = low[2] + k * step;
      const row = (j * nz + k) * nx;
      for (let i = 0; i < nx; i++) {
        let d = Math.min(reach, y - low[1]);
        if (closed) {
          const x = low[0] + i * step;
          d = Math.min(d, high[1] - y, x - low[0], high[0] - x, z - low[2], high[2] - z);
        }
        data[row + i] = d;
      }
    }
  }
  for (const [x0, y0, z0, x1, y1, z1] of occluders) {
    const from = (v: number, base: number) => Math.max(0, Math.ceil((v - reach - base) / step));
    const till = (v: number, base: number, n: number) =>
      Math.min(n - 1, Math.floor((v + reach - base) / step));
    const i0 = from(x0, low[0]);
    const i1 = till(x1, low[0], nx);
    const j1 = till(y1, low[1], ny);
    const k1 = till(z1, low[2], nz);
    for (let j = from(y0, low[1]); j <= j1; j++) {
      const y = low[1] + j * step;
      const dy = y < y0 ? y0 - y : y > y1 ? y - y1 : 0;
      for (let k = from(z0, low[2]); k <= k1; k++) {
        const z = low[2] + k * step;
        const dz = z < z0 ? z0 - z : z > z1 ? z - z1 : 0;
        const yz = dy * dy + dz * dz;
        const row = (j * nz + k) * nx;
        for (let i = i0; i <= i1; i++) {
          const x = low[0] + i * step;
          const dx = x < x0 ? x0 - x : x > x1 ? x - x1 : 0;
          const d = Math.sqrt(dx * dx + yz);
          if (d < data[row + i]!) data[row + i] = d;
        }
      }
    }
  }
  return { low, step, nx, ny, nz, data, reach };
}

/** The distance at the grid point next to a place: coarse, and quick. */
export function nearestAt(grid: DistanceGrid, x: number, y: number, z: number): number {
  const { low, step, nx, ny, nz, data } = grid;
  const i = ((x - low[0]) / step + 0.5) | 0;
  const j = ((y - low[1]) / step + 0.5) | 0;
  const k = ((z - low[2]) / step + 0.5) | 0;
  if (i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz) return grid.reach;
  return data[(j * nz + k) * nx + i]!;
}

/**
 * How open the space in front of a surface is, 1 in the open, near 0 in a crease. Takes place and
 * normal, six numbers in `at`, and asks how far off solids are at three heights above the surface.
 */
export function opennessAt(grid: DistanceGrid, at: Float64Array): number {
  const { low, step, nx, ny, nz, data, reach } = grid;
  const per = 1 / step;
  const lowY = low[1];
  let open = 0;
  for (let tap = 0; tap < 3; tap++) {
    const h = tap === 0 ? 0.55 * step : tap === 1 ? 1.3 * step : Math.min(2.8 * step, reach);
    const y = at[1]! + at[4]! * h;
    const gx = (at[0]! + at[3]! * h - low[0]) * per;
    const gy = (y - lowY) * per;
    const gz = (at[2]! + at[5]! * h - low[2]) * per;
    let d = 0;
    if (gy >= 0) {
      if (gx < 0 || gz < 0 || gx >= nx - 1 || gy >= ny - 1 || gz >= nz - 1) {
        // Outside the grid nothing but the ground is near.
        d = Math.min(reach, y - lowY);
      } else {
        const i = gx | 0;
        const j = gy | 0;
        const k = gz | 0;
        const fx = gx - i;
        const fy = gy - j;
        const fz = gz - k;
        const p = (j * nz + k) * nx + i;
        const q = p + nz * nx;
        const a = data[p]! + (data[p + 1]! - data[p]!) * fx;
        const b = data[p + nx]! + (data[p + nx + 1]! - data[p + nx]!) * fx;
        const c = data[q]! + (data[q + 1]! - data[q]!) * fx;
        const e = data[q + nx]! + (data[q + nx + 1]! - data[q + nx]!) * fx;
        d = (a + (b - a) * fz) * (1 - fy) + (c + (e - c) * fz) * fy;
      }
    }
    const share = d < h ? d / h : 1;
    open += (tap === 0 ? 0.3 : 0.35) * share;
  }
  return 0.22 + 0.78 * open;
}
