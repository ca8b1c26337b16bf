import type { Camera } from './camera.ts';
import { dice } from './random.ts';
import type { Face, Leaf } from './scene.ts';
import { add, dot, scale, sub, type Vec } from './vector.ts';

/**
 * Samples: which thing is seen at each (0 is nothing) and how near it is (1 / depth). Those of row
 * j lie at columns i + shifts[j & 3].
 */
export type Samples = {
  width: number;
  height: number;
  ids: Int32Array;
  near: Float32Array;
  shifts: Float64Array;
};

/** Rows of samples to a row of pixels: each pixel has two samples, one above the other. */
export const SAMPLE_ROWS = 2;
/** What one sample counts for in its pixel. */
export const SAMPLE_SHARE = 1 / SAMPLE_ROWS;

/** The two samples of a pixel stand aslant, turned the other way in every other row of pixels. */
const ASLANT = Float64Array.of(0.25, 0.75, 0.75, 0.25);

/** Ids from here on are leaves. */
export const FIRST_LEAF = 1 << 20;

const kept = new Map<number, Samples>();

/** An empty sample buffer for a picture in pixels; one per size is kept and used again. */
export function emptySamples(width: number, rows: number): Samples {
  const height = rows * SAMPLE_ROWS;
  const key = width * 65536 + height;
  let samples = kept.get(key);
  if (samples) {
    samples.ids.fill(0);
    samples.near.fill(0);
    return samples;
  }
  if (kept.size > 6) kept.clear();
  samples = {
    width,
    height,
    ids: new Int32Array(width * height),
    near: new Float32Array(width * height),
    shifts: ASLANT,
  };
  kept.set(key, samples);
  return samples;
}

const lefts = new Float64Array(8192);
const rights = new Float64Array(8192);

/**
 * Fills a convex outline given in columns and rows of samples; nearness runs as a*x + b*y + c.
 * Keeps what is nearest.
 */
export function fillConvex(
  to: Samples,
  xs: number[],
  ys: number[],
  n: number,
  a: number,
  b: number,
  c: number,
  id: number,
): void {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const y = ys[i]!;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const first = Math.max(0, Math.ceil(top - 0.5));
  const last = Math.min(to.height - 1, Math.ceil(bottom - 0.5) - 1);
  if (first > last) return;
  for (let j = first; j <= last; j++) {
    lefts[j] = 1e9;
    rights[j] = -1e9;
  }
  for (let i = 0; i < n; i++) {
    const k = i + 1 === n ? 0 : i + 1;
    let x0 = xs[i]!;
    let y0 = ys[i]!;
    let x1 = xs[k]!;
    let y1 = ys[k]!;
    if (y0 > y1) {
      [x0, x1] = [x1, x0];
      [y0, y1] = [y1, y0];
    }
    const from = Math.max(first, Math.ceil(y0 - 0.5));
    const till = Math.min(last, Math.ceil(y1 - 0.5) - 1);
    if (from > till) continue;
    const slope = (x1 - x0) / (y1 - y0);
    let x = x0 + (from + 0.5 - y0) * slope;
    for (let j = from; j <= till; j++) {
      if (x < lefts[j]!) lefts[j] = x;
      if (x > rights[j]!) rights[j] = x;
      x += slope;
    }
  }
  const { width, ids, near, shifts } = to;
  for (let j = first; j <= last; j++) {
    const left = lefts[j]!;
    const right = rights[j]!;
    if (right <= 0 || left >= width) continue;
    const shift = shifts[j & 3]!;
    const i0 = left <= shift ? 0 : Math.ceil(left - shift);
    const i1 = right >= width ? width : Math.ceil(right - shift);
    let value = a * (i0 + shift) + b * (j + 0.5) + c;
    const row = j * width;
    for (let k = row + i0, end = row + i1; k < end; k++) {
      if (value > near[k]!) {
        near[k] = value;
        ids[k] = id;
      }
      value += a;
    }
  }
}

const NEAR_PLANE = 0.35;

function clipNear(camera: Camera, points: Vec[]): Vec[] {
  const depth = (p: Vec) => dot(sub(p, camera.eye), camera.forward) - NEAR_PLANE;
  let all = true;
  for (const p of points) if (depth(p) < 0) all = false;
  if (all) return points;
  const out: Vec[] = [];
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    const q = points[(i + 1) % points.length]!;
    const dp = depth(p);
    const dq = depth(q);
    if (dp >= 0) out.push(p);
    if (dp >= 0 !== dq >= 0) out.push(add(p, scale(sub(q, p), dp / (dp - dq))));
  }
  return out;
}

/** Draws the faces that look at the camera; face i gets id i + 1. */
export function rasterFaces(to: Samples, camera: Camera, faces: Face[]): void {
  const xs: number[] = [];
  const ys: number[] = [];
  const { eye, right, up, focal, centreX, centreY, forward } = camera;
  // Near faces first: what lies behind them is then only compared, not written.
  const depths = new Float64Array(faces.length);
  const order = new Uint32Array(faces.length);
  for (let f = 0; f < faces.length; f++) {
    const p = faces[f]!.points[0]!;
    const q = faces[f]!.points[2] ?? p;
    order[f] = f;
    depths[f] =
      (p[0] + q[0]) * forward[0] + (p[1] + q[1]) * forward[1] + (p[2] + q[2]) * forward[2];
  }
  order.sort((a, b) => depths[a]! - depths[b]!);
  for (const f of order) {
    const it = faces[f]!;
    const n = it.normal;
    const gap = it.offset - dot(n, eye);
    if (gap >= 0 && !it.bothSides) continue;
    if (Math.abs(gap) < 1e-6) continue;
    const points = clipNear(camera, it.points);
    const count = points.length;
    if (count < 3) continue;
    for (let i = 0; i < count; i++) {
      const p = points[i]!;
      const vx = p[0] - eye[0];
      const vy = p[1] - eye[1];
      const vz = p[2] - eye[2];
      const k = focal / (vx * forward[0] + vy * forward[1] + vz * forward[2]);
      xs[i] = centreX + (vx * right[0] + vy * right[1] + vz * right[2]) * k;
      ys[i] = (centreY - (vx * up[0] + vy * up[1] + vz * up[2]) * k) * SAMPLE_ROWS;
    }
    fillConvex(
      to,
      xs,
      ys,
      count,
      dot(n, camera.stepX) / gap,
      dot(n, camera.stepY) / gap / SAMPLE_ROWS,
      dot(n, camera.base) / gap,
      f + 1,
    );
  }
}

