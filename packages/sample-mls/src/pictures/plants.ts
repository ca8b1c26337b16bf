import { dim, hex, type Rgb } from './colour.ts';
import { roughTile } from './outdoor-tiles.ts';
import type { Season } from './picture-facts.ts';
import type { Dice } from './random.ts';
import { type Scene, toWorld } from './scene.ts';
import { bar } from './solids.ts';
import { textured } from './surface.ts';
import { dot, unit, type Vec } from './vector.ts';

const GREENS = ['#557a36', '#476b32', '#617f3e', '#4e6f3a', '#6c8845', '#406232'];
const SPRING = ['#7f9d4a', '#8fa854', '#709448'];
const BLOSSOM = ['#f0cdd8', '#f6e6ea', '#e7a9c0'];
const AUTUMN = ['#c9702a', '#b8452a', '#d79a35', '#a8602c', '#caa53c', '#8f9a3e'];
const EVERGREEN = ['#35553a', '#2f4f3d', '#44633f', '#3d5b4b'];
const FLOWERS = ['#c94f5e', '#e6c14a', '#b86bb0', '#f2efe6', '#e08a4a', '#7d7fc9', '#d96f93'];

/** Adds one leaf in the current placement. */
export function leaf(
  s: Scene,
  p: Vec,
  size: number,
  facing: Vec,
  c: Rgb,
  d: Dice,
  casts: boolean,
  aspect = 0.75,
): void {
  s.leaves.push({
    at: toWorld(s, p),
    size,
    aspect: aspect * d.range(0.7, 1.35),
    slant: d.range(-0.9, 0.9),
    facing,
    red: c[0],
    green: c[1],
    blue: c[2],
    casts,
  });
}

/** A ball of leaves, thick at its skin, darker inside and below. */
export function foliage(
  s: Scene,
  d: Dice,
  centre: Vec,
  radius: Vec,
  count: number,
  size: number,
  colours: Rgb[],
  lumps = 14,
): void {
  const clumps: { at: Vec; r: number; c: Rgb }[] = [];
  for (let i = 0; i < lumps; i++) {
    const u = d.range(-0.75, 1);
    const a = d.range(0, Math.PI * 2);
    const k = Math.sqrt(Math.max(0, 1 - u * u));
    const far = d.range(0.5, 0.92);
    clumps.push({
      at: [Math.cos(a) * k * far, u * far, Math.sin(a) * k * far],
      r: d.range(0.28, 0.5),
      c: d.pick(colours),
    });
  }
  for (let i = 0; i < count; i++) {
    const clump = clumps[i % clumps.length]!;
    const u = d.range(-1, 1);
    const a = d.range(0, Math.PI * 2);
    const k = Math.sqrt(1 - u * u);
    const r = clump.r * Math.cbrt(d.range(0.25, 1));
    const o: Vec = [Math.cos(a) * k, u, Math.sin(a) * k];
    const q: Vec = [clump.at[0] + o[0] * r, clump.at[1] + o[1] * r, clump.at[2] + o[2] * r];
    const facing = unit([
      o[0] + clump.at[0] * 0.8,
      o[1] * 1.1 + clump.at[1] * 0.8 + 0.15,
      o[2] + clump.at[2] * 0.8,
    ]);
    const deep = Math.min(1, Math.sqrt(dot(q, q)));
    const shade = (0.35 + 0.65 * deep * deep) * (0.72 + 0.28 * o[1]) * d.range(0.75, 1.25);
    leaf(
      s,
      [centre[0] + q[0] * radius[0], centre[1] + q[1] * radius[1], centre[2] + q[2] * radius[2]],
      size * d.range(0.6, 1.35),
      facing,
      dim(clump.c, shade),
      d,
      i % 2 === 0,
    );
  }
}

const barkSurface = (d: Dice) =>
  textured(roughTile(), 3, hex(d.pick(['#55493f', '#5f564d', '#453b35', '#6b635c'])));

