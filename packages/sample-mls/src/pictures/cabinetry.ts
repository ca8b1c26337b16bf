import { dim, hex } from './colour.ts';
import type { RoomStyle } from './room-style.ts';
import { face, placed, type Scene } from './scene.ts';
import { bar, box, turned } from './solids.ts';
import { paint, type Surface } from './surface.ts';
import type { Vec } from './vector.ts';

/** A shaker door or drawer front on a wall that faces -z, between two corners at depth z. */
export function front(
  s: Scene,
  st: RoomStyle,
  surface: Surface,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z: number,
  pull: 'left' | 'right' | 'top' | 'none',
): void {
  const g = 0.03;
  const thin = { shades: false, skip: 'back' };
  box(s, [x0 + g, y0 + g, z - 0.07], [x1 - g, y1 - g, z], surface, thin);
  const b = Math.min(0.22, (x1 - x0) * 0.2, (y1 - y0) * 0.26);
  const dark = { ...surface, c1: dim(surface.c1, 0.55), c2: dim(surface.c2, 0.55) };
  const panel = { ...surface, c1: dim(surface.c1, 0.93) };
  const q = z - 0.072;
  face(
    s,
    [
      [x0 + b, y0 + b, q],
      [x1 - b, y0 + b, q],
      [x1 - b, y1 - b, q],
      [x0 + b, y1 - b, q],
    ],
    dark,
    { casts: false },
  );
  face(
    s,
    [
      [x0 + b + 0.025, y0 + b, q - 0.002],
      [x1 - b - 0.012, y0 + b, q - 0.002],
      [x1 - b - 0.012, y1 - b - 0.045, q - 0.002],
      [x0 + b + 0.025, y1 - b - 0.045, q - 0.002],
    ],
    panel,
    { casts: false },
  );
  if (pull === 'none') return;
  const m = st.brass;
  if (pull === 'top') {
    const c = (x0 + x1) / 2;
    bar(s, [c - 0.25, y1 - 0.22, q - 0.1], [c + 0.25, y1 - 0.22, q - 0.1], 0.03, m);
  } else {
    const x = pull === 'left' ? x0 + 0.16 : x1 - 0.16;
    const y = y0 > 3 ? y0 + 0.35 : y1 - 0.85;
    bar(s, [x, y, q - 0.1], [x, y + 0.5, q - 0.1], 0.03, m);
  }
}

/** Base cabinets with a counter, from x0 to x1 along a wall at z facing -z. */
export function baseRun(
  s: Scene,
  st: RoomStyle,
  surface: Surface,
  x0: number,
  x1: number,
  z: number,
  counterOver = 0.1,
): void {
  const zf = z - 2;
  box(s, [x0, 0.35, zf], [x1, 2.9, z], surface, { skip: 'back bottom' });
  box(s, [x0 + 0.02, 0, zf + 0.25], [x1 - 0.02, 0.35, z], paint(hex('#2a2826')), {
    skip: 'back bottom',
    shades: false,
  });
  const n = Math.max(1, Math.round((x1 - x0) / 1.6));
  for (let i = 0; i < n; i++) {
    const a = x0 + ((x1 - x0) * i) / n;
    const b = x0 + ((x1 - x0) * (i + 1)) / n;
    front(s, st, surface, a, 2.25, b, 2.86, zf, 'top');
    if ((i * 7 + Math.round(x0)) % 3 === 0) {
      front(s, st, surface, a, 1.3, b, 2.25, zf, 'top');
      front(s, st, surface, a, 0.38, b, 1.3, zf, 'top');
    } else front(s, st, surface, a, 0.38, b, 2.25, zf, i % 2 === 0 ? 'right' : 'left');
  }
  box(s, [x0 - counterOver, 2.9, zf - 0.12], [x1 + counterOver, 3.03, z], st.counter, {
    skip: 'back',
  });
}

/** Wall cabinets from x0 to x1 at y0 to y1, with a crown. */
export function wallRun(
  s: Scene,
  st: RoomStyle,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  glass = false,
): void {
  const zf = z - 1.1;
  const surface = st.cabinet;
  box(s, [x0, y0, zf], [x1, y1, z], surface, { skip: 'back' });
  const n = Math.max(1, Math.round((x1 - x0) / 1.45));
  for (let i = 0; i < n; i++) {
    const a = x0 + ((x1 - x0) * i) / n;
    const b = x0 + ((x1 - x0) * (i + 1)) / n;
    front(s, st, surface, a, y0, b, y1, zf, n === 1 ? 'right' : i % 2 === 0 ? 'right' : 'left');
    if (glass && i % 2 === 0) {
      face(
        s,
        [
          [a + 0.25, y0 + 0.25, zf - 0.08],
          [b - 0.25, y0 + 0.25, zf - 0.08],
          [b - 0.25, y1 - 0.25, zf - 0.08],
          [a + 0.25, y1 - 0.25, zf - 0.08],
        ],
        paint([0.3, 0.29, 0.27], { gloss: 0.6, glow: 0.25 }),
        { casts: false },
      );
    }
  }
  box(s, [x0 - 0.06, y1, zf - 0.14], [x1 + 0.06, y1 + 0.24, z], surface, {
    shades: false,
    skip: 'back',
  });
}

