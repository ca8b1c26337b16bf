import type { Lighting } from './lighting.ts';
import { SAMPLE_SHARE } from './raster.ts';
import type { Surface } from './surface.ts';
import type { Level } from './texture-tile.ts';

/**
 * A few pixels of one face in one row, over which everything changes evenly. Values stand for the
 * middle of its first pixel; those named d… are the change per pixel.
 */
export const segment = {
  /** Soft light, and how squarely the sun falls on the face. */
  r: 0.5,
  g: 0.5,
  b: 0.5,
  f: 0.5,
  dr: 0.5,
  dg: 0.5,
  db: 0.5,
  df: 0.5,
  /** Place on the texture, in feet. */
  u: 0.5,
  v: 0.5,
  du: 0.5,
  dv: 0.5,
  /** Place on the sun's map, and how far the map may be off. */
  side: 0.5,
  rise: 0.5,
  height: 0.5,
  dSide: 0.5,
  dRise: 0.5,
  dHeight: 0.5,
  bias: 0.5,
  /** Share of the light that haze lets through. */
  clear: 0.5,
};

/** How the sun meets a segment. */
export type Sunlight = 'none' | 'full' | 'part';

/** What a segment's gloss mirrors, at its start, its middle pixel and its end: colour and share. */
export const mirrored = new Float64Array(12);

/** Pixels between two readings of what gloss mirrors. */
export const GLOSS_STEP = 5;

/** Adds an even, matt segment that the sun meets wholly or not at all. */
export function shadeEven(
  light: Lighting,
  surface: Surface,
  sunlit: boolean,
  x0: number,
  x1: number,
  weights: Uint8Array,
  row: Float32Array,
  rowAt: number,
): void {
  const { sky } = light;
  const k = segment.clear * SAMPLE_SHARE;
  const sun = sunlit ? light.sunGain : 0;
  const glow = surface.glow;
  const s0 = sky.sun[0] * sun;
  const s1 = sky.sun[1] * sun;
  const s2 = sky.sun[2] * sun;
  const far = SAMPLE_SHARE - k;
  const f = segment.f;
  const df = segment.df;
  const c0 = surface.c1[0] * k;
  const c1 = surface.c1[1] * k;
  const c2 = surface.c1[2] * k;
  let r = c0 * (segment.r + glow + f * s0) + sky.horizon[0] * far;
  let g = c1 * (segment.g + glow + f * s1) + sky.horizon[1] * far;
  let b = c2 * (segment.b + glow + f * s2) + sky.horizon[2] * far;
  const dr = c0 * (segment.dr + df * s0);
  const dg = c1 * (segment.dg + df * s1);
  const db = c2 * (segment.db + df * s2);
  for (let x = x0, at = rowAt + x0 * 3; x < x1; x++, at += 3) {
    const w = weights[x]!;
    row[at] = row[at]! + r * w;
    row[at + 1] = row[at + 1]! + g * w;
    row[at + 2] = row[at + 2]! + b * w;
    r += dr;
    g += dg;
    b += db;
  }
}

/** Bits of a texel that hold its brightness and its share of the third colour, mixed at once. */
const OUTER = 0xff00ff;

/**
 * Adds a segment with a texture, broken sunlight or gloss. A glossy one mirrors what `mirrored`
 * holds.
 */
