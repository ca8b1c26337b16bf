import type { Camera } from './camera.ts';
import type { Lighting } from './lighting.ts';
import { FIRST_LEAF, SAMPLE_SHARE, type Samples } from './raster.ts';
import type { Scene } from './scene.ts';
import { shadeRun } from './shade-run.ts';
import { skyLight } from './sky.ts';
import { startSoft } from './soft-light.ts';
import { sunAt } from './sun-shadow.ts';

const SLOTS = 10;
let weights: Uint8Array[] = [];
const openId = new Int32Array(SLOTS);
const openFrom = new Int32Array(SLOTS);
const lastAt = new Int32Array(SLOTS);
const tone = new Float64Array(3);
const shade = new Float64Array(4);
const place = new Float64Array(6);

/** The colour of each leaf under sun, shadow and sky, three numbers a leaf. */
export function lightLeaves(scene: Scene, light: Lighting, eye: readonly number[]): Float32Array {
  const { sky, shadow } = light;
  const colours = new Float32Array(scene.leaves.length * 3);
  const S = sky.toSun;
  for (let i = 0; i < scene.leaves.length; i++) {
    const leaf = scene.leaves[i]!;
    const nx = leaf.facing[0];
    const ny = leaf.facing[1];
    const nz = leaf.facing[2];
    const px = leaf.at[0];
    const py = leaf.at[1];
    const pz = leaf.at[2];
    let sun = 0;
    if (shadow) {
      const lit = nx * S[0] + ny * S[1] + nz * S[2];
      // Leaves let light through, so those turned away from the sun still take some.
      const a = Math.max(0, lit) * 0.8 + 0.2;
      shade[0] =
        px * shadow.side[0] + py * shadow.side[1] + pz * shadow.side[2] + shadow.sideOffset;
      shade[1] =
        px * shadow.rise[0] + py * shadow.rise[1] + pz * shadow.rise[2] + shadow.riseOffset;
      shade[2] = px * S[0] + py * S[1] + pz * S[2];
      shade[3] = 0.5 + leaf.size * 0.6;
      sunAt(shadow, shade);
      sun = a * shade[0]!;
    }
    place[0] = px;
    place[1] = py;
    place[2] = pz;
    place[3] = nx;
    place[4] = ny;
    place[5] = nz;
    light.ambient(place, tone);
    const dx = px - eye[0]!;
    const dz = pz - eye[2]!;
    const clear = Math.exp(-Math.sqrt(dx * dx + dz * dz) / light.hazeFeet);
    colours[i * 3] =
      leaf.red * (tone[0]! + sun * sky.sun[0]) * clear + sky.horizon[0] * (1 - clear);
    colours[i * 3 + 1] =
      leaf.green * (tone[1]! + sun * sky.sun[1]) * clear + sky.horizon[1] * (1 - clear);
    colours[i * 3 + 2] =
      leaf.blue * (tone[2]! + sun * sky.sun[2]) * clear + sky.horizon[2] * (1 - clear);
  }
  return colours;
}

type Target = {
  camera: Camera;
  scene: Scene;
  light: Lighting;
  out: Float32Array;
  y: number;
  rowAt: number;
};

let open = 0;

/** Shades the run in a slot up to `end`. */
function close(to: Target, slot: number, end: number): void {
  const id = openId[slot]!;
  const from = openFrom[slot]!;
  const w = weights[slot]!;
  if (id === 0) shadeSky(to.camera, to.light, to.y, from, end, w, to.out, to.rowAt);
  else shadeRun(to.camera, to.light, to.scene.faces[id - 1]!, to.y, from, end, w, to.out, to.rowAt);
}

/** Notes that pixel x shows `id` in `count` of its samples. */
function note(id: number, x: number, count: number): void {
  for (let s = 0; s < open; s++) {
    if (openId[s] === id) {
      weights[s]![x] = lastAt[s] === x ? weights[s]![x]! + count : count;
      lastAt[s] = x;
      return;
    }
  }
  if (open === SLOTS) return;
  openId[open] = id;
  openFrom[open] = x;
  lastAt[open] = x;
  weights[open]![x] = count;
  open++;
}

