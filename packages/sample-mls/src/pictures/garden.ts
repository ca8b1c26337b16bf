import { type Camera, project } from './camera.ts';
import { hex } from './colour.ts';
import type { HousePlan } from './house-plan.ts';
import { lapTile, mulchTile, shingleTile } from './outdoor-tiles.ts';
import type { Home } from './picture-facts.ts';
import { evergreen, flowers, foliage, grasses, leaf, shrub, tree } from './plants.ts';
import type { Dice } from './random.ts';
import { buildRoof } from './roof.ts';
import { face, type Scene } from './scene.ts';
import { box } from './solids.ts';
import { paint, textured } from './surface.ts';
import type { Vec } from './vector.ts';

/** Beds, shrubs, trees, neighbours and what stands far off. */
export function plantGarden(s: Scene, home: Home, plan: HousePlan, camera: Camera, d: Dice): void {
  const near = (p: Vec) => Math.hypot(p[0] - camera.eye[0], p[2] - camera.eye[2]);
  const bed = textured(mulchTile(), 4, home.season === 'winter' ? hex('#c9ccd0') : hex('#5a4030'), {
    c3: hex('#8a6a4a'),
  });
  // Beds along each block's front that is neither garage nor door.
  for (const b of plan.blocks) {
    if (b.front.some((f) => f.kind === 'garage') || b.floor > 6) continue;
    const deep = d.range(3.4, 5);
    const front =
      plan.porch && plan.porch.x0 < b.x1 - 1 && plan.porch.x1 > b.x0 + 1 && plan.porch.z1 >= b.z0
        ? null
        : b.z0;
    if (front !== null) plantBed(s, home, d, b.x0, b.x1, front, deep, near, plan.door.x, bed);
  }
  if (plan.porch)
    plantBed(s, home, d, plan.porch.x0, plan.porch.x1, plan.porch.z0, 3.8, near, plan.door.x, bed);

  // One or two trees in the front yard, to the sides of the view.
  const count = d.int(1, 2);
  for (let i = 0; i < count; i++) {
    const side = i === 0 ? (d.chance(0.5) ? 1 : -1) : 0;
    const clear = (plan.right - plan.left) / 2;
    const x =
      side === 0
        ? -Math.sign(camera.eye[0]) * (clear + d.range(6, 14))
        : side * (clear + d.range(1, 8));
    const z = d.range(-26, -9);
    if (plan.drive && x > plan.drive.x0 - 4 && x < plan.drive.x1 + 4) continue;
    const p: Vec = [x, 0, z];
    const h = d.range(18, 30);
    if (d.chance(0.24)) evergreen(s, d, p, h, near(p));
    else tree(s, d, p, h, home.season, near(p));
  }
  // A small ornamental tree before the house.
  if (d.chance(0.55)) {
    const b = d.pick(plan.blocks);
    const x = b.x0 + (b.x1 - b.x0) * d.range(0.1, 0.3);
    const p: Vec = [x, 0, b.z0 - 8];
    const inDrive = plan.drive && x > plan.drive.x0 - 5 && x < plan.drive.x1 + 5;
    if (!inDrive && Math.abs(x - plan.door.x) > 6)
      tree(s, d, p, d.range(10, 14), home.season, near(p));
  }
  // Behind: tall trees above the roof, neighbours to both sides, a ridge of woods.
  for (let i = 0; i < d.int(3, 5); i++) {
    const p: Vec = [d.range(plan.left - 30, plan.right + 30), 0, d.range(42, 75)];
    if (d.chance(0.25)) evergreen(s, d, p, d.range(28, 42), near(p));
    else tree(s, d, p, d.range(30, 46), home.season, near(p));
  }
  neighbour(s, d, plan.left - d.range(24, 34), -1);
  neighbour(s, d, plan.right + d.range(24, 34), 1);
  woods(s, home, d, camera);
  lawnEdge(s, home, camera, d);
}

export function plantBed(
  s: Scene,
  home: Home,
  d: Dice,
  x0: number,
  x1: number,
  z: number,
  deep: number,
  near: (p: Vec) => number,
  doorX: number,
  bed: ReturnType<typeof paint>,
): void {
  const pieces: [number, number][] =
    doorX > x0 && doorX < x1
      ? [
          [x0 - 0.6, doorX - 3],
          [doorX + 3, x1 + 0.6],
        ]
      : [[x0 - 0.6, x1 + 0.6]];
  for (const [a, b] of pieces) {
    if (b - a < 2.5) continue;
    face(
      s,
      [
        [a, 0.08, z - deep],
        [b, 0.08, z - deep],
        [b, 0.08, z],
        [a, 0.08, z],
      ],
      bed,
      { casts: false },
    );
    let x = a + 1.3;
    const kind = d.int(0, 2);
    while (x < b - 0.8) {
      const r = d.range(0.8, 1.7);
      const p: Vec = [x, 0, z - Math.min(deep - 0.6, r + 0.5)];
      if (d.chance(kind === 2 ? 0.4 : 0.16)) grasses(s, d, p, d.range(2.4, 4), home.season);
      else if (kind === 1 && d.chance(0.25)) evergreen(s, d, p, d.range(4.5, 7), near(p));
      else shrub(s, d, p, r, home.season, near(p));
      x += r * d.range(1.5, 2.3);
    }
    if (home.season === 'spring' || home.season === 'summer') {
      for (let fx = a + 0.8; fx < b - 0.5; fx += d.range(1.2, 2.2))
        flowers(s, d, [fx, 0.5, z - deep + 0.7], 0.6, 26, 0.2);
      for (let fx = a + 0.5; fx < b - 0.3; fx += 0.9) {
        foliage(
          s,
          d,
          [fx, 0.25, z - deep + 0.7],
          [0.55, 0.4, 0.5],
          26,
          0.26,
          [hex('#5f8a3c'), hex('#7aa04a')],
          3,
        );
      }
    }
  }
}

