import sharp from 'sharp';
import { noise } from './random.ts';

const LUT_SIZE = 32768;
const LUT_TOP = 8;

/** Film curve with a soft shoulder, from linear light (0 to LUT_TOP) to a screen byte. */
const curve = new Uint8ClampedArray(LUT_SIZE + 1);
for (let i = 0; i <= LUT_SIZE; i++) {
  const v = (i / LUT_SIZE) * LUT_TOP * 0.66;
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
  grain[i] = 1 + (noise(x * 0.83, y * 0.83, GRAIN, 9) - 0.5) * 0.046;
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
  const k = LUT_SIZE / LUT_TOP;
  const er = exposure * (1 + warmth);
  const eb = exposure * (1 - warmth);
  const cx = width / 2;
  const cy = height / 2;
  const far = 1 / (cx * cx + cy * cy);
  const line = new Float32Array(cols * 3 + 6);
  const step = 1 / cell;
  const columns = Float64Array.from({ length: width }, (_, x) => (x - cx) * (x - cx));
  for (let y = 0; y < height; y++) {
    const gy = Math.min(rows - 1.001, Math.max(0, (y + 0.5) / cell - 0.5));
    const j = gy | 0;
    const fy = gy - j;
    const above = j * cols * 3;
    const below = above + cols * 3;
    for (let i = 0; i < cols * 3; i++)
      line[i] = glow[above + i]! * (1 - fy) + glow[below + i]! * fy;
    const dy = (y - cy) * (y - cy);
    const grainRow = (y & (GRAIN - 1)) * GRAIN;
    let at = y * width * 3;
    for (let x = 0, i = 0; x < width; i++) {
      // From the middle of one cell of the bloom to the middle of the next.
      const till = i >= cols - 2 ? width : Math.min(width, Math.ceil((i + 1.5) * cell - 0.5));
      const p = i * 3;
      const dr = (line[p + 3]! - line[p]!) * step;
      const dg = (line[p + 4]! - line[p + 1]!) * step;
      const dl = (line[p + 5]! - line[p + 2]!) * step;
      const into = Math.max(0, x + 0.5 - (i + 0.5) * cell);
      let gr = line[p]! + dr * into;
      let gg = line[p + 1]! + dg * into;
      let gl = line[p + 2]! + dl * into;
      for (; x < till; x++) {
        const d = (columns[x]! + dy) * far;
        const m = (1 - 0.2 * d * d) * grain[grainRow + (x & (GRAIN - 1))]! * k;
        const r = (light[at]! * er + gr) * m;
        const g = (light[at + 1]! * exposure + gg) * m;
        const l = (light[at + 2]! * eb + gl) * m;
        const grey = r * 0.036 + g * 0.066 + l * 0.018;
        // Truncating first keeps the limits in whole numbers.
        const ri = (r * 1.12 - grey) | 0;
        const gi = (g * 1.12 - grey) | 0;
        const li = (l * 1.12 - grey) | 0;
        pixels[at] = curve[ri >= LUT_SIZE ? LUT_SIZE : ri < 0 ? 0 : ri]!;
        pixels[at + 1] = curve[gi >= LUT_SIZE ? LUT_SIZE : gi < 0 ? 0 : gi]!;
        pixels[at + 2] = curve[li >= LUT_SIZE ? LUT_SIZE : li < 0 ? 0 : li]!;
        at += 3;
        gr += dr;
        gg += dg;
        gl += dl;
      }
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
    const last = from.length - 1;
    for (let p = 0; p <= last; p++) {
      let sum = from[p]! * 2;
      for (let q = 1; q <= 3; q++) {
        const before = p - q * step;
        const after = p + q * step;
        sum += (from[before < 0 ? p : before]! + from[after > last ? p : after]!) * (1 - q * 0.22);
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
    .jpeg({ quality: 82, chromaSubsampling: '4:2:0', optimiseCoding: false })
    .toBuffer();
}
