import { cloudNoise, dice, mix, noise } from './random.ts';
import { makeTile, type Tile, tileOnce } from './texture-tile.ts';

const hash = (a: number, b: number, salt: number) => mix(a, b, salt) / 4294967296;
const edge = (x: number, half: number, soft: number) =>
  Math.min(1, Math.max(0, (half - Math.abs(x)) / soft + 0.5));

/** Mown grass: fine blades, patches of dry (third colour) and shade between. */
export const grassTile = (): Tile =>
  tileOnce('grass', () => {
    const size = 512;
    const blades = new Float32Array(size * size).fill(0.62);
    const dry = new Float32Array(size * size);
    const d = dice(404);
    for (let b = 0; b < 26000; b++) {
      let x = d.next() * size;
      let y = d.next() * size;
      const a = d.range(0, Math.PI * 2);
      const light = d.range(0.6, 1.4);
      const yellow = d.chance(0.12) ? 0.8 : d.range(0, 0.25);
      for (let s = 0; s < 9; s++) {
        const k = (y & (size - 1)) * size + (x & (size - 1));
        blades[k] = light * (0.75 + s * 0.05);
        dry[k] = yellow;
        x += Math.cos(a);
        y += Math.sin(a);
      }
    }
    return makeTile(size, (u, v) => {
      const k = Math.floor(v * size) * size + Math.floor(u * size);
      const patch = cloudNoise(u * 4, v * 4, 4, 3, 4);
      return [
        blades[k]! * (0.75 + 0.5 * patch),
        0,
        Math.min(1, dry[k]! * 0.6 + Math.max(0, patch - 0.55) * 1.5),
      ];
    });
  });

/** Large slow change over a lawn or a field. */
export const snowTile = (): Tile =>
  tileOnce('snow', () =>
    makeTile(256, (u, v) => {
      const n = cloudNoise(u * 4, v * 4, 4, 8, 5);
      return [
        0.9 + 0.16 * n + 0.05 * hash(Math.floor(u * 256), Math.floor(v * 256), 2),
        Math.max(0, n - 0.62) * 1.2,
        0,
      ];
    }),
  );

/** Laminated shingles: 16 courses with tabs of different length and shade. */
export const shingleTile = (): Tile =>
  tileOnce('shingle', () => {
    const courses = 16;
    return makeTile(512, (u, v) => {
      const c = Math.floor(v * courses);
      const inCourse = v * courses - c;
      const shift = hash(c, 0, 5);
      const cells = 22;
      const x = u * cells + shift * cells;
      const i = Math.floor(x) % cells;
      const wide = 0.3 + 0.6 * hash(i, c, 6);
      const tab = x - Math.floor(x) < wide ? 0 : 1;
      const tone = hash(i * 2 + tab, c, 7);
      const drop = tab ? 0.06 : 0.2;
      const shadow = inCourse < drop ? 0.5 : inCourse < drop + 0.07 ? 0.82 : 1;
      const gap = Math.abs(x - Math.floor(x) - wide) < 0.04 && inCourse < 0.85 ? 0.75 : 1;
      const grit = 0.84 + 0.32 * hash(Math.floor(u * 512), Math.floor(v * 512), 8);
      return [
        shadow * gap * grit * (0.82 + 0.32 * tone),
        tone < 0.3 ? 0.45 : 0,
        tone > 0.72 ? 0.55 : 0,
      ];
    });
  });

/** Lap siding: 12 boards a tile, each with the shadow of the one above. */
export const lapTile = (): Tile =>
  tileOnce('lap', () =>
    makeTile(256, (u, v) => {
      const boards = 12;
      const b = Math.floor(v * boards);
      const y = v * boards - b;
      const seam = hash(b, 1, 3);
      const joint = Math.abs(u - seam) < 0.004 ? 0.8 : 1;
      const grain = 0.97 + 0.06 * cloudNoise(u * 8, v * 128, 8, 5, 2);
      const shade = y > 0.9 ? 0.55 : y > 0.82 ? 0.82 : y < 0.08 ? 1.06 : 0.97 + 0.05 * (1 - y);
      return [shade * joint * grain * (0.97 + 0.05 * hash(b, 2, 3)), 0, 0];
    }),
  );

/** Board and batten: 6 battens a tile. */
export const battenTile = (): Tile =>
  tileOnce('batten', () =>
    makeTile(256, (u, v) => {
      const x = u * 6 - Math.floor(u * 6);
      const grain = 0.97 + 0.05 * cloudNoise(u * 64, v * 4, 64, 5, 2);
      const l = x < 0.13 ? 1.05 : x < 0.19 ? 0.66 : x > 0.975 ? 0.8 : 0.98;
      return [l * grain, 0, 0];
    }),
  );

/** Cedar boards, stained unevenly, with grain. */
export const cedarTile = (): Tile =>
  tileOnce('cedar', () =>
    makeTile(512, (u, v) => {
      const boards = 14;
      const b = Math.floor(v * boards);
      const y = v * boards - b;
      const run = Math.floor((u + hash(b, 4, 1)) * 2);
      const tone = hash(b, run & 1, 9);
      const grain = cloudNoise(u * 6 + hash(b, run, 2) * 6, v * 180, 180, 21 + b, 3);
      const shade = y > 0.93 ? 0.45 : y < 0.06 ? 0.85 : 1;
      return [
        shade * (0.78 + 0.44 * grain),
        tone < 0.4 ? 0.5 * (0.4 - tone) * 2 : 0,
        tone > 0.6 ? (tone - 0.6) * 1.6 : 0,
      ];
    }),
  );

