import { cloudNoise, mix, noise } from './random.ts';
import { makeTile, type Tile, tileOnce } from './texture-tile.ts';

const hash = (a: number, b: number, salt: number) => mix(a, b, salt) / 4294967296;

/** Floor boards along v: 12 across a tile, each cut in lengths, with grain. */
export const boardTile = (): Tile =>
  tileOnce('boards', () =>
    makeTile(512, (u, v) => {
      const boards = 12;
      const b = Math.floor(u * boards);
      const x = u * boards - b;
      const along = v * 2 + hash(b, 3, 1) * 2;
      const piece = Math.floor(along) % 2;
      const end = Math.abs(along - Math.round(along)) < 0.0035 ? 0.55 : 1;
      const tone = hash(b, piece, 12);
      const seam = x < 0.025 || x > 0.975 ? 0.55 : 1;
      const grain = cloudNoise(u * 120, v * 6 + hash(b, piece, 4) * 6, 120, 30 + b, 3);
      const knot = cloudNoise(u * 24, v * 5 + piece * 2.5, 24, 70 + b, 2);
      return [
        seam * end * (0.82 + 0.26 * grain + 0.12 * knot),
        tone < 0.35 ? (0.35 - tone) * 1.8 : 0,
        tone > 0.62 ? (tone - 0.62) * 2 : 0,
      ];
    }),
  );

/** Wood for furniture and cabinets: grain along v. */
export const woodTile = (): Tile =>
  tileOnce('wood', () =>
    makeTile(256, (u, v) => {
      const bend = cloudNoise(u * 3, v * 2, 6, 8, 3) * 0.6;
      const ring = 0.5 + 0.5 * Math.sin((u * 14 + bend * 9) * Math.PI * 2);
      const fine = noise(u * 100, v * 5, 100, 6);
      return [0.86 + 0.1 * ring * bend + 0.16 * fine, 0.22 * ring * bend, 0];
    }),
  );

/** Stone counters: clouded, with a few veins in the second colour. */
export const marbleTile = (): Tile =>
  tileOnce('marble', () =>
    makeTile(512, (u, v) => {
      const bend = cloudNoise(u * 4, v * 4, 4, 40, 5);
      const line = Math.abs(cloudNoise(u * 2 + bend * 0.9, v * 2 + bend * 0.6, 2, 44, 4) - 0.5);
      const fine = Math.abs(cloudNoise(u * 5 + bend, v * 5, 5, 49, 4) - 0.5);
      const vein = Math.max(0, 1 - line * 26) * 0.75 + Math.max(0, 1 - fine * 40) * 0.25;
      return [0.95 + 0.1 * bend, Math.min(1, vein * 0.8), Math.max(0, bend - 0.5) * 0.6];
    }),
  );

/** Granite and terrazzo: specks in both other colours. */
export const speckTile = (): Tile =>
  tileOnce('speck', () =>
    makeTile(256, (u, v) => {
      const n = noise(u * 70, v * 70, 70, 3);
      const m = noise(u * 50, v * 50, 50, 8);
      return [
        0.9 + 0.2 * cloudNoise(u * 5, v * 5, 5, 3, 3),
        n > 0.72 ? 0.75 : 0,
        m > 0.7 ? 0.7 : 0,
      ];
    }),
  );

/** Subway tile: 8 courses of 4, grout in the second colour. */
export const subwayTile = (): Tile =>
  tileOnce('subway', () =>
    makeTile(256, (u, v) => {
      const c = Math.floor(v * 8);
      const y = v * 8 - c;
      const x = u * 4 + (c % 2) * 0.5;
      const fx = x - Math.floor(x);
      const grout = fx < 0.02 || fx > 0.98 || y < 0.045 || y > 0.955;
      const lip = y > 0.88 ? 1.05 : y < 0.12 ? 0.93 : 1;
      return [(0.96 + 0.07 * hash(Math.floor(x) % 4, c, 5)) * lip, grout ? 1 : 0, 0];
    }),
  );

/** Square floor tile, 4 by 4, clouded; grout in the second colour. */
export const floorTile = (): Tile =>
  tileOnce('floor-tile', () =>
    makeTile(512, (u, v) => {
      const x = u * 4;
      const y = v * 4;
      const fx = x - Math.floor(x);
      const fy = y - Math.floor(y);
      const grout = Math.min(fx, 1 - fx, fy, 1 - fy) < 0.014;
      const tone = hash(Math.floor(x), Math.floor(y), 15);
      return [
        0.86 + 0.12 * tone + 0.14 * cloudNoise(u * 8 + tone * 3, v * 8, 8, 19, 4),
        grout ? 1 : 0,
        tone > 0.7 ? 0.4 : 0,
      ];
    }),
  );

