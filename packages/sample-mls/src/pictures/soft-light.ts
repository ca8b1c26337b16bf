import type { Camera } from './camera.ts';
import type { Lighting } from './lighting.ts';
import type { Face } from './scene.ts';

/** Pixels between two readings of the soft light along a row; it changes slowly. */
export const STRIDE = 10;
/** Rows between two readings; those between are mixed. */
const ROWS = 4;
/** Runs of one face, side by side in a row, whose readings are remembered. */
const RUNS = 6;

/**
 * Readings of one run of a face: those of row `row` and, once a second row asks, of row + ROWS.
 * `at` is where the first lie among all readings; then come the later ones and the mixture.
 */
export type SoftRun = {
  row: number;
  x0: number;
  x1: number;
  at: number;
  size: number;
  later: boolean;
};

const soft = new Float64Array(4);
const place = new Float64Array(6);

let store = new Float32Array(1 << 19);
let taken = 0;

/** Forgets all readings; to be called before each picture. */
export function startSoft(): void {
  taken = 0;
}

/** All readings; valid until the next call of `softAlong`. */
export const softValues = (): Float32Array => store;

function room(size: number): number {
  const at = taken;
  taken += size;
  if (taken > store.length) {
    const larger = new Float32Array(Math.max(taken, store.length * 2));
    larger.set(store);
    store = larger;
  }
  return at;
}

/** Reads the soft light of a face at pixel (x, row y): three colours and the sun's angle. */
function readSoft(
  camera: Camera,
  light: Lighting,
  it: Face,
  x: number,
  y: number,
  at: number,
): void {
  const { base: b, stepX: sx, stepY: sy, eye } = camera;
  const n = it.normal;
  const dx = b[0] + (x + 0.5) * sx[0] + (y + 0.5) * sy[0];
  const dy = b[1] + (x + 0.5) * sx[1] + (y + 0.5) * sy[1];
  const dz = b[2] + (x + 0.5) * sx[2] + (y + 0.5) * sy[2];
  const gap = it.offset - (n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2]);
  let inv = (n[0] * dx + n[1] * dy + n[2] * dz) / gap;
  if (inv < 1e-4) inv = 1e-4;
  const t = 1 / inv;
  const px = eye[0] + dx * t;
  const py = eye[1] + dy * t;
  const pz = eye[2] + dz * t;
  const facing = gap < 0 ? 1 : -1;
  let nx = n[0] * facing;
  let ny = n[1] * facing;
  let nz = n[2] * facing;
  const c = it.bend;
  if (c) {
    const o = it.origin;
    const U = it.uAxis;
    const V = it.vAxis;
    const u = (px - o[0]) * U[0] + (py - o[1]) * U[1] + (pz - o[2]) * U[2];
    const v = (px - o[0]) * V[0] + (py - o[1]) * V[1] + (pz - o[2]) * V[2];
    nx = c.at[0] + c.u[0] * u + c.v[0] * v;
    ny = c.at[1] + c.u[1] * u + c.v[1] * v;
    nz = c.at[2] + c.u[2] * u + c.v[2] * v;
    const l = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-9);
    nx *= l;
    ny *= l;
    nz *= l;
  }
  place[0] = px;
  place[1] = py;
  place[2] = pz;
  place[3] = nx;
  place[4] = ny;
  place[5] = nz;
  light.ambient(place, soft);
  const S = light.sky.toSun;
  const lit = nx * S[0] + ny * S[1] + nz * S[2];
  store[at] = soft[0]!;
  store[at + 1] = soft[1]!;
  store[at + 2] = soft[2]!;
  store[at + 3] = lit > 0 ? lit : 0;
}

/** Reads a whole row of a run: its first pixel, every column that STRIDE divides, its last. */
function readRow(
  camera: Camera,
  light: Lighting,
  it: Face,
  y: number,
  x0: number,
  x1: number,
  at: number,
): void {
  const first = (x0 / STRIDE) | 0;
  const parts = (((x1 - 1) / STRIDE) | 0) - first + 1;
  readSoft(camera, light, it, x0, y, at);
  for (let i = 1; i < parts; i++) readSoft(camera, light, it, (first + i) * STRIDE, y, at + i * 4);
  if (x1 - x0 <= 2) for (let c = 0; c < 4; c++) store[at + parts * 4 + c] = store[at + c]!;
  else readSoft(camera, light, it, x1 - 1, y, at + parts * 4);
}

/**
 * The soft light along a run: at its first pixel, at every column that STRIDE divides, and at its
 * last pixel; the answer is where in `softValues` they start. Fixed columns keep neighbouring rows
 * alike; a run below one of about the same extent takes a mixture of that one's values and those
 * of a row further down.
 */
export function softAlong(
  camera: Camera,
  light: Lighting,
  it: Face,
  y: number,
  x0: number,
  x1: number,
): number {
  const first = (x0 / STRIDE) | 0;
  const last = ((x1 - 1) / STRIDE) | 0;
  const size = (last - first + 2) * 4;
  let oldest: SoftRun | null = null;
  for (let i = 0; i < it.soft.length; i++) {
    const run = it.soft[i]!;
    const down = y - run.row;
    if (
      down > 0 &&
      down <= ROWS &&
      ((run.x0 / STRIDE) | 0) === first &&
      (((run.x1 - 1) / STRIDE) | 0) === last
    ) {
      const next = run.at + run.size;
      if (!run.later) {
        readRow(camera, light, it, run.row + ROWS, x0, x1, next);
        run.later = true;
      }
      if (down === ROWS) {
        for (let v = 0; v < size; v++) store[run.at + v] = store[next + v]!;
        run.row = y;
        run.x0 = x0;
        run.x1 = x1;
        run.later = false;
        return run.at;
      }
      const k = down / ROWS;
      const mixed = next + run.size;
      for (let v = 0; v < size; v++) {
        const a = store[run.at + v]!;
        store[mixed + v] = a + (store[next + v]! - a) * k;
      }
      return mixed;
    }
    if (down > ROWS && run.size >= size && oldest === null) oldest = run;
  }
  let run = oldest;
  if (run === null) {
    // One more run than are remembered takes the place of the first.
    const full = it.soft.length >= RUNS;
    const roomy = full && it.soft[0]!.size >= size ? it.soft[0]! : null;
    run = roomy ?? { row: y, x0, x1, at: 0, size, later: false };
    if (roomy === null) {
      run.at = room(size * 3);
      if (full) it.soft[0] = run;
      else it.soft.push(run);
    }
  }
  run.row = y;
  run.x0 = x0;
  run.x1 = x1;
  run.later = false;
  readRow(camera, light, it, y, x0, x1, run.at);
  return run.at;
}
