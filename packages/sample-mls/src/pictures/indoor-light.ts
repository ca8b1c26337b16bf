import { type DistanceGrid, distanceGrid, nearestAt, opennessAt } from './distance-grid.ts';
import type { Lighting } from './lighting.ts';
import { type Sky, skyLight } from './sky.ts';
import { sunShadow } from './sun-shadow.ts';
import { dot, type Vec } from './vector.ts';
import type { Indoors, View } from './view.ts';

const STEP = 1.3;
const PER_FOOT = 1 / STEP;
const place = new Float64Array(6);

/** Light that arrives at grid points from six sides: +x -x +y -y +z -z, three colours each. */
type LightGrid = { nx: number; ny: number; nz: number; low: Vec; data: Float32Array; mean: number };

/** Sets up the light of a room: sun through its windows, sky from its windows, lamps and bounces. */
export function indoorLight(view: View, room: Indoors, sky: Sky): Lighting {
  const { low, high } = room;
  const grid = distanceGrid(view.scene.occluders, low, high, 0.42, 2, true);
  const shadow = sunShadow(view.scene, sky.toSun, view.centre, view.radius);
  const light = lightGrid(room, sky, grid);
  const gain = Math.min(6, 0.7 / light.mean);
  const reach = Math.max(high[0] - low[0], high[2] - low[2]);
  const panes = Float64Array.from(
    room.panels.flatMap((p) => {
      const a = dot(p.across, p.across);
      const u = dot(p.up, p.up);
      return [...p.inward, ...p.at, ...p.across.map((v) => v / a), ...p.up.map((v) => v / u), 0, 0];
    }),
  );
  const [lowX, lowY, lowZ] = low;
  const [highX, highY, highZ] = high;
  const { wall, floor } = room;
  const walls = Float64Array.from([wall, wall, [0.85, 0.85, 0.83], floor, wall, wall].flat());
  return {
    sky,
    shadow,
    grid,
    viewGain: 1.5 / gain,
    gain,
    sunGain: (0.9 / gain) * Math.min(1, room.day),
    hazeFeet: 4000,
    ambient: (at, out) => {
      const open = opennessAt(grid, at);
      for (let c = 0; c < 3; c++) place[c] = at[c]! + at[c + 3]! * 0.25;
      place[3] = at[3]!;
      place[4] = at[4]!;
      place[5] = at[5]!;
      readGrid(light, place, out);
      const k = 0.2 + 0.8 * open * open;
      out[0] = out[0]! * k;
      out[1] = out[1]! * k;
      out[2] = out[2]! * k;
    },
    mirrored: (at, out) => {
      const px = at[0]!;
      const py = at[1]!;
      const pz = at[2]!;
      const rx = at[3]!;
      const ry = at[4]!;
      const rz = at[5]!;
      for (let q = 0; q < panes.length; q += 14) {
        const ix = panes[q]!;
        const iy = panes[q + 1]!;
        const iz = panes[q + 2]!;
        const facing = rx * ix + ry * iy + rz * iz;
        if (facing > -0.02) continue;
        const gx = panes[q + 3]! - px;
        const gy = panes[q + 4]! - py;
        const gz = panes[q + 5]! - pz;
        const t = (gx * ix + gy * iy + gz * iz) / facing;
        const hx = rx * t - gx;
        const hy = ry * t - gy;
        const hz = rz * t - gz;
        const a = hx * panes[q + 6]! + hy * panes[q + 7]! + hz * panes[q + 8]!;
        const u = hx * panes[q + 9]! + hy * panes[q + 10]! + hz * panes[q + 11]!;
        if (a < 1 && a > -1 && u < 1 && u > -1) {
          place[0] = rx;
          place[1] = Math.max(ry, 0.06);
          place[2] = rz;
          skyLight(sky, place, out);
          const g = 1.2 / gain;
          out[0] = out[0]! * g;
          out[1] = out[1]! * g;
          out[2] = out[2]! * g;
          return;
        }
      }
      // The wall the ray meets, under the light that falls there.
      let t = reach * 2;
      let side = 0;
      if (rx > 1e-4 && (highX - px) / rx < t) {
        t = (highX - px) / rx;
        side = 0;
      }
      if (rx < -1e-4 && (lowX - px) / rx < t) {
        t = (lowX - px) / rx;
        side = 1;
      }
      if (ry > 1e-4 && (highY - py) / ry < t) {
        t = (highY - py) / ry;
        side = 2;
      }
      if (ry < -1e-4 && (lowY - py) / ry < t) {
        t = (lowY - py) / ry;
        side = 3;
      }
      if (rz > 1e-4 && (highZ - pz) / rz < t) {
        t = (highZ - pz) / rz;
        side = 4;
      }
      if (rz < -1e-4 && (lowZ - pz) / rz < t) {
        t = (lowZ - pz) / rz;
        side = 5;
      }
      place[0] = px + rx * t * 0.95;
      place[1] = py + ry * t * 0.95;
      place[2] = pz + rz * t * 0.95;
      place[3] = side === 0 ? -1 : side === 1 ? 1 : 0;
      place[4] = side === 2 ? -1 : side === 3 ? 1 : 0;
      place[5] = side === 4 ? -1 : side === 5 ? 1 : 0;
      readGrid(light, place, out);
      for (let c = 0; c < 3; c++) out[c] = out[c]! * walls[side * 3 + c]!;
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
    place[0] = -p.inward[0] * 0.86;
    place[1] = 0.5;
    place[2] = -p.inward[2] * 0.86;
    skyLight(sky, place, outside);
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
      wx: p.inward[0] + 1e-9,
      wy: p.inward[1] + 1e-9,
      wz: p.inward[2] + 1e-9,
      lamp: false,
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
      wx: 0.001,
      wy: 0.001,
      wz: 0.001,
      lamp: true,
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
          if (!q.lamp) {
            cos = -(dx * q.wx + dy * q.wy + dz * q.wz) / r;
            if (cos <= 0.01) continue;
          }
          let seen = 1;
          for (let m = 1; m <= 4; m++) {
            const f = m * 0.18;
            const near = nearestAt(grid, x + dx * f, y + dy * f, z + dz * f);
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
          data[at + px] = data[at + px]! + q.r * ex;
          data[at + px + 1] = data[at + px + 1]! + q.g * ex;
          data[at + px + 2] = data[at + px + 2]! + q.b * ex;
          data[at + py] = data[at + py]! + q.r * ey;
          data[at + py + 1] = data[at + py + 1]! + q.g * ey;
          data[at + py + 2] = data[at + py + 2]! + q.b * ey;
          data[at + pz] = data[at + pz]! + q.r * ez;
          data[at + pz + 1] = data[at + pz + 1]! + q.g * ez;
          data[at + pz + 2] = data[at + pz + 2]! + q.b * ez;
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

const fit = (v: number, n: number) => (v < 0 ? 0 : v > n - 1.001 ? n - 1.001 : v);

/** The grid's light at a place for a normal, six numbers in `at`. */
function readGrid(g: LightGrid, at: Float64Array, out: Float64Array): void {
  const gx = fit((at[0]! - g.low[0]) * PER_FOOT, g.nx);
  const gy = fit((at[1]! - g.low[1]) * PER_FOOT, g.ny);
  const gz = fit((at[2]! - g.low[2]) * PER_FOOT, g.nz);
  const i = gx | 0;
  const j = gy | 0;
  const k = gz | 0;
  const fx = gx - i;
  const fy = gy - j;
  const fz = gz - k;
  const w11 = fx * fz;
  const w10 = fx - w11;
  const w01 = fz - w11;
  const w00 = 1 - fx - w01;
  const over = g.nx * g.nz * 18;
  const on = g.nx * 18;
  const corner = ((j * g.nz + k) * g.nx + i) * 18;
  const d = g.data;
  let r = 0;
  let gr = 0;
  let bl = 0;
  for (let axis = 0; axis < 3; axis++) {
    const n = at[3 + axis]!;
    const w = n * n;
    // Most faces look along one axis; the other two give nothing.
    if (w < 1e-5) continue;
    let p = corner + axis * 6 + (n > 0 ? 0 : 3);
    let q = p + on;
    const low = w * (1 - fy);
    r += low * (d[p]! * w00 + d[p + 18]! * w10 + d[q]! * w01 + d[q + 18]! * w11);
    gr += low * (d[p + 1]! * w00 + d[p + 19]! * w10 + d[q + 1]! * w01 + d[q + 19]! * w11);
    bl += low * (d[p + 2]! * w00 + d[p + 20]! * w10 + d[q + 2]! * w01 + d[q + 20]! * w11);
    const high = w * fy;
    p += over;
    q += over;
    r += high * (d[p]! * w00 + d[p + 18]! * w10 + d[q]! * w01 + d[q + 18]! * w11);
    gr += high * (d[p + 1]! * w00 + d[p + 19]! * w10 + d[q + 1]! * w01 + d[q + 19]! * w11);
    bl += high * (d[p + 2]! * w00 + d[p + 20]! * w10 + d[q + 2]! * w01 + d[q + 20]! * w11);
  }
  out[0] = r;
  out[1] = gr;
  out[2] = bl;
}
