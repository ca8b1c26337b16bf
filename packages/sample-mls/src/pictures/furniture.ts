import { dim, hex } from './colour.ts';
import { artTile, rugTile } from './indoor-tiles.ts';
import { foliage } from './plants.ts';
import type { Dice } from './random.ts';
import type { RoomStyle } from './room-style.ts';
import { face, placed, type Scene } from './scene.ts';
import { bar, box, disc, softBox, turned } from './solids.ts';
import { paint, type Surface, textured } from './surface.ts';
import type { Vec } from './vector.ts';
import type { Lamp } from './view.ts';

/** A sofa of `w` feet facing -z, its back at z = 3; the origin is its left front foot. */
export function sofa(
  s: Scene,
  st: RoomStyle,
  d: Dice,
  at: Vec,
  turn: number,
  w: number,
  seats: number,
): void {
  placed(s, at, turn, () => {
    const c = st.sofa;
    const arm = 0.7;
    box(s, [0.15, 0.45, 0.2], [w - 0.15, 1.05, 3], c);
    for (const x of [0.3, w - 0.5])
      for (const z of [0.3, 2.6])
        box(s, [x, 0, z], [x + 0.2, 0.45, z + 0.2], st.darkWood, { shades: false });
    softBox(s, [0, 0.5, 0.1], [arm, 2.15, 3.1], 0.28, c);
    softBox(s, [w - arm, 0.5, 0.1], [w, 2.15, 3.1], 0.28, c);
    softBox(s, [arm * 0.6, 0.9, 2.35], [w - arm * 0.6, 2.8, 3.2], 0.3, c);
    const each = (w - 2 * arm) / seats;
    for (let i = 0; i < seats; i++) {
      const x = arm + i * each;
      softBox(s, [x + 0.03, 0.95, 0.05], [x + each - 0.03, 1.6, 2.5], 0.2, c, { shades: false });
      softBox(s, [x + 0.06, 1.5, 1.95], [x + each - 0.06, 2.75, 2.6], 0.26, c, { shades: false });
    }
    pillow(s, [arm + 0.75, 1.6, 1.55], d.range(-18, -6), st.accent);
    pillow(s, [w - arm - 0.8, 1.6, 1.55], d.range(6, 18), d.chance(0.5) ? st.accent : st.second);
    if (seats > 2) pillow(s, [arm + 1.9, 1.6, 1.5], d.range(-8, 8), st.second);
  });
}

export function pillow(s: Scene, at: Vec, turn: number, surface: Surface, w = 1.5, h = 1.4): void {
  placed(s, at, turn, () =>
    softBox(s, [-w / 2, 0, -0.24], [w / 2, h, 0.24], 0.24, surface, { shades: false }),
  );
}

/** An armchair facing -z. */
export function armchair(s: Scene, st: RoomStyle, at: Vec, turn: number, cloth: Surface): void {
  placed(s, at, turn, () => {
    softBox(s, [-1.25, 0.75, -1.2], [1.25, 1.45, 1.1], 0.25, cloth);
    softBox(s, [-1.2, 1.1, 0.75], [1.2, 3, 1.4], 0.28, cloth);
    for (const x of [-1.45, 1.2]) {
      softBox(s, [x, 0.7, -1.1], [x + 0.28, 1.95, 1.2], 0.12, cloth, { shades: false });
    }
    for (const x of [-1.2, 1.2])
      for (const z of [-1, 1]) bar(s, [x, 0, z], [x * 0.9, 0.8, z * 0.9], 0.07, st.darkWood);
    pillow(s, [0.1, 1.45, 0.35], 4, st.accent, 1.3, 1.1);
  });
}

