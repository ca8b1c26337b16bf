import type { Camera } from './camera.ts';
import type { Lighting } from './lighting.ts';
import type { Face } from './scene.ts';
import { shadeOutside, shadeWindow } from './shade-window.ts';
import { STRIDE, softAlong } from './soft-light.ts';
import { sunAt } from './sun-shadow.ts';

const length2 = (a: number, b: number) => Math.sqrt(a * a + b * b);

const seen = new Float64Array(3);

const place = new Float64Array(6);

const shade = new Float64Array(4);

const pane = new Float64Array(7);

/**
 * Adds the light of one face to the pixels x0 to x1 - 1 of row y, each weighted by how many
 * of its four samples show the face.
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
  // Plain numbers from here on: arrays of mixed kinds are slow in the loops below, and so is
  // taking them apart by pattern.
  const b0 = camera.base[0];
  const b1 = camera.base[1];
  const b2 = camera.base[2];
  const sx0 = camera.stepX[0];
  const sx1 = camera.stepX[1];
  const sx2 = camera.stepX[2];
  const sy0 = camera.stepY[0];
  const sy1 = camera.stepY[1];
  const sy2 = camera.stepY[2];
  const eye0 = camera.eye[0];
  const eye1 = camera.eye[1];
  const eye2 = camera.eye[2];
  const n0 = it.normal[0];
  const n1 = it.normal[1];
  const n2 = it.normal[2];
  const yc = y + 0.5;
  // Directions along this row: r + x * s.
  const rx = b0 + yc * sy0;
  const ry = b1 + yc * sy1;
  const rz = b2 + yc * sy2;
  const gap = it.offset - (n0 * eye0 + n1 * eye1 + n2 * eye2);
  const invA = (n0 * sx0 + n1 * sx1 + n2 * sx2) / gap;
  const invC = (n0 * rx + n1 * ry + n2 * rz) / gap;
  const invB = (n0 * sy0 + n1 * sy1 + n2 * sy2) / gap;
  const surface = it.surface;
  const kind = surface.kind;
  const U0 = it.uAxis[0];
  const U1 = it.uAxis[1];
  const U2 = it.uAxis[2];
  const V = it.vAxis;
  const o = it.origin;
  const u0 = (eye0 - o[0]) * U0 + (eye1 - o[1]) * U1 + (eye2 - o[2]) * U2;
  const v0 = (eye0 - o[0]) * V[0] + (eye1 - o[1]) * V[1] + (eye2 - o[2]) * V[2];
  const uR = rx * U0 + ry * U1 + rz * U2;
  const uS = sx0 * U0 + sx1 * U1 + sx2 * U2;
  const vR = rx * V[0] + ry * V[1] + rz * V[2];
  const vS = sx0 * V[0] + sx1 * V[1] + sx2 * V[2];
  const facing = gap < 0 ? 1 : -1;
  const { sky, shadow } = light;
  const S = sky.toSun;

  if (kind === 'outside') {
    shadeOutside(camera, light, y, x0, x1, weights, row, rowAt);
    return;
  }

  const c10 = surface.c1[0];
  const c11 = surface.c1[1];
  const c12 = surface.c1[2];
  const c20 = surface.c2[0];
  const c21 = surface.c2[1];
  const c22 = surface.c2[2];
  const c30 = surface.c3[0];
  const c31 = surface.c3[1];
  const c32 = surface.c3[2];
  const gloss = surface.gloss;
  const glow = surface.glow;
  const tile = surface.tile;
  const hazeK = 1 / light.hazeFeet;
  const clearAir = light.hazeFeet > 3900;
  const s0 = sky.sun[0] * light.sunGain;
  const s1 = sky.sun[1] * light.sunGain;
  const s2 = sky.sun[2] * light.sunGain;
  const hz0 = sky.horizon[0];
  const hz1 = sky.horizon[1];
  const hz2 = sky.horizon[2];
  let data: Uint8Array | null = null;
  let size = 1;
  let texels = 1;
  // Where the row falls on the sun's map: dot(eye + t * dir, axis) + offset.
  const A = shadow?.side ?? S;
  const B = shadow?.rise ?? S;
  const aE = eye0 * A[0] + eye1 * A[1] + eye2 * A[2] + (shadow?.sideOffset ?? 0);
  const bE = eye0 * B[0] + eye1 * B[1] + eye2 * B[2] + (shadow?.riseOffset ?? 0);
  const hE = eye0 * S[0] + eye1 * S[1] + eye2 * S[2];
  const aR = rx * A[0] + ry * A[1] + rz * A[2];
  const aS = sx0 * A[0] + sx1 * A[1] + sx2 * A[2];
  const bR = rx * B[0] + ry * B[1] + rz * B[2];
  const bS = sx0 * B[0] + sx1 * B[1] + sx2 * B[2];
  const hR = rx * S[0] + ry * S[1] + rz * S[2];
  const hS = sx0 * S[0] + sx1 * S[1] + sx2 * S[2];

  const values = softAlong(camera, light, it, y, x0, x1);
  for (let from = x0, till = x0, at4 = 0; from < x1; from = till, at4 += 4) {
    till = Math.min(x1, (Math.floor(from / STRIDE) + 1) * STRIDE);
    const length = till - from;
    const k = 1 / Math.max(1, length - (till === x1 ? 1 : 0));
    let r = values[at4]!;
    let g = values[at4 + 1]!;
    let bl = values[at4 + 2]!;
    let f = values[at4 + 3]!;
    const dr = (values[at4 + 4]! - r) * k;
    const dg = (values[at4 + 5]! - g) * k;
    const db = (values[at4 + 6]! - bl) * k;
    const fEnd = values[at4 + 7]!;
    const df = (fEnd - f) * k;
    let sunny = shadow !== null && (f > 0.002 || fEnd > 0.002);
    let full = false;
    const bias = shadow ? shadow.texel * (1.2 + 2.2 / (0.25 + Math.max(f, fEnd))) : 0;
    if (sunny && shadow && length > 3) {
      // Three readings tell whether the whole segment lies in sun or in shadow.
      let sum = 0;
      for (let q = 0; q < 3; q++) {
        const xc = from + 0.5 + ((length - 1) * q) / 2;
        const t = 1 / Math.max(1e-4, invA * xc + invC);
        shade[0] = aE + t * (aR + xc * aS);
        shade[1] = bE + t * (bR + xc * bS);
        shade[2] = hE + t * (hR + xc * hS);
        shade[3] = bias;
        sunAt(shadow, shade);
        sum += shade[0]!;
      }
      if (sum < 0.001) sunny = false;
      else if (sum > 2.999) full = true;
    }
    if (!tile && gloss === 0 && kind === 'plain' && (!sunny || full) && clearAir) {
      const own = glow;
      for (let x = from, at = rowAt + from * 3; x < till; x++, at += 3) {
        const w = weights[x]! * 0.25;
        const sun = full ? f : 0;
        row[at] = row[at]! + c10 * (r + own + sun * s0) * w;
        row[at + 1] = row[at + 1]! + c11 * (g + own + sun * s1) * w;
        row[at + 2] = row[at + 2]! + c12 * (bl + own + sun * s2) * w;
        r += dr;
        g += dg;
        bl += db;
        f += df;
      }
      continue;
    }
    if (tile) {
      const xc = from + length / 2;
      const inv = Math.max(1e-4, invA * xc + invC);
      const t = 1 / inv;
      const across = length2(
        t * uS - (uR + xc * uS) * t * t * invA,
        t * vS - (vR + xc * vS) * t * t * invA,
      );
      const uD = sy0 * U0 + sy1 * U1 + sy2 * U2;
      const vD = sy0 * V[0] + sy1 * V[1] + sy2 * V[2];
      const down = length2(
        t * uD - (uR + xc * uS) * t * t * invB,
        t * vD - (vR + xc * vS) * t * t * invB,
      );
      const top = tile.levels[0]!.size / surface.feet;
      const reach = Math.max(across, down) * 0.55 + Math.min(across, down) * 0.45;
      const jitter = (((from * 7 + y * 13) & 15) - 7.5) * 0.045;
      let level = Math.round(Math.log2(Math.max(1, reach * top)) - 0.25 + jitter);
      if (level < 0) level = 0;
      if (level >= tile.levels.length) level = tile.levels.length - 1;
      const chosen = tile.levels[level]!;
      data = chosen.data;
      size = chosen.size;
      texels = size / surface.feet;
    }
    for (let x = from; x < till; x++) {
      const xc = x + 0.5;
      let inv = invA * xc + invC;
      if (inv < 1e-4) inv = 1e-4;
      const t = 1 / inv;
      let cr = c10;
      let cg = c11;
      let cb = c12;
      let bump = 1;
      if (data) {
        const tu = (u0 + t * (uR + xc * uS)) * texels - 0.5;
        const tv = (v0 + t * (vR + xc * vS)) * texels - 0.5;
        const iu = Math.floor(tu);
        const iv = Math.floor(tv);
        const fu = tu - iu;
        const fv = tv - iv;
        const mask = size - 1;
        const p = (iu & mask) * 4;
        const q = ((iu + 1) & mask) * 4;
        const h = (iv & mask) * size * 4;
        const l = ((iv + 1) & mask) * size * 4;
        const w11 = fu * fv;
        const w01 = fv - w11;
        const w10 = fu - w11;
        const w00 = 1 - fu - w01;
        const hp = h + p;
        const hq = h + q;
        const lp = l + p;
        const lq = l + q;
        bump = (data[hp]! * w00 + data[hq]! * w10 + data[lp]! * w01 + data[lq]! * w11) * 0.0078125;
        const m =
          (data[hp + 1]! * w00 + data[hq + 1]! * w10 + data[lp + 1]! * w01 + data[lq + 1]! * w11) *
          0.0039216;
        const e =
          (data[hp + 2]! * w00 + data[hq + 2]! * w10 + data[lp + 2]! * w01 + data[lq + 2]! * w11) *
          0.0039216;
        const one = (1 - m) * (1 - e);
        const three = (1 - m) * e;
        cr = (cr * one + c20 * m + c30 * three) * bump;
        cg = (cg * one + c21 * m + c31 * three) * bump;
        cb = (cb * one + c22 * m + c32 * three) * bump;
      }
      let lr = r;
      let lg = g;
      let lb = bl;
      if (sunny) {
        let s = f;
        if (!full) {
          shade[0] = aE + t * (aR + xc * aS);
          shade[1] = bE + t * (bR + xc * bS);
          shade[2] = hE + t * (hR + xc * hS);
          shade[3] = bias;
          sunAt(shadow!, shade);
          s *= shade[0]!;
        }
        lr += s * s0;
        lg += s * s1;
        lb += s * s2;
      }
      let or = cr * lr;
      let og = cg * lg;
      let ob = cb * lb;
      if (glow > 0) {
        or += cr * glow;
        og += cg * glow;
        ob += cb * glow;
      }
      if (gloss > 0 || kind === 'window') {
        const dx = rx + xc * sx0;
        const dy = ry + xc * sx1;
        const dz = rz + xc * sx2;
        const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
        let mx = n0 * facing;
        let my = n1 * facing;
        let mz = n2 * facing;
        if (it.bend) {
          const u = u0 + t * (uR + xc * uS);
          const v = v0 + t * (vR + xc * vS);
          const c = it.bend;
          mx = c.at[0] + c.u[0] * u + c.v[0] * v;
          my = c.at[1] + c.u[1] * u + c.v[1] * v;
          mz = c.at[2] + c.u[2] * u + c.v[2] * v;
        } else if (kind === 'water') {
          const u = u0 + t * (uR + xc * uS);
          const v = v0 + t * (vR + xc * vS);
          // Far ripples are finer than a pixel and even out.
          const calm = 1 / (1 + 0.0015 * t * t);
          mx += calm * (0.02 * Math.sin(u * 2.1 + v * 0.7) + 0.012 * Math.sin(u * 0.9 - v * 5.3));
          mz += calm * (0.03 * Math.sin(v * 2.7 + u * 0.4) + 0.015 * Math.sin(v * 6.1 + u * 3.1));
        }
        const cos = -(dx * mx + dy * my + dz * mz) * l;
        const rdx = dx * l + 2 * cos * mx;
        const rdy = dy * l + 2 * cos * my;
        const rdz = dz * l + 2 * cos * mz;
        const grazing = 1 - Math.min(1, Math.max(0, cos));
        const g2 = grazing * grazing;
        const fresnel = g2 * g2 * grazing;
        place[0] = eye0 + t * dx;
        place[1] = eye1 + t * dy;
        place[2] = eye2 + t * dz;
        place[3] = rdx;
        place[4] = rdy;
        place[5] = rdz;
        if (kind === 'window') {
          pane[0] = u0 + t * (uR + xc * uS);
          pane[1] = v0 + t * (vR + xc * vS);
          pane[2] = (dx * U0 + dy * U1 + dz * U2) * l;
          pane[3] = dy * l;
          pane[4] = cos;
          pane[5] = fresnel;
          pane[6] = lr;
          shadeWindow(light, surface, pane, place, seen);
          or = seen[0]!;
          og = seen[1]!;
          ob = seen[2]!;
        } else {
          // Every second pixel is enough, but for mirrors.
          if (kind === 'mirror' || (x & 1) === 0 || x === from) light.mirrored(place, seen);
          const share =
            kind === 'mirror' ? gloss : gloss * (0.06 + 0.94 * fresnel) * (0.4 + 0.6 * bump);
          const metal = kind === 'mirror' ? 1 : 0;
          or = or * (1 - share) + seen[0]! * share * (metal ? c10 : 1);
          og = og * (1 - share) + seen[1]! * share * (metal ? c11 : 1);
          ob = ob * (1 - share) + seen[2]! * share * (metal ? c12 : 1);
        }
      }
      const haze = t * hazeK;
      const clear = clearAir ? 1 : haze < 0.03 ? 1 - haze : Math.exp(-haze);
      const w = weights[x]! * 0.25;
      const at = rowAt + x * 3;
      row[at] = row[at]! + (or * clear + hz0 * (1 - clear)) * w;
      row[at + 1] = row[at + 1]! + (og * clear + hz1 * (1 - clear)) * w;
      row[at + 2] = row[at + 2]! + (ob * clear + hz2 * (1 - clear)) * w;
      r += dr;
      g += dg;
      bl += db;
      f += df;
    }
  }
}
