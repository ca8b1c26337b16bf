import { front } from './cabinetry.ts';
import { hex, hsl } from './colour.ts';
import { art, curtains, rug, table } from './furniture.ts';
import { plant } from './house-plant.ts';
import { pendant, tableLamp } from './lamps.ts';
import type { Home } from './picture-facts.ts';
import { against, roomView, type Start } from './room-view.ts';
import { placed } from './scene.ts';
import { chair } from './seats.ts';
import { bar, box, disc, turned } from './solids.ts';
import { paint } from './surface.ts';
import type { Vec } from './vector.ts';
import type { View } from './view.ts';

/** The dining room: a long table under a chandelier, a sideboard on the wall. */
export const diningRoom = (home: Home, variant: number, width: number, height: number): View =>
  roomView(
    home,
    141,
    variant,
    width,
    height,
    ({ d, st }) => {
      const w = d.range(13, 15.5);
      const dp = d.range(13, 15);
      return {
        w,
        dp,
        h: 9,
        floor: home.floor === 'carpet' || home.floor === 'tile' ? st.tile : st.boards,
        back: [{ a: w / 2 - 3.4, b: w / 2 + 3.4, y0: 1.8, y1: 7.4, across: 3, up: 2 }],
        side: [{ a: dp - 8.5, b: dp - 4, y0: 1.8, y1: 7.4, across: 2, up: 2 }],
      };
    },
    (t, r) => {
      const { s, st, d } = t;
      const mid = r.w / 2;
      const cz = r.dp * 0.5;
      rug(
        s,
        mid - 4.4,
        mid + 4.4,
        cz - 5.2,
        cz + 5.2,
        d.int(0, 3),
        hex(d.pick(['#d3c8b6', '#b9a892', '#a9b0b0'])),
        hsl(d.pick([10, 25, 210, 190]), 0.25, 0.36),
        hex('#b08a5c'),
      );
      const top = d.pick([st.wood, st.darkWood]);
      table(s, st, [mid, 0, cz], 3.6, 7.4, 2.5, top);
      const seat = d.pick([st.linen, st.accent, st.second]);
      for (const z of [cz - 2.3, cz, cz + 2.3]) {
        chair(s, st, [mid - 2.5, 0, z], -90, seat, top);
        chair(s, st, [mid + 2.5, 0, z], 90, seat, top);
      }
      chair(s, st, [mid, 0, cz + 4.5], 0, seat, top);
      chair(s, st, [mid + 0.2, 0, cz - 4.5], 178, seat, top);
      turned(
        s,
        mid,
        cz,
        [
          [0.3, 2.5],
          [0.42, 2.9],
          [0.2, 3.4],
          [0.26, 3.5],
        ],
        st.second,
        { sides: 14, shades: false },
      );
      plant(s, d, st, [mid, 2.9, cz], 1.4);
      for (const z of [cz - 2.3, cz, cz + 2.3])
        for (const x of [-1.25, 1.25])
          disc(s, mid + x, 2.52, z, 0.42, paint(hex('#e8e5dd'), { gloss: 0.3 }));
      chandelier(t, mid, cz, r.h);
      curtains(s, st, st.linen, mid - 3.4, mid + 3.4, 8.2, r.dp - 0.1);
      placed(s, against(t, r), t.right ? -90 : 90, () => {
        const z0 = t.right ? cz - 2.5 : r.dp - cz - 2.5;
        box(s, [z0, 0.4, -1.6], [z0 + 5, 3, -0.02], st.wood);
        for (let i = 0; i < 4; i++)
          front(
            s,
            st,
            st.wood,
            z0 + i * 1.25 + 0.03,
            0.5,
            z0 + (i + 1) * 1.25 - 0.03,
            2.9,
            -1.6,
            i % 2 ? 'left' : 'right',
          );
        art(s, d, st, [z0 + 2.5, 5.6, -0.02], 4, 2.8);
        t.lamps.push(tableLamp(s, st, d, [z0 + 0.8, 3, -0.8], true, 1.9));
      });
    },
  );

function chandelier({ s, st, d, lamps }: Start, x: number, z: number, h: number): void {
  const y = 5.9;
  if (d.chance(0.4)) {
    for (const k of [-1.6, 0, 1.6]) lamps.push(pendant(s, st, d.int(0, 2), [x, y, z + k], h));
    return;
  }
  bar(s, [x, y + 0.6, z], [x, h, z], 0.04, st.black, { casts: false });
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    const b = ((i + 1) / 8) * Math.PI * 2;
    const p = (t: number): Vec => [x + Math.cos(t) * 1.25, y, z + Math.sin(t) * 1.25];
    bar(s, p(a), p(b), 0.05, st.brass);
    bar(s, p(a), [x, y + 0.7, z], 0.03, st.brass);
    const [cx, cy, cz] = p(a);
    turned(
      s,
      cx,
      cz,
      [
        [0.07, cy],
        [0.07, cy + 0.4],
      ],
      st.linen,
      { sides: 6, shades: false },
    );
    turned(
      s,
      cx,
      cz,
      [
        [0.09, cy + 0.4],
        [0.12, cy + 0.5],
        [0.01, cy + 0.75],
      ],
      st.glow,
      { sides: 6, shades: false, casts: false },
    );
  }
  lamps.push({ at: [x, y + 0.2, z], power: 3, colour: [1, 0.84, 0.62] });
}