/** A table; `round` makes a drum or pedestal, otherwise four legs. */
export function table(
  s: Scene,
  st: RoomStyle,
  at: Vec,
  w: number,
  dpt: number,
  h: number,
  top: Surface,
  round = false,
): void {
  placed(s, at, 0, () => {
    if (round) {
      turned(
        s,
        0,
        0,
        [
          [w / 2 - 0.04, h - 0.14],
          [w / 2, h - 0.1],
          [w / 2, h - 0.02],
          [w / 2 - 0.03, h],
        ],
        top,
        { sides: 24, stretchZ: dpt / w },
      );
      disc(s, 0, h, 0, w / 2 - 0.03, top, dpt / w);
      turned(
        s,
        0,
        0,
        [
          [w * 0.26, 0],
          [0.2, 0.2],
          [0.16, h - 0.2],
        ],
        st.black,
        { sides: 12 },
      );
      return;
    }
    box(s, [-w / 2, h - 0.16, -dpt / 2], [w / 2, h, dpt / 2], top);
    box(s, [-w / 2 + 0.2, h - 0.5, -dpt / 2 + 0.15], [w / 2 - 0.2, h - 0.16, dpt / 2 - 0.15], top, {
      shades: false,
    });
    for (const x of [-w / 2 + 0.1, w / 2 - 0.34])
      for (const z of [-dpt / 2 + 0.1, dpt / 2 - 0.34])
        box(s, [x, 0, z], [x + 0.24, h - 0.16, z + 0.24], top);
  });
}

/** A dining chair facing -z. */
export function chair(
  s: Scene,
  st: RoomStyle,
  at: Vec,
  turn: number,
  seat: Surface,
  wood: Surface,
): void {
  placed(s, at, turn, () => {
    for (const x of [-0.72, 0.72]) {
      bar(s, [x, 0, -0.7], [x, 1.45, -0.65], 0.07, wood);
      bar(s, [x, 0, 0.78], [x * 0.94, 3.1, 0.86], 0.07, wood);
    }
    softBox(s, [-0.8, 1.4, -0.8], [0.8, 1.68, 0.8], 0.12, seat);
    if (st.modern) softBox(s, [-0.72, 1.95, 0.72], [0.72, 3.1, 0.92], 0.1, seat, { shades: false });
    else {
      box(s, [-0.72, 2.7, 0.76], [0.72, 3.1, 0.88], wood, { shades: false });
      for (const x of [-0.4, -0.13, 0.13, 0.4])
        bar(s, [x, 1.6, 0.78], [x, 2.75, 0.83], 0.045, wood);
    }
  });
}

/** A counter stool facing -z. */
export function stool(
  s: Scene,
  st: RoomStyle,
  at: Vec,
  turn: number,
  seat: Surface,
  back: boolean,
): void {
  placed(s, at, turn, () => {
    for (const x of [-0.6, 0.6])
      for (const z of [-0.6, 0.6])
        bar(s, [x * 1.1, 0, z * 1.1], [x * 0.85, 2.2, z * 0.85], 0.06, st.black);
    for (const z of [-0.62, 0.62]) bar(s, [-0.64, 0.7, z], [0.64, 0.7, z], 0.045, st.black);
    softBox(s, [-0.72, 2.16, -0.68], [0.72, 2.42, 0.68], 0.12, seat);
    if (back) softBox(s, [-0.68, 2.5, 0.52], [0.68, 3.3, 0.72], 0.09, seat, { shades: false });
  });
}

export function rug(
  s: Scene,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  kind: number,
  c1: Vec,
  c2: Vec,
  c3: Vec,
): void {
  // One repeat over the longer side, measured from the rug's own corner.
  placed(s, [x0, 0.05, z0], 0, () => {
    const surface = textured(rugTile(kind), Math.max(x1 - x0, z1 - z0), c1, { c2, c3 });
    const w = x1 - x0;
    const l = z1 - z0;
    face(
      s,
      [
        [0, 0, 0],
        [w, 0, 0],
        [w, 0, l],
        [0, 0, l],
      ],
      surface,
      { casts: false },
    );
    box(s, [0, -0.04, 0], [w, -0.005, l], paint(c1), {
      shades: false,
      skip: 'top bottom',
      casts: false,
    });
  });
}

