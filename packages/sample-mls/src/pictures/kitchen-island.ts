import { dim, hex } from './colour.ts';
import { pendant } from './lamps.ts';
import type { Dice } from './random.ts';
import type { RoomStyle } from './room-style.ts';
import { face, type Scene } from './scene.ts';
import { stool } from './seats.ts';
import { box } from './solids.ts';
import { paint } from './surface.ts';
import type { Lamp } from './view.ts';

/** The island with its stools and pendants; returns where its top lies. */
export function island(
  s: Scene,
  st: RoomStyle,
  d: Dice,
  mid: number,
  dp: number,
  h: number,
  lamps: Lamp[],
): { ix0: number; ix1: number; iz: number } {
  const ix0 = mid - d.range(3.2, 3.9);
  const ix1 = mid + d.range(3.2, 3.9);
  const iz = dp * 0.5 - 1.4;
  box(s, [ix0 + 0.2, 0.3, iz + 0.9], [ix1 - 0.2, 2.92, iz + 3], st.island);
  box(s, [ix0 + 0.3, 0, iz + 1], [ix1 - 0.3, 0.3, iz + 2.9], paint(hex('#2a2826')), {
    shades: false,
  });
  const n = 4;
  for (let i = 0; i < n; i++) {
    const a = ix0 + 0.3 + ((ix1 - ix0 - 0.6) * i) / n;
    const b = ix0 + 0.3 + ((ix1 - ix0 - 0.6) * (i + 1)) / n;
    const dark = { ...st.island, c1: dim(st.island.c1, 0.6) };
    face(
      s,
      [
        [a + 0.15, 0.55, iz + 0.89],
        [b - 0.15, 0.55, iz + 0.89],
        [b - 0.15, 2.7, iz + 0.89],
        [a + 0.15, 2.7, iz + 0.89],
      ],
      dark,
      { casts: false },
    );
    face(
      s,
      [
        [a + 0.18, 0.55, iz + 0.885],
        [b - 0.16, 0.55, iz + 0.885],
        [b - 0.16, 2.66, iz + 0.885],
        [a + 0.18, 2.66, iz + 0.885],
      ],
      { ...st.island, c1: dim(st.island.c1, 0.95) },
      { casts: false },
    );
  }
  const waterfall = st.modern && d.chance(0.35);
  box(s, [ix0, 2.92, iz], [ix1, 3.1, iz + 3.15], st.counter);
  if (waterfall)
    for (const x of [ix0, ix1 - 0.18]) box(s, [x, 0, iz], [x + 0.18, 2.92, iz + 3.15], st.counter);
  const seats = d.int(3, 4);
  const seat = d.pick([st.accent, st.wood, st.linen, st.black]);
  for (let i = 0; i < seats; i++) {
    const x = ix0 + ((ix1 - ix0) * (i + 0.5)) / seats;
    stool(
      s,
      st,
      [x, 0, iz - 0.4 + d.range(-0.15, 0.1)],
      180 + d.range(-12, 12),
      seat,
      d.chance(0.7),
    );
  }
  const kind = d.int(0, 2);
  const hung = d.int(2, 3);
  for (let i = 0; i < hung; i++) {
    lamps.push(pendant(s, st, kind, [ix0 + ((ix1 - ix0) * (i + 0.5)) / hung, 5.6, iz + 1.6], h));
  }
  return { ix0, ix1, iz };
}
