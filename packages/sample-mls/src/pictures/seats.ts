import type { Dice } from './random.ts';
import type { RoomStyle } from './room-style.ts';
import { placed, type Scene } from './scene.ts';
import { bar, box, softBox } from './solids.ts';
import type { Surface } from './surface.ts';
import type { Vec } from './vector.ts';

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
