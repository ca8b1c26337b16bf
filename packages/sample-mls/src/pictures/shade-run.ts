import type { Camera } from './camera.ts';
import { type FaceLines, faceLines } from './face-lines.ts';
import type { Lighting } from './lighting.ts';
import type { Face } from './scene.ts';
import {
  GLOSS_STEP,
  mirrored,
  type Sunlight,
  segment,
  shadeEven,
  shadeTextured,
} from './shade-segment.ts';
import { readMirror, shadeClear } from './shade-special.ts';
import { shadeOutside } from './shade-window.ts';
import { STRIDE, softAlong, softValues } from './soft-light.ts';
import { type SunShadow, sunAt } from './sun-shadow.ts';
import type { Surface } from './surface.ts';
import type { Level } from './texture-tile.ts';

/** The share of a mirrored light below which its edges do not show. */
const FAINT = 0.035;

const shade = new Float64Array(4);

const sunAlong = new Float64Array(STRIDE);

/**
 * Adds the light of one face to the pixels x0 to x1 - 1 of row y, each weighted by how many
 * of its samples show the face.
 */
export function shadeRun(
  camera: Camera,
  light: Lighting,
  it: Face,
  y: number,
  x0: number,
  x1: number,
  weights: Uint8Array,
  row: Float32Array,
  rowAt: number,
): void {
  const surface = it.surface;
  const kind = surface.kind;
  if (kind === 'outside') {
    shadeOutside(camera, light, y, x0, x1, weights, row, rowAt);
    return;
  }
  if (it.lines === null) it.lines = faceLines(camera, light, it);
  // Plain numbers from here on: taking arrays apart by pattern is slow in the loop below.
  const { lines, from: starts }: FaceLines = it.lines;
  const yc = y + 0.5;
  const inv0 = lines[0]! + yc * lines[2]!;
  const invX = lines[1]!;
  const u0 = lines[3]! + yc * lines[5]!;
  const uX = lines[4]!;
  const v0 = lines[6]! + yc * lines[8]!;
  const vX = lines[7]!;
  const { shadow } = light;
  const clearAir = light.hazeFeet > 3900;
  const special = kind !== 'plain';
  const even = surface.tile === null && surface.gloss === 0 && !special;
  const softAt = softAlong(camera, light, it, y, x0, x1);
  const values = softValues();
  let fresh = true;
  // What the sun did at the end of the segment before; -1 is unknown.
  let carried = -1;
  for (let from = x0, till = x0, p = softAt; from < x1; from = till, p += 4) {
    till = Math.min(x1, (((from / STRIDE) | 0) + 1) * STRIDE);
    const length = till - from;
    const k = 1 / Math.max(1, length - (till === x1 ? 1 : 0));
    const f = values[p + 3]!;
    const fEnd = values[p + 7]!;
    segment.r = values[p]!;
    segment.g = values[p + 1]!;
    segment.b = values[p + 2]!;
    segment.f = f;
    segment.dr = (values[p + 4]! - values[p]!) * k;
    segment.dg = (values[p + 5]! - values[p + 1]!) * k;
    segment.db = (values[p + 6]! - values[p + 2]!) * k;
    segment.df = (fEnd - f) * k;
    const xa = from + 0.5;
    const xb = from + length - 0.5;
    const step = length > 1 ? 1 / (length - 1) : 0;
    const ia = inv0 + xa * invX;
    const ib = inv0 + xb * invX;
    const ta = ia < 1e-4 ? 1e4 : 1 / ia;
    const tb = ib < 1e-4 ? 1e4 : 1 / ib;
    let sunlit: Sunlight = 'none';
    if (shadow !== null && (f > 0.002 || fEnd > 0.002)) {
      placeOnMap(it.lines, yc, xa, xb, ta, tb, step);
      segment.bias = shadow.texel * (1.2 + 2.2 / (0.25 + Math.max(f, fEnd)));
      sunlit = sunOn(shadow, length, carried);
      carried = sunlit === 'part' ? -1 : sunlit === 'full' ? 1 : 0;
    } else carried = -1;
    if (clearAir) segment.clear = 1;
    else {
      const haze = (ta + tb) / 2 / light.hazeFeet;
      segment.clear = haze < 0.03 ? 1 - haze : Math.exp(-haze);
    }
    if (even && sunlit !== 'part') {
      shadeEven(light, surface, sunlit === 'full', from, till, weights, row, rowAt);
      continue;
    }
    let level: Level | null = null;
    if (surface.tile !== null || special) {
      const ua = starts[0]! + ta * (u0 + xa * uX);
      const va = starts[1]! + ta * (v0 + xa * vX);
      segment.u = ua;
      segment.v = va;
      segment.du = (starts[0]! + tb * (u0 + xb * uX) - ua) * step;
      segment.dv = (starts[1]! + tb * (v0 + xb * vX) - va) * step;
      level = levelFor(surface, lines, (xa + xb) / 2, yc, from, y);
    }
    if (sunlit === 'part') readSun(shadow!, length);
    if (special) {
      const sun = sunlit === 'part' ? sunAlong : null;
      const full = sunlit === 'full';
      shadeClear(camera, light, it, full, sun, y, from, till, weights, row, rowAt);
      continue;
    }
    if (surface.gloss > 0) {
      if (fresh) readMirror(camera, light, it, xa, yc, 0);
      else for (let c = 0; c < 4; c++) mirrored[c] = mirrored[c + 8]!;
      // A faint shine goes on for two segments.
      if (fresh || mirrored[3]! > FAINT || ((from / STRIDE) & 1) === 0)
        readMirror(camera, light, it, till === x1 ? xb : xb + 1, yc, 8);
      if (length > GLOSS_STEP) {
        // A faint shine needs no reading between.
        if (mirrored[3]! > FAINT || mirrored[11]! > FAINT)
          readMirror(camera, light, it, xa + GLOSS_STEP, yc, 4);
        else for (let c = 0; c < 4; c++) mirrored[c + 4] = (mirrored[c]! + mirrored[c + 8]!) / 2;
      }
      fresh = false;
    }
    shadeTextured(light, surface, level, sunlit, from, till, weights, row, rowAt, sunAlong);
  }
}

