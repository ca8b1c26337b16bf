import { front } from './cabinetry.ts';
import { aimCamera } from './camera.ts';
import { hex, hsl } from './colour.ts';
import { art, curtains, rug } from './furniture.ts';
import { plant } from './house-plant.ts';
import { tableLamp } from './lamps.ts';
import type { Home } from './picture-facts.ts';
import { type Dice, dice, mix } from './random.ts';
import { buildRoom, indoorsOf, type Opening, type Room } from './room-shell.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { face, newScene, placed, type Scene } from './scene.ts';
import { armchair } from './seats.ts';
import { bar, box, disc, softBox, turned } from './solids.ts';
import type { Surface } from './surface.ts';
import { paint } from './surface.ts';
import type { Vec } from './vector.ts';
import type { Lamp, View } from './view.ts';

/** A bedroom; `primary` is larger and has a bench, a chair and longer windows. */
export function bedroom(
  home: Home,
  variant: number,
  primary: boolean,
  width: number,
  height: number,
): View {
  const part = primary ? 3 : 4 + variant;
  const d = dice(mix(home.seed, 61, variant, primary ? 1 : 0));
  const s = newScene();
  const st = roomStyle(home, part);
  const w = primary ? d.range(16, 19) : d.range(12.5, 14.5);
  const dp = primary ? d.range(14, 16) : d.range(11.5, 13.5);
  const h = home.yearBuilt > 1995 ? 9 : 8.4;
  const right = d.chance(0.5);
  const sill = primary && d.chance(0.5) ? 0.4 : 2.4;
  const windows: Opening[] = primary
    ? [
        { a: dp - 6, b: dp - 2.6, y0: sill, y1: 7.2, across: 2, up: 2 },
        { a: dp - 11, b: dp - 7.6, y0: sill, y1: 7.2, across: 2, up: 2 },
      ]
    : [{ a: dp - 8.2, b: dp - 3.6, y0: 2.4, y1: 7, across: 2, up: 2 }];
  const mid = w / 2;
  const flank = d.chance(0.4);
  const back: Opening[] = flank
    ? [
        { a: mid - 6, b: mid - 3.9, y0: 2.6, y1: 6.8, across: 1, up: 2 },
        { a: mid + 3.9, b: mid + 6, y0: 2.6, y1: 6.8, across: 1, up: 2 },
      ].filter((o) => o.a > 0.6 && o.b < w - 0.6)
    : [];
  const feature = d.chance(0.35)
    ? paint(hsl(d.pick([205, 150, 28, 340, 230]), 0.2, d.range(0.32, 0.5)))
    : undefined;
  const room: Room = {
    w,
    d: dp,
    h,
    wall: st.wall,
    floor: home.floor === 'carpet' || d.chance(0.4) ? st.carpet : st.boards,
    ceiling: st.ceiling,
    trim: st.trim,
    sash: st.sash,
    back,
    left: right ? [] : windows,
    right: right ? windows : [],
    ...(feature ? { feature } : {}),
  };
  const panels = buildRoom(s, room);
  const lamps: Lamp[] = [];
  const cloth = d.pick([st.linen, st.second]);
  placed(s, right ? [w, 0, dp] : [0, 0, 0], right ? 90 : -90, () => {
    for (const o of windows) {
      const [a, b] = right ? [dp - o.b, dp - o.a] : [o.a, o.b];
      curtains(s, st, cloth, a, b, 8, -0.1);
    }
  });
  const bw = primary ? 6.4 : 5.2;
  rug(
    s,
    mid - bw / 2 - 2,
    mid + bw / 2 + 2,
    dp - 9.6,
    dp - 2.6,
    d.int(0, 3),
    hex(d.pick(['#e0d8ca', '#cdc4b4', '#c9cccb'])),
    hsl(d.pick([20, 200, 40, 160]), 0.2, 0.46),
    hex('#b9a080'),
  );
  bed(s, d, st, mid, dp, bw);
  for (const k of [-1, 1]) {
    const x = mid + k * (bw / 2 + 1.5);
    nightstand(s, st, [x, 0, dp], d.chance(0.5) ? st.wood : st.darkWood);
    lamps.push(tableLamp(s, st, dice(mix(home.seed, part, 9)), [x, 2.25, dp - 0.85], true, 1.9));
  }
  if (!back.length) {
    if (d.chance(0.6)) art(s, d, st, [mid, 6.5, dp - 0.02], bw * 0.62, 2);
    else for (const k of [-1.5, 1.5]) art(s, d, st, [mid + k, 6.5, dp - 0.02], 2, 2.4);
  }
  const chestX = right ? 0 : w;
  placed(s, [chestX, 0, right ? 3.2 : 7.6], right ? -90 : 90, () => {
    dresser(s, st, 4.6, st.wood);
    art(s, d, st, [2.3, 5.6, -0.02], 2.6, 2.2);
    turned(
      s,
      0.8,
      -0.8,
      [
        [0.22, 2.9],
        [0.3, 3.3],
        [0.1, 3.8],
      ],
      st.accent,
      { sides: 12, shades: false },
    );
  });
  if (primary) {
    softBox(s, [mid - 2.2, 1.05, dp - 8.9], [mid + 2.2, 1.6, dp - 7.5], 0.16, st.second);
    for (const x of [mid - 2, mid + 1.9])
      for (const z of [dp - 8.8, dp - 7.8]) bar(s, [x, 0, z], [x, 1.1, z], 0.07, st.darkWood);
    armchair(s, st, [right ? w - 2.4 : 2.4, 0, dp - 2.6], right ? 50 : -50, st.accent);
  }
  plant(s, d, st, [right ? w - 1.1 : 1.1, 0, primary ? dp - 6.8 : dp - 1.2], d.range(3, 4.4));
  // Ceiling light.
  turned(
    s,
    mid,
    dp * 0.42,
    [
      [0.1, h],
      [0.75, h - 0.18],
      [0.7, h - 0.42],
      [0.02, h - 0.52],
    ].reverse() as [number, number][],
    paint([1, 0.94, 0.84], { glow: 1.1 }),
    { sides: 20, shades: false, casts: false },
  );
  lamps.push({ at: [mid, h - 0.8, dp * 0.42], power: 2.2, colour: [1, 0.86, 0.68] });
  disc(s, mid, h - 0.01, dp * 0.42, 0.8, st.trim);
  const eye = right ? w * d.range(0.14, 0.3) : w * d.range(0.7, 0.86);
  const camera = aimCamera(
    {
      eye: [eye, d.range(4.3, 4.9), -d.range(2.4, 3.4)],
      target: [mid + (right ? 0.5 : -0.5), 3.6, dp * 0.7],
      angle: d.range(60, 66),
      horizon: 0.43,
    },
    width,
    height,
  );
  return {
    scene: s,
    camera,
    bearing: right ? d.range(72, 110) : d.range(-110, -72),
    indoors: indoorsOf(room, panels, lamps, home.timeOfDay === 'dusk' ? 1 : 2.5),
    centre: [w / 2, 4, dp / 2 - 1],
    radius: 14,
    exposure: 1,
  };
}

