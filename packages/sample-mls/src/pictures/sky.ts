import { blend, dim, hex, type Rgb } from './colour.ts';
import type { Season, TimeOfDay } from './picture-facts.ts';
import { cloudNoise, dice, mix } from './random.ts';
import { makeTile, tileOnce } from './texture-tile.ts';
import { unit, type Vec } from './vector.ts';

/** The sky, the sun and what stands on the horizon, as light from each direction. */
export type Sky = {
  toSun: Vec;
  sun: Rgb;
  zenith: Rgb;
  horizon: Rgb;
  halo: Rgb;
  cloudLit: Rgb;
  cloudShade: Rgb;
  cover: number;
  drift: number;
  treeline: Rgb;
  ground: Rgb;
  /** Light of the open sky on a level surface. */
  ambient: Rgb;
  bounce: Rgb;
  /** How brightly lamps and lit windows read against the daylight. */
  lamps: number;
};

type Hours = {
  up: number;
  sun: Rgb;
  zenith: Rgb;
  horizon: Rgb;
  halo: Rgb;
  ambient: Rgb;
  lamps: number;
};

const HOURS: Record<TimeOfDay, Hours> = {
  morning: {
    up: 27,
    sun: [2.55, 2.2, 1.7],
    zenith: hex('#4c88cf'),
    horizon: hex('#e3ecf2'),
    halo: [0.4, 0.3, 0.16],
    ambient: [0.38, 0.46, 0.6],
    lamps: 0.16,
  },
  noon: {
    up: 46,
    sun: [2.7, 2.5, 2.15],
    zenith: hex('#3474c4'),
    horizon: hex('#cfe3f3'),
    halo: [0.2, 0.18, 0.14],
    ambient: [0.38, 0.48, 0.65],
    lamps: 0.07,
  },
  golden: {
    up: 18,
    sun: [2.8, 2.06, 1.3],
    zenith: hex('#4a8ad6'),
    horizon: hex('#f4e8d6'),
    halo: [0.75, 0.42, 0.12],
    ambient: [0.37, 0.42, 0.54],
    lamps: 0.34,
  },
  dusk: {
    up: 8,
    sun: [0.5, 0.27, 0.15],
    zenith: hex('#2d5a9a'),
    horizon: hex('#f2ceb0'),
    halo: [0.5, 0.2, 0.03],
    ambient: [0.27, 0.33, 0.47],
    lamps: 3,
  },
};

const TREELINES: Record<Season, string> = {
  spring: '#64804a',
  summer: '#4a6239',
  autumn: '#93683a',
  winter: '#857a70',
};
const GROUNDS: Record<Season, string> = {
  spring: '#76904f',
  summer: '#6a8248',
  autumn: '#8d8a4c',
  winter: '#e9edf2',
};

/** The sky over one home; `bearing` is the sun's angle to the right of the viewer's back, degrees. */
export function skyOver(seed: number, time: TimeOfDay, season: Season, bearing: number): Sky {
  const d = dice(mix(seed, 5151));
  const hours = HOURS[time];
  const up = (hours.up + d.range(-3, 5)) * (season === 'winter' && time === 'noon' ? 0.7 : 1);
  const e = (up * Math.PI) / 180;
  const a = (bearing * Math.PI) / 180;
  const toSun = unit([Math.sin(a) * Math.cos(e), Math.sin(e), -Math.cos(a) * Math.cos(e)]);
  const warm = d.range(-0.04, 0.06);
  const zenith = blend(hours.zenith, hours.horizon, d.range(0, 0.12));
  const dusk = time === 'dusk';
  return {
    toSun,
    sun: [hours.sun[0] * (1 + warm), hours.sun[1], hours.sun[2] * (1 - warm)],
    zenith,
    horizon: hours.horizon,
    halo: hours.halo,
    cloudLit: dusk ? hex('#f2a98c') : time === 'golden' ? hex('#fff0d8') : hex('#ffffff'),
    cloudShade: dusk ? hex('#5d6aa0') : time === 'golden' ? hex('#a9b0c4') : hex('#a9bcd6'),
    cover: d.range(0.25, 0.85),
    drift: d.next() * 7,
    treeline: dim(blend(hex(TREELINES[season]), hours.horizon, 0.16), dusk ? 0.35 : 0.72),
    ground: dim(hex(GROUNDS[season]), dusk ? 0.3 : 0.85),
    ambient: season === 'winter' ? dim(hours.ambient, 1.08) : hours.ambient,
    bounce: dim(hex(GROUNDS[season]), dusk ? 0.16 : season === 'winter' ? 0.55 : 0.42),
    lamps: hours.lamps,
  };
}

const FIELD = 512;

const clouds = () =>
  tileOnce('clouds', () =>
    makeTile(FIELD, (u, v) => {
      const bend = cloudNoise(u * 4, v * 4, 4, 31, 3) * 0.35;
      const n = cloudNoise(u * 4 + bend, v * 4 + bend * 0.5, 4, 11, 6);
      const wisp = cloudNoise(u * 8 + n, v * 3, 8, 47, 5);
      return [1, n * 0.8 + wisp * 0.2, cloudNoise(u * 16, v * 2, 16, 5, 4)];
    }),
  );

