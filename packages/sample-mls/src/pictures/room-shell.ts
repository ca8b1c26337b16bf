import type { Rgb } from './colour.ts';
import { face, placed, type Scene } from './scene.ts';
import { box } from './solids.ts';
import { paint, type Surface } from './surface.ts';
import type { Vec } from './vector.ts';
import type { DayPanel, Indoors, Lamp } from './view.ts';

/** An opening in a wall: feet along the wall as seen from inside, and feet up. */
export type Opening = {
  a: number;
  b: number;
  y0: number;
  y1: number;
  across?: number;
  up?: number;
  door?: boolean;
};

export type Room = {
  w: number;
  d: number;
  h: number;
  wall: Surface;
  floor: Surface;
  ceiling: Surface;
  trim: Surface;
  sash: Surface;
  back: Opening[];
  left: Opening[];
  right: Opening[];
  /** Another surface for the back wall. */
  feature?: Surface;
  floorTurned?: boolean;
  plainBase?: boolean;
};

/**
 * Builds a room from x = 0 to w and z = 0 to d, open toward the viewer, with windows that let the
 * sun in. Returns the panels of daylight.
 */
export function buildRoom(s: Scene, r: Room): DayPanel[] {
  const { w, d, h } = r;
  const panels: DayPanel[] = [];
  face(
    s,
    [
      [0, 0, 0],
      [w, 0, 0],
      [w, 0, d],
      [0, 0, d],
    ],
    r.floor,
    { turned: r.floorTurned ?? false },
  );
  face(
    s,
    [
      [0, 0, -9],
      [w, 0, -9],
      [w, 0, 0],
      [0, 0, 0],
    ],
    r.floor,
    { turned: r.floorTurned ?? false },
  );
  face(
    s,
    [
      [0, h, d],
      [w, h, d],
      [w, h, 0],
      [0, h, 0],
    ],
    r.ceiling,
  );
  face(
    s,
    [
      [0, h, 0],
      [w, h, 0],
      [w, h, -9],
      [0, h, -9],
    ],
    r.ceiling,
  );
  // Each wall is drawn in a frame whose x runs along it and whose -z looks into the room.
  const walls: [Vec, number, number, Opening[], Surface][] = [
    [[0, 0, d], 0, w, r.back, r.feature ?? r.wall],
    [[0, 0, -9], -90, d + 9, r.left.map((o) => ({ ...o, a: o.a + 9, b: o.b + 9 })), r.wall],
    [[w, 0, d], 90, d + 9, r.right.map((o) => ({ ...o, a: d - o.b, b: d - o.a })), r.wall],
  ];
  for (const [at, turn, long, openings, surface] of walls) {
    placed(s, at, turn, () => wallWith(s, r, long, openings, surface));
  }
  for (const o of r.back)
    if (!o.door)
      panels.push(
        panelOf([(o.a + o.b) / 2, (o.y0 + o.y1) / 2, d], [(o.b - o.a) / 2, 0, 0], o, [0, 0, -1]),
      );
  for (const o of r.left)
    if (!o.door)
      panels.push(
        panelOf([0, (o.y0 + o.y1) / 2, (o.a + o.b) / 2], [0, 0, (o.b - o.a) / 2], o, [1, 0, 0]),
      );
  for (const o of r.right)
    if (!o.door)
      panels.push(
        panelOf([w, (o.y0 + o.y1) / 2, (o.a + o.b) / 2], [0, 0, (o.b - o.a) / 2], o, [-1, 0, 0]),
      );
  return panels;
}

const panelOf = (at: Vec, across: Vec, o: Opening, inward: Vec): DayPanel => ({
  at,
  across,
  up: [0, (o.y1 - o.y0) / 2, 0],
  inward,
  strength: 1,
});

