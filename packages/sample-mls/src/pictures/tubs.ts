import { dim } from './colour.ts';
import type { RoomStyle } from './room-style.ts';
import { face, placed, type Scene } from './scene.ts';
import { bar, box, disc, plate, softBox, turned } from './solids.ts';
import { paint, type Surface } from './surface.ts';

export const porcelain = paint([0.8, 0.8, 0.79], { gloss: 0.5 });

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