/** A broad-leaved tree of `height` feet with its foot at `at`; bare in winter. */
export function tree(
  s: Scene,
  d: Dice,
  at: Vec,
  height: number,
  season: Season,
  near: number,
): void {
  const bark = barkSurface(d);
  const trunk = height * d.range(0.22, 0.32);
  const lean = d.range(-0.04, 0.04) * height;
  const thick = height * 0.011 + 0.1;
  const fork: Vec = [at[0] + lean * 0.4, at[1] + trunk, at[2]];
  bar(s, at, fork, thick, bark);
  const crown: Vec = [at[0] + lean, at[1] + height * 0.63, at[2]];
  const wide = height * d.range(0.26, 0.36);
  const bare = season === 'winter';
  const limbs = bare ? 7 : 5;
  for (let i = 0; i < limbs; i++) {
    const a = (i / limbs) * Math.PI * 2 + d.range(-0.4, 0.4);
    const reach = bare ? d.range(0.45, 0.95) : d.range(0.3, 0.62);
    const tip: Vec = [
      crown[0] + Math.cos(a) * wide * reach,
      at[1] + height * (bare ? d.range(0.62, 0.95) : d.range(0.58, 0.74)),
      crown[2] + Math.sin(a) * wide * reach,
    ];
    bar(s, fork, tip, thick * 0.45, bark, { casts: !bare || i % 2 === 0 });
    if (bare) twigs(s, d, fork, tip, wide * 0.5, thick * 0.22, 3);
  }
  if (bare) return;
  const kind = d.next();
  const colours = (
    season === 'autumn'
      ? [d.pick(AUTUMN), d.pick(AUTUMN), d.pick(AUTUMN)]
      : season === 'spring'
        ? kind < 0.3 && height < 20
          ? [...BLOSSOM]
          : [...SPRING, d.pick(GREENS)]
        : [d.pick(GREENS), d.pick(GREENS), d.pick(GREENS)]
  ).map(hex);
  // Far crowns make do with fewer and larger leaves.
  const far = Math.max(0, Math.min(near, 110) - 60);
  const size = Math.max(0.42, 0.27 + near * 0.0055 + far * 0.004);
  const count = Math.round(Math.min(near > 80 ? 1700 : 2100, (wide * height * 16) / (size * 2.2)));
  foliage(s, d, crown, [wide, height * 0.37, wide], count, size, colours, 22);
}

function twigs(
  s: Scene,
  d: Dice,
  a: Vec,
  b: Vec,
  reach: number,
  thick: number,
  depth: number,
): void {
  if (depth === 0 || thick < 0.012) return;
  const bark = barkSurface(d);
  for (let i = 0; i < 3; i++) {
    const k = d.range(0.35, 1);
    const from: Vec = [
      a[0] + (b[0] - a[0]) * k,
      a[1] + (b[1] - a[1]) * k,
      a[2] + (b[2] - a[2]) * k,
    ];
    const to: Vec = [
      from[0] + d.range(-1, 1) * reach,
      from[1] + d.range(0.2, 0.9) * reach,
      from[2] + d.range(-1, 1) * reach,
    ];
    bar(s, from, to, thick, bark, { casts: depth > 2 });
    twigs(s, d, from, to, reach * 0.62, thick * 0.6, depth - 1);
  }
}