/** Turns samples (two a pixel) into linear light, three numbers a pixel. */
export function shadeFrame(
  samples: Samples,
  camera: Camera,
  scene: Scene,
  light: Lighting,
  leaves: Float32Array,
  out: Float32Array,
): void {
  const { width, height } = camera;
  const ids = samples.ids;
  const stride = samples.width;
  if (weights[0]?.length !== width) {
    weights = Array.from({ length: SLOTS }, () => new Uint8Array(width));
  }
  const target: Target = { camera, scene, light, out, y: 0, rowAt: 0 };
  out.fill(0);
  startSoft();
  for (let y = 0; y < height; y++) {
    const rowAt = y * width * 3;
    target.y = y;
    target.rowAt = rowAt;
    open = 0;
    const a0 = y * 2 * stride;
    const b0 = a0 + stride;
    for (let x = 0; x < width; x++) {
      const a = ids[a0 + x]!;
      const b = ids[b0 + x]!;
      if (a === b && a < FIRST_LEAF) {
        if (open === 1 && openId[0] === a && lastAt[0] === x - 1) {
          // As far as nothing else comes in, all is full of the same face.
          const from = x;
          while (x + 1 < width && ids[a0 + x + 1] === a && ids[b0 + x + 1] === a) x++;
          weights[0]!.fill(2, from, x + 1);
          lastAt[0] = x;
          continue;
        }
        note(a, x, 2);
      } else {
        for (let s = 0; s < 2; s++) {
          const id = s === 0 ? a : b;
          if (id < FIRST_LEAF) note(id, x, 1);
          else {
            const at = rowAt + x * 3;
            const from = (id - FIRST_LEAF) * 3;
            out[at] = out[at]! + leaves[from]! * SAMPLE_SHARE;
            out[at + 1] = out[at + 1]! + leaves[from + 1]! * SAMPLE_SHARE;
            out[at + 2] = out[at + 2]! + leaves[from + 2]! * SAMPLE_SHARE;
          }
        }
      }
      for (let s = 0; s < open; ) {
        if (lastAt[s] === x) s++;
        else {
          close(target, s, lastAt[s]! + 1);
          open--;
          if (s !== open) {
            openId[s] = openId[open]!;
            openFrom[s] = openFrom[open]!;
            lastAt[s] = lastAt[open]!;
            const spare = weights[s]!;
            weights[s] = weights[open]!;
            weights[open] = spare;
          }
        }
      }
    }
    for (let s = 0; s < open; s++) close(target, s, lastAt[s]! + 1);
  }
}

function shadeSky(
  camera: Camera,
  light: Lighting,
  y: number,
  x0: number,
  x1: number,
  w: Uint8Array,
  row: Float32Array,
  rowAt: number,
): void {
  // The sky changes slowly along a row: read every sixth pixel, the rest lies between.
  lookAt(camera, light, x0, y);
  let r = tone[0]!;
  let g = tone[1]!;
  let l = tone[2]!;
  for (let from = x0; from < x1; from += 6) {
    const till = Math.min(x1, from + 6);
    lookAt(camera, light, till, y);
    const k = 1 / (till - from);
    const dr = (tone[0]! - r) * k;
    const dg = (tone[1]! - g) * k;
    const dl = (tone[2]! - l) * k;
    for (let x = from, at = rowAt + from * 3; x < till; x++, at += 3) {
      const part = w[x]! * SAMPLE_SHARE;
      row[at] = row[at]! + r * part;
      row[at + 1] = row[at + 1]! + g * part;
      row[at + 2] = row[at + 2]! + l * part;
      r += dr;
      g += dg;
      l += dl;
    }
  }
}

/** The sky at the left edge of pixel (x, y), into `tone`. */
function lookAt(camera: Camera, light: Lighting, x: number, y: number): void {
  const { base: b, stepX: sx, stepY: sy } = camera;
  const dx = b[0] + (x + 0.5) * sx[0] + (y + 0.5) * sy[0];
  const dy = b[1] + (x + 0.5) * sx[1] + (y + 0.5) * sy[1];
  const dz = b[2] + (x + 0.5) * sx[2] + (y + 0.5) * sy[2];
  const k = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  place[0] = dx * k;
  place[1] = dy * k;
  place[2] = dz * k;
  skyLight(light.sky, place, tone);
}
