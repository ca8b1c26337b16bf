import { type DistanceGrid, distanceAt, distanceGrid, opennessAt } from './distance-grid.ts';
import type { Lighting } from './lighting.ts';
import { type Sky, skyLight } from './sky.ts';
import { sunShadow } from './sun-shadow.ts';
import { dot, type Vec } from './vector.ts';
import type { Indoors, View } from './view.ts';

const STEP = 1.1;

/** Light that arrives at grid points from six sides: +x -x +y -y +z -z, three colours each. */
type LightGrid = { nx: number; ny: number; nz: number; low: Vec; data: Float32Array; mean: number };

/** Sets up the light of a room: sun through its windows, sky from its windows, lamps and bounces. */
export function indoorLight(view: View, room: Indoors, sky: Sky): Lighting {
  const { low, high } = room;
  const grid = distanceGrid(view.scene.occluders, low, high, 0.42, 2, true);
  const shadow = sunShadow(view.scene, sky.toSun, view.centre, view.radius);
  const light = lightGrid(room, sky, grid);
  const gain = Math.min(6, 0.62 / light.mean);
  const reach = Math.max(high[0] - low[0], high[2] - low[2]);
  const walls = [
    room.wall,
    room.wall,
    [0.85, 0.85, 0.83],
    room.floor,
    room.wall,
    room.wall,
  ] as const;
  return {
    sky,
    shadow,
    grid,
    viewGain: 0.95 / gain,
    gain,
    sunGain: (0.62 / gain) * Math.min(1, room.day),
    hazeFeet: 4000,
    ambient: (px, py, pz, nx, ny, nz, out) => {
      const open = opennessAt(grid, px, py, pz, nx, ny, nz);
      readGrid(light, px + nx * 0.25, py + ny * 0.25, pz + nz * 0.25, nx, ny, nz, out);
      const k = 0.2 + 0.8 * open * open;
      out[0] = out[0]! * k;
      out[1] = out[1]! * k;
      out[2] = out[2]! * k;
    },
    mirrored: (px, py, pz, rx, ry, rz, out) => {
      for (const panel of room.panels) {
        const facing = rx * panel.inward[0] + ry * panel.inward[1] + rz * panel.inward[2];
        if (facing > -0.02) continue;
        const gx = panel.at[0] - px;
        const gy = panel.at[1] - py;
        const gz = panel.at[2] - pz;
        const t = (gx * panel.inward[0] + gy * panel.inward[1] + gz * panel.inward[2]) / facing;
        const hx = rx * t - gx;
        const hy = ry * t - gy;
        const hz = rz * t - gz;
        const a =
          Math.abs(hx * panel.across[0] + hy * panel.across[1] + hz * panel.across[2]) /
          dot(panel.across, panel.across);
        const u =
          Math.abs(hx * panel.up[0] + hy * panel.up[1] + hz * panel.up[2]) /
          dot(panel.up, panel.up);
        if (a < 1 && u < 1) {
          skyLight(sky, rx, Math.max(ry, 0.06), rz, out);
          const g = 0.95 / gain;
          out[0] = out[0]! * g;
          out[1] = out[1]! * g;
          out[2] = out[2]! * g;
          return;
        }
      }
      // The wall the ray meets, under the light that falls there.
      let t = reach * 2;
      let side = 0;
      if (rx > 1e-4 && (high[0] - px) / rx < t) [t, side] = [(high[0] - px) / rx, 0];
      if (rx < -1e-4 && (low[0] - px) / rx < t) [t, side] = [(low[0] - px) / rx, 1];
      if (ry > 1e-4 && (high[1] - py) / ry < t) [t, side] = [(high[1] - py) / ry, 2];
      if (ry < -1e-4 && (low[1] - py) / ry < t) [t, side] = [(low[1] - py) / ry, 3];
      if (rz > 1e-4 && (high[2] - pz) / rz < t) [t, side] = [(high[2] - pz) / rz, 4];
      if (rz < -1e-4 && (low[2] - pz) / rz < t) [t, side] = [(low[2] - pz) / rz, 5];
      const hx = px + rx * t * 0.95;
      const hy = py + ry * t * 0.95;
      const hz = pz + rz * t * 0.95;
      readGrid(
        light,
        hx,
        hy,
        hz,
        side === 0 ? -1 : side === 1 ? 1 : 0,
        side === 2 ? -1 : side === 3 ? 1 : 0,
        side === 4 ? -1 : side === 5 ? 1 : 0,
        out,
      );
      const c = walls[side]!;
      out[0] = out[0]! * c[0]!;
      out[1] = out[1]! * c[1]!;
      out[2] = out[2]! * c[2]!;
    },
  };
}

