import { faucet, front } from './cabinetry.ts';
import { dim, hex } from './colour.ts';
import type { RoomStyle } from './room-style.ts';
import { face, placed, type Scene, toWorld } from './scene.ts';
import { bar, box, disc, plate, softBox, turned } from './solids.ts';
import { paint, type Surface } from './surface.ts';
import type { Vec } from './vector.ts';
import type { Lamp } from './view.ts';

const porcelain = paint([0.8, 0.8, 0.79], { gloss: 0.5 });

export function vanity(s: Scene, st: RoomStyle, w: number, lamps: Lamp[], double: boolean): void {
  const c = st.island;
  box(s, [0, 0.4, -1.75], [w, 2.75, 0], c, { skip: 'back' });
  box(s, [0.1, 0, -1.55], [w - 0.1, 0.4, 0], paint(hex('#2a2826')), {
    skip: 'back',
    shades: false,
  });
  const n = Math.round(w / 1.3);
  for (let i = 0; i < n; i++) {
    front(
      s,
      st,
      c,
      (w * i) / n,
      0.45,
      (w * (i + 1)) / n,
      i % 2 ? 1.55 : 2.7,
      -1.75,
      i % 2 ? 'top' : 'right',
    );
    if (i % 2) front(s, st, c, (w * i) / n, 1.58, (w * (i + 1)) / n, 2.7, -1.75, 'top');
  }
  box(s, [-0.06, 2.75, -1.85], [w + 0.06, 2.9, 0], st.counter, { skip: 'back' });
  box(s, [0, 2.9, -0.06], [w, 3.25, 0], st.counter, { skip: 'back', shades: false });
  const basins = double && w > 5.4 ? [w * 0.26, w * 0.74] : [w * 0.5];
  for (const x of basins) {
    turned(
      s,
      x,
      -0.98,
      [
        [0.78, 2.91],
        [0.82, 3.06],
        [0.76, 3.06],
        [0.6, 2.95],
        [0.1, 2.92],
      ],
      porcelain,
      { sides: 22, stretchZ: 0.72, shades: false },
    );
    disc(s, x, 2.94, -0.98, 0.66, paint([0.62, 0.63, 0.63], { gloss: 0.4 }), 0.72);
    faucet(s, st, [x, 2.9, -0.3], 0.95);
  }
  const mirrors = basins.map(
    (x) =>
      [
        x - (basins.length > 1 ? w * 0.2 : w * 0.4),
        x + (basins.length > 1 ? w * 0.2 : w * 0.4),
      ] as const,
  );
  for (const [a, b] of mirrors) {
    box(s, [a - 0.1, 3.75, -0.1], [b + 0.1, 7, 0], st.brass, { skip: 'back', shades: false });
    face(
      s,
      [
        [a, 3.85, -0.11],
        [b, 3.85, -0.11],
        [b, 6.9, -0.11],
        [a, 6.9, -0.11],
      ],
      paint([0.93, 0.95, 0.95], { kind: 'mirror', gloss: 0.95 }),
    );
    const m = (a + b) / 2;
    box(s, [m - 0.8, 7.28, -0.16], [m + 0.8, 7.4, 0], st.brass, { shades: false });
    for (const k of [-0.6, 0, 0.6])
      turned(
        s,
        m + k,
        -0.32,
        [
          [0.14, 7.02],
          [0.19, 7.5],
        ],
        st.glow,
        { sides: 12, shades: false, casts: false },
      );
    lamps.push({ at: toWorld(s, [m, 7.2, -0.8]), power: 1.5, colour: [1, 0.86, 0.68] });
  }
  turned(
    s,
    w - 0.5,
    -0.6,
    [
      [0.16, 2.9],
      [0.17, 3.3],
      [0.06, 3.36],
      [0.06, 3.5],
    ],
    st.accent,
    { sides: 10, shades: false },
  );
  for (let i = 0; i < 3; i++)
    softBox(
      s,
      [0.15, 2.91 + i * 0.17, -0.85],
      [0.95, 3.07 + i * 0.17, -0.25],
      0.07,
      i % 2 ? st.linen : st.second,
      { shades: false },
    );
}

