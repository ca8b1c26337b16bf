import { type FaceOptions, face, occlude, type Scene } from './scene.ts';
import type { Surface } from './surface.ts';
import type { Vec } from './vector.ts';

export type BoxOptions = FaceOptions & {
  /** Sides to leave out: any of 'top', 'bottom', 'front', 'back', 'left', 'right'. */
  skip?: string;
  /** False for things too thin or too high to shade corners. */
  shades?: boolean;
};

/** A box between two corners; front faces -z. */
export function box(s: Scene, a: Vec, b: Vec, surface: Surface, o: BoxOptions = {}): void {
  const [x0, y0, z0] = a;
  const [x1, y1, z1] = b;
  const skip = o.skip ?? '';
  if (!skip.includes('front'))
    face(
      s,
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      surface,
      o,
    );
  if (!skip.includes('back'))
    face(
      s,
      [
        [x1, y0, z1],
        [x0, y0, z1],
        [x0, y1, z1],
        [x1, y1, z1],
      ],
      surface,
      o,
    );
  if (!skip.includes('left'))
    face(
      s,
      [
        [x0, y0, z1],
        [x0, y0, z0],
        [x0, y1, z0],
        [x0, y1, z1],
      ],
      surface,
      o,
    );
  if (!skip.includes('right'))
    face(
      s,
      [
        [x1, y0, z0],
        [x1, y0, z1],
        [x1, y1, z1],
        [x1, y1, z0],
      ],
      surface,
      o,
    );
  if (!skip.includes('top'))
    face(
      s,
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      surface,
      o,
    );
  if (!skip.includes('bottom'))
    face(
      s,
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y0, z0],
        [x0, y0, z0],
      ],
      surface,
      o,
    );
  if (o.shades ?? true) occlude(s, a, b);
}

/** A cushion: a box with rounded edges of radius `r`. */
export function softBox(
  s: Scene,
  a: Vec,
  b: Vec,
  r: number,
  surface: Surface,
  o: BoxOptions = {},
): void {
  const k = Math.min(r, (b[0] - a[0]) / 2.05, (b[1] - a[1]) / 2.05, (b[2] - a[2]) / 2.05);
  const lo: Vec = [a[0] + k, a[1] + k, a[2] + k];
  const hi: Vec = [b[0] - k, b[1] - k, b[2] - k];
  const steps = 3;
  // A superquadric net: latitude rows over the eight rounded corners.
  const ring: { c: number; s: number; x: 0 | 1; z: 0 | 1 }[] = [];
  for (let q = 0; q < 4; q++) {
    for (let i = 0; i <= steps; i++) {
      const t = ((q + i / steps) * Math.PI) / 2;
      ring.push({
        c: Math.cos(t),
        s: Math.sin(t),
        x: q === 0 || q === 3 ? 1 : 0,
        z: q < 2 ? 1 : 0,
      });
    }
  }
  const rows: { h: number; w: number; top: 0 | 1 }[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = -Math.PI / 2 + ((i / steps) * Math.PI) / 2;
    rows.push({ h: Math.sin(t), w: Math.cos(t), top: 0 });
  }
  for (let i = 0; i <= steps; i++) {
    const t = ((i / steps) * Math.PI) / 2;
    rows.push({ h: Math.sin(t), w: Math.cos(t), top: 1 });
  }
  const at = (row: (typeof rows)[0], p: (typeof ring)[0]): Vec => [
    (p.x ? hi[0] : lo[0]) + k * p.c * row.w,
    (row.top ? hi[1] : lo[1]) + k * row.h,
    (p.z ? hi[2] : lo[2]) + k * p.s * row.w,
  ];
  const normalAt = (row: (typeof rows)[0], p: (typeof ring)[0]): Vec => [
    p.c * row.w,
    row.h,
    p.s * row.w,
  ];
  for (let j = 0; j + 1 < rows.length; j++) {
    for (let i = 0; i < ring.length; i++) {
      const p = ring[i]!;
      const q = ring[(i + 1) % ring.length]!;
      const low = rows[j]!;
      const high = rows[j + 1]!;
      face(s, [at(low, p), at(low, q), at(high, q), at(high, p)], surface, {
        ...o,
        normals: [normalAt(low, p), normalAt(low, q), normalAt(high, q), normalAt(high, p)],
      });
    }
  }
  face(
    s,
    [
      [lo[0], b[1], lo[2]],
      [hi[0], b[1], lo[2]],
      [hi[0], b[1], hi[2]],
      [lo[0], b[1], hi[2]],
    ],
    surface,
    o,
  );
  if (o.shades ?? true) occlude(s, a, b);
}

