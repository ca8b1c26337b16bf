import { aimCamera } from './camera.ts';
import { hex, hsl } from './colour.ts';
import { art, curtains, rug, table } from './furniture.ts';
import { plant } from './house-plant.ts';
import { marbleTile } from './indoor-tiles.ts';
import { floorLamp, tableLamp } from './lamps.ts';
import { brickTile, stoneTile } from './outdoor-tiles.ts';
import type { Home } from './picture-facts.ts';
import { type Dice, dice, mix } from './random.ts';
import { buildRoom, indoorsOf, type Opening, type Room } from './room-shell.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { face, newScene, placed, type Scene } from './scene.ts';
import { armchair, sofa } from './seats.ts';
import { bar, box, disc, turned } from './solids.ts';
import { paint, textured } from './surface.ts';
import type { Lamp, View } from './view.ts';

/** The living room: a fireplace or a broad window, seats around a rug. */
export function livingRoom(home: Home, variant: number, width: number, height: number): View {
  const d = dice(mix(home.seed, 51, variant));
  const s = newScene();
  const st = roomStyle(home, 2);
  const w = d.range(17, 21);
  const dp = d.range(15, 18);
  const h = home.yearBuilt > 1990 && d.chance(0.4) ? d.range(10, 11.5) : 9;
  const right = d.chance(0.5);
  const hearth = home.fireplace && variant % 2 === 0;
  const sill = d.chance(0.5) ? 0.3 : 2;
  const tall = h > 9.5 ? 8.4 : 7.4;
  const side: Opening[] = [
    { a: dp - 6.4, b: dp - 2.6, y0: sill, y1: tall, across: 2, up: d.int(1, 2) },
    { a: dp - 12, b: dp - 8.2, y0: sill, y1: tall, across: 2, up: 2 },
  ];
  const mid = w / 2;
  const back: Opening[] = hearth
    ? [
        { a: 1.3, b: 4.4, y0: sill, y1: tall, across: 2, up: 2 },
        { a: w - 4.4, b: w - 1.3, y0: sill, y1: tall, across: 2, up: 2 },
      ]
    : [{ a: mid - 4.6, b: mid + 4.6, y0: 1.8, y1: tall, across: 4, up: 1 }];
  const room: Room = {
    w,
    d: dp,
    h,
    wall: st.wall,
    floor: home.floor === 'carpet' ? st.carpet : st.boards,
    ceiling: st.ceiling,
    trim: st.trim,
    sash: st.sash,
    back,
    left: right ? [] : side,
    right: right ? side : [],
  };
  const panels = buildRoom(s, room);
  const lamps: Lamp[] = [];
  if (hearth) fireplace(s, d, st, mid, dp, h, lamps);
  const cloth = d.pick([st.linen, st.second, st.linen]);
  if (!hearth || d.chance(0.6)) {
    for (const o of back) curtains(s, st, cloth, o.a, o.b, tall + 0.8, dp - 0.1);
  }
  placed(s, right ? [w, 0, dp] : [0, 0, 0], right ? 90 : -90, () => {
    for (const o of side) {
      const [a, b] = right ? [dp - o.b, dp - o.a] : [o.a, o.b];
      if (d.chance(0.8)) curtains(s, st, cloth, a, b, tall + 0.8, -0.1);
    }
  });
  // Rug and seats.
  const cz = dp * 0.5;
  const rugColours = [
    hex(d.pick(['#d9cfbe', '#cfc6b5', '#b9a892', '#9aa3a3'])),
    hsl(d.pick([10, 25, 210, 190, 150, 35]), 0.3, 0.36),
    hex(d.pick(['#b08a5c', '#e6dcc8', '#7d8a86'])),
  ] as const;
  rug(s, mid - 5.4, mid + 5.4, cz - 4.2, cz + 4, d.int(0, 3), ...rugColours);
  // The long sofa stands on the window side, across from the viewer.
  const away = right ? 1 : -1;
  const gap = w / 2 - 4.2;
  if (away > 0) sofa(s, st, d, [mid + gap, 0, cz + 3.6], 90, 7.2, 3);
  else sofa(s, st, d, [mid - gap, 0, cz - 3.6], -90, 7.2, 3);
  if (!hearth) sofa(s, st, d, [mid - 3.6, 0, dp - 4.6], 0, 7.2, 3);
  armchair(
    s,
    st,
    [mid - away * 5, 0, cz + 2.6],
    away > 0 ? -72 : 72,
    d.pick([st.accent, st.second, st.sofa]),
  );
  if (hearth && d.chance(0.5))
    armchair(
      s,
      st,
      [mid - away * 5.4, 0, cz - 1.2],
      away > 0 ? -104 : 104,
      d.pick([st.accent, st.second]),
    );
  const low = d.pick([st.wood, st.darkWood, st.counter]);
  const round = d.chance(0.4);
  table(s, st, [mid, 0, cz - 0.2], round ? 3.6 : 4.4, round ? 3.6 : 2.3, 1.4, low, round);
  box(s, [mid - 0.9, 1.41, cz - 0.6], [mid + 0.1, 1.5, cz + 0.1], paint(hex('#f1ede4')), {
    shades: false,
  });
  box(s, [mid - 0.8, 1.5, cz - 0.55], [mid + 0.05, 1.58, cz + 0.05], st.accent, { shades: false });
  turned(
    s,
    mid + 0.8,
    cz - 0.1,
    [
      [0.16, 1.4],
      [0.26, 1.7],
      [0.1, 2.05],
      [0.13, 2.15],
    ],
    st.linen,
    { sides: 14, shades: false },
  );
  plant(s, d, st, [right ? 1.4 : w - 1.4, 0, dp - 1.5], d.range(4, 5.6));
  const tz = away > 0 ? cz + 4.6 : cz + 4.6;
  table(s, st, [mid + away * 5.6, 0, tz], 1.6, 1.6, 1.9, low, true);
  lamps.push(tableLamp(s, st, d, [mid + away * 5.6, 1.9, tz], true));
  lamps.push(floorLamp(s, st, [mid - away * 6.4, 0, cz + 4.6], true));
  const wallX = right ? 0.02 : w - 0.02;
  art(s, d, st, [wallX, 5.3, cz], d.range(3.4, 5), d.range(2.6, 3.4), right ? -90 : 90);
  for (const [x, z] of [
    [mid - 4, 4],
    [mid + 4, 4],
    [mid - 4, dp - 4],
    [mid + 4, dp - 4],
  ] as const) {
    disc(s, x, h - 0.02, z, 0.27, st.glow);
    lamps.push({ at: [x, h - 0.5, z], power: 0.8, colour: [1, 0.87, 0.7] });
  }
  if (h > 9.5) beams(s, st, w, dp, h, d.chance(0.6));
  const eye = right ? w * d.range(0.1, 0.3) : w * d.range(0.7, 0.9);
  const camera = aimCamera(
    {
      eye: [eye, d.range(4.4, 5.1), -d.range(2.6, 4.2)],
      target: [mid + (right ? 0.6 : -0.6), 4, dp * 0.7],
      angle: d.range(62, 69),
      horizon: 0.45,
    },
    width,
    height,
  );
  return {
    scene: s,
    camera,
    bearing: right ? d.range(78, 125) : d.range(-125, -78),
    indoors: indoorsOf(room, panels, lamps, home.timeOfDay === 'dusk' ? 1 : 2.4),
    centre: [w / 2, 4, dp / 2 - 2],
    radius: 17,
    exposure: 1,
  };
}

