import { aimCamera } from './camera.ts';
import { dim, hex } from './colour.ts';
import { lawnSurface, patch } from './exterior.ts';
import { neighbour, plantBed, woods } from './garden.ts';
import { type HomeMaterials, homeMaterials } from './home-materials.ts';
import { buildHouse } from './house-body.ts';
import type { HousePlan, PlanFront } from './house-plan.ts';
import { planHouse } from './lay-out-house.ts';
import { battenTile, cedarTile, concreteTile, mulchTile } from './outdoor-tiles.ts';
import { buildDeck, buildPool, patioSet } from './patio.ts';
import type { Home } from './picture-facts.ts';
import { evergreen, tree } from './plants.ts';
import { type Dice, dice, mix } from './random.ts';
import { newScene, type Scene } from './scene.ts';
import { bar, box } from './solids.ts';
import { paint, textured } from './surface.ts';
import type { Vec } from './vector.ts';
import type { View } from './view.ts';

/** The back yard: the rear of the house with its deck or patio, pool and fence; or the water. */
export function yard(home: Home, variant: number, width: number, height: number): View {
  const d = dice(mix(home.seed, 81, variant));
  const s = newScene();
  const m = homeMaterials(home);
  const plan = rearOf(planHouse(home), home, d);
  const water = home.waterfront && variant % 2 === 1;
  patch(s, -400, 400, -300, water ? 70 : 500, 0, lawnSurface(home.season));
  return water ? shore(s, home, m, d, width, height) : rearView(s, home, m, plan, d, width, height);
}

function rearView(
  s: Scene,
  home: Home,
  m: HomeMaterials,
  plan: HousePlan,
  d: Dice,
  width: number,
  height: number,
): View {
  buildHouse(s, m, plan, d);
  const floor = plan.door.y;
  const deckX = plan.door.x;
  const stone = textured(concreteTile(), 3, hex(d.pick(['#b5aa9a', '#a59d92', '#bfb6a8'])));
  if (home.deck) buildDeck(s, m, deckX - 9, deckX + 9, -13, floor - 0.2, d);
  else patch(s, deckX - 11, deckX + 11, -15, 0, 0.1, stone);
  patioSet(s, m, d, [deckX - 3.5, home.deck ? floor - 0.2 : 0.1, -8], true);
  const wide = plan.right - plan.left;
  const side = d.chance(0.5) ? 1 : -1;
  const angle = d.range(50, 56);
  const back = Math.max(36, (wide * 0.5) / Math.tan((angle * Math.PI) / 360) / 1.06);
  const camera = aimCamera(
    {
      eye: [side * back * d.range(0.2, 0.42), d.range(5.4, 7.5), -back],
      target: [side * wide * 0.03, 5, 0],
      angle,
      horizon: plan.top > 24 ? 0.63 : 0.55,
    },
    width,
    height,
  );
  const near = (p: Vec) => Math.hypot(p[0] - camera.eye[0], p[2] - camera.eye[2]);
  if (home.pool) buildPool(s, -side * 3, -back * 0.52, Math.min(30, back * 0.55), stone, d);
  const bed = textured(mulchTile(), 4, hex('#5a4030'), { c3: hex('#8a6a4a') });
  for (const b of plan.blocks)
    if (b.floor < 6) plantBed(s, home, d, b.x0, b.x1, b.z0, 3.4, near, deckX, bed);
  const reach = wide / 2 + d.range(16, 24);
  if (home.fence) {
    fence(s, d, -reach, -60, 20);
    fence(s, d, reach, -60, 20);
  } else {
    neighbour(s, d, -reach - 10, -1);
    neighbour(s, d, reach + 10, 1);
  }
  for (let i = 0; i < d.int(3, 5); i++) {
    const k = i % 2 === 0 ? 1 : -1;
    const p: Vec = [k * (reach - d.range(2, 8)), 0, d.range(-back * 0.7, 16)];
    if (Math.abs(p[0] - camera.eye[0]) < 12 && p[2] < -back * 0.3) continue;
    if (d.chance(0.35)) evergreen(s, d, p, d.range(14, 26), near(p));
    else tree(s, d, p, d.range(16, 28), home.season, near(p));
  }
  for (let i = 0; i < 4; i++) {
    const p: Vec = [d.range(-60, 60), 0, d.range(48, 70)];
    tree(s, d, p, d.range(30, 44), home.season, near(p));
  }
  woods(s, home, d, camera);
  return {
    scene: s,
    camera,
    bearing: side * d.range(-60, 40),
    indoors: null,
    centre: [0, 4, -12],
    radius: Math.max(60, wide * 0.75 + 22),
    exposure: home.timeOfDay === 'dusk' ? 1.5 : 1,
  };
}

