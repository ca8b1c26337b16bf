import { hex } from './colour.ts';
import { speckTile } from './indoor-tiles.ts';
import { concreteTile } from './outdoor-tiles.ts';
import type { Home } from './picture-facts.ts';
import type { Opening } from './room-shell.ts';
import { cans, roomView } from './room-view.ts';
import { placed } from './scene.ts';
import { bar, box } from './solids.ts';
import { paint, textured } from './surface.ts';
import type { View } from './view.ts';

/** The garage from inside: doors, bench and shelves. */
export const garageRoom = (home: Home, variant: number, width: number, height: number): View =>
  roomView(
    home,
    171,
    variant,
    width,
    height,
    ({ d }) => {
      const w = 11 + Math.min(3, Math.max(1, home.garageBays)) * 7;
      const dp = 21;
      const bays = w > 20 ? 1 : 0;
      const back: Opening[] = [];
      for (let i = 0; i <= bays; i++) {
        const c = bays ? w * (0.27 + 0.46 * i) : w / 2;
        back.push({ a: c - 3.7, b: c + 3.7, y0: 5.5, y1: 6.9, across: 4, up: 1 });
      }
      return {
        w,
        dp,
        h: 9.5,
        floor: textured(
          d.chance(0.5) ? speckTile() : concreteTile(),
          d.chance(0.5) ? 1.4 : 10,
          hex(d.pick(['#a3a39e', '#b5b1a8', '#8d9093'])),
          { c2: hex('#6f7072'), c3: hex('#d0cec8'), gloss: 0.35 },
        ),
        back,
        side: [{ a: 4, b: 7, y0: 4, y1: 7, across: 1, up: 2 }],
        wall: paint(hex('#dedbd3')),
      };
    },
    (t, r) => {
      const { s, st, d } = t;
      const bays = r.w > 20 ? 1 : 0;
      const door = paint(hex('#d9d7d0'));
      for (let i = 0; i <= bays; i++) {
        const c = bays ? r.w * (0.27 + 0.46 * i) : r.w / 2;
        for (const [y0, y1] of [
          [0.05, 2],
          [2.05, 4],
          [4.05, 5.35],
        ] as const)
          box(s, [c - 4.3, y0, r.dp - 0.16], [c + 4.3, y1, r.dp], door, {
            skip: 'back',
            shades: false,
          });
        for (const x of [-4.5, 4.4])
          box(s, [c + x, 0, r.dp - 0.3], [c + x + 0.12, 8, r.dp - 0.1], st.steel, {
            shades: false,
          });
        for (const x of [-4.4, 4.4])
          bar(s, [c + x, 8.1, r.dp - 0.3], [c + x, 8.6, 4], 0.08, st.steel);
        box(s, [c - 0.5, 8.6, 8], [c + 0.5, 9.2, 10], st.linen);
      }
      cans(t, r, 2);
      placed(s, t.right ? [r.w, 0, r.dp] : [0, 0, 0], t.right ? 90 : -90, () => {
        const z0 = t.right ? 1.5 : r.dp - 13;
        box(s, [z0, 2.9, -2.2], [z0 + 9, 3.1, 0], st.wood);
        for (const x of [z0, z0 + 4.4, z0 + 8.8])
          box(s, [x, 0, -2.1], [x + 0.2, 2.9, -0.1], st.wood);
        box(s, [z0, 0.5, -2], [z0 + 9, 0.6, 0], st.wood);
        box(s, [z0 + 0.3, 3.8, -0.1], [z0 + 8.7, 6.8, 0], paint(hex('#b49a76')), { skip: 'back' });
        for (let i = 0; i < 12; i++)
          bar(
            s,
            [z0 + 0.8 + i * 0.66, 4.4 + (i % 3) * 0.5, -0.16],
            [z0 + 0.8 + i * 0.66, 5.6 + (i % 2) * 0.6, -0.16],
            0.07,
            d.pick([st.black, st.accent, st.steel, st.wood]),
          );
        for (let i = 0; i < 5; i++)
          box(
            s,
            [z0 + 0.4 + i * 1.7, 0.6, -1.8],
            [z0 + 1.7 + i * 1.7, 1.7, -0.3],
            d.pick([st.accent, st.second, st.linen, paint(hex('#b08d62'))]),
          );
        box(s, [z0, 7.3, -1.6], [z0 + 12, 7.45, 0], st.wood);
        for (let i = 0; i < 7; i++)
          box(
            s,
            [z0 + 0.3 + i * 1.6, 7.45, -1.4],
            [z0 + 1.6 + i * 1.6, 8.5, -0.2],
            d.pick([paint(hex('#b08d62')), st.second, st.linen]),
            { shades: false },
          );
      });
    },
  );