/** Notes in the segment where it runs over the sun's map. */
function placeOnMap(
  it: FaceLines,
  yc: number,
  xa: number,
  xb: number,
  ta: number,
  tb: number,
  step: number,
): void {
  const { lines, from } = it;
  const a = lines[9]! + yc * lines[11]!;
  const b = lines[12]! + yc * lines[14]!;
  const h = lines[15]! + yc * lines[17]!;
  segment.side = from[2]! + ta * (a + xa * lines[10]!);
  segment.rise = from[3]! + ta * (b + xa * lines[13]!);
  segment.height = from[4]! + ta * (h + xa * lines[16]!);
  segment.dSide = (from[2]! + tb * (a + xb * lines[10]!) - segment.side) * step;
  segment.dRise = (from[3]! + tb * (b + xb * lines[13]!) - segment.rise) * step;
  segment.dHeight = (from[4]! + tb * (h + xb * lines[16]!) - segment.height) * step;
}

function sunAtPixel(shadow: SunShadow, i: number): number {
  shade[0] = segment.side + segment.dSide * i;
  shade[1] = segment.rise + segment.dRise * i;
  shade[2] = segment.height + segment.dHeight * i;
  shade[3] = segment.bias;
  sunAt(shadow, shade);
  return shade[0]!;
}

/**
 * Three readings tell whether a whole segment lies in sun or in shadow; `before` is the first of
 * them if it is known from the segment to the left.
 */
function sunOn(shadow: SunShadow, length: number, before: number): Sunlight {
  if (length <= 3) return 'part';
  const last = length - 1;
  const first = before < 0 ? sunAtPixel(shadow, 0) : before;
  const sum = first + sunAtPixel(shadow, last / 2) + sunAtPixel(shadow, last);
  return sum < 0.001 ? 'none' : sum > 2.999 ? 'full' : 'part';
}

function readSun(shadow: SunShadow, length: number): void {
  for (let i = 0; i < length; i++) sunAlong[i] = sunAtPixel(shadow, i);
}

/** 2 to the power of a quarter step either way: which copy of a tile to take wavers a little. */
const waver = Float64Array.from({ length: 16 }, (_, i) => 2 ** (0.25 + (i - 7.5) * 0.045));

/** The copy of the tile whose texels are about as large as the pixels here. */
function levelFor(
  surface: Surface,
  lines: Float64Array,
  xc: number,
  yc: number,
  from: number,
  y: number,
): Level | null {
  const tile = surface.tile;
  if (tile === null) return null;
  const inv = lines[0]! + xc * lines[1]! + yc * lines[2]!;
  const t = inv < 1e-4 ? 1e4 : 1 / inv;
  const u = (lines[3]! + xc * lines[4]! + yc * lines[5]!) * t;
  const v = (lines[6]! + xc * lines[7]! + yc * lines[8]!) * t;
  const ux = t * (lines[4]! - u * lines[1]!);
  const vx = t * (lines[7]! - v * lines[1]!);
  const uy = t * (lines[5]! - u * lines[2]!);
  const vy = t * (lines[8]! - v * lines[2]!);
  const across = Math.sqrt(ux * ux + vx * vx);
  const down = Math.sqrt(uy * uy + vy * vy);
  const levels = tile.levels;
  const wide = across > down ? across * 0.55 + down * 0.45 : down * 0.55 + across * 0.45;
  const reach = (wide * levels[0]!.size) / surface.feet;
  const step = reach * waver[(from * 7 + y * 13) & 15]!;
  const level = step < 2 ? 0 : 31 - Math.clz32(step);
  return levels[level < levels.length ? level : levels.length - 1]!;
}
