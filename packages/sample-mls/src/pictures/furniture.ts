import { hex } from './colour.ts';
import { artTile, rugTile } from './indoor-tiles.ts';
import type { Dice } from './random.ts';
import type { RoomStyle } from './room-style.ts';
import { face, placed, type Scene } from './scene.ts';
import { bar, box, disc, turned } from './solids.ts';
import { paint, type Surface, textured } from './surface.ts';
import type { Vec } from './vector.ts';

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