/** A spruce or pine. */
export function evergreen(s: Scene, d: Dice, at: Vec, height: number, near: number): void {
  bar(s, at, [at[0], at[1] + height * 0.3, at[2]], height * 0.014 + 0.1, barkSurface(d));
  const wide = height * d.range(0.19, 0.26);
  const base = hex(d.pick(EVERGREEN));
  const size = Math.max(0.3, 0.2 + near * 0.004);
  const count = Math.round(Math.min(2600, (wide * height * 22) / (size * 2)));
  for (let i = 0; i < count; i++) {
    const h = 1 - Math.sqrt(d.next());
    const tier = h * 11;
    const skirt = 1 - 0.42 * (tier - Math.floor(tier));
    const a = d.range(0, Math.PI * 2);
    const r = wide * (1 - h) * skirt * Math.sqrt(d.range(0.35, 1));
    const c = dim(
      base,
      d.range(0.55, 1.25) *
        (0.5 + 0.5 * (r / (wide * (1 - h) + 0.01))) *
        (tier % 1 > 0.75 ? 0.6 : 1.1),
    );
    leaf(
      s,
      [
        at[0] + Math.cos(a) * r,
        at[1] + height * (0.1 + 0.9 * h) - r * 0.2,
        at[2] + Math.sin(a) * r,
      ],
      size * d.range(0.6, 1.2),
      unit([Math.cos(a), 0.5, Math.sin(a)]),
      c,
      d,
      i % 2 === 0,
      0.6,
    );
  }
}

/** A rounded shrub; some carry flowers. */
export function shrub(s: Scene, d: Dice, at: Vec, r: number, season: Season, near: number): void {
  const evergreenShrub = d.chance(0.55);
  const winter = season === 'winter';
  const list = evergreenShrub
    ? [d.pick(EVERGREEN), d.pick(EVERGREEN), d.pick(GREENS)]
    : season === 'autumn'
      ? [d.pick(AUTUMN), d.pick(AUTUMN)]
      : winter
        ? ['#6b5a4a', '#7a6a58']
        : [d.pick(GREENS), d.pick(SPRING)];
  const size = Math.max(0.16, 0.1 + near * 0.0035);
  const tall = d.range(0.75, 1.1);
  const count = Math.round(
    Math.min(750, (r * r * 52) / (size * 2)) * (winter && !evergreenShrub ? 0.5 : 1),
  );
  foliage(
    s,
    d,
    [at[0], at[1] + r * tall * 0.8, at[2]],
    [r, r * tall, r],
    count,
    size,
    list.map(hex),
    9,
  );
  s.occluders.push([
    at[0] - r * 0.5,
    at[1],
    at[2] - r * 0.5,
    at[0] + r * 0.5,
    at[1] + r,
    at[2] + r * 0.5,
  ]);
  if (!winter && season !== 'autumn' && d.chance(0.35))
    flowers(s, d, [at[0], at[1] + r * tall, at[2]], r * 0.9, 40, 0.2);
}

/** Petals scattered over a bed or shrub. */
export function flowers(s: Scene, d: Dice, at: Vec, r: number, count: number, size: number): void {
  const c = hex(d.pick(FLOWERS));
  for (let i = 0; i < count; i++) {
    const a = d.range(0, Math.PI * 2);
    const k = r * Math.sqrt(d.next());
    const p: Vec = [
      at[0] + Math.cos(a) * k,
      at[1] + d.range(-0.5, 0.35) * r * 0.9,
      at[2] + Math.sin(a) * k,
    ];
    leaf(s, p, size, [0, 0.7, -0.7], dim(c, d.range(0.75, 1.15)), d, false, 1);
  }
}

/** Tall grasses: slim blades in a fountain. */
export function grasses(
  s: Scene,
  d: Dice,
  at: Vec,
  height: number,
  season: Season,
  shade = 1,
): void {
  const c = hex(season === 'summer' || season === 'spring' ? '#84904f' : '#b39763');
  for (let i = 0; i < 130; i++) {
    const a = d.range(0, Math.PI * 2);
    const k = Math.sqrt(d.next());
    const h = height * d.range(0.5, 1);
    leaf(
      s,
      [at[0] + Math.cos(a) * k * h * 0.35, at[1] + h * 0.5, at[2] + Math.sin(a) * k * h * 0.35],
      h,
      [0, 0.6, -0.8],
      dim(c, shade * d.range(0.5, 1.1)),
      d,
      i % 3 === 0,
      0.035,
    );
  }
}
