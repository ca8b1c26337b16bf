import type { FaceLines } from './face-lines.ts';
import type { SoftRun } from './soft-light.ts';
import type { Surface } from './surface.ts';
import { cross, dot, sub, unit, type Vec } from './vector.ts';

/** A flat convex piece of a surface. */
export type Face = {
  points: Vec[];
  normal: Vec;
  offset: number;
  origin: Vec;
  uAxis: Vec;
  vAxis: Vec;
  surface: Surface;
  /** Rounded shapes: the shading normal and its change along u and v. */
  bend: { at: Vec; u: Vec; v: Vec } | null;
  casts: boolean;
  bothSides: boolean;
  /** Soft light of the latest rows it was read for. */
  soft: SoftRun[];
  /** What runs evenly over the screen, once the face was seen. */
  lines: FaceLines | null;
};

export type FaceOptions = {
  casts?: boolean;
  bothSides?: boolean;
  /** Runs the texture along the other axis. */
  turned?: boolean;
  /** Shading normals of the corners. */
  normals?: Vec[];
};

/** A box that darkens the corners near it, in world feet. */
export type Occluder = readonly [number, number, number, number, number, number];

/** Leaves, blades, petals and snow: small flat pieces with one colour each. */
export type Leaf = {
  at: Vec;
  size: number;
  /** Width over height on the screen. */
  aspect: number;
  slant: number;
  /** Which way the piece of the crown looks. */
  facing: Vec;
  red: number;
  green: number;
  blue: number;
  casts: boolean;
};

export type Scene = {
  faces: Face[];
  leaves: Leaf[];
  occluders: Occluder[];
  /** Current placement: translation and turn about the vertical. */
  place: { x: number; y: number; z: number; cos: number; sin: number };
};

export const newScene = (): Scene => ({
  faces: [],
  leaves: [],
  occluders: [],
  place: { x: 0, y: 0, z: 0, cos: 1, sin: 0 },
});

const turnOnly = (s: Scene, p: Vec): Vec => [
  p[0] * s.place.cos + p[2] * s.place.sin,
  p[1],
  -p[0] * s.place.sin + p[2] * s.place.cos,
];

export function toWorld(s: Scene, p: Vec): Vec {
  const { x, y, z, cos, sin } = s.place;
  return [p[0] * cos + p[2] * sin + x, p[1] + y, p[2] * cos - p[0] * sin + z];
}

/** Draws with the origin moved to `at` and turned by `degrees`. */
export function placed(s: Scene, at: Vec, degrees: number, draw: () => void): void {
  const before = s.place;
  const [x, y, z] = toWorld(s, at);
  const a = (degrees * Math.PI) / 180;
  const c = Math.cos(a);
  const d = Math.sin(a);
  s.place = {
    x,
    y,
    z,
    cos: before.cos * c - before.sin * d,
    sin: before.sin * c + before.cos * d,
  };
  draw();
  s.place = before;
}

/**
 * Adds a convex face; corners run counter-clockwise as seen from its visible side,
 * in the current placement.
 */
export function face(s: Scene, corners: Vec[], surface: Surface, options: FaceOptions = {}): void {
  const points = corners.map((p) => toWorld(s, p));
  let normal: Vec = [0, 0, 0];
  for (let i = 2; i < points.length && dot(normal, normal) < 1e-9; i++) {
    normal = cross(sub(points[i]!, points[0]!), sub(points[i - 1]!, points[0]!));
  }
  if (dot(normal, normal) < 1e-12) return;
  normal = unit(normal);
  let uAxis: Vec =
    Math.abs(normal[1]) > 0.98 ? turnOnly(s, [1, 0, 0]) : unit(cross(normal, [0, 1, 0]));
  let vAxis = unit(cross(uAxis, normal));
  if (options.turned) [uAxis, vAxis] = [vAxis, uAxis];
  const origin: Vec = [s.place.x, s.place.y, s.place.z];
  s.faces.push({
    points,
    normal,
    offset: dot(normal, points[0]!),
    origin,
    uAxis,
    vAxis,
    surface,
    bend: options.normals ? bendOf(s, points, options.normals, origin, uAxis, vAxis) : null,
    casts: options.casts ?? true,
    bothSides: options.bothSides ?? false,
    soft: [],
    lines: null,
  });
}

/** Fits corner normals by a linear change along u and v (least squares over the corners). */
function bendOf(s: Scene, points: Vec[], normals: Vec[], origin: Vec, uAxis: Vec, vAxis: Vec) {
  const n = points.length;
  const { cos, sin } = s.place;
  // Sums over the corners, from the first corner on: u and v, their products, and for each axis
  // of the normals itself and its products with u and v.
  const first = points[0]!;
  let su = 0;
  let sv = 0;
  let uu = 0;
  let vv = 0;
  let uv = 0;
  const sums = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    const to = sub(points[i]!, first);
    const u = dot(to, uAxis);
    const v = dot(to, vAxis);
    su += u;
    sv += v;
    uu += u * u;
    vv += v * v;
    uv += u * v;
    const p = normals[i]!;
    for (let c = 0; c < 3; c++) {
      const w = c === 0 ? p[0] * cos + p[2] * sin : c === 1 ? p[1] : p[2] * cos - p[0] * sin;
      const q = c * 3;
      sums[q] = sums[q]! + w;
      sums[q + 1] = sums[q + 1]! + w * u;
      sums[q + 2] = sums[q + 2]! + w * v;
    }
  }
  const mu = su / n;
  const mv = sv / n;
  uu += 1e-9 - su * mu;
  vv += 1e-9 - sv * mv;
  uv -= su * mv;
  const det = uu * vv - uv * uv || 1e-9;
  const from = sub(first, origin);
  const atU = mu + dot(from, uAxis);
  const atV = mv + dot(from, vAxis);
  const at: [number, number, number] = [0, 0, 0];
  const along: [number, number, number] = [0, 0, 0];
  const up: [number, number, number] = [0, 0, 0];
  for (let c = 0; c < 3; c++) {
    const w = sums[c * 3]!;
    const pu = sums[c * 3 + 1]! - w * mu;
    const pv = sums[c * 3 + 2]! - w * mv;
    along[c] = (pu * vv - pv * uv) / det;
    up[c] = (pv * uu - pu * uv) / det;
    at[c] = w / n - along[c]! * atU - up[c]! * atV;
  }
  return { at, u: along, v: up };
}

/** Marks a box of the current placement as something that shades its surroundings. */
export function occlude(s: Scene, a: Vec, b: Vec): void {
  const corners: Vec[] = [
    toWorld(s, a),
    toWorld(s, b),
    toWorld(s, [a[0], a[1], b[2]]),
    toWorld(s, [b[0], b[1], a[2]]),
  ];
  const low = (i: 0 | 1 | 2) => Math.min(...corners.map((c) => c[i]));
  const high = (i: 0 | 1 | 2) => Math.max(...corners.map((c) => c[i]));
  s.occluders.push([low(0), low(1), low(2), high(0), high(1), high(2)]);
}
