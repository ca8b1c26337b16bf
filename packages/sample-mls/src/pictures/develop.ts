import sharp from 'sharp';
import { noise } from './random.ts';

const LUT_SIZE = 4096;
const LUT_TOP = 8;

/** Film curve with a soft shoulder, from linear light (0 to LUT_TOP) to a screen byte. */
const curve = new Uint8ClampedArray(LUT_SIZE + 1);
for (let i = 0; i <= LUT_SIZE; i++) {
  const v = (i / LUT_SIZE) ** 2 * LUT_TOP * 0.62;
  const film = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
  const s = Math.min(1, Math.max(0, film));
  const screen = s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055;
  curve[i] = Math.round(255 * screen);
}

const GRAIN = 128;
const grain = new Float32Array(GRAIN * GRAIN);
for (let i = 0; i < grain.length; i++) {
  const x = i % GRAIN;
  const y = (i / GRAIN) | 0;
  grain[i] = 1 + (noise(x * 0.83, y * 0.83, GRAIN, 9) - 0.5) * 0.034;
}

/** Develops linear light: bloom around bright places, vignette, grain and the film curve. */
export function developPixels(
  light: Float32Array,
  width: number,
  height: number,
  exposure: number,
  warmth: number,
): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  const cell = Math.max(4, Math.round(width / 106));
  const { glow, cols, rows } = bloomOf(light, width, height, cell, exposure);
  const k = (LUT_SIZE / Math.sqrt(LUT_TOP)) | 0;
  const er = exposure * (1 + warmth);
  const eb = exposure * (1 - warmth);
  const cx = width / 2;
  const cy = height / 2;
  const far = 1 / (cx * cx + cy * cy);
  for (let y = 0; y < height; y++) {
    const gy = Math.min(rows - 1.001, Math.max(0, (y + 0.5) / cell - 0.5));
    const j = gy | 0;
    const fy = gy - j;
    for (let x = 0; x < width; x++) {
      const gx = Math.min(cols - 1.001, Math.max(0, (x + 0.5) / cell - 0.5));
      const i = gx | 0;
      const fx = gx - i;
      const a = (j * cols + i) * 3;
      const b = a + cols * 3;
      const w00 = (1 - fx) * (1 - fy);
      const w10 = fx * (1 - fy);
      const w01 = (1 - fx) * fy;
      const w11 = fx * fy;
      const at = (y * width + x) * 3;
      const d = ((x - cx) * (x - cx) + (y - cy) * (y - cy)) * far;
      const m = (1 - 0.2 * d * d) * grain[(y & (GRAIN - 1)) * GRAIN + (x & (GRAIN - 1))]!;
      const r =
        (light[at]! * er +
          glow[a]! * w00 +
          glow[a + 3]! * w10 +
          glow[b]! * w01 +
          glow[b + 3]! * w11) *
        m;
      const g =
        (light[at + 1]! * exposure +
          glow[a + 1]! * w00 +
          glow[a + 4]! * w10 +
          glow[b + 1]! * w01 +
          glow[b + 4]! * w11) *
        m;
      const l =
        (light[at + 2]! * eb +
          glow[a + 2]! * w00 +
          glow[a + 5]! * w10 +
          glow[b + 2]! * w01 +
          glow[b + 5]! * w11) *
        m;
      pixels[at] = curve[r >= LUT_TOP ? LUT_SIZE : r <= 0 ? 0 : (Math.sqrt(r) * k) | 0]!;
      pixels[at + 1] = curve[g >= LUT_TOP ? LUT_SIZE : g <= 0 ? 0 : (Math.sqrt(g) * k) | 0]!;
      pixels[at + 2] = curve[l >= LUT_TOP ? LUT_SIZE : l <= 0 ? 0 : (Math.sqrt(l) * k) | 0]!;
    }
  }
  return pixels;
}

/** Light that spills from bright places, on a coarse grid. */
function bloomOf(
  light: Float32Array,
  width: number,
  height: number,
  cell: number,
  exposure: number,
) {
  const cols = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  let from = new Float32Array(cols * rows * 3);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let s = 0; s < 4; s++) {
          const x = Math.min(width - 1, i * cell + (s & 1 ? cell >> 1 : 1));
          const y = Math.min(height - 1, j * cell + (s & 2 ? cell >> 1 : 1));
          sum += Math.min(4, Math.max(0, light[(y * width + x) * 3 + c]! * exposure - 0.85));
        }
        from[(j * cols + i) * 3 + c] = sum * 0.25;
      }
    }
  }
  for (let pass = 0; pass < 4; pass++) {
    const to = new Float32Array(from.length);
    const stepX = pass % 2 === 0 ? 3 : 0;
    const stepY = pass % 2 === 0 ? 0 : cols * 3;
    const step = stepX + stepY;
    for (let p = 0; p < from.length; p++) {
      let sum = from[p]! * 2;
      for (let q = 1; q <= 3; q++) {
        sum += (from[p - q * step] ?? from[p]!) * (1 - q * 0.22);
        sum += (from[p + q * step] ?? from[p]!) * (1 - q * 0.22);
      }
      to[p] = sum / 5.36;
    }
    from = to;
  }
  for (let p = 0; p < from.length; p++) from[p] = from[p]! * 0.16;
  return { glow: from, cols, rows };
}

/** Packs developed pixels as a JPEG. */
export function packJpeg(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
