import { dim, hex } from './colour.ts';
import { patch } from './exterior.ts';
import type { HomeMaterials } from './home-materials.ts';
import { boardTile, clothTile } from './indoor-tiles.ts';
import type { Dice } from './random.ts';
import { face, placed, type Scene } from './scene.ts';
import { bar, box, disc, softBox, turned } from './solids.ts';
import { paint, type Surface, textured } from './surface.ts';
import type { Vec } from './vector.ts';

/** A deck before the house from z to 0, with a rail and steps toward the viewer. */
export function buildDeck(
  s: Scene,
  m: HomeMaterials,
  x0: number,
  x1: number,
  z: number,
  y: number,
  d: Dice,
): void {
  const c = hex(d.pick(['#84694e', '#95826c', '#75614e', '#858079']));
  const planks = textured(boardTile(), 6, c, { c2: dim(c, 0.7), c3: dim(c, 1.2) });
  const back = z < 0 ? 0 : z + 14;
  box(s, [x0, y - 0.5, z], [x1, y, back], planks);
  box(s, [x0 + 0.3, 0, z + 0.3], [x1 - 0.3, y - 0.5, back], paint(dim(c, 0.35)), {
    skip: 'top bottom',
  });
  const gap = (x0 + x1) / 2 + (x1 - x0) * 0.22;
  const white = d.chance(0.5);
  const post = white ? paint(hex('#e0ddd6')) : m.metal;
  const rail = (a: Vec, b: Vec) => {
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 0.5));
    const up = (p: Vec, h: number): Vec => [p[0], p[1] + h, p[2]];
    bar(s, up(a, 3), up(b, 3), 0.1, white ? post : m.wood);
    bar(s, up(a, 0.35), up(b, 0.35), 0.06, post);
    for (let i = 0; i <= n; i++) {
      const k = i / n;
      const p: Vec = [a[0] + (b[0] - a[0]) * k, a[1], a[2] + (b[2] - a[2]) * k];
      bar(s, up(p, 0.35), up(p, 3), i % 8 === 0 ? 0.16 : 0.045, post, { casts: i % 2 === 0 });
    }
  };
  if (y > 0.8) {
    rail([x0 + 0.2, y, z + 0.2], [gap - 2.4, y, z + 0.2]);
    rail([gap + 2.4, y, z + 0.2], [x1 - 0.2, y, z + 0.2]);
    rail([x0 + 0.2, y, z + 0.2], [x0 + 0.2, y, back - 0.2]);
    rail([x1 - 0.2, y, z + 0.2], [x1 - 0.2, y, back - 0.2]);
  }
  const steps = Math.max(1, Math.round(y / 0.55));
  for (let i = 1; i <= steps; i++)
    box(s, [gap - 2.2, 0, z - i], [gap + 2.2, y * (1 - i / (steps + 1)), z], planks, {
      skip: 'bottom back',
    });
}

/** A round table with chairs and, often, a parasol, and a grill beside it. */
export function patioSet(s: Scene, m: HomeMaterials, d: Dice, at: Vec, parasol: boolean): void {
  const cloth = textured(
    clothTile(),
    1.2,
    hex(d.pick(['#a4552f', '#3d5c5a', '#c9b79c', '#34496b', '#8a3d3a', '#d8cdb8'])),
  );
  placed(s, at, 0, () => {
    turned(
      s,
      0,
      0,
      [
        [2, 2.3],
        [2.1, 2.36],
        [2.05, 2.42],
      ],
      m.metal,
      { sides: 22 },
    );
    disc(s, 0, 2.42, 0, 2.05, m.wood);
    turned(
      s,
      0,
      0,
      [
        [0.8, 0],
        [0.12, 0.2],
        [0.12, 2.3],
      ],
      m.metal,
      { sides: 10, shades: false },
    );
    for (let i = 0; i < 4; i++) {
      placed(s, [0, 0, 0], 45 + i * 90, () => {
        softBox(s, [-0.85, 1.2, 2.1], [0.85, 1.6, 3.7], 0.15, cloth);
        softBox(s, [-0.85, 1.5, 3.4], [0.85, 3.1, 3.75], 0.14, cloth, { shades: false });
        for (const x of [-0.8, 0.8])
          for (const z of [2.2, 3.6]) bar(s, [x, 0, z], [x, 1.3, z], 0.06, m.metal);
      });
    }
    if (parasol) {
      bar(s, [0, 2.4, 0], [0, 8.6, 0], 0.08, m.wood);
      const sides = 8;
      for (let i = 0; i < sides; i++) {
        const a = (i / sides) * Math.PI * 2;
        const b = ((i + 1) / sides) * Math.PI * 2;
        const p = (t: number, r: number, y: number): Vec => [Math.cos(t) * r, y, Math.sin(t) * r];
        face(s, [p(a, 4.6, 6.9), p(b, 4.6, 6.9), [0, 8.5, 0]], cloth, { bothSides: true });
        face(s, [p(a, 4.6, 6.45), p(b, 4.6, 6.45), p(b, 4.6, 6.9), p(a, 4.6, 6.9)], cloth, {
          bothSides: true,
        });
      }
    }
  });
  placed(s, [at[0] + 9, at[1], at[2] + 4], 0, () => {
    box(s, [-1.2, 0.3, -0.9], [1.2, 2.7, 0.9], m.metal);
    softBox(s, [-1.25, 2.7, -0.95], [1.25, 3.9, 0.95], 0.4, paint(hex('#8d8f90'), { gloss: 0.6 }));
    bar(s, [-0.9, 3.2, -1.15], [0.9, 3.2, -1.15], 0.07, m.metal);
  });
}

/** An in-ground pool with coping and two loungers; (x, z) is its middle. */
export function buildPool(
  s: Scene,
  x: number,
  z: number,
  long: number,
  stone: Surface,
  d: Dice,
): void {
  const w = long / 2;
  const deep = 5.5;
  patch(s, x - w - 5, x + w + 5, z - deep - 4, z + deep + 4, 0.07, stone);
  const edge = paint(hex('#d9d2c4'));
  for (const [x0, x1, z0, z1] of [
    [x - w - 0.8, x + w + 0.8, z - deep - 0.8, z - deep],
    [x - w - 0.8, x + w + 0.8, z + deep, z + deep + 0.8],
    [x - w - 0.8, x - w, z - deep, z + deep],
    [x + w, x + w + 0.8, z - deep, z + deep],
  ] as const) {
    box(s, [x0, 0, z0], [x1, 0.28, z1], edge, { skip: 'bottom', shades: false });
  }
  patch(
    s,
    x - w,
    x + w,
    z - deep,
    z + deep,
    0.13,
    paint(hex('#2f8fa8'), { kind: 'water', gloss: 0.75, glow: 0.12 }),
  );
  const cloth = textured(clothTile(), 1.2, hex(d.pick(['#e0dacb', '#c9d6d6', '#d8b48a'])));
  for (const k of [-1, 1]) {
    placed(s, [x + k * 4, 0.1, z + deep + 3], 0, () => {
      softBox(s, [-1, 0.9, -2.6], [1, 1.25, 1.2], 0.12, cloth);
      face(
        s,
        [
          [-1, 1.2, 1.1],
          [1, 1.2, 1.1],
          [1, 3, 2.6],
          [-1, 3, 2.6],
        ],
        cloth,
        { bothSides: true },
      );
      for (const px of [-0.9, 0.9])
        for (const pz of [-2.4, 1]) bar(s, [px, 0, pz], [px, 1, pz], 0.07, edge);
    });
  }
}