/** A gooseneck faucet behind a sink; the origin is its foot, it reaches toward -z. */
export function faucet(s: Scene, st: RoomStyle, at: Vec, tall = 1.15): void {
  placed(s, at, 0, () => {
    const m = { ...st.brass, gloss: 0.8 };
    turned(
      s,
      0,
      0,
      [
        [0.11, 0],
        [0.08, 0.12],
        [0.05, 0.2],
      ],
      m,
      { sides: 10, shades: false },
    );
    const pts: Vec[] = [];
    for (let i = 0; i <= 7; i++) {
      const t = (i / 7) * Math.PI;
      pts.push([0, tall - 0.3 + Math.sin(t) * 0.3, -0.3 + Math.cos(t) * 0.3]);
    }
    bar(s, [0, 0, 0], [0, tall - 0.3, 0], 0.045, m);
    for (let i = 0; i + 1 < pts.length; i++) bar(s, pts[i]!, pts[i + 1]!, 0.045, m);
    bar(s, [0, tall - 0.3, -0.6], [0, tall - 0.48, -0.6], 0.055, m);
    bar(s, [0.1, 0.18, 0], [0.34, 0.3, -0.05], 0.035, m);
  });
}

/** A range with knobs, oven window and grates, 2.5 feet wide from x0, along a wall at z. */
export function range(s: Scene, st: RoomStyle, x0: number, z: number): void {
  const zf = z - 2.1;
  const x1 = x0 + 2.6;
  box(s, [x0, 0.1, zf], [x1, 3.03, z], st.steel, { skip: 'back' });
  box(s, [x0 + 0.12, 0.9, zf - 0.08], [x1 - 0.12, 2.3, zf], st.steel, {
    shades: false,
    skip: 'back',
  });
  face(
    s,
    [
      [x0 + 0.4, 1.15, zf - 0.09],
      [x1 - 0.4, 1.15, zf - 0.09],
      [x1 - 0.4, 1.95, zf - 0.09],
      [x0 + 0.4, 1.95, zf - 0.09],
    ],
    st.black,
  );
  bar(s, [x0 + 0.25, 2.15, zf - 0.22], [x1 - 0.25, 2.15, zf - 0.22], 0.05, st.metal);
  for (let i = 0; i < 5; i++) {
    const x = x0 + 0.35 + i * 0.47;
    bar(s, [x, 2.66, zf], [x, 2.66, zf - 0.14], 0.1, st.black);
  }
  box(s, [x0 + 0.05, 3.03, zf + 0.1], [x1 - 0.05, 3.06, z - 0.1], st.black, { shades: false });
  for (const x of [x0 + 0.65, x0 + 1.95]) {
    for (const dz of [0.55, 1.5]) {
      for (const k of [-0.35, 0, 0.35])
        bar(s, [x + k, 3.13, zf + dz - 0.4], [x + k, 3.13, zf + dz + 0.4], 0.03, st.black);
    }
  }
}

/** A hood over a range whose middle is at x; a plain canopy, a plaster bell or a steel chimney. */
export function hood(
  s: Scene,
  st: RoomStyle,
  kind: number,
  x: number,
  z: number,
  ceiling: number,
): void {
  const surface = kind === 0 ? st.steel : kind === 1 ? st.wall : st.cabinet;
  const y = 5.4;
  const w = kind === 0 ? 1.35 : 1.75;
  const r = kind === 0 ? 0.5 : 0.95;
  const zf = z - 1.75;
  const zt = z - (kind === 0 ? 0.9 : 1.25);
  box(s, [x - w, y, zf], [x + w, y + 0.42, z], kind === 1 ? st.wood : surface, { skip: 'back' });
  const yt = kind === 0 ? y + 1.2 : y + 1.9;
  const a: Vec[] = [
    [x - w, y + 0.42, zf],
    [x + w, y + 0.42, zf],
    [x + r, yt, zt],
    [x - r, yt, zt],
  ];
  face(s, a, surface);
  face(
    s,
    [
      [x + w, y + 0.42, zf],
      [x + w, y + 0.42, z],
      [x + r, yt, z],
      [x + r, yt, zt],
    ],
    surface,
  );
  face(
    s,
    [
      [x - w, y + 0.42, z],
      [x - w, y + 0.42, zf],
      [x - r, yt, zt],
      [x - r, yt, z],
    ],
    surface,
  );
  box(s, [x - r, yt, zt], [x + r, ceiling, z], surface, { skip: 'back top bottom' });
}

/** A two-door refrigerator, 3 feet wide from x0, along a wall at z. */
export function fridge(s: Scene, st: RoomStyle, x0: number, z: number): void {
  const x1 = x0 + 3;
  const zf = z - 2.5;
  box(s, [x0, 0.1, zf], [x1, 5.9, z], { ...st.steel, c1: dim(st.steel.c1, 0.7) }, { skip: 'back' });
  const m = (x0 + x1) / 2;
  const thin = { shades: false, skip: 'back' };
  box(s, [x0 + 0.03, 2.5, zf - 0.16], [m - 0.02, 5.86, zf], st.steel, thin);
  box(s, [m + 0.02, 2.5, zf - 0.16], [x1 - 0.03, 5.86, zf], st.steel, thin);
  box(s, [x0 + 0.03, 0.2, zf - 0.16], [x1 - 0.03, 2.42, zf], st.steel, thin);
  for (const x of [m - 0.17, m + 0.17])
    bar(s, [x, 3, zf - 0.3], [x, 5.2, zf - 0.3], 0.045, st.metal);
  bar(s, [x0 + 0.4, 2.15, zf - 0.3], [x1 - 0.4, 2.15, zf - 0.3], 0.045, st.metal);
}