/** Sprigs: 16 little pictures of 32 by 32 cells, each with a few leaflets. */
const SPRIGS = 16;
const CELLS = 32;
const sprigs = new Uint8Array(SPRIGS * CELLS * CELLS);
for (let v = 0; v < SPRIGS; v++) {
  const d = dice(900 + v);
  for (let l = 0; l < 8; l++) {
    const a = d.range(0, Math.PI * 2);
    const far = l === 0 ? 0 : d.range(5, 11.4);
    const cx = 16 + Math.cos(a) * far;
    const cy = 16 + Math.sin(a) * far;
    const turn = a + d.range(-0.7, 0.7);
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const long = d.range(5.2, 7);
    const wide = d.range(2.6, 3.6);
    for (let j = 0; j < CELLS; j++) {
      for (let i = 0; i < CELLS; i++) {
        const p = ((i + 0.5 - cx) * c + (j + 0.5 - cy) * s) / long;
        const q = (-(i + 0.5 - cx) * s + (j + 0.5 - cy) * c) / wide;
        if (p * p + Math.abs(q) < 1) sprigs[(v * CELLS + j) * CELLS + i] = 1;
      }
    }
  }
}

/** Whether nearer things cover a leaf's middle and two places toward its edge. */
function hidden(
  { width, height, near }: Samples,
  x: number,
  y: number,
  w: number,
  h: number,
  closeness: number,
): boolean {
  if (x < w || y < h || x + w > width || y + h > height) return false;
  const i = x | 0;
  const j = y | 0;
  if (near[j * width + i]! <= closeness) return false;
  const up = (h * 0.5) | 0;
  const side = Math.round(w * 0.5);
  return (
    near[(j - up) * width + i - side]! > closeness && near[(j + up) * width + i + side]! > closeness
  );
}

/** Draws leaves: blades as slim slanted lenses, others as sprigs. Leaf i gets id FIRST_LEAF + i. */
export function rasterLeaves(to: Samples, camera: Camera, leaves: Leaf[]): void {
  const { eye, right, up, forward, focal, centreX, centreY } = camera;
  const { width, height, ids, near, shifts } = to;
  for (let l = 0; l < leaves.length; l++) {
    const leaf = leaves[l]!;
    const vx = leaf.at[0] - eye[0];
    const vy = leaf.at[1] - eye[1];
    const vz = leaf.at[2] - eye[2];
    const depth = vx * forward[0] + vy * forward[1] + vz * forward[2];
    if (depth < NEAR_PLANE) continue;
    const k = focal / depth;
    const x = centreX + (vx * right[0] + vy * right[1] + vz * right[2]) * k;
    const y = (centreY - (vx * up[0] + vy * up[1] + vz * up[2]) * k) * SAMPLE_ROWS;
    const sprig = leaf.aspect > 0.4;
    // Half of its height in rows of samples, and of its width in columns.
    const h = Math.max(0.5, leaf.size * k * SAMPLE_ROWS * (sprig ? 0.85 : 0.5));
    const w = Math.max(0.5, h * leaf.aspect) / SAMPLE_ROWS;
    const j0 = Math.max(0, Math.ceil(y - h - 0.5));
    const j1 = Math.min(height - 1, Math.ceil(y + h - 0.5) - 1);
    const closeness = 1 / depth;
    if (h > 2 && hidden(to, x, y, w, h, closeness)) continue;
    const id = FIRST_LEAF + l;
    if (sprig && h > 2) {
      const picture = (l & (SPRIGS - 1)) * CELLS * CELLS;
      const kx = CELLS / 2 / w;
      const ky = CELLS / 2 / h;
      for (let j = j0; j <= j1; j++) {
        const row = picture + Math.min(CELLS - 1, ((j + 0.5 - y) * ky + CELLS / 2) | 0) * CELLS;
        const left = x - shifts[j & 3]!;
        const i0 = Math.max(0, Math.ceil(left - w));
        const i1 = Math.min(width, Math.ceil(left + w));
        let m = (i0 - left) * kx + CELLS / 2;
        for (let p = j * width + i0, end = j * width + i1; p < end; p++) {
          if (closeness > near[p]! && sprigs[row + (m | 0)] === 1) {
            near[p] = closeness;
            ids[p] = id;
          }
          m += kx;
        }
      }
      continue;
    }
    for (let j = j0; j <= j1; j++) {
      const e = (j + 0.5 - y) / h;
      const half = w * (1 - e * e);
      const middle = x + (e * h * leaf.slant) / SAMPLE_ROWS - shifts[j & 3]!;
      let i0 = Math.ceil(middle - half);
      let i1 = Math.ceil(middle + half);
      if (i0 < 0) i0 = 0;
      if (i1 > width) i1 = width;
      for (let p = j * width + i0, end = j * width + i1; p < end; p++) {
        if (closeness > near[p]!) {
          near[p] = closeness;
          ids[p] = id;
        }
      }
    }
  }
}