/** The view from the lawn over the water. */
function shore(
  s: Scene,
  home: Home,
  m: HomeMaterials,
  d: Dice,
  width: number,
  height: number,
): View {
  patch(s, -600, 600, 70, 900, -0.4, paint(hex('#3d5c66'), { kind: 'water', gloss: 0.9 }));
  box(s, [-400, -0.6, 68], [400, 0.12, 71], paint(hex('#9a8f7a')), { shades: false });
  const camera = aimCamera(
    { eye: [d.range(-8, 8), 7.5, -14], target: [0, 5, 60], angle: 58, horizon: 0.46 },
    width,
    height,
  );
  const dockX = d.range(-16, 16);
  const planks = textured(cedarTile(), 6, hex('#8f7a62'), {
    c2: hex('#5f5040'),
    c3: hex('#b09a7c'),
  });
  box(s, [dockX, 1, 62], [dockX + 7, 1.4, 112], planks);
  for (let z = 70; z < 113; z += 10)
    for (const x of [dockX, dockX + 6.6]) box(s, [x, -3, z], [x + 0.5, 2.8, z + 0.5], m.wood);
  buildDeck(s, m, -30, -13, 22, 1.2, d);
  patioSet(s, m, d, [9, 0.05, 12], true);
  for (const x of [-58, -44, 42, 60]) {
    const p: Vec = [x + d.range(-5, 5), 0, d.range(20, 60)];
    tree(s, d, p, d.range(22, 36), home.season, 60);
  }
  woods(s, home, d, { ...camera }, 330);
  return {
    scene: s,
    camera,
    bearing: d.range(-150, -95),
    indoors: null,
    centre: [0, 4, 30],
    radius: 78,
    exposure: home.timeOfDay === 'dusk' ? 1.5 : 1,
  };
}

/** The same house seen from behind: blocks mirrored, windows and a garden door instead of the front. */
export function rearOf(plan: HousePlan, home: Home, d: Dice): HousePlan {
  const far = Math.max(...plan.blocks.map((b) => b.z1));
  const blocks = plan.blocks.map((b) => {
    const front: PlanFront[] = [];
    const w = b.x1 - b.x0;
    const high = b.eave - b.floor > 15;
    const n = Math.max(1, Math.round(w / 9));
    for (let i = 0; i < n; i++) {
      const x = -b.x1 + (w * (i + 0.5)) / n;
      front.push({
        kind: 'window',
        x: x - 2.2,
        y: b.floor + 2.4,
        w: 4.4,
        h: 4.8,
        across: 2,
        up: 2,
      });
      if (high)
        front.push({
          kind: 'window',
          x: x - 1.7,
          y: b.floor + 11.8,
          w: 3.4,
          h: 4.8,
          across: 1,
          up: 2,
        });
    }
    return {
      ...b,
      x0: -b.x1,
      x1: -b.x0,
      z0: far - b.z1,
      z1: far - b.z0,
      front,
      skirt: b.floor > 6 ? 0 : b.skirt && 2.4,
    };
  });
  const main = blocks.reduce((a, b) =>
    (b.x1 - b.x0) * (b.z0 < 4 && b.floor < 6 ? 1 : 0.2) >
    (a.x1 - a.x0) * (a.z0 < 4 && a.floor < 6 ? 1 : 0.2)
      ? b
      : a,
  );
  const middle = (main.x0 + main.x1) / 2;
  // A wide glass door takes the place of the middle windows.
  const doorW = d.pick([8, 10]);
  main.front = main.front.filter(
    (f) =>
      f.kind !== 'window' ||
      f.y > main.floor + 8 ||
      Math.abs(f.x + f.w / 2 - middle) > doorW / 2 + 3,
  );
  main.front.push({
    kind: 'window',
    x: middle - doorW / 2,
    y: main.floor + 0.2,
    w: doorW,
    h: 7,
    across: doorW > 8 ? 4 : 3,
    up: 1,
  });
  const yardSide = home.style === 'condo' ? [] : plan.balconies;
  return {
    ...plan,
    blocks,
    porch: null,
    dormers: [],
    drive: null,
    balconies: yardSide.map((b) => ({ ...b, x0: -b.x1, x1: -b.x0, z: 0 })),
    chimney: plan.chimney ? { ...plan.chimney, x: -plan.chimney.x, z: far - plan.chimney.z } : null,
    door: { x: middle, z: main.z0, y: main.floor },
    left: -plan.right,
    right: -plan.left,
  };
}

/** A board fence along x, from z0 to z1. */
function fence(s: Scene, d: Dice, x: number, z0: number, z1: number): void {
  const kind = d.chance(0.7) ? hex('#94755a') : hex('#d9d5cc');
  const boards = textured(battenTile(), 3.2, kind);
  box(s, [x - 0.08, 0.15, z0], [x + 0.08, 5.8, z1], boards, { skip: 'bottom' });
  const post = paint(dim(kind, 0.8));
  for (let z = z0; z <= z1; z += 8)
    box(s, [x - 0.25, 0, z - 0.2], [x + 0.25, 6.2, z + 0.2], post, { shades: false });
  bar(s, [x, 5.9, z0], [x, 5.9, z1], 0.12, post);
}