/** Small hexagons with dark grout. */
export const hexTile = (): Tile =>
  tileOnce('hex', () =>
    makeTile(256, (u, v) => {
      const w = 12;
      const h = 14;
      let best = 9;
      let second = 9;
      let id = 0;
      for (let dj = -1; dj <= 1; dj++) {
        for (let di = -1; di <= 1; di++) {
          const j = Math.floor(v * h) + dj;
          const i = Math.floor(u * w) + di;
          const x = i + 0.5 + (((j % 2) + 2) % 2) * 0.5;
          const d = Math.hypot(u * w - x, (v * h - j - 0.5) * 0.87);
          if (d < best) {
            second = best;
            best = d;
            id = mix(((i % w) + w) % w, ((j % h) + h) % h) & 255;
          } else if (d < second) second = d;
        }
      }
      return [0.95 + 0.0003 * id, second - best < 0.09 ? 1 : 0, id > 225 ? 0.6 : 0];
    }),
  );

export const carpetTile = (): Tile =>
  tileOnce('carpet', () =>
    makeTile(256, (u, v) => {
      const n = hash(Math.floor(u * 128), Math.floor(v * 128), 4);
      return [0.82 + 0.22 * n + 0.16 * cloudNoise(u * 5, v * 5, 5, 25, 3), 0, n > 0.8 ? 0.3 : 0];
    }),
  );

/** Woven cloth. */
export const clothTile = (): Tile =>
  tileOnce('cloth', () =>
    makeTile(128, (u, v) => {
      const x = Math.floor(u * 64);
      const y = Math.floor(v * 64);
      const over = (x + y) & 1;
      return [
        (over ? 1.04 : 0.92) *
          (0.9 + 0.2 * hash(x >> 1, y >> 1, 9)) *
          (0.9 + 0.2 * cloudNoise(u * 4, v * 4, 4, 3, 3)),
        0,
        0,
      ];
    }),
  );

/** A knotted rug with borders and a lattice; drawn once over the whole rug. */
export const rugTile = (kind: number): Tile =>
  tileOnce(`rug${kind}`, () =>
    makeTile(256, (u, v) => {
      const b = Math.min(u, 1 - u, v, 1 - v);
      const pile = 0.86 + 0.26 * hash(Math.floor(u * 256), Math.floor(v * 256), 3);
      const worn = 0.85 + 0.3 * cloudNoise(u * 6, v * 6, 6, 15 + kind, 4);
      let second = 0;
      let third = 0;
      if (kind === 0) {
        const x = Math.abs(((u * 7) % 1) - 0.5);
        const y = Math.abs(((v * 7) % 1) - 0.5);
        second = Math.abs(x + y - 0.5) < 0.045 ? 1 : 0;
        third = x + y < 0.14 ? 0.9 : 0;
        if (b < 0.06) [second, third] = [b > 0.03 && b < 0.045 ? 1 : 0, b <= 0.03 ? 0 : 0.5];
      } else if (kind === 1) {
        if (b < 0.15) {
          second = 0.85;
          const t = Math.floor(u * 24) + Math.floor(v * 24);
          third = b > 0.05 && b < 0.11 && t % 3 === 0 ? 0.9 : 0;
          if (third > 0) second = 0;
        } else {
          const m = cloudNoise(Math.abs(u - 0.5) * 16, Math.abs(v - 0.5) * 16, 16, 5, 3);
          third = m > 0.56 ? 0.8 : 0;
          second = m < 0.38 ? 0.7 : 0;
          const r = Math.hypot(u - 0.5, (v - 0.5) * 0.8);
          if (r < 0.14 && r > 0.11) second = 1;
        }
      } else if (kind === 2) {
        second = Math.floor(v * 14) % 2 === 0 && b > 0.03 ? 0.55 : 0;
        third = b < 0.03 ? 0.7 : 0;
      } else {
        const m = cloudNoise(u * 3, v * 3, 3, 33, 4);
        second = m > 0.52 ? 0.8 : 0;
        third = Math.abs(m - 0.44) < 0.03 ? 0.9 : 0;
      }
      return [pile * worn, second, third];
    }),
  );

/** A clean edge one texel wide. */
const soft = (x: number) => Math.min(1, Math.max(0, x * 128 + 0.5));

/** Pictures for walls: abstract landscapes and shapes. */
export const artTile = (kind: number): Tile =>
  tileOnce(`art${kind}`, () =>
    makeTile(256, (u, v) => {
      const n = cloudNoise(u * 3 + kind, v * 3, 3, 60 + kind, 4);
      if (kind % 3 === 0) {
        const hill = 0.35 + 0.25 * noise(u * 3, kind, 3, 7) + 0.1 * n;
        const far = hill + 0.16 + 0.08 * noise(u * 5, 3, 5, 4);
        return [0.85 + 0.3 * n, 0.9 * soft(hill - v), 0.8 * soft(far - v) * (1 - soft(hill - v))];
      }
      if (kind % 3 === 1) {
        const r = Math.hypot(u - 0.52, v - 0.58);
        return [
          0.92 + 0.16 * n,
          0.9 * soft(0.22 - r),
          0.85 * soft(0.36 + 0.06 * n - v) * (1 - soft(0.22 - r)),
        ];
      }
      return [0.85 + 0.3 * n, 0.85 * soft((n - 0.55) * 0.5), 0.85 * soft((0.4 - n) * 0.5)];
    }),
  );
