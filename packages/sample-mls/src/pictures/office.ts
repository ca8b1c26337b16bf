import { front } from './cabinetry.ts';
import { dim, hex, hsl } from './colour.ts';
import { art, rug } from './furniture.ts';
import { plant } from './house-plant.ts';
import { tableLamp } from './lamps.ts';
import type { Home } from './picture-facts.ts';
import { cans, roomView, type Start } from './room-view.ts';
import { placed } from './scene.ts';
import { armchair } from './seats.ts';
import { bar, box, plate, softBox, turned } from './solids.ts';
import { paint, type Surface } from './surface.ts';
import type { View } from './view.ts';

/** The office: desk, shelves of books, a window. */
export const office = (home: Home, variant: number, width: number, height: number): View =>
  roomView(
    home,
    161,
    variant,
    width,
    height,
    ({ d, st }) => {
      const dp = d.range(11.5, 13);
      return {
        w: d.range(12, 14),
        dp,
        h: 9,
        floor: home.floor === 'carpet' ? st.carpet : st.boards,
        side: [{ a: dp - 8, b: dp - 3, y0: 2.2, y1: 7.4, across: 3, up: 1 }],
        ...(d.chance(0.5)
          ? { feature: paint(hsl(d.pick([150, 205, 30, 230]), 0.18, d.range(0.22, 0.4))) }
          : {}),
      };
    },
    (t, r) => {
      const { s, st, d } = t;
      const mid = r.w / 2;
      cans(t, r, 1);
      const zb = r.dp;
      const wood = d.pick([st.wood, st.darkWood, st.trim]);
      shelves(t, wood, 0.2, mid - 2.6, zb, 8);
      shelves(t, wood, mid + 2.6, r.w - 0.2, zb, 8);
      art(s, d, st, [mid, 5.8, zb - 0.02], 3.4, 3);
      rug(
        s,
        mid - 4,
        mid + 4,
        zb - 9,
        zb - 2.6,
        d.int(0, 3),
        hex('#cfc3b0'),
        hsl(d.pick([10, 210, 160]), 0.25, 0.34),
        hex('#a98a62'),
      );
      box(s, [mid - 3, 2.35, zb - 6.8], [mid + 3, 2.5, zb - 4], st.wood);
      box(s, [mid - 2.9, 0, zb - 6.5], [mid - 1.3, 2.35, zb - 4.2], st.wood);
      for (const z of [zb - 6.6, zb - 4.3])
        box(s, [mid + 2.7, 0, z], [mid + 2.9, 2.35, z + 0.2], st.black);
      box(s, [mid - 0.4, 2.5, zb - 4.9], [mid + 0.9, 2.58, zb - 4.6], st.black, { shades: false });
      box(s, [mid - 0.9, 2.9, zb - 4.8], [mid + 1.4, 4.2, zb - 4.7], st.black, { shades: false });
      box(s, [mid + 0.2, 2.5, zb - 4.75], [mid + 0.3, 3, zb - 4.68], st.black, { shades: false });
      t.lamps.push(tableLamp(s, st, d, [mid - 2.2, 2.5, zb - 4.8], true, 1.6));
      box(s, [mid + 1.6, 2.5, zb - 6], [mid + 2.4, 2.7, zb - 5.2], st.accent, { shades: false });
      placed(s, [mid + 0.4, 0, zb - 7.8], 184, () => {
        softBox(s, [-0.95, 1.5, -0.9], [0.95, 1.85, 0.9], 0.15, st.sofa);
        softBox(s, [-0.9, 1.95, 0.75], [0.9, 3.9, 1.05], 0.14, st.sofa, { shades: false });
        bar(s, [0, 0.2, 0], [0, 1.5, 0], 0.12, st.metal);
        for (let i = 0; i < 5; i++)
          bar(s, [0, 0.25, 0], [Math.cos(i * 1.257), 0.12, Math.sin(i * 1.257)], 0.08, st.black);
      });
      armchair(s, st, [t.right ? 2.2 : r.w - 2.2, 0, zb - 7], t.right ? -110 : 110, st.accent);
      plant(s, d, st, [t.right ? r.w - 1.2 : 1.2, 0, zb - 2.6], 4);
    },
  );

export function shelves(
  { s, st, d }: Start,
  wood: Surface,
  x0: number,
  x1: number,
  z: number,
  h: number,
): void {
  box(s, [x0, 0, z - 1.3], [x1, 2.6, z], wood, { skip: 'back' });
  const n = Math.max(1, Math.round((x1 - x0) / 1.7));
  for (let i = 0; i < n; i++)
    front(
      s,
      st,
      wood,
      x0 + ((x1 - x0) * i) / n,
      0.2,
      x0 + ((x1 - x0) * (i + 1)) / n,
      2.5,
      z - 1.3,
      i % 2 ? 'left' : 'right',
    );
  for (const x of [x0, x1 - 0.14]) box(s, [x, 2.6, z - 1], [x + 0.14, h, z], wood);
  plate(s, x0, 2.6, x1, h, z - 0.03, { ...wood, c1: dim(wood.c1, 0.75) });
  const books = [
    '#7a3b2e',
    '#2f4858',
    '#c9a35a',
    '#4d6b52',
    '#d9d2c2',
    '#8a6f58',
    '#34383f',
    '#b0563a',
  ].map((c) => paint(hex(c)));
  for (let y = 2.6; y < h - 0.3; y += 1.35) {
    box(s, [x0, y - 0.06, z - 1], [x1, y + 0.06, z], wood, { shades: false });
    let x = x0 + 0.25;
    while (x < x1 - 0.5) {
      if (d.chance(0.14)) {
        turned(
          s,
          x + 0.3,
          z - 0.5,
          [
            [0.18, y + 0.06],
            [0.26, y + 0.4],
            [0.1, y + 0.8],
          ],
          d.pick([st.accent, st.second, st.brass]),
          { sides: 10, shades: false },
        );
        x += 0.8;
        continue;
      }
      const w = d.range(0.1, 0.2);
      box(s, [x, y + 0.06, z - 0.85], [x + w, y + d.range(0.75, 1.12), z - 0.15], d.pick(books), {
        shades: false,
        skip: 'back bottom',
      });
      x += w + (d.chance(0.1) ? 0.5 : 0.01);
    }
  }
  box(s, [x0 - 0.1, h, z - 1.1], [x1 + 0.1, h + 0.3, z], wood, { skip: 'back' });
}