/** Running-bond brick: 24 courses a tile; mortar is the second colour. */
export const brickTile = (): Tile =>
  tileOnce('brick', () =>
    makeTile(512, (u, v) => {
      const courses = 24;
      const c = Math.floor(v * courses);
      const y = v * courses - c;
      const x = u * 8 + (c % 2) * 0.5;
      const i = Math.floor(x) % 8;
      const fx = x - Math.floor(x);
      const inside = edge(fx - 0.5, 0.465, 0.03) * edge(y - 0.5, 0.41, 0.1);
      const tone = hash(i, c, 31);
      const grit = 0.88 + 0.24 * noise(u * 128, v * 128, 128, 4);
      const under = y < 0.16 ? 0.8 : 1;
      return [
        inside > 0.5 ? grit * (0.8 + 0.38 * tone) : 0.95 * under * grit,
        1 - inside,
        tone > 0.7 ? (tone - 0.7) * 3 : 0,
      ];
    }),
  );

/** Ledge stone in irregular courses; joints are the second colour. */
export const stoneTile = (): Tile =>
  tileOnce('stone', () => {
    const d = dice(77);
    const rows: { top: number; bottom: number; cuts: number[] }[] = [];
    const heights = Array.from({ length: 13 }, () => d.range(0.6, 1.5));
    const total = heights.reduce((a, b) => a + b, 0);
    let at = 0;
    for (const h of heights) {
      const cuts: number[] = [];
      let x = d.next() * 0.08;
      while (x < 0.93) {
        cuts.push(x);
        x += d.range(0.07, 0.2);
      }
      rows.push({ top: at, bottom: at + h / total, cuts });
      at += h / total;
    }
    return makeTile(512, (u0, v) => {
      const u = u0 + (noise(u0 * 16, v * 16, 16, 3) - 0.5) * 0.008;
      const r = rows.findIndex((row) => v < row.bottom);
      const row = rows[r === -1 ? rows.length - 1 : r]!;
      let i = row.cuts.length - 1;
      for (let k = 0; k < row.cuts.length; k++) if (u >= row.cuts[k]!) i = k;
      if (u < row.cuts[0]!) i = row.cuts.length - 1;
      const left = u < row.cuts[0]! ? row.cuts[i]! - 1 : row.cuts[i]!;
      const right =
        i === row.cuts.length - 1 ? row.cuts[0]! + (u < row.cuts[0]! ? 0 : 1) : row.cuts[i + 1]!;
      const near = Math.min(u - left, right - u, v - row.top, row.bottom - v);
      const inside = Math.min(1, Math.max(0, (near - 0.0035) / 0.006));
      const tone = hash(i, r, 51);
      const rough = 0.72 + 0.55 * cloudNoise(u * 24, v * 24, 24, 6, 4);
      const lip = v - row.top > row.bottom - row.top - 0.014 ? 1.12 : 1;
      return [
        inside * rough * lip * (0.78 + 0.4 * tone) + (1 - inside) * 0.45,
        (1 - inside) * 0.6 + (tone < 0.3 ? 0.35 * inside : 0),
        tone > 0.62 ? 0.85 * inside : 0,
      ];
    });
  });

export const stuccoTile = (): Tile =>
  tileOnce('stucco', () =>
    makeTile(256, (u, v) => {
      const n = cloudNoise(u * 32, v * 32, 32, 12, 3);
      const stain = cloudNoise(u * 3, v * 3, 3, 14, 3);
      return [0.84 + 0.2 * n + 0.12 * stain, 0, 0];
    }),
  );

/** Broom-finished concrete with control joints at the tile's edges. */
export const concreteTile = (): Tile =>
  tileOnce('concrete', () =>
    makeTile(256, (u, v) => {
      const joint = Math.min(u, 1 - u) < 0.006 || Math.min(v, 1 - v) < 0.006 ? 0.6 : 1;
      const broom = 0.95 + 0.08 * noise(u * 8, v * 128, 128, 3);
      const stain = cloudNoise(u * 4, v * 4, 4, 17, 5);
      return [joint * broom * (0.8 + 0.36 * stain), 0, Math.max(0, stain - 0.5) * 0.8];
    }),
  );

export const asphaltTile = (): Tile =>
  tileOnce('asphalt', () =>
    makeTile(256, (u, v) => {
      const grit = hash(Math.floor(u * 256), Math.floor(v * 256), 61);
      const wear = cloudNoise(u * 3, v * 3, 3, 23, 4);
      const crack = Math.abs(cloudNoise(u * 3, v * 3, 3, 91, 5) - 0.5) < 0.004 ? 0.6 : 1;
      return [crack * (0.7 + 0.34 * grit + 0.28 * wear), 0, grit > 0.93 ? 0.7 : 0];
    }),
  );

/** Bark mulch and bare beds. */
export const mulchTile = (): Tile =>
  tileOnce('mulch', () =>
    makeTile(256, (u, v) => {
      const n = noise(u * 48, v * 64, 64, 5) * 0.6 + noise(u * 90, v * 60, 90, 6) * 0.4;
      return [0.35 + 1.2 * n, 0, n > 0.62 ? 0.6 : 0];
    }),
  );

/** Rubble, bark and any rough face. */
export const roughTile = (): Tile =>
  tileOnce('rough', () =>
    makeTile(256, (u, v) => [0.6 + 0.8 * cloudNoise(u * 16, v * 6, 48, 9, 5), 0, 0]),
  );

/** Standing-seam metal: 4 seams a tile. */
export const seamTile = (): Tile =>
  tileOnce('seam', () =>
    makeTile(128, (u) => {
      const x = u * 4 - Math.floor(u * 4);
      return [x < 0.05 ? 1.25 : x < 0.1 ? 0.6 : 0.97, 0, 0];
    }),
  );
