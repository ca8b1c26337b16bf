import type { Camera } from './camera.ts';
import type { Lighting } from './lighting.ts';
import { SAMPLE_SHARE } from './raster.ts';
import type { Face } from './scene.ts';
import { mirrored, segment } from './shade-segment.ts';
import { shadeWindow } from './shade-window.ts';

const seen = new Float64Array(3);
const place = new Float64Array(6);
const pane = new Float64Array(7);
const look = new Float64Array(5);
const tone = new Float64Array(3);

/**
 * Looks from the eye at pixel place (x, y) of a face with the shading normal (nx, ny, nz): leaves
 * place and mirrored direction in `place`, and in `look` the direction of length 1, the cosine to
 * the normal and the share that a polished surface mirrors at this angle.
 */
function lookAt(
  camera: Camera,
  x: number,
  y: number,
  t: number,
  nx: number,
  ny: number,
  nz: number,
): void {
  const { base: b, stepX: sx, stepY: sy, eye } = camera;
  const dx = b[0] + x * sx[0] + y * sy[0];
  const dy = b[1] + x * sx[1] + y * sy[1];
  const dz = b[2] + x * sx[2] + y * sy[2];
  const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  const cos = -(dx * nx + dy * ny + dz * nz) * l;
  const grazing = 1 - (cos < 0 ? 0 : cos > 1 ? 1 : cos);
  const g2 = grazing * grazing;
  place[0] = eye[0] + t * dx;
  place[1] = eye[1] + t * dy;
  place[2] = eye[2] + t * dz;
  place[3] = dx * l + 2 * cos * nx;
  place[4] = dy * l + 2 * cos * ny;
  place[5] = dz * l + 2 * cos * nz;
  look[0] = dx * l;
  look[1] = dy * l;
  look[2] = dz * l;
  look[3] = cos;
  look[4] = g2 * g2 * grazing;
}

/** Reads what a glossy face shows at pixel place (x, y) into `mirrored` from `to` on. */
export function readMirror(
  camera: Camera,
  light: Lighting,
  it: Face,
  x: number,
  y: number,
  to: number,
): void {
  const { lines, from } = it.lines!;
  const n = it.normal;
  const eye = camera.eye;
  const facing = it.offset - (n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2]) < 0 ? 1 : -1;
  const inv = lines[0]! + x * lines[1]! + y * lines[2]!;
  const t = inv < 1e-4 ? 1e4 : 1 / inv;
  const c = it.bend;
  if (c) {
    const u = from[0]! + t * (lines[3]! + x * lines[4]! + y * lines[5]!);
    const v = from[1]! + t * (lines[6]! + x * lines[7]! + y * lines[8]!);
    lookAt(
      camera,
      x,
      y,
      t,
      c.at[0] + c.u[0] * u + c.v[0] * v,
      c.at[1] + c.u[1] * u + c.v[1] * v,
      c.at[2] + c.u[2] * u + c.v[2] * v,
    );
  } else lookAt(camera, x, y, t, n[0] * facing, n[1] * facing, n[2] * facing);
  light.mirrored(place, seen);
  mirrored[to] = seen[0]!;
  mirrored[to + 1] = seen[1]!;
  mirrored[to + 2] = seen[2]!;
  mirrored[to + 3] = it.surface.gloss * (0.06 + 0.94 * look[4]!);
}

/** Adds a segment of a pane, of water or of a mirror; `sun` holds the sun's share of each pixel. */
export function shadeClear(
  camera: Camera,
  light: Lighting,
  it: Face,
  sunlit: boolean,
  sun: Float64Array | null,
  y: number,
  x0: number,
  x1: number,
  weights: Uint8Array,
  row: Float32Array,
  rowAt: number,
): void {
  const { surface, normal: n, uAxis: U, lines: own } = it;
  const { lines } = own!;
  const eye = camera.eye;
  const facing = it.offset - (n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2]) < 0 ? 1 : -1;
  const { sky } = light;
  const { c1, glow, gloss, kind } = surface;
  const mirror = kind === 'mirror';
  const k = segment.clear * SAMPLE_SHARE;
  const far = SAMPLE_SHARE - k;
  for (let x = x0; x < x1; x++) {
    // Panes and water are soft enough for every second pixel.
    if (mirror || x === x0 || (x & 1) === 0) {
      const i = x - x0;
      const u = segment.u + segment.du * i;
      const v = segment.v + segment.dv * i;
      const inv = lines[0]! + (x + 0.5) * lines[1]! + (y + 0.5) * lines[2]!;
      const t = inv < 1e-4 ? 1e4 : 1 / inv;
      let nx = n[0] * facing;
      let nz = n[2] * facing;
      if (kind === 'water') {
        // Far ripples are finer than a pixel and even out.
        const calm = 1 / (1 + 0.0015 * t * t);
        nx += calm * (0.02 * Math.sin(u * 2.1 + v * 0.7) + 0.012 * Math.sin(u * 0.9 - v * 5.3));
        nz += calm * (0.03 * Math.sin(v * 2.7 + u * 0.4) + 0.015 * Math.sin(v * 6.1 + u * 3.1));
      }
      lookAt(camera, x + 0.5, y + 0.5, t, nx, n[1] * facing, nz);
      const s = (segment.f + segment.df * i) * (sun ? sun[i]! : sunlit ? 1 : 0) * light.sunGain;
      const lr = segment.r + segment.dr * i + s * sky.sun[0];
      if (kind !== 'window') {
        light.mirrored(place, seen);
        const lg = segment.g + segment.dg * i + s * sky.sun[1];
        const lb = segment.b + segment.db * i + s * sky.sun[2];
        const share = mirror ? gloss : gloss * (0.06 + 0.94 * look[4]!);
        tone[0] = c1[0] * (lr + glow) * (1 - share) + seen[0]! * share * (mirror ? c1[0] : 1);
        tone[1] = c1[1] * (lg + glow) * (1 - share) + seen[1]! * share * (mirror ? c1[1] : 1);
        tone[2] = c1[2] * (lb + glow) * (1 - share) + seen[2]! * share * (mirror ? c1[2] : 1);
      } else {
        pane[0] = u;
        pane[1] = v;
        pane[2] = look[0]! * U[0] + look[1]! * U[1] + look[2]! * U[2];
        pane[3] = look[1]!;
        pane[4] = look[3]!;
        pane[5] = look[4]!;
        pane[6] = lr;
        shadeWindow(light, surface, pane, place, tone);
      }
    }
    const w = weights[x]!;
    const at = rowAt + x * 3;
    row[at] = row[at]! + (tone[0]! * k + sky.horizon[0] * far) * w;
    row[at + 1] = row[at + 1]! + (tone[1]! * k + sky.horizon[1] * far) * w;
    row[at + 2] = row[at + 2]! + (tone[2]! * k + sky.horizon[2] * far) * w;
  }
}
