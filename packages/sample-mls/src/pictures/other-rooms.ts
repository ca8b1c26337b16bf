import { front } from './cabinetry.ts';
import { aimCamera } from './camera.ts';
import { dim, hex, hsl } from './colour.ts';
import {
  armchair,
  art,
  chair,
  curtains,
  pendant,
  plant,
  rug,
  sofa,
  table,
  tableLamp,
} from './furniture.ts';
import { speckTile } from './indoor-tiles.ts';
import { concreteTile } from './outdoor-tiles.ts';
import type { Home } from './picture-facts.ts';
import { type Dice, dice, mix } from './random.ts';
import { buildRoom, indoorsOf, type Opening, type Room } from './room-shell.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { newScene, placed, type Scene } from './scene.ts';
import { bar, box, disc, plate, softBox, turned } from './solids.ts';
import { paint, type Surface, textured } from './surface.ts';
import type { Vec } from './vector.ts';
import type { Lamp, View } from './view.ts';

type Start = { s: Scene; d: Dice; st: RoomStyle; lamps: Lamp[]; right: boolean };
type Shell = {
  w: number;
  dp: number;
  h: number;
  floor: Surface;
  back?: Opening[];
  side?: Opening[];
  feature?: Surface;
  wall?: Surface;
};

/** Builds a room, furnishes it and points the camera from the side across from its windows. */
function roomView(
  home: Home,
  salt: number,
  variant: number,
  width: number,
  height: number,
  shell: (t: Start) => Shell,
  furnish: (t: Start, r: Shell) => void,
): View {
  const d = dice(mix(home.seed, salt, variant));
  const t: Start = {
    s: newScene(),
    d,
    st: roomStyle(home, salt + variant),
    lamps: [],
    right: d.chance(0.5),
  };
  const r = shell(t);
  const { st, right } = t;
  const room: Room = {
    w: r.w,
    d: r.dp,
    h: r.h,
    wall: r.wall ?? st.wall,
    floor: r.floor,
    ceiling: st.ceiling,
    trim: st.trim,
    sash: st.sash,
    back: r.back ?? [],
    left: right ? [] : (r.side ?? []),
    right: right ? (r.side ?? []) : [],
    ...(r.feature ? { feature: r.feature } : {}),
  };
  const panels = buildRoom(t.s, room);
  furnish(t, r);
  const eye = right ? r.w * d.range(0.12, 0.3) : r.w * d.range(0.7, 0.88);
  const camera = aimCamera(
    {
      eye: [eye, d.range(4.5, 5.1), -d.range(2.6, 4)],
      target: [r.w / 2 + (right ? 0.5 : -0.5), 3.8, r.dp * 0.7],
      angle: d.range(61, 67),
      horizon: 0.44,
    },
    width,
    height,
  );
  return {
    scene: t.s,
    camera,
    bearing: right ? d.range(72, 118) : d.range(-118, -72),
    indoors: indoorsOf(room, panels, t.lamps, home.timeOfDay === 'dusk' ? 1 : 2.4),
    centre: [r.w / 2, 4, r.dp / 2 - 1],
    radius: 16,
    exposure: 1,
  };
}

function cans({ s, st, lamps }: Start, r: Shell, power: number): void {
  for (const x of [r.w * 0.28, r.w * 0.72]) {
    for (const z of [2.5, r.dp * 0.55, r.dp - 2.5]) {
      disc(s, x, r.h - 0.02, z, 0.26, st.glow);
      lamps.push({ at: [x, r.h - 0.5, z], power, colour: [1, 0.87, 0.7] });
    }
  }
}

const against = (t: Start, r: Shell): Vec => (t.right ? [0, 0, 0] : [r.w, 0, r.dp]);

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

function shelves(
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