/** A plain house beside the home. */
export function neighbour(s: Scene, d: Dice, x: number, side: number): void {
  const w = d.range(30, 40);
  const [x0, x1] = side < 0 ? [x - w, x] : [x, x + w];
  const e = d.pick([11, 19]);
  const z = d.range(4, 16);
  const wall = textured(
    lapTile(),
    5.6,
    hex(d.pick(['#c9c2b4', '#a9b0ae', '#b8a890', '#d6d0c4', '#8f9a9a'])),
  );
  const roof = textured(shingleTile(), 8, hex(d.pick(['#55504b', '#4a4744', '#6a6055'])));
  const b = { x0, x1, z0: z, z1: z + 26, eave: e };
  const trim = paint(hex('#e6e1d8'));
  box(s, [x0, 0, z], [x1, e, z + 26], wall, { skip: 'bottom' });
  buildRoof(s, b, {
    kind: d.pick(['gable-x', 'hip', 'gable-z'] as const),
    pitch: 0.5,
    overhang: 1.2,
    surface: roof,
    fascia: trim,
    gable: wall,
  });
  for (const k of [0.2, 0.5, 0.8]) {
    for (const y of e > 15 ? [3.5, 13] : [4]) {
      const a = x0 + w * k - 1.6;
      box(s, [a - 0.3, y - 0.3, z - 0.12], [a + 3.5, y + 5, z], trim, {
        skip: 'back',
        shades: false,
      });
      face(
        s,
        [
          [a, y, z - 0.14],
          [a + 3.2, y, z - 0.14],
          [a + 3.2, y + 4.7, z - 0.14],
          [a, y + 4.7, z - 0.14],
        ],
        paint([0.1, 0.1, 0.1], { kind: 'window', span: [3.2, 4.7], glow: 0.5, seed: a }),
      );
    }
  }
}

const WOODS = {
  spring: ['#8a9f55', '#76904a', '#9aa862'],
  summer: ['#55753a', '#4a6a35', '#668248'],
  autumn: ['#a8743a', '#b5863f', '#8a7a40', '#9a5a34'],
  winter: ['#8a7d74', '#776c66', '#9a8f88'],
} as const;

/** A band of far woods that closes the horizon. */
export function woods(s: Scene, home: Home, d: Dice, camera: Camera, far = 130): void {
  const colours = WOODS[home.season].map(hex);
  const wide = far / 130;
  for (let i = 0; i < 46; i++) {
    const x = (-230 + i * 10.2 + d.range(-4, 4)) * wide;
    const h = d.range(11, 19);
    const z = far + d.range(-16, 20);
    const [column] = project(camera, [x, h, z]);
    if (column < -160 || column > camera.width + 160) continue;
    foliage(
      s,
      d,
      [x, h * 0.75 * Math.sqrt(wide), z],
      [d.range(9, 15) * wide, h * Math.sqrt(wide), 6],
      90,
      2.9 * wide,
      [d.pick(colours), d.pick(colours)],
      9,
    );
  }
}

/** Loose blades and fallen leaves near the camera. */
function lawnEdge(s: Scene, home: Home, camera: Camera, d: Dice): void {
  if (home.season === 'winter') return;
  const c = hex(home.season === 'autumn' ? '#84873f' : '#658a38');
  const paved = s.faces.filter((f) => f.points[0]![1] > 0.04 && f.points[0]![1] < 0.1);
  for (let i = 0; i < 2200; i++) {
    const far = 7 + 34 * d.next() ** 1.6;
    const p: Vec = [camera.eye[0] + d.range(-0.9, 0.9) * far, 0.1, camera.eye[2] + far];
    if (p[2] > -14 || (p[2] < -43 && p[2] > -50) || p[2] < -57) continue;
    const [px, py] = project(camera, p);
    if (px < -10 || px > camera.width + 10 || py > camera.height + 20) continue;
    if (paved.some((f) => inside(f.points, p))) continue;
    const k = d.range(0.55, 1.1);
    if (home.season === 'autumn' && i % 4 === 0)
      leaf(s, p, 0.3, [0, 1, 0], hex(d.pick(['#c9702a', '#b8452a', '#d79a35'])), d, false, 1.3);
    else
      leaf(
        s,
        p,
        d.range(0.2, 0.36),
        [0, 0.9, -0.4],
        [c[0] * k, c[1] * k, c[2] * k * 0.9],
        d,
        false,
        0.16,
      );
  }
}

function inside(points: Vec[], p: Vec): boolean {
  let x0 = 1e9;
  let x1 = -1e9;
  let z0 = 1e9;
  let z1 = -1e9;
  for (const q of points) {
    x0 = Math.min(x0, q[0]);
    x1 = Math.max(x1, q[0]);
    z0 = Math.min(z0, q[2]);
    z1 = Math.max(z1, q[2]);
  }
  return p[0] > x0 && p[0] < x1 && p[2] > z0 && p[2] < z1;
}