function bed(s: Scene, d: Dice, st: RoomStyle, x: number, z: number, w: number): void {
  const long = 6.9;
  const z0 = z - long - 0.2;
  const x0 = x - w / 2;
  const x1 = x + w / 2;
  const kind = d.int(0, 2);
  const tall = d.range(4, 5);
  if (kind === 0) softBox(s, [x0 - 0.3, 0.3, z - 0.5], [x1 + 0.3, tall, z - 0.05], 0.2, st.sofa);
  else if (kind === 1) {
    box(s, [x0 - 0.2, 0.3, z - 0.3], [x1 + 0.2, tall, z - 0.08], st.wood);
    for (let i = 0; i < 3; i++) {
      const a = x0 + 0.2 + (i * (w - 0.2)) / 3;
      face(
        s,
        [
          [a, 2.2, z - 0.31],
          [a + (w - 0.8) / 3, 2.2, z - 0.31],
          [a + (w - 0.8) / 3, tall - 0.3, z - 0.31],
          [a, tall - 0.3, z - 0.31],
        ],
        { ...st.wood, c1: [st.wood.c1[0] * 0.85, st.wood.c1[1] * 0.85, st.wood.c1[2] * 0.85] },
        { casts: false },
      );
    }
  } else {
    const n = 6;
    const ch = (w + 0.4) / n;
    for (let i = 0; i < n; i++)
      softBox(
        s,
        [x0 - 0.2 + i * ch, 0.3, z - 0.45],
        [x0 - 0.2 + (i + 1) * ch, tall, z - 0.05],
        0.16,
        st.accent,
        { shades: i === 0 },
      );
  }
  const frame: Surface = kind === 1 ? st.wood : st.sofa;
  box(s, [x0, 0.4, z0], [x1, 1.1, z - 0.4], frame);
  softBox(s, [x0 + 0.08, 1.0, z0 + 0.08], [x1 - 0.08, 1.95, z - 0.45], 0.25, st.linen);
  const duvet = d.pick([st.linen, st.second, st.linen]);
  softBox(s, [x0 - 0.12, 0.75, z0 - 0.06], [x1 + 0.12, 2.15, z - 2.5], 0.3, duvet);
  const throwCloth = d.pick([st.accent, st.second, st.sofa]);
  softBox(s, [x0 - 0.17, 0.7, z0 + 0.5], [x1 + 0.17, 2.2, z0 + 2.2], 0.3, throwCloth, {
    shades: false,
  });
  const pillow = (px: number, pz: number, pw: number, ph: number, c: Surface, tilt: number) =>
    placed(s, [px, 2.02, pz], tilt, () =>
      softBox(s, [-pw / 2, 0, -0.3], [pw / 2, ph, 0.3], 0.29, c, { shades: false }),
    );
  for (const k of [-1, 1]) {
    pillow(x + k * w * 0.235, z - 0.85, w * 0.43, 1.5, st.linen, k * 2);
    pillow(
      x + k * w * 0.22,
      z - 1.4,
      w * 0.38,
      1.35,
      duvet === st.linen ? st.second : st.linen,
      k * -3,
    );
  }
  pillow(x, z - 1.95, w * 0.34, 0.95, st.accent, 0);
}

