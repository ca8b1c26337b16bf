import { dim, hex } from './colour.ts';
import { foliage } from './plants.ts';
import type { Dice } from './random.ts';
import type { RoomStyle } from './room-style.ts';
import { face, type Scene } from './scene.ts';
import { bar, turned } from './solids.ts';
import { paint } from './surface.ts';
import type { Vec } from './vector.ts';

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
      620,
      0.2,
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