const smooth = (a: number, b: number, x: number) => {
  const t = x <= a ? 0 : x >= b ? 1 : (x - a) / (b - a);
  return t * t * (3 - 2 * t);
};

/**
 * The light that comes from a direction (of length 1) into `out`. Directions and places go in
 * arrays here and below: numbers handed over one by one would each be an object.
 */
export function skyLight(sky: Sky, from: Float64Array, out: Float64Array): void {
  const x = from[0]!;
  const y = from[1]!;
  const z = from[2]!;
  if (y < 0.2) {
    // Trees on the horizon, then ground that fades toward them.
    const a = Math.atan2(x, z);
    const ridge = treeTop(sky, a);
    const ragged = ridge + 0.022 * (noiseAt(a * 3.1, y * 3 + 0.2) - 0.5);
    if (y < ragged) {
      const t = sky.treeline;
      const g = sky.ground;
      const k = 1 - smooth(-0.012, 0.012, y);
      const leafy = noiseAt(a * 2.2, y * 5 + 0.1) * 0.6 + noiseAt(a * 6.1 + 3, y * 13) * 0.4;
      const sunny = 0.62 + 0.9 * smooth(0.4, 0.62, leafy) + 0.5 * (y / Math.max(0.02, ridge));
      const lawn = 0.85 + 0.3 * noiseAt(a * 1.3, (0.4 / (0.02 - Math.min(0, y))) * 0.02);
      const far = smooth(-0.2, -0.01, y) * 0.25;
      for (let c = 0; c < 3; c++) {
        const ground = g[c]! * lawn * 1.3 * (1 - far) + sky.horizon[c]! * far;
        const soft = 1 - smooth(ragged - 0.02, ragged, y);
        const trees = t[c]! * sunny * soft + (t[c]! * 0.4 + sky.horizon[c]! * 0.5) * (1 - soft);
        out[c] = trees * (1 - k) + ground * k;
      }
      return;
    }
  }
  const rise = Math.max(0, y);
  const low = 1 - rise;
  const low4 = low * low * low * low;
  const k = 1 - low4 * low;
  const facing = Math.max(0, x * sky.toSun[0] + y * sky.toSun[1] + z * sky.toSun[2]);
  const flat = Math.max(0, x * sky.toSun[0] + z * sky.toSun[2]);
  const facing2 = facing * facing;
  const near = facing2 * facing2 * facing2 * facing2;
  const glow = flat * flat * low4 * 0.55 + near * 0.6;
  for (let c = 0; c < 3; c++) {
    out[c] =
      (sky.horizon[c]! + (sky.zenith[c]! - sky.horizon[c]!) * k) * 1.45 + sky.halo[c]! * glow;
  }
  if (y > 0.015) {
    const q = 0.075 / (y + 0.09);
    const cloud = noiseAt(x * q + sky.drift, z * q + sky.drift * 0.37);
    const edge = 0.72 - sky.cover * 0.42;
    const a = smooth(edge, edge + 0.16, cloud) * smooth(0.01, 0.12, y) * 0.92;
    if (a > 0.003) {
      const thick = smooth(edge + 0.06, edge + 0.34, cloud);
      for (let c = 0; c < 3; c++) {
        const light =
          1.5 * (sky.cloudLit[c]! + (sky.cloudShade[c]! - sky.cloudLit[c]!) * thick * 0.75);
        out[c] = out[c]! + (light + sky.halo[c]! * near - out[c]!) * a;
      }
    }
  }
}

function treeTop(sky: Sky, a: number): number {
  const b = a + sky.drift;
  return 0.015 + 0.06 * noiseAt(b * 0.23, 0.3) + 0.05 * noiseAt(b * 1.1, 0.7);
}

let field: Uint8Array | null = null;

/** The cloud tile's noise alone, close together; made at its first use. */
function cloudField(): Uint8Array {
  const { data } = clouds().levels[0]!;
  return Uint8Array.from({ length: FIELD * FIELD }, (_, i) => data[i * 4 + 1]!);
}

/** Smooth reading of the cloud tile's noise, 0 to 1. */
function noiseAt(u: number, v: number): number {
  field ??= cloudField();
  const x = (u - Math.floor(u)) * FIELD;
  const y = (v - Math.floor(v)) * FIELD;
  const i = x | 0;
  const j = y | 0;
  const fx = x - i;
  const fy = y - j;
  const i1 = (i + 1) & (FIELD - 1);
  const i0 = i & (FIELD - 1);
  const j0 = (j & (FIELD - 1)) * FIELD;
  const j1 = ((j + 1) & (FIELD - 1)) * FIELD;
  const a = field[j0 + i0]!;
  const b = field[j0 + i1]!;
  const c = field[j1 + i0]!;
  const d = field[j1 + i1]!;
  return ((a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy) / 255;
}