/** A framed picture on a wall that faces -z; `at` is its middle. */
export function art(
  s: Scene,
  d: Dice,
  st: RoomStyle,
  at: Vec,
  w: number,
  h: number,
  turn = 0,
): void {
  placed(s, at, turn, () => {
    const frame = d.pick([st.black, st.wood, st.brass]);
    box(s, [-w / 2, -h / 2, -0.14], [w / 2, h / 2, 0], frame, { shades: false, skip: 'back' });
    const mat = w > 2 && d.chance(0.6) ? 0.36 : 0.08;
    face(
      s,
      [
        [-w / 2 + 0.08, -h / 2 + 0.08, -0.145],
        [w / 2 - 0.08, -h / 2 + 0.08, -0.145],
        [w / 2 - 0.08, h / 2 - 0.08, -0.145],
        [-w / 2 + 0.08, h / 2 - 0.08, -0.145],
      ],
      paint(hex('#f1eee6')),
    );
    const [a, b] = [w / 2 - mat, h / 2 - mat];
    const size = Math.max(a, b) * 2;
    placed(s, [-a, -b, -0.15], 0, () => {
      const c = [d.range(0, 360), d.range(0, 360)];
      face(
        s,
        [
          [0, 0, 0],
          [2 * a, 0, 0],
          [2 * a, 2 * b, 0],
          [0, 2 * b, 0],
        ],
        textured(
          artTile(d.int(0, 8)),
          size,
          hex(d.pick(['#e6dfd0', '#d9d2c4', '#c9d3d6', '#e9d9c4'])),
          {
            c2: hex(d.pick(['#4f6a5e', '#33506b', '#a5593a', '#7a6a4a', '#2d3a44', '#b98a4a'])),
            c3: hex(
              d.pick([
                '#c98f5a',
                '#8fa6ad',
                '#d6b98a',
                '#6f8a72',
                c[0]! > 180 ? '#b06a56' : '#99a58a',
              ]),
            ),
          },
        ),
      );
    });
  });
}

/** A table lamp; returns its light. */
export function tableLamp(s: Scene, st: RoomStyle, d: Dice, at: Vec, on: boolean, h = 2): Lamp {
  placed(s, at, 0, () => {
    const body = d.pick([st.brass, st.accent, st.linen, st.black]);
    turned(
      s,
      0,
      0,
      [
        [0.3, 0],
        [0.34, 0.06],
        [0.12, 0.16],
        [0.36, h * 0.28],
        [0.3, h * 0.4],
        [0.06, h * 0.5],
        [0.05, h * 0.62],
      ],
      { ...body, gloss: 0.3 },
      { shades: false, sides: 14 },
    );
    turned(
      s,
      0,
      0,
      [
        [0.62, h * 0.56],
        [0.46, h],
      ],
      paint([0.95, 0.86, 0.7], { glow: on ? 1.1 : 0.1 }),
      { shades: false, sides: 18, casts: false },
    );
  });
  return { at: [at[0], at[1] + h * 0.8, at[2]], power: on ? 1.5 : 0, colour: [1, 0.78, 0.52] };
}

/** A floor lamp with a drum shade. */
export function floorLamp(s: Scene, st: RoomStyle, at: Vec, on: boolean): Lamp {
  placed(s, at, 0, () => {
    turned(
      s,
      0,
      0,
      [
        [0.45, 0],
        [0.42, 0.1],
        [0.05, 0.14],
      ],
      st.black,
      { sides: 14, shades: false },
    );
    bar(s, [0, 0.1, 0], [0, 5, 0], 0.045, st.brass);
    turned(
      s,
      0,
      0,
      [
        [0.75, 4.5],
        [0.62, 5.7],
      ],
      paint([0.95, 0.86, 0.7], { glow: on ? 1 : 0.1 }),
      { shades: false, sides: 18, casts: false },
    );
  });
  return { at: [at[0], at[1] + 5.3, at[2]], power: on ? 2.2 : 0, colour: [1, 0.78, 0.52] };
}

