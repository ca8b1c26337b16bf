import { front } from './cabinetry.ts';
import { hex, hsl } from './colour.ts';
import { rug, table } from './furniture.ts';
import { plant } from './house-plant.ts';
import type { Home } from './picture-facts.ts';
import { cans, roomView, type Start } from './room-view.ts';
import { armchair, sofa } from './seats.ts';
import { box, plate } from './solids.ts';
import { paint } from './surface.ts';
import type { View } from './view.ts';

/** The finished lower level: low ceiling, carpet, a screen wall and a deep sofa. */
export const basement = (home: Home, variant: number, width: number, height: number): View =>
  roomView(
    home,
    151,
    variant,
    width,
    height,
    ({ d, st }) => {
      const dp = d.range(15, 18);
      return {
        w: d.range(17, 20),
        dp,
        h: 7.9,
        floor: d.chance(0.75) ? st.carpet : st.boards,
        side: [{ a: dp - 6, b: dp - 3.2, y0: 4.6, y1: 6.9, across: 2, up: 1 }],
        ...(d.chance(0.5)
          ? { feature: paint(hsl(d.pick([205, 30, 150, 220]), 0.16, d.range(0.24, 0.4))) }
          : {}),
      };
    },
    (t, r) => {
      const { s, st, d } = t;
      const mid = r.w / 2;
      cans(t, r, 1.5);
      const zb = r.dp;
      box(s, [mid - 4.6, 0.5, zb - 1.7], [mid + 4.6, 2, zb], st.wood);
      for (let i = 0; i < 5; i++)
        front(
          s,
          st,
          st.wood,
          mid - 4.5 + i * 1.8,
          0.55,
          mid - 2.75 + i * 1.8,
          1.95,
          zb - 1.7,
          'none',
        );
      box(s, [mid - 3.2, 2.7, zb - 0.25], [mid + 3.2, 6.3, zb], st.black, { skip: 'back' });
      plate(s, mid - 3.1, 2.8, mid + 3.1, 6.2, zb - 0.26, paint(hex('#15181c'), { gloss: 0.9 }));
      for (const k of [-1, 1]) {
        for (let j = 0; j < 3; j++)
          box(
            s,
            [mid + k * 6 - 1.1, 3 + j * 1.4, zb - 0.8],
            [mid + k * 6 + 1.1, 3.14 + j * 1.4, zb],
            st.wood,
          );
        for (let j = 0; j < 3; j++)
          for (let i = 0; i < 4; i++)
            box(
              s,
              [mid + k * 6 - 0.9 + i * 0.4, 3.14 + j * 1.4, zb - 0.65],
              [mid + k * 6 - 0.6 + i * 0.4, 3.14 + j * 1.4 + d.range(0.5, 0.95), zb - 0.1],
              d.pick([st.accent, st.second, st.linen, st.sofa]),
              { shades: false },
            );
      }
      rug(
        s,
        mid - 5,
        mid + 5,
        zb - 10.5,
        zb - 3.6,
        d.int(0, 3),
        hex('#a9a294'),
        hsl(d.pick([20, 205, 160]), 0.2, 0.34),
        hex('#cdbfa8'),
      );
      sofa(
        s,
        st,
        d,
        t.right ? [r.w - 4.4, 0, zb - 3.4] : [4.4, 0, zb - 10.6],
        t.right ? 90 : -90,
        7.2,
        3,
      );
      armchair(s, st, [t.right ? 3.6 : r.w - 3.6, 0, zb - 6], t.right ? -68 : 68, st.accent);
      table(s, st, [mid, 0, zb - 7], 3.8, 2.2, 1.3, st.wood);
      plant(s, d, st, [t.right ? 1.4 : r.w - 1.4, 0, zb - 1.6], 4);
      if (d.chance(0.6)) gameTable(t, mid + (t.right ? -2 : 2), 3);
    },
  );

/** A pool table. */
function gameTable({ s, st }: Start, x: number, z: number): void {
  box(s, [x - 2.2, 2, z - 3.6], [x + 2.2, 2.7, z + 3.6], st.wood);
  box(s, [x - 1.8, 2.7, z - 3.2], [x + 1.8, 2.72, z + 3.2], paint(hex('#2f6b52')), {
    shades: false,
  });
  for (const px of [-2, 1.6])
    for (const pz of [-3.4, 3])
      box(s, [x + px, 0, z + pz], [x + px + 0.4, 2, z + pz + 0.4], st.wood);
}
