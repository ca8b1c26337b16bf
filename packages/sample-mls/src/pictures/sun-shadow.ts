import { fillConvex, type Samples } from './raster.ts';
import type { Scene } from './scene.ts';
import { cross, dot, unit, type Vec } from './vector.ts';

/**
 * What the sun sees: a picture of the scene from the sun's side. A point p has the place
 * (dot(p, side) + sideOffset, dot(p, rise) + riseOffset) and the nearness dot(p, toward).
 */
export type SunShadow = {
  toward: Vec;
  size: number;
  near: Float32Array;
  side: Vec;
  rise: Vec;
  sideOffset: number;
  riseOffset: number;
  /** Feet a texel covers. */
  texel: number;
};

const SIZE = 1024;
const samples: Samples = {
  width: SIZE,
  height: SIZE,
  ids: new Int32Array(SIZE * SIZE),
  near: new Float32Array(SIZE * SIZE),
  shifts: Float64Array.of(0.5, 0.5, 0.5, 0.5),
};

/** Draws the shadow picture of a ball of `radius` feet around `centre`. */
export function sunShadow(scene: Scene, toward: Vec, centre: Vec, radius: number): SunShadow {
  const texel = (2 * radius) / SIZE;
  const right = unit(cross([0, 1, 0], toward));
  const up = cross(toward, right);
  const side: Vec = [right[0] / texel, right[1] / texel, right[2] / texel];
  const rise: Vec = [up[0] / texel, up[1] / texel, up[2] / texel];
  const sideOffset = SIZE / 2 - dot(centre, side);
  const riseOffset = SIZE / 2 - dot(centre, rise);
  samples.near.fill(-1e6);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const face of scene.faces) {
    if (!face.casts) continue;
    const n = face.normal;
    const away = dot(n, toward);
    if (Math.abs(away) < 1e-4) continue;
    const count = face.points.length;
    for (let i = 0; i < count; i++) {
      const p = face.points[i]!;
      xs[i] = dot(p, side) + sideOffset;
      ys[i] = dot(p, rise) + riseOffset;
    }
    // Nearness to the sun over the map: plane n·p = offset with p = s*right + r*up + h*toward.
    const a = (-dot(n, right) / away) * texel;
    const b = (-dot(n, up) / away) * texel;
    const c = face.offset / away - a * sideOffset - b * riseOffset;
    fillConvex(samples, xs, ys, count, a, b, c, 1);
  }
  for (const leaf of scene.leaves) {
    if (!leaf.casts) continue;
    const x = dot(leaf.at, side) + sideOffset;
    const y = dot(leaf.at, rise) + riseOffset;
    const h = dot(leaf.at, toward);
    const r = Math.max(0.6, (leaf.size / texel) * 0.42);
    const j1 = Math.min(SIZE - 1, Math.floor(y + r));
    const i1 = Math.min(SIZE - 1, Math.floor(x + r));
    for (let j = Math.max(0, Math.ceil(y - r)); j <= j1; j++) {
      for (let i = Math.max(0, Math.ceil(x - r)); i <= i1; i++) {
        const k = j * SIZE + i;
        if (h > samples.near[k]!) samples.near[k] = h;
      }
    }
  }
  return { toward, size: SIZE, near: samples.near, side, rise, sideOffset, riseOffset, texel };
}

/**
 * How much of the sun reaches a place of the map, 0 to 1, softened over three texels. Takes
 * (side, rise, nearness, bias) in `at` and leaves the answer in its first place.
 */
export function sunAt(map: SunShadow, at: Float64Array): void {
  const x = at[0]!;
  const y = at[1]!;
  const xi = Math.floor(x - 0.5);
  const yi = Math.floor(y - 0.5);
  if (xi < 1 || yi < 1 || xi >= SIZE - 2 || yi >= SIZE - 2) {
    at[0] = 1;
    return;
  }
  const fx = x - 0.5 - xi;
  const fy = y - 0.5 - yi;
  const near = map.near;
  const limit = at[2]! + at[3]!;
  let k = (yi - 1) * SIZE + xi - 1;
  const a = row(near, k, fx, limit);
  k += SIZE;
  const b = row(near, k, fx, limit);
  k += SIZE;
  const c = row(near, k, fx, limit);
  k += SIZE;
  const d = row(near, k, fx, limit);
  at[0] = (a * (1 - fy) + b + c + d * fy) * 0.1111111;
}

function row(near: Float32Array, k: number, fx: number, limit: number): number {
  return (
    (near[k]! > limit ? 0 : 1 - fx) +
    (near[k + 1]! > limit ? 0 : 1) +
    (near[k + 2]! > limit ? 0 : 1) +
    (near[k + 3]! > limit ? 0 : fx)
  );
}
