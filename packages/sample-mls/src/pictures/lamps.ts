import type { Dice } from './random.ts';
import type { RoomStyle } from './room-style.ts';
import { placed, type Scene } from './scene.ts';
import { bar, turned } from './solids.ts';
import { paint } from './surface.ts';
import type { Vec } from './vector.ts';
import type { Lamp } from './view.ts';

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