function lightGrid(room: Indoors, sky: Sky, grid: DistanceGrid): LightGrid {
  const { low, high, panels, lamps } = room;
  const nx = Math.ceil((high[0] - low[0]) / STEP) + 1;
  const ny = Math.ceil((high[1] - low[1]) / STEP) + 1;
  const nz = Math.ceil((high[2] - low[2]) / STEP) + 1;
  const data = new Float32Array(nx * ny * nz * 18);
  const points = panels.flatMap((p) => {
    const area = 4 * Math.sqrt(dot(p.across, p.across) * dot(p.up, p.up));
    const outside = new Float64Array(3);
    skyLight(sky, -p.inward[0] * 0.86, 0.5, -p.inward[2] * 0.86, outside);
    const k = (p.strength * room.day * area) / 4 / Math.PI;
    return [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ].map(([a, b]) => ({
      x: p.at[0] + p.across[0] * a! + p.up[0] * b! + p.inward[0] * 0.3,
      y: p.at[1] + p.across[1] * a! + p.up[1] * b! + p.inward[1] * 0.3,
      z: p.at[2] + p.across[2] * a! + p.up[2] * b! + p.inward[2] * 0.3,
      way: p.inward as Vec | null,
      soft: area / 9,
      r: (outside[0]! * 0.7 + 0.3) * k,
      g: (outside[1]! * 0.7 + 0.3) * k,
      b: (outside[2]! * 0.7 + 0.3) * k,
    }));
  });
  for (const lamp of lamps) {
    points.push({
      x: lamp.at[0],
      y: lamp.at[1],
      z: lamp.at[2],
      way: null,
      soft: 0.7,
      r: lamp.power * lamp.colour[0],
      g: lamp.power * lamp.colour[1],
      b: lamp.power * lamp.colour[2],
    });
  }
  const mean = new Float64Array(18);
  for (let j = 0; j < ny; j++) {
    for (let k = 0; k < nz; k++) {
      for (let i = 0; i < nx; i++) {
        const x = Math.min(high[0] - 0.15, Math.max(low[0] + 0.15, low[0] + i * STEP));
        const y = Math.min(high[1] - 0.15, Math.max(low[1] + 0.15, low[1] + j * STEP));
        const z = Math.min(high[2] - 0.15, Math.max(low[2] + 0.15, low[2] + k * STEP));
        const at = ((j * nz + k) * nx + i) * 18;
        for (const q of points) {
          const dx = q.x - x;
          const dy = q.y - y;
          const dz = q.z - z;
          const r2 = dx * dx + dy * dy + dz * dz + 0.05;
          const r = Math.sqrt(r2);
          let cos = 1;
          if (q.way) {
            cos = -(dx * q.way[0] + dy * q.way[1] + dz * q.way[2]) / r;
            if (cos <= 0.01) continue;
          }
          let seen = 1;
          for (let m = 1; m <= 4; m++) {
            const f = m * 0.18;
            const near = distanceAt(grid, x + dx * f, y + dy * f, z + dz * f);
            const open = near / (0.25 + 0.11 * f * r);
            if (open < seen) seen = open;
          }
          const e = (cos * (0.12 + 0.88 * seen)) / ((r2 + q.soft) * r);
          const px = dx > 0 ? 0 : 3;
          const py = dy > 0 ? 6 : 9;
          const pz = dz > 0 ? 12 : 15;
          const ex = Math.abs(dx) * e;
          const ey = Math.abs(dy) * e;
          const ez = Math.abs(dz) * e;
          for (const [o, w] of [
            [px, ex],
            [py, ey],
            [pz, ez],
          ] as const) {
            data[at + o] = data[at + o]! + q.r * w;
            data[at + o + 1] = data[at + o + 1]! + q.g * w;
            data[at + o + 2] = data[at + o + 2]! + q.b * w;
          }
        }
        for (let c = 0; c < 18; c++) mean[c] = mean[c]! + data[at + c]!;
      }
    }
  }
  const n = nx * ny * nz;
  for (let c = 0; c < 18; c++) mean[c] = mean[c]! / n;
  // Bounces: what falls on one side comes back, coloured, toward the other.
  const give = new Float64Array(18);
  const albedo = [
    room.wall,
    room.wall,
    [0.82, 0.82, 0.8],
    room.floor,
    room.wall,
    room.wall,
  ] as const;
  for (let c = 0; c < 3; c++) {
    let sum = 0;
    for (let side = 0; side < 6; side++) sum += mean[(side ^ 1) * 3 + c]! * albedo[side]![c]!;
    for (let side = 0; side < 6; side++) {
      give[side * 3 + c] = mean[(side ^ 1) * 3 + c]! * albedo[side]![c]! * 0.75 + (sum / 6) * 1.1;
    }
  }
  for (let p = 0; p < n; p++)
    for (let c = 0; c < 18; c++) data[p * 18 + c] = data[p * 18 + c]! + give[c]!;
  let level = 0;
  for (let c = 0; c < 18; c++) level += (mean[c]! + give[c]!) / 18;
  return { nx, ny, nz, low, data, mean: level };
}

function readGrid(
  g: LightGrid,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float64Array,
): void {
  const fit = (v: number, n: number) => (v < 0 ? 0 : v > n - 1.001 ? n - 1.001 : v);
  const gx = fit((x - g.low[0]) / STEP, g.nx);
  const gy = fit((y - g.low[1]) / STEP, g.ny);
  const gz = fit((z - g.low[2]) / STEP, g.nz);
  const i = gx | 0;
  const j = gy | 0;
  const k = gz | 0;
  const fx = gx - i;
  const fy = gy - j;
  const fz = gz - k;
  const a = nx > 0 ? 0 : 3;
  const b = ny > 0 ? 6 : 9;
  const c = nz > 0 ? 12 : 15;
  const wx = nx * nx;
  const wy = ny * ny;
  const wz = nz * nz;
  let r = 0;
  let gr = 0;
  let bl = 0;
  for (let corner = 0; corner < 8; corner++) {
    const ci = corner & 1;
    const cj = (corner >> 1) & 1;
    const ck = corner >> 2;
    const w = (ci ? fx : 1 - fx) * (cj ? fy : 1 - fy) * (ck ? fz : 1 - fz);
    const at = (((j + cj) * g.nz + k + ck) * g.nx + i + ci) * 18;
    const d = g.data;
    r += w * (d[at + a]! * wx + d[at + b]! * wy + d[at + c]! * wz);
    gr += w * (d[at + a + 1]! * wx + d[at + b + 1]! * wy + d[at + c + 1]! * wz);
    bl += w * (d[at + a + 2]! * wx + d[at + b + 2]! * wy + d[at + c + 2]! * wz);
  }
  out[0] = r;
  out[1] = gr;
  out[2] = bl;
}