function nightstand(s: Scene, st: RoomStyle, at: Vec, wood: Surface): void {
  placed(s, [at[0] - 0.95, 0, at[2]], 0, () => {
    box(s, [0, 0.5, -1.6], [1.9, 2.25, -0.05], wood);
    for (const x of [0.05, 1.7])
      for (const z of [-1.5, -0.3])
        box(s, [x, 0, z], [x + 0.15, 0.5, z + 0.15], st.black, { shades: false });
    front(s, st, wood, 0.05, 0.55, 1.85, 1.35, -1.6, 'top');
    front(s, st, wood, 0.05, 1.38, 1.85, 2.18, -1.6, 'top');
  });
}

function dresser(s: Scene, st: RoomStyle, w: number, wood: Surface): void {
  box(s, [0, 0.4, -1.7], [w, 2.9, -0.02], wood);
  for (const x of [0.1, w - 0.3])
    for (const z of [-1.6, -0.3])
      box(s, [x, 0, z], [x + 0.2, 0.4, z + 0.2], st.black, { shades: false });
  for (let j = 0; j < 3; j++) {
    for (let i = 0; i < 2; i++)
      front(
        s,
        st,
        wood,
        (i * w) / 2 + 0.04,
        0.45 + j * 0.8,
        ((i + 1) * w) / 2 - 0.04,
        1.22 + j * 0.8,
        -1.7,
        'top',
      );
  }
}