export function shadeTextured(
  light: Lighting,
  surface: Surface,
  level: Level | null,
  sunlit: Sunlight,
  x0: number,
  x1: number,
  weights: Uint8Array,
  row: Float32Array,
  rowAt: number,
  sunAlong: Float64Array,
): void {
  const { sky } = light;
  const c10 = surface.c1[0];
  const c11 = surface.c1[1];
  const c12 = surface.c1[2];
  const c20 = surface.c2[0] - c10;
  const c21 = surface.c2[1] - c11;
  const c22 = surface.c2[2] - c12;
  const c30 = surface.c3[0] - c10;
  const c31 = surface.c3[1] - c11;
  const c32 = surface.c3[2] - c12;
  const s0 = sky.sun[0] * light.sunGain;
  const s1 = sky.sun[1] * light.sunGain;
  const s2 = sky.sun[2] * light.sunGain;
  const k = segment.clear * SAMPLE_SHARE;
  const far = SAMPLE_SHARE - k;
  const h0 = sky.horizon[0] * far;
  const h1 = sky.horizon[1] * far;
  const h2 = sky.horizon[2] * far;
  const words = level ? level.words : null;
  const size = level ? level.size : 1;
  const mask = size - 1;
  // Texels in parts of 16, so that whole numbers do the mixing; far off zero to stay positive.
  const fine = (size * 16) / surface.feet;
  const whole = size * 16;
  let tu = segment.u * fine - 8;
  let tv = segment.v * fine - 8;
  tu -= Math.floor(tu / whole) * whole;
  tv -= Math.floor(tv / whole) * whole;
  const du = segment.du * fine;
  const dv = segment.dv * fine;
  if (du < 0) tu += whole * 64;
  if (dv < 0) tv += whole * 64;
  const glossy = surface.gloss > 0;
  const turn = x0 + GLOSS_STEP;
  let mr = 0;
  let mg = 0;
  let mb = 0;
  let ms = 0;
  let dmr = 0;
  let dmg = 0;
  let dmb = 0;
  let dms = 0;
  let part = sunlit === 'full' ? 1 : 0;
  const glow = surface.glow;
  const { dr, dg, db, df } = segment;
  let r = segment.r + glow;
  let g = segment.g + glow;
  let b = segment.b + glow;
  let f = segment.f;
  for (let x = x0, at = rowAt + x0 * 3; x < x1; x++, at += 3) {
    let cr = c10;
    let cg = c11;
    let cb = c12;
    let bump = 1;
    if (words) {
      const iu = tu | 0;
      const iv = tv | 0;
      tu += du;
      tv += dv;
      const fu = iu & 15;
      const fv = iv & 15;
      const i0 = (iu >> 4) & mask;
      const i1 = (i0 + 1) & mask;
      const j0 = ((iv >> 4) & mask) * size;
      const j1 = (((iv >> 4) + 1) & mask) * size;
      const w11 = fu * fv;
      const w01 = (fv << 4) - w11;
      const w10 = (fu << 4) - w11;
      const w00 = 256 - w11 - w01 - w10;
      const a = words[j0 + i0]!;
      const c = words[j0 + i1]!;
      const d = words[j1 + i0]!;
      const e = words[j1 + i1]!;
      const above = (Math.imul(a & OUTER, w00) + Math.imul(c & OUTER, w10)) | 0;
      const below = (Math.imul(d & OUTER, w01) + Math.imul(e & OUTER, w11)) | 0;
      const outer = (above + below) | 0;
      const inner =
        ((a >> 8) & 255) * w00 +
        ((c >> 8) & 255) * w10 +
        ((d >> 8) & 255) * w01 +
        ((e >> 8) & 255) * w11;
      bump = (outer & 0xffff) * 0.000030517578;
      const m = inner * 0.0000153186;
      const three = (1 - m) * (outer >>> 16) * 0.0000153186;
      cr = (cr + c20 * m + c30 * three) * bump;
      cg = (cg + c21 * m + c31 * three) * bump;
      cb = (cb + c22 * m + c32 * three) * bump;
    }
    if (sunlit === 'part') part = sunAlong[x - x0]!;
    const s = f * part;
    let or = cr * (r + s * s0);
    let og = cg * (g + s * s1);
    let ob = cb * (b + s * s2);
    if (glossy) {
      if (x === x0 || x === turn) {
        const p = x === x0 ? 0 : 4;
        const q = 1 / (x === x0 && x1 > turn ? GLOSS_STEP : x1 - x);
        mr = mirrored[p]!;
        mg = mirrored[p + 1]!;
        mb = mirrored[p + 2]!;
        ms = mirrored[p + 3]!;
        const to = x === x0 && x1 <= turn ? 8 : p + 4;
        dmr = (mirrored[to]! - mr) * q;
        dmg = (mirrored[to + 1]! - mg) * q;
        dmb = (mirrored[to + 2]! - mb) * q;
        dms = (mirrored[to + 3]! - ms) * q;
      }
      const share = ms * (0.4 + 0.6 * bump);
      or += (mr - or) * share;
      og += (mg - og) * share;
      ob += (mb - ob) * share;
      mr += dmr;
      mg += dmg;
      mb += dmb;
      ms += dms;
    }
    const w = weights[x]!;
    row[at] = row[at]! + (or * k + h0) * w;
    row[at + 1] = row[at + 1]! + (og * k + h1) * w;
    row[at + 2] = row[at + 2]! + (ob * k + h2) * w;
    r += dr;
    g += dg;
    b += db;
    f += df;
  }
}
