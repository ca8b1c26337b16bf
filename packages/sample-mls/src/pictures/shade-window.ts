import type { Camera } from './camera.ts';
import type { Lighting } from './lighting.ts';
import { SAMPLE_SHARE } from './raster.ts';
import { skyLight } from './sky.ts';
import type { Surface } from './surface.ts';

const sheen = new Float64Array(3);
const way = new Float64Array(3);

const step = (a: number, b: number, x: number) => {
  const t = x <= a ? 0 : x >= b ? 1 : (x - a) / (b - a);
  return t * t * (3 - 2 * t);
};

/**
 * A pane seen from the street: `pane` holds the place in its opening (u, v), the look's direction
 * along u, up and inward, the mirroring share and the light on it. It shows the sky and trees and
 * behind it a room with its ceiling, back wall and lamp, shifted as the eye moves, and curtains.
 */
export function shadeWindow(
  light: Lighting,
  surface: Surface,
  pane: Float64Array,
  mirror: Float64Array,
  out: Float64Array,
): void {
  const u = pane[0]!;
  const v = pane[1]!;
  const dirU = pane[2]!;
  const dirV = pane[3]!;
  const dirIn = pane[4]!;
  const fresnel = pane[5]!;
  const shade = pane[6]!;
  const wide = surface.span[0];
  const high = surface.span[1];
  const seed = surface.seed;
  const h0 = (((seed * 0.7548776) % 1) + 1) % 1;
  const h1 = (((seed * 0.5698403) % 1) + 1) % 1;
  const lit = surface.glow * light.sky.lamps;
  const go = 1 / Math.max(0.15, dirIn);
  // A point on the back wall nine feet inside.
  const bu = u + dirU * go * 9;
  const bv = v + dirV * go * 9;
  const ceiling = step(high + 0.9, high + 1.3, bv);
  const lampU = wide * (0.25 + 0.5 * h0);
  const away = (bu - lampU) ** 2 + (bv - high * 0.55) ** 2;
  const pool = Math.exp(-away * 0.06);
  const wall = 0.05 + 0.03 * h1;
  const warm = lit * (0.2 + 0.55 * pool + 0.22 * ceiling);
  let r = wall + warm * 1.0;
  let g = wall * 0.98 + warm * 0.68;
  let b = wall * 0.96 + warm * 0.36;
  // A picture or a shelf on the back wall.
  const px = bu - wide * (1.1 - h0);
  const py = bv - high * 0.5;
  if (Math.abs(px) < 1.1 && Math.abs(py) < 0.8) {
    r *= 0.55;
    g *= 0.55;
    b *= 0.6;
  }
  // Curtains at the sides, just behind the pane; a blind from the top in some.
  const cu = u + dirU * go * 0.35;
  const edge = wide * (0.16 + 0.1 * h1);
  const side = Math.min(cu, wide - cu);
  const curtain = h0 < 0.72 ? 1 - step(edge - 0.06, edge + 0.06, side) : 0;
  const blind =
    h1 > 0.45 ? step(high * (0.62 + 0.25 * h0) - 0.03, high * (0.62 + 0.25 * h0) + 0.03, v) : 0;
  const cloth = Math.max(curtain, blind);
  if (cloth > 0) {
    const fold =
      curtain > 0 ? 0.78 + 0.22 * Math.sin(cu * 21 + seed) : 0.85 + 0.15 * Math.sin(v * 30);
    const c = fold * (0.06 + 0.2 * Math.min(1.2, shade));
    const w = fold * lit * 0.26;
    r += (c + w - r) * cloth * 0.9;
    g += (c * 0.93 + w * 0.68 - g) * cloth * 0.9;
    b += (c * 0.8 + w * 0.34 - b) * cloth * 0.9;
  }
  const wobble = 0.012 * Math.sin(u * 1.7 + seed) + 0.01 * Math.sin(v * 1.3 + seed * 2.1);
  way[0] = mirror[3]! + wobble;
  way[1] = Math.abs(mirror[4]! + wobble) - 0.06;
  way[2] = mirror[5]!;
  skyLight(light.sky, way, sheen);
  const share = Math.min(0.92, 0.2 + 0.8 * fresnel);
  out[0] = r * (1 - share) + sheen[0]! * share * 0.9;
  out[1] = g * (1 - share) + sheen[1]! * share * 0.92;
  out[2] = b * (1 - share) + sheen[2]! * share;
}

/** The view through a window from inside: what lies in the direction of each pixel of a run. */
export function shadeOutside(
  camera: Camera,
  light: Lighting,
  y: number,
  x0: number,
  x1: number,
  weights: Uint8Array,
  row: Float32Array,
  rowAt: number,
): void {
  const { base: b, stepX: sx, stepY: sy } = camera;
  for (let x = x0; x < x1; x++) {
    if ((x & 1) === 0 || x === x0) {
      const dx = b[0] + (x + 0.5) * sx[0] + (y + 0.5) * sy[0];
      const dy = b[1] + (x + 0.5) * sx[1] + (y + 0.5) * sy[1];
      const dz = b[2] + (x + 0.5) * sx[2] + (y + 0.5) * sy[2];
      const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      way[0] = dx * l;
      way[1] = dy * l;
      way[2] = dz * l;
      skyLight(light.sky, way, sheen);
    }
    const w = weights[x]! * SAMPLE_SHARE * light.viewGain;
    const at = rowAt + x * 3;
    row[at] = row[at]! + sheen[0]! * w;
    row[at + 1] = row[at + 1]! + sheen[1]! * w;
    row[at + 2] = row[at + 2]! + sheen[2]! * w;
  }
}
