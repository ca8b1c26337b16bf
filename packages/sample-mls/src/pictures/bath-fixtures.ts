import { faucet, front } from './cabinetry.ts';
import { hex } from './colour.ts';
import type { RoomStyle } from './room-style.ts';
import { face, placed, type Scene, toWorld } from './scene.ts';
import { bar, box, disc, softBox, turned } from './solids.ts';
import { paint } from './surface.ts';
import { porcelain } from './tubs.ts';
import type { Vec } from './vector.ts';
import type { Lamp } from './view.ts';

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