function beams(s: Scene, st: RoomStyle, w: number, dp: number, h: number, dark: boolean): void {
  for (let z = 2; z < dp; z += 4.2)
    box(s, [0, h - 0.7, z], [w, h, z + 0.6], dark ? st.wood : st.trim, { skip: 'top left right' });
}

function fireplace(
  s: Scene,
  d: Dice,
  st: RoomStyle,
  x: number,
  z: number,
  h: number,
  lamps: Lamp[],
): void {
  const kind = d.int(0, 3);
  const stone = hex(d.pick(['#a39480', '#8e8b86', '#b3a48a']));
  const clad =
    kind === 0
      ? textured(stoneTile(), 5, stone, {
          c2: [stone[0] * 0.5, stone[1] * 0.5, stone[2] * 0.5],
          c3: [stone[0] * 1.3, stone[1] * 1.25, stone[2] * 1.1],
        })
      : kind === 1
        ? textured(brickTile(), 5.4, hex(d.pick(['#8d4f3c', '#e6e1d8', '#9c5d48'])), {
            c2: hex('#b9aa98'),
            c3: hex('#5c3430'),
          })
        : kind === 2
          ? textured(marbleTile(), 6, hex('#efede9'), { c2: hex('#8a8a88'), gloss: 0.5 })
          : st.trim;
  const w = 3.2;
  const zf = z - 1.5;
  const full = kind !== 3;
  box(s, [x - w, 0, zf], [x - 1.6, full ? h : 5, z], clad, { skip: 'back bottom' });
  box(s, [x + 1.6, 0, zf], [x + w, full ? h : 5, z], clad, { skip: 'back bottom' });
  box(s, [x - 1.6, 3, zf], [x + 1.6, full ? h : 5, z], clad, { skip: 'back' });
  const soot = paint(hex('#241f1c'));
  face(
    s,
    [
      [x - 1.6, 0, z - 0.2],
      [x + 1.6, 0, z - 0.2],
      [x + 1.6, 3, z - 0.2],
      [x - 1.6, 3, z - 0.2],
    ],
    soot,
  );
  const hearthTop = textured(marbleTile(), 5, hex('#8d8880'), { gloss: 0.2 });
  box(s, [x - w - 0.4, 0, zf - 1.5], [x + w + 0.4, 0.35, zf], hearthTop, { skip: 'bottom' });
  box(s, [x - w - 0.5, 4.9, zf - 0.6], [x + w + 0.5, 5.35, z], st.wood, { skip: 'back' });
  for (let i = 0; i < 4; i++)
    bar(
      s,
      [x - 0.9 + i * 0.1, 0.5 + (i % 2) * 0.28, zf + 0.5 + i * 0.16],
      [x + 0.9 - i * 0.1, 0.5 + (i % 2) * 0.28, zf + 0.5 + i * 0.16],
      0.14,
      paint(hex('#3d2a1f')),
    );
  for (let i = 0; i < 11; i++) {
    const fx = x + d.range(-0.8, 0.8);
    const fh = d.range(0.6, 1.5) * (1 - Math.abs(fx - x) * 0.6);
    face(
      s,
      [
        [fx - 0.16, 0.6, zf + 0.6],
        [fx + 0.16, 0.6, zf + 0.6],
        [fx + 0.1, 0.6 + fh * 0.6, zf + 0.6],
        [fx, 0.6 + fh, zf + 0.6],
        [fx - 0.1, 0.6 + fh * 0.5, zf + 0.6],
      ],
      paint([1, d.range(0.2, 0.38), 0.04], { glow: 1.9 }),
      { casts: false },
    );
  }
  lamps.push({ at: [x, 1.4, zf - 0.6], power: 1.6, colour: [1, 0.5, 0.2] });
  art(s, d, st, [x, 5.4 + (h - 5.4) * 0.45, full ? zf : z - 0.02], 4.2, Math.min(3, h - 6.2));
  for (const k of [-2.4, 2.3])
    turned(
      s,
      x + k,
      zf - 0.15,
      [
        [0.2, 5.35],
        [0.3, 5.7],
        [0.12, 6.1],
        [0.16, 6.25],
      ],
      d.pick([st.accent, st.linen, st.brass]),
      { sides: 12, shades: false },
    );
}