/** A turned shape about the vertical through (x, z): pairs of radius and height, bottom to top. */
export function turned(
  s: Scene,
  x: number,
  z: number,
  profile: [radius: number, y: number][],
  surface: Surface,
  o: BoxOptions & { sides?: number; stretchZ?: number; inside?: boolean } = {},
): void {
  const sides = o.sides ?? 16;
  const kz = o.stretchZ ?? 1;
  const flip = o.inside ? -1 : 1;
  for (let j = 0; j + 1 < profile.length; j++) {
    const [r0, y0] = profile[j]!;
    const [r1, y1] = profile[j + 1]!;
    const slope = Math.atan2(r0 - r1, y1 - y0);
    const c = Math.cos(slope) * flip;
    const ny = Math.sin(slope) * flip;
    for (let i = 0; i < sides; i++) {
      const t0 = (i / sides) * Math.PI * 2;
      const t1 = ((i + 1) / sides) * Math.PI * 2;
      const p = (r: number, y: number, t: number): Vec => [
        x + r * Math.cos(t),
        y,
        z + r * Math.sin(t) * kz,
      ];
      const n = (t: number): Vec => [Math.cos(t) * c, ny, Math.sin(t) * c];
      const corners: Vec[] = [p(r0, y0, t0), p(r0, y0, t1), p(r1, y1, t1), p(r1, y1, t0)];
      const normals: Vec[] = [n(t0), n(t1), n(t1), n(t0)];
      if (o.inside) {
        corners.reverse();
        normals.reverse();
      }
      if (r0 < 1e-3) {
        corners.splice(0, 1);
        normals.splice(0, 1);
      } else if (r1 < 1e-3) {
        corners.splice(2, 1);
        normals.splice(2, 1);
      }
      face(s, corners, surface, { ...o, normals });
    }
  }
  const widest = Math.max(...profile.map((p) => p[0]));
  if (o.shades ?? true) {
    occlude(
      s,
      [x - widest * 0.8, profile[0]![1], z - widest * 0.8 * kz],
      [x + widest * 0.8, profile.at(-1)![1], z + widest * 0.8 * kz],
    );
  }
}

/** A flat disc facing up. */
export function disc(
  s: Scene,
  x: number,
  y: number,
  z: number,
  r: number,
  surface: Surface,
  stretchZ = 1,
): void {
  const sides = 20;
  const points: Vec[] = [];
  for (let i = 0; i < sides; i++) {
    const t = (i / sides) * Math.PI * 2;
    points.push([x + r * Math.cos(t), y, z + r * Math.sin(t) * stretchZ]);
  }
  face(s, points, surface);
}

/** A round bar between two points. */
export function bar(
  s: Scene,
  a: Vec,
  b: Vec,
  r: number,
  surface: Surface,
  o: FaceOptions = {},
): void {
  const d: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const l = Math.hypot(...d) || 1;
  const t: Vec = [d[0] / l, d[1] / l, d[2] / l];
  const e: Vec = Math.abs(t[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const n1: Vec = [t[1] * e[2] - t[2] * e[1], t[2] * e[0] - t[0] * e[2], t[0] * e[1] - t[1] * e[0]];
  const m = Math.hypot(...n1);
  const p: Vec = [n1[0] / m, n1[1] / m, n1[2] / m];
  const q: Vec = [t[1] * p[2] - t[2] * p[1], t[2] * p[0] - t[0] * p[2], t[0] * p[1] - t[1] * p[0]];
  const sides = 6;
  const n = (i: number): Vec => {
    const w = (i / sides) * Math.PI * 2;
    const c = Math.cos(w);
    const k = Math.sin(w);
    return [p[0] * c + q[0] * k, p[1] * c + q[1] * k, p[2] * c + q[2] * k];
  };
  const on = (base: Vec, v: Vec): Vec => [
    base[0] + v[0] * r,
    base[1] + v[1] * r,
    base[2] + v[2] * r,
  ];
  for (let i = 0; i < sides; i++) {
    const v = n(i);
    const w = n(i + 1);
    face(s, [on(a, v), on(a, w), on(b, w), on(b, v)], surface, {
      ...o,
      bothSides: true,
      normals: [v, w, w, v],
    });
  }
}

/** An upright rectangle that faces -z, from (x0, y0) to (x1, y1) at depth z; it casts no shadow. */
export function plate(
  s: Scene,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z: number,
  surface: Surface,
): void {
  const corners: Vec[] = [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ];
  face(s, corners, surface, { casts: false });
}
