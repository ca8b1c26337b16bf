import type { Camera } from './camera.ts';
import type { Lighting } from './lighting.ts';
import type { Face } from './scene.ts';

/** Pixels between two readings of the soft light; it changes slowly. */
export const STRIDE = 8;

const soft = new Float64Array(4);
const place = new Float64Array(6);

/** Reads the soft light of a face at pixel (x, row y) into `out`: three colours and the sun's angle. */
function readSoft(
  camera: Camera,
  light: Lighting,
  it: Face,
  x: number,
  y: number,
  values: Float32Array,
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
  const px = eye[0] + dx / inv;
  const py = eye[1] + dy / inv;
  const pz = eye[2] + dz / inv;
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
  values[at] = soft[0]!;
  values[at + 1] = soft[1]!;
  values[at + 2] = soft[2]!;
  values[at + 3] = lit > 0 ? lit : 0;
}

/**
 * The soft light along a run: at its first pixel, at every column that STRIDE divides, and at its
 * last pixel. Fixed columns keep neighbouring rows alike; a run right below one of the same
 * extent takes that one's values.
 */
export function softAlong(
  camera: Camera,
  light: Lighting,
  it: Face,
  y: number,
  x0: number,
  x1: number,
): Float32Array {
  const first = Math.floor(x0 / STRIDE);
  const last = Math.floor((x1 - 1) / STRIDE);
  const kept = it.soft;
  if (
    kept &&
    y === kept.row + 1 &&
    Math.abs(kept.x0 - x0) <= 1 &&
    Math.abs(kept.x1 - x1) <= 1 &&
    Math.floor(kept.x0 / STRIDE) === first &&
    Math.floor((kept.x1 - 1) / STRIDE) === last
  ) {
    return kept.values;
  }
  const parts = last - first + 1;
  const size = (parts + 1) * 4;
  const values = kept && kept.values.length >= size ? kept.values : new Float32Array(size + 24);
  readSoft(camera, light, it, x0, y, values, 0);
  for (let i = 1; i < parts; i++) {
    readSoft(camera, light, it, (first + i) * STRIDE, y, values, i * 4);
  }
  if (x1 - x0 <= 2) values.copyWithin(parts * 4, 0, 4);
  else readSoft(camera, light, it, x1 - 1, y, values, parts * 4);
  if (kept) {
    kept.row = y;
    kept.x0 = x0;
    kept.x1 = x1;
    kept.values = values;
  } else it.soft = { row: y, x0, x1, values };
  return values;
}
