import { baseRun, faucet, fridge, hood, range, wallRun } from './cabinetry.ts';
import { aimCamera } from './camera.ts';
import { dim, hex } from './colour.ts';
import { plant } from './house-plant.ts';
import { hexTile, marbleTile, subwayTile } from './indoor-tiles.ts';
import { island } from './kitchen-island.ts';
import type { Home } from './picture-facts.ts';
import { dice, mix } from './random.ts';
import { buildRoom, indoorsOf, type Room } from './room-shell.ts';
import { roomStyle } from './room-style.ts';
import { face, newScene, placed } from './scene.ts';
import { bar, box, disc, turned } from './solids.ts';
import { paint, textured } from './surface.ts';
import type { Lamp, View } from './view.ts';

/** The kitchen: cabinets on two walls, range and hood, an island with stools and pendants. */
export function kitchen(home: Home, variant: number, width: number, height: number): View {
  const d = dice(mix(home.seed, 41, variant));
  const s = newScene();
  const st = roomStyle(home, 1);
  const w = d.range(16.5, 20);
  const dp = d.range(13.5, 15.5);
  const h = home.yearBuilt > 1995 ? d.pick([9, 9, 9.6]) : 8.6;
  const right = d.chance(0.5);
  const lay = (variant + home.seed) % 2;
  const sinkAt = d.range(8.3, 10);
  const wide = d.range(4.4, 6);
  const sideWindow = {
    a: sinkAt - wide / 2 + 0.2,
    b: sinkAt + wide / 2,
    y0: 3.6,
    y1: 7.3,
    across: wide > 5 ? 3 : 2,
    up: 1,
  };
  const far = { a: -5, b: 2.4, y0: 0.25, y1: 7.4, across: 3, up: 1 };
  const mid = w * 0.5;
  const room: Room = {
    w,
    d: dp,
    h,
    wall: st.wall,
    floor: home.floor === 'tile' ? st.tile : st.boards,
    ceiling: st.ceiling,
    trim: st.trim,
    sash: st.sash,
    back: lay === 1 ? [{ a: mid - 2.6, b: mid + 2.6, y0: 3.7, y1: 7.4, across: 3, up: 1 }] : [],
    left: right ? [] : [sideWindow, far],
    right: right ? [sideWindow, far] : [],
    floorTurned: d.chance(0.5),
  };
  const panels = buildRoom(s, room);
  const lamps: Lamp[] = [];
  // Backsplash over the counters.
  const grout = hex('#cfcac0');
  const splashColour = hex(
    d.pick(['#f2f0ea', '#f2f0ea', '#dfe3e0', '#cfd6d2', '#e9e2d4', '#a9b6b1', '#3f5557']),
  );
  const splash = d.chance(0.6)
    ? textured(subwayTile(), 1.6, splashColour, { c2: grout, gloss: 0.45 })
    : d.chance(0.5)
      ? textured(marbleTile(), 5, hex('#efede8'), { c2: hex('#8f8f8c'), gloss: 0.5 })
      : textured(hexTile(), 1.7, splashColour, {
          c2: grout,
          c3: dim(splashColour, 0.85),
          gloss: 0.35,
        });
  const top = lay === 0 ? h - 0.5 : 7.7;
  const zb = dp - 0.02;
  const bands: [number, number, number, number][] =
    lay === 1
      ? [
          [3.5, 3.03, mid - 3.1, 4.7],
          [mid + 3.1, 3.03, w, 4.7],
          [mid - 3.1, 3.03, mid + 3.1, 3.3],
        ]
      : [
          [3.5, 3.03, w, 4.7],
          [mid - 2.1, 4.7, mid + 2.1, top],
        ];
  for (const [x0, y0, x1, y1] of bands)
    face(
      s,
      [
        [x0, y0, zb],
        [x1, y0, zb],
        [x1, y1, zb],
        [x0, y1, zb],
      ],
      splash,
      { casts: false },
    );
  // Back wall: fridge, base, range or sink, uppers.
  const ceilingTop = Math.min(h - 0.55, 8.2);
  const flip = !right;
  const inRow = (draw: () => void) => draw();
  inRow(() => {
    fridge(s, st, flip ? w - 3.3 : 0.3, dp);
    const fx0 = flip ? w - 3.4 : 0.2;
    box(s, [fx0 - 0.05, 6.05, dp - 2.1], [fx0 + 3.25, ceilingTop + 0.2, dp], st.cabinet, {
      skip: 'back',
    });
    box(
      s,
      [flip ? fx0 - 0.12 : fx0 + 3.14, 0, dp - 2.45],
      [flip ? fx0 + 0.02 : fx0 + 3.28, ceilingTop + 0.2, dp],
      st.cabinet,
      { skip: 'back' },
    );
    const a = flip ? 0.02 : 3.5;
    const b = flip ? w - 3.5 : w - 0.02;
    if (lay === 0) {
      baseRun(s, st, st.cabinet, a, mid - 1.32, dp, 0);
      baseRun(s, st, st.cabinet, mid + 1.32, b, dp, 0);
      range(s, st, mid - 1.3, dp);
      const kind = d.int(0, 2);
      hood(s, st, kind, mid, dp, h);
      wallRun(s, st, a, mid - 2, 4.7, ceilingTop, dp, d.chance(0.25));
      wallRun(s, st, mid + 2, b, 4.7, ceilingTop, dp, d.chance(0.25));
    } else {
      baseRun(s, st, st.cabinet, a, b, dp, 0);
      wallRun(s, st, a, mid - 3.3, 4.7, ceilingTop, dp);
      wallRun(s, st, mid + 3.3, b, 4.7, ceilingTop, dp);
      faucet(s, st, [mid, 3.03, dp - 0.45]);
      box(
        s,
        [mid - 1.4, 2.2, dp - 2.16],
        [mid + 1.4, 3.06, dp - 0.55],
        paint(hex('#f2f1ed'), { gloss: 0.35 }),
        { skip: 'bottom' },
      );
      face(
        s,
        [
          [mid - 1.22, 3.065, dp - 2],
          [mid + 1.22, 3.065, dp - 2],
          [mid + 1.22, 3.065, dp - 0.7],
          [mid - 1.22, 3.065, dp - 0.7],
        ],
        paint(hex('#a9a8a3')),
        { casts: false },
      );
    }
  });
  // Side run under the window, with a sink or range.
  placed(s, right ? [w, 0, dp] : [0, 0, 0], right ? 90 : -90, () => {
    const from = right ? 2.05 : 4.6;
    const till = right ? dp - 4.6 : dp - 2.05;
    baseRun(s, st, st.cabinet, from, till, 0, 0);
    const x = right ? dp - sinkAt : sinkAt;
    for (const [x0, x1, y1] of [[from, till, 3.4]] as const)
      face(
        s,
        [
          [x0, 3.03, -0.02],
          [x1, 3.03, -0.02],
          [x1, y1, -0.02],
          [x0, y1, -0.02],
        ],
        splash,
        { casts: false },
      );
    if (lay === 0) {
      faucet(s, st, [x, 3.03, -0.45]);
      face(
        s,
        [
          [x - 1.2, 3.04, -1.7],
          [x + 1.2, 3.04, -1.7],
          [x + 1.2, 3.04, -0.65],
          [x - 1.2, 3.04, -0.65],
        ],
        { ...st.steel, c1: dim(st.steel.c1, 0.5) },
        { casts: false },
      );
    } else {
      range(s, st, x - 1.3, 0);
    }
  });
  const { ix0, ix1, iz } = island(s, st, d, mid, dp, h, lamps);
  // What stands on the counters.
  turned(
    s,
    ix0 + 2,
    iz + 1.7,
    [
      [0.35, 3.1],
      [0.75, 3.3],
      [0.85, 3.5],
    ],
    d.pick([st.wood, st.linen, st.black]),
    { sides: 18, shades: false },
  );
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9;
    turned(
      s,
      ix0 + 2 + Math.cos(a) * 0.38,
      iz + 1.7 + Math.sin(a) * 0.38,
      [
        [0.02, 3.36],
        [0.2, 3.46],
        [0.22, 3.58],
        [0.02, 3.72],
      ],
      paint(hex(d.pick(['#c9a227', '#b5432f', '#7d9a3a', '#d8842f']))),
      { sides: 8, shades: false },
    );
  }
  plant(s, d, st, [ix1 - 1.6, 3.1, iz + 1.9], 1.5);
  for (let i = 0; i < 3; i++) {
    const x = (flip ? 1.2 : w - 1.4) + i * 0.1;
    turned(
      s,
      x + (flip ? i * 0.5 : -i * 0.5),
      dp - 0.6,
      [
        [0.24, 3.03],
        [0.24, 3.5 + i * 0.16],
        [0.1, 3.56 + i * 0.16],
      ],
      d.pick([st.linen, st.wood, st.black]),
      { sides: 12, shades: false },
    );
  }
  box(s, [mid - 3, 3.03, dp - 0.35], [mid - 1.9, 4.3, dp - 0.22], st.wood, { shades: false });
  for (let x = 3.5; x < w - 1; x += 4.4) {
    for (const z of [2.5, 8]) {
      disc(s, x, h - 0.02, z, 0.28, st.glow);
      lamps.push({ at: [x, h - 0.5, z], power: 1.15, colour: [1, 0.87, 0.7] });
    }
  }
  bar(s, [0, -5, 0], [0, -5.1, 0], 0.01, st.black);
  const eye = right ? w * d.range(0.12, 0.24) : w * d.range(0.76, 0.88);
  const camera = aimCamera(
    {
      eye: [eye, d.range(4.7, 5.3), -d.range(4.2, 5.6)],
      target: [mid + (right ? 0.5 : -0.5), 4, dp * 0.62],
      angle: d.range(62, 68),
      horizon: 0.45,
    },
    width,
    height,
  );
  return {
    scene: s,
    camera,
    bearing: right ? d.range(70, 112) : d.range(-112, -70),
    indoors: indoorsOf(room, panels, lamps, home.timeOfDay === 'dusk' ? 1 : 2.6),
    centre: [w / 2, 4, dp / 2 - 2],
    radius: 16,
    exposure: 1,
  };
}