export function freeTub(s: Scene, st: RoomStyle, x: number, z: number): void {
  const outer: [number, number][] = [
    [1.9, 0.02],
    [2.15, 0.3],
    [2.3, 1],
    [2.5, 1.75],
    [2.62, 1.95],
  ];
  turned(s, x, z, outer, porcelain, { sides: 32, stretchZ: 0.54 });
  turned(
    s,
    x,
    z,
    [
      [2.62, 1.95],
      [2.6, 2.02],
      [2.42, 2.0],
    ],
    porcelain,
    { sides: 32, stretchZ: 0.54, shades: false },
  );
  turned(
    s,
    x,
    z,
    [
      [1.7, 0.5],
      [2.1, 0.9],
      [2.42, 2.0],
    ],
    porcelain,
    { sides: 32, stretchZ: 0.54, inside: true, shades: false },
  );
  disc(s, x, 1.25, z, 2.18, paint([0.5, 0.6, 0.62], { gloss: 0.8 }), 0.54);
  bar(s, [x + 1.2, 0, z + 1.6], [x + 1.2, 3.1, z + 1.6], 0.07, st.brass);
  bar(s, [x + 1.2, 3.1, z + 1.6], [x + 1.2, 3.1, z + 0.9], 0.06, st.brass);
  bar(s, [x + 1.2, 3.1, z + 0.9], [x + 1.2, 2.85, z + 0.9], 0.06, st.brass);
  // A stool with a towel beside the tub.
  turned(
    s,
    x - 3.4,
    z - 0.8,
    [
      [0.5, 0],
      [0.42, 0.2],
      [0.42, 1.3],
      [0.56, 1.45],
      [0.02, 1.46],
    ],
    st.wood,
    { sides: 14 },
  );
  softBox(s, [x - 3.8, 1.46, z - 1.2], [x - 3, 1.75, z - 0.45], 0.1, st.linen, { shades: false });
}

export function alcove(
  s: Scene,
  st: RoomStyle,
  w: number,
  dp: number,
  tile: Surface,
  glassShower: boolean,
  right: boolean,
): void {
  const z0 = dp - 2.7;
  face(
    s,
    [
      [0, 0, dp - 0.02],
      [w, 0, dp - 0.02],
      [w, 7.6, dp - 0.02],
      [0, 7.6, dp - 0.02],
    ],
    tile,
    { casts: false },
  );
  placed(s, [0, 0, z0], -90, () =>
    face(
      s,
      [
        [0, 0, -0.02],
        [2.7, 0, -0.02],
        [2.7, 7.6, -0.02],
        [0, 7.6, -0.02],
      ],
      tile,
      { casts: false },
    ),
  );
  placed(s, [w, 0, dp], 90, () =>
    face(
      s,
      [
        [0, 0, -0.02],
        [2.7, 0, -0.02],
        [2.7, 7.6, -0.02],
        [0, 7.6, -0.02],
      ],
      tile,
      { casts: false },
    ),
  );
  const headX = right ? 0.3 : w - 0.3;
  const way = right ? 1 : -1;
  bar(s, [headX, 6.6, dp - 1.3], [headX + way * 0.9, 6.8, dp - 1.3], 0.05, st.brass);
  turned(
    s,
    headX + way * 0.95,
    dp - 1.3,
    [
      [0.38, 6.6],
      [0.36, 6.68],
      [0.06, 6.76],
    ],
    st.brass,
    { sides: 16, shades: false },
  );
  bar(s, [headX - way * 0.2, 3.8, dp - 1.3], [headX, 3.8, dp - 1.3], 0.16, st.brass);
  // A niche with bottles.
  const nx = w * 0.5;
  face(
    s,
    [
      [nx - 1, 4.2, dp - 0.03],
      [nx + 1, 4.2, dp - 0.03],
      [nx + 1, 5.4, dp - 0.03],
      [nx - 1, 5.4, dp - 0.03],
    ],
    { ...tile, c1: dim(tile.c1, 0.6), c2: dim(tile.c2, 0.6) },
    { casts: false },
  );
  for (let i = 0; i < 4; i++)
    turned(
      s,
      nx - 0.6 + i * 0.36,
      dp - 0.22,
      [
        [0.1, 4.22],
        [0.1, 4.7 + (i % 2) * 0.15],
        [0.03, 4.85],
      ],
      i % 2 ? st.accent : st.linen,
      { sides: 8, shades: false },
    );
  if (glassShower) {
    box(s, [0, 0, z0 - 0.15], [w, 0.3, z0 + 0.15], st.counter);
    for (const [a, b] of [
      [0, w * 0.46],
      [w * 0.48, w],
    ] as const) {
      box(s, [a, 0.3, z0 - 0.03], [b, 0.36, z0 + 0.03], st.brass, { shades: false });
      box(s, [a, 6.9, z0 - 0.04], [b, 6.98, z0 + 0.04], st.brass, { shades: false });
    }
    for (const x of [w * 0.46, w * 0.48])
      box(s, [x - 0.03, 0.3, z0 - 0.03], [x + 0.03, 6.95, z0 + 0.03], st.brass, { shades: false });
    bar(s, [w * 0.54, 3.2, z0 - 0.2], [w * 0.54, 4.6, z0 - 0.2], 0.045, st.brass);
    return;
  }
  const tubTop = 1.75;
  box(s, [0, 0, z0], [w, tubTop, z0 + 0.3], porcelain, { skip: 'left right' });
  softBox(s, [0.4, 0.2, z0 - 0.03], [w - 0.4, tubTop - 0.28, z0 + 0.1], 0.06, porcelain, {
    shades: false,
  });
  box(s, [0, 0, dp - 0.3], [w, tubTop, dp], porcelain, { skip: 'left right back' });
  face(
    s,
    [
      [0, 1.1, z0],
      [w, 1.1, z0],
      [w, 1.1, dp],
      [0, 1.1, dp],
    ],
    paint([0.72, 0.74, 0.74], { gloss: 0.4 }),
  );
  // A shower curtain drawn to one side.
  const c0 = right ? w - 3 : 0.2;
  bar(s, [0, 7, z0], [w, 7, z0], 0.05, st.brass);
  const folds = 14;
  for (let i = 0; i < folds; i++) {
    const x = c0 + (i * 2.8) / folds;
    const n = 2.8 / folds;
    face(
      s,
      [
        [x, 0.4, z0 - 0.05 - (i % 2) * 0.2],
        [x + n, 0.4, z0 - 0.05 - ((i + 1) % 2) * 0.2],
        [x + n, 6.9, z0 - 0.05 - ((i + 1) % 2) * 0.2],
        [x, 6.9, z0 - 0.05 - (i % 2) * 0.2],
      ],
      i % 7 === 3 ? st.second : st.linen,
      { bothSides: true },
    );
  }
}