function wallWith(s: Scene, r: Room, long: number, openings: Opening[], surface: Surface): void {
  const { h } = r;
  const quad = (x0: number, y0: number, x1: number, y1: number) => {
    if (x1 - x0 > 0.01 && y1 - y0 > 0.01)
      face(
        s,
        [
          [x0, y0, 0],
          [x1, y0, 0],
          [x1, y1, 0],
          [x0, y1, 0],
        ],
        surface,
      );
  };
  const sorted = [...openings].sort((p, q) => p.a - q.a);
  let x = 0;
  for (const o of sorted) {
    quad(x, 0, o.a, h);
    quad(o.a, 0, o.b, o.y0);
    quad(o.a, o.y1, o.b, h);
    x = o.b;
    windowIn(s, r, o);
  }
  quad(x, 0, long, h);
  const base = r.plainBase ? 0.3 : 0.48;
  const thin = { shades: false, skip: 'back bottom' };
  x = 0;
  for (const o of [...sorted.filter((p) => p.y0 < 0.5), { a: long, b: long }]) {
    if (o.a - x > 0.1) box(s, [x, 0, -0.06], [o.a, base, 0], r.trim, thin);
    x = o.b;
  }
  box(s, [0, h - 0.34, -0.14], [long, h, 0], r.trim, { shades: false, skip: 'back top' });
  box(s, [0, h - 0.14, -0.3], [long, h, 0], r.trim, { shades: false, skip: 'back top' });
}

function windowIn(s: Scene, r: Room, o: Opening): void {
  const { a, b, y0, y1 } = o;
  const t = 0.45;
  const deep = 0.5;
  // Reveals, so that the wall has thickness.
  face(
    s,
    [
      [a, y1, 0],
      [a, y1, deep],
      [a, y0, deep],
      [a, y0, 0],
    ],
    r.trim,
    { bothSides: true },
  );
  face(
    s,
    [
      [b, y0, 0],
      [b, y0, deep],
      [b, y1, deep],
      [b, y1, 0],
    ],
    r.trim,
    { bothSides: true },
  );
  face(
    s,
    [
      [a, y0, 0],
      [b, y0, 0],
      [b, y0, deep],
      [a, y0, deep],
    ],
    r.trim,
    { bothSides: true },
  );
  face(
    s,
    [
      [a, y1, 0],
      [b, y1, 0],
      [b, y1, deep],
      [a, y1, deep],
    ],
    r.trim,
    { bothSides: true },
  );
  const thin = { shades: false, skip: 'back' };
  const floorLong = y0 < 0.3;
  box(s, [a - t * 0.8, floorLong ? 0 : y0 - 0.3, -0.08], [a, y1 + t, 0], r.trim, thin);
  box(s, [b, floorLong ? 0 : y0 - 0.3, -0.08], [b + t * 0.8, y1 + t, 0], r.trim, thin);
  box(s, [a - t, y1, -0.12], [b + t, y1 + t, 0], r.trim, thin);
  if (!floorLong) {
    box(s, [a - t * 1.2, y0 - 0.12, -0.32], [b + t * 1.2, y0, 0], r.trim, thin);
    box(s, [a - t, y0 - 0.5, -0.08], [b + t, y0 - 0.12, 0], r.trim, thin);
  }
  face(
    s,
    [
      [a, y0, deep],
      [b, y0, deep],
      [b, y1, deep],
      [a, y1, deep],
    ],
    paint([1, 1, 1], { kind: 'outside' }),
    { casts: false },
  );
  const z = deep - 0.16;
  const k = 0.13;
  for (const [x0, q0, x1, q1] of [
    [a, y0, b, y0 + k],
    [a, y1 - k, b, y1],
    [a, y0, a + k, y1],
    [b - k, y0, b, y1],
  ] as const) {
    box(s, [x0, q0, z], [x1, q1, z + 0.12], r.sash, { shades: false });
  }
  const across = o.across ?? 2;
  const up = o.up ?? 2;
  for (let i = 1; i < across; i++) {
    const x = a + ((b - a) * i) / across;
    box(s, [x - 0.06, y0, z + 0.02], [x + 0.06, y1, z + 0.1], r.sash, { shades: false });
  }
  for (let i = 1; i < up; i++) {
    const y = y0 + ((y1 - y0) * i) / up;
    box(s, [a, y - 0.06, z], [b, y + 0.06, z + 0.1], r.sash, { shades: false });
  }
}

/** The light of a room, as the renderer wants it. */
export function indoorsOf(r: Room, panels: DayPanel[], lamps: Lamp[], day: number): Indoors {
  const floor: Rgb = r.floor.c1;
  return { low: [0, 0, -3], high: [r.w, r.h, r.d], panels, lamps, wall: r.wall.c1, floor, day };
}
