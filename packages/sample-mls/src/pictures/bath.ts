import { faucet, front } from './cabinetry.ts';
import { aimCamera } from './camera.ts';
import { dim, hex } from './colour.ts';
import { art, plant } from './furniture.ts';
import { hexTile, marbleTile, subwayTile } from './indoor-tiles.ts';
import type { Home } from './picture-facts.ts';
import { dice, mix } from './random.ts';
import { buildRoom, indoorsOf, type Opening, type Room } from './room-shell.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { face, newScene, placed, type Scene } from './scene.ts';
import { bar, box, disc, softBox, turned } from './solids.ts';
import { paint, type Surface, textured } from './surface.ts';
import type { Vec } from './vector.ts';
import type { Lamp, View } from './view.ts';

const porcelain = paint([0.86, 0.86, 0.85], { gloss: 0.5 });

/** A bathroom: vanity with mirror on one side, tub and shower at the far wall, toilet between. */
export function bath(home: Home, variant: number, width: number, height: number): View {
  const d = dice(mix(home.seed, 71, variant));
  const s = newScene();
  const st = roomStyle(home, 8 + variant);
  const w = d.range(10.5, 12.5);
  const dp = d.range(10, 11.5);
  const h = 8.6;
  const right = d.chance(0.5);
  const kind = (home.seed + variant) % 3;
  const grout = hex('#c5c0b6');
  const wallTileColour = hex(
    d.pick(['#f2f1ec', '#eef0ee', '#dfe6e3', '#c6d3d2', '#e9e1d2', '#8fa5a0', '#49606a']),
  );
  const wallTile = d.chance(0.6)
    ? textured(subwayTile(), 2, wallTileColour, { c2: grout, gloss: 0.5 })
    : textured(marbleTile(), 6, hex('#eeece8'), {
        c2: hex('#868685'),
        c3: hex('#d5cdc0'),
        gloss: 0.5,
      });
  const floor = d.chance(0.5)
    ? st.tile
    : textured(hexTile(), 2.4, hex('#eceae4'), {
        c2: hex('#8d8a84'),
        c3: hex('#2b2d2f'),
        gloss: 0.3,
      });
  const window: Opening =
    kind === 0
      ? { a: w * 0.5 - 2.1, b: w * 0.5 + 2.1, y0: 3.2, y1: 7, across: 2, up: 1 }
      : { a: dp - 6.6, b: dp - 4, y0: 3.6, y1: 7, across: 1, up: 2 };
  const room: Room = {
    w,
    d: dp,
    h,
    wall: st.wall,
    floor,
    ceiling: st.ceiling,
    trim: st.trim,
    sash: st.sash,
    back: kind === 0 ? [window] : [],
    left: right && kind !== 0 ? [window] : [],
    right: !right && kind !== 0 ? [window] : [],
  };
  const panels = buildRoom(s, room);
  const lamps: Lamp[] = [];
  // Vanity along the near side wall; mirrored when it stands on the right.
  const vanityLong = d.range(5, 6.2);
  const at: Vec = right ? [w, 0, dp - 3.4] : [0, 0, dp - 3.4 - vanityLong];
  placed(s, at, right ? 90 : -90, () =>
    vanity(s, st, vanityLong, h, lamps, at, right, d.chance(0.5)),
  );
  if (kind === 0) freeTub(s, st, w * 0.5, dp - 2.4);
  else {
    alcove(s, st, w, dp, h, wallTile, kind === 2, right);
  }
  if (kind === 0) {
    for (const [a, b] of [
      [0, window.a - 0.4],
      [window.b + 0.4, w],
    ] as const)
      face(
        s,
        [
          [a, 0, dp - 0.02],
          [b, 0, dp - 0.02],
          [b, 4, dp - 0.02],
          [a, 4, dp - 0.02],
        ],
        wallTile,
        { casts: false },
      );
    face(
      s,
      [
        [window.a - 0.4, 0, dp - 0.02],
        [window.b + 0.4, 0, dp - 0.02],
        [window.b + 0.4, 2.65, dp - 0.02],
        [window.a - 0.4, 2.65, dp - 0.02],
      ],
      wallTile,
      { casts: false },
    );
    box(s, [0, 4, dp - 0.12], [window.a - 0.5, 4.14, dp], st.trim, { shades: false });
    box(s, [window.b + 0.5, 4, dp - 0.12], [w, 4.14, dp], st.trim, { shades: false });
  }
  const tz = dp - (kind === 0 ? 5.6 : 4.6);
  toilet(s, [right ? 0 : w, 0, tz], right ? -90 : 90, st);
  art(
    s,
    d,
    st,
    [right ? 0.02 : w - 0.02, 5.2, kind === 0 ? tz : tz - 3.2],
    1.7,
    2.1,
    right ? -90 : 90,
  );
  // Mat, towels, plant.
  const matX = right ? w - 3.6 : 2;
  softBox(
    s,
    [matX, 0.01, dp - 3.6 - vanityLong * 0.8],
    [matX + 1.7, 0.1, dp - 3.8],
    0.05,
    st.second,
    { shades: false },
  );
  placed(s, [right ? 0 : w, 0, 0], right ? -90 : 90, () => {
    const x = right ? 2.2 : -4.4;
    bar(s, [x, 4.3, -0.25], [x + 2.2, 4.3, -0.25], 0.04, st.brass);
    box(s, [x + 0.2, 2.5, -0.33], [x + 1.2, 4.36, -0.18], st.linen, { shades: false });
    box(s, [x + 1.25, 2.8, -0.33], [x + 2, 4.36, -0.18], st.accent, { shades: false });
  });
  plant(s, d, st, kind === 0 ? [w - 1.3, 0, dp - 1.2] : [right ? 0.9 : w - 0.9, 0, 1.6], 2.6);
  for (const z of [2.4, dp - 2]) {
    disc(s, w / 2, h - 0.02, z, 0.27, st.glow);
    lamps.push({ at: [w / 2, h - 0.5, z], power: 1.1, colour: [1, 0.88, 0.74] });
  }
  const eye = right ? w * d.range(0.2, 0.34) : w * d.range(0.66, 0.8);
  const camera = aimCamera(
    {
      eye: [eye, d.range(4.6, 5.1), -d.range(2.6, 3.6)],
      target: [w / 2 + (right ? 0.5 : -0.5), 3.4, dp * 0.75],
      angle: d.range(56, 62),
      horizon: 0.41,
    },
    width,
    height,
  );
  const bearing = kind === 0 ? (right ? 150 : -150) : right ? -95 : 95;
  return {
    scene: s,
    camera,
    bearing,
    indoors: indoorsOf(room, panels, lamps, home.timeOfDay === 'dusk' ? 1 : 2.6),
    centre: [w / 2, 4, dp / 2 - 1],
    radius: 12,
    exposure: 1,
  };
}

function vanity(
  s: Scene,
  st: RoomStyle,
  w: number,
  h: number,
  lamps: Lamp[],
  at: Vec,
  right: boolean,
  double: boolean,
): void {
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
    const z = right ? at[2] - m : at[2] + m;
    lamps.push({
      at: [right ? at[0] - 0.8 : at[0] + 0.8, 7.2, z],
      power: 1.5,
      colour: [1, 0.86, 0.68],
    });
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
  if (h < 0) bar(s, at, at, 0.01, st.black);
}

function freeTub(s: Scene, st: RoomStyle, x: number, z: number): void {
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

function alcove(
  s: Scene,
  st: RoomStyle,
  w: number,
  dp: number,
  h: number,
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
  if (h < 0) disc(s, 0, 0, 0, 1, st.black);
}

function toilet(s: Scene, at: Vec, turn: number, st: RoomStyle): void {
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