export function toilet(s: Scene, at: Vec, turn: number, st: RoomStyle): void {
  placed(s, at, turn, () => {
    softBox(s, [-0.85, 1.3, -0.75], [0.85, 2.75, -0.08], 0.14, porcelain);
    softBox(s, [-0.9, 2.72, -0.8], [0.9, 2.9, -0.05], 0.07, porcelain, { shades: false });
    bar(s, [-0.62, 2.45, -0.78], [-0.35, 2.42, -0.82], 0.04, st.brass);
    turned(
      s,
      0,
      -1.55,
      [
        [0.5, 0],
        [0.46, 0.25],
        [0.5, 0.6],
        [0.72, 1.15],
        [0.76, 1.32],
      ],
      porcelain,
      { sides: 20, stretchZ: 1.25 },
    );
    turned(
      s,
      0,
      -1.55,
      [
        [0.78, 1.32],
        [0.8, 1.4],
        [0.74, 1.48],
        [0.02, 1.5],
      ],
      porcelain,
      { sides: 20, stretchZ: 1.25, shades: false },
    );
    box(s, [-0.45, 0, -1.1], [0.45, 1.3, -0.2], porcelain, { skip: 'top bottom' });
  });
}

/** A tub along a wall that faces -z, from x = 0 to `long`, with tile and a shower above it. */
export function wallTub(
  s: Scene,
  st: RoomStyle,
  long: number,
  tile: Surface,
  window: boolean,
): void {
  if (!window) plate(s, -0.1, 0, long + 0.1, 7.4, -0.02, tile);
  else plate(s, -0.1, 0, long + 0.1, 3.4, -0.02, tile);
  box(s, [0, 0, -2.6], [long, 1.8, -2.3], porcelain, { skip: 'back' });
  box(s, [0, 0, -0.3], [long, 1.8, 0], porcelain, { skip: 'back' });
  box(s, [0, 0, -2.6], [0.4, 1.8, 0], porcelain);
  box(s, [long - 0.4, 0, -2.6], [long, 1.8, 0], porcelain);
  softBox(s, [0.4, 0.15, -2.64], [long - 0.4, 1.5, -2.5], 0.07, porcelain, { shades: false });
  face(
    s,
    [
      [0.3, 1.2, -2.4],
      [long - 0.3, 1.2, -2.4],
      [long - 0.3, 1.2, -0.2],
      [0.3, 1.2, -0.2],
    ],
    paint([0.6, 0.66, 0.67], { gloss: 0.6 }),
  );
  bar(s, [long / 2, 2.5, -0.05], [long / 2, 2.42, -0.6], 0.07, st.brass);
  for (const k of [-0.45, 0.45])
    bar(s, [long / 2 + k, 2.6, 0], [long / 2 + k, 2.6, -0.2], 0.13, st.brass);
  for (let i = 0; i < 3; i++) {
    turned(
      s,
      0.6 + i * 0.3,
      -0.18,
      [
        [0.09, 1.8],
        [0.09, 2.3 + (i % 2) * 0.15],
        [0.03, 2.42],
      ],
      i % 2 ? st.accent : st.linen,
      { sides: 8, shades: false },
    );
  }
}