/** A pendant lamp that hangs from `ceiling`. */
export function pendant(s: Scene, st: RoomStyle, kind: number, at: Vec, ceiling: number): Lamp {
  placed(s, at, 0, () => {
    bar(s, [0, 0.5, 0], [0, ceiling - at[1], 0], 0.03, st.black, { casts: false });
    if (kind === 0)
      turned(
        s,
        0,
        0,
        [
          [0.55, 0],
          [0.5, 0.2],
          [0.14, 0.62],
          [0.1, 0.8],
        ],
        { ...st.black },
        { shades: false, sides: 18 },
      );
    else if (kind === 1)
      turned(
        s,
        0,
        0,
        [
          [0.02, -0.05],
          [0.36, 0.1],
          [0.48, 0.4],
          [0.36, 0.7],
          [0.1, 0.85],
        ],
        paint([1, 0.95, 0.86], { glow: 1.2 }),
        { shades: false, sides: 16, casts: false },
      );
    else
      turned(
        s,
        0,
        0,
        [
          [0.4, 0],
          [0.4, 0.7],
          [0.1, 0.76],
        ],
        st.brass,
        { shades: false, sides: 18 },
      );
    turned(
      s,
      0,
      0,
      [
        [0.02, 0.02],
        [0.16, 0.1],
        [0.14, 0.3],
      ],
      st.glow,
      { shades: false, sides: 10, casts: false },
    );
  });
  return { at: [at[0], at[1] - 0.2, at[2]], power: 1.6, colour: [1, 0.82, 0.6] };
}

/** A house plant in a pot. */
export function plant(s: Scene, d: Dice, st: RoomStyle, at: Vec, height: number): void {
  const r = height * 0.15 + 0.12;
  turned(
    s,
    at[0],
    at[2],
    [
      [r * 0.7, at[1]],
      [r, at[1] + r * 1.7],
      [r * 0.94, at[1] + r * 1.72],
      [r * 0.9, at[1] + r * 1.5],
    ],
    d.pick([st.linen, st.black, paint(hex('#b5714f')), st.second]),
    { sides: 16 },
  );
  const top = at[1] + height;
  const green = [hex('#4f7a45'), hex('#3d6640'), hex('#6b8f4c')];
  if (d.chance(0.5)) {
    bar(
      s,
      [at[0], at[1] + r, at[2]],
      [at[0] + 0.1, top - height * 0.35, at[2]],
      0.06,
      paint(hex('#6a5340')),
    );
    foliage(
      s,
      d,
      [at[0], top - height * 0.28, at[2]],
      [height * 0.27, height * 0.33, height * 0.27],
      260,
      0.34,
      green,
      12,
    );
  } else {
    for (let i = 0; i < 26; i++) {
      const a = d.range(0, Math.PI * 2);
      const lean = d.range(0.15, 0.62) * height * 0.6;
      const tip = height * d.range(0.55, 1);
      const c = dim(d.pick(green), d.range(0.7, 1.3));
      const w = 0.1 + height * 0.02;
      const base: Vec = [at[0], at[1] + r * 1.5, at[2]];
      const mid: Vec = [
        at[0] + Math.cos(a) * lean * 0.5,
        at[1] + tip * 0.8,
        at[2] + Math.sin(a) * lean * 0.5,
      ];
      const end: Vec = [at[0] + Math.cos(a) * lean, at[1] + tip * 0.9, at[2] + Math.sin(a) * lean];
      const px = -Math.sin(a) * w;
      const pz = Math.cos(a) * w;
      face(
        s,
        [base, [mid[0] + px, mid[1], mid[2] + pz], end, [mid[0] - px, mid[1], mid[2] - pz]],
        paint(c, { gloss: 0.2 }),
        { bothSides: true },
      );
    }
  }
}

/** Curtains beside a window on a wall that faces -z; `a` and `b` are its edges. */
export function curtains(
  s: Scene,
  st: RoomStyle,
  cloth: Surface,
  a: number,
  b: number,
  top: number,
  z: number,
): void {
  bar(s, [a - 1.6, top, z - 0.3], [b + 1.6, top, z - 0.3], 0.05, st.black);
  for (const x0 of [a - 1.4, b - 0.1]) {
    const folds = 7;
    for (let i = 0; i < folds; i++) {
      const x = x0 + (i * 1.5) / folds;
      const n = 1.5 / folds;
      const zf = z - 0.18 - (i % 2) * 0.16;
      const zn = z - 0.18 - ((i + 1) % 2) * 0.16;
      face(
        s,
        [
          [x, 0.1, zf],
          [x + n, 0.1, zn],
          [x + n, top, zn],
          [x, top, zf],
        ],
        cloth,
        { bothSides: true },
      );
    }
  }
}
