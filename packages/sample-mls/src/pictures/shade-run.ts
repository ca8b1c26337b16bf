import type { Camera } from './camera.ts';
import type { Lighting } from './lighting.ts';
import type { Face } from './scene.ts';
import { shadeWindow } from './shade-window.ts';
import { skyLight } from './sky.ts';
import { sunAt } from './sun-shadow.ts';

/** Pixels between two readings of the soft light; it changes slowly. */
const STRIDE = 8;

const soft0 = new Float64Array(4);
const soft1 = new Float64Array(4);
const seen = new Float64Array(3);

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
  const { base: b, stepX: sx, stepY: sy, eye } = camera;
  const n = it.normal;
  const yc = y + 0.5;
  // Directions along this row: r + x * s.
  const rx = b[0] + yc * sy[0];
  const ry = b[1] + yc * sy[1];
  const rz = b[2] + yc * sy[2];
  const gap = it.offset - (n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2]);
  const invA = (n[0] * sx[0] + n[1] * sx[1] + n[2] * sx[2]) / gap;
  const invC = (n[0] * rx + n[1] * ry + n[2] * rz) / gap;
  const invB = (n[0] * sy[0] + n[1] * sy[1] + n[2] * sy[2]) / gap;
  const surface = it.surface;
  const kind = surface.kind;
  const U = it.uAxis;
  const V = it.vAxis;
  const o = it.origin;
  const u0 = (eye[0] - o[0]) * U[0] + (eye[1] - o[1]) * U[1] + (eye[2] - o[2]) * U[2];
  const v0 = (eye[0] - o[0]) * V[0] + (eye[1] - o[1]) * V[1] + (eye[2] - o[2]) * V[2];
  const uR = rx * U[0] + ry * U[1] + rz * U[2];
  const uS = sx[0] * U[0] + sx[1] * U[1] + sx[2] * U[2];
  const vR = rx * V[0] + ry * V[1] + rz * V[2];
  const vS = sx[0] * V[0] + sx[1] * V[1] + sx[2] * V[2];
  const facing = gap < 0 ? 1 : -1;
  const { sky, shadow } = light;
  const S = sky.toSun;

  if (kind === 'outside') {
    for (let x = x0; x < x1; x++) {
      const dx = rx + (x + 0.5) * sx[0];
      const dy = ry + (x + 0.5) * sx[1];
      const dz = rz + (x + 0.5) * sx[2];
      const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      skyLight(sky, dx * l, dy * l, dz * l, seen);
      const w = weights[x]! * 0.25 * light.viewGain;
      const at = rowAt + x * 3;
      row[at] = row[at]! + seen[0]! * w;
      row[at + 1] = row[at + 1]! + seen[1]! * w;
      row[at + 2] = row[at + 2]! + seen[2]! * w;
    }
    return;
  }

  const readSoft = (x: number, out: Float64Array) => {
    const xc = x + 0.5;
    let inv = invA * xc + invC;
    if (inv < 1e-4) inv = 1e-4;
    const t = 1 / inv;
    const px = eye[0] + t * (rx + xc * sx[0]);
    const py = eye[1] + t * (ry + xc * sx[1]);
    const pz = eye[2] + t * (rz + xc * sx[2]);
    let nx = n[0] * facing;
    let ny = n[1] * facing;
    let nz = n[2] * facing;
    if (it.bend) {
      const u = u0 + t * (uR + xc * uS);
      const v = v0 + t * (vR + xc * vS);
      const c = it.bend;
      nx = c.at[0] + c.u[0] * u + c.v[0] * v;
      ny = c.at[1] + c.u[1] * u + c.v[1] * v;
      nz = c.at[2] + c.u[2] * u + c.v[2] * v;
      const l = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-9);
      nx *= l;
      ny *= l;
      nz *= l;
    }
    light.ambient(px, py, pz, nx, ny, nz, out);
    const lit = nx * S[0] + ny * S[1] + nz * S[2];
    out[3] = lit > 0 ? lit : 0;
  };

  const c1 = surface.c1;
  const c2 = surface.c2;
  const c3 = surface.c3;
  const gloss = surface.gloss;
  const glow = surface.glow;
  const tile = surface.tile;
  const hazeK = 1 / light.hazeFeet;
  const s0 = sky.sun[0] * light.sunGain;
  const s1 = sky.sun[1] * light.sunGain;
  const s2 = sky.sun[2] * light.sunGain;
  const hz = sky.horizon;
  let data: Uint8Array | null = null;
  let size = 1;
  let texels = 1;
  // Where the row falls on the sun's map: dot(eye + t * dir, axis) + offset.
  const A = shadow?.side ?? S;
  const B = shadow?.rise ?? S;
  const aE = eye[0] * A[0] + eye[1] * A[1] + eye[2] * A[2] + (shadow?.sideOffset ?? 0);
  const bE = eye[0] * B[0] + eye[1] * B[1] + eye[2] * B[2] + (shadow?.riseOffset ?? 0);
  const hE = eye[0] * S[0] + eye[1] * S[1] + eye[2] * S[2];
  const aR = rx * A[0] + ry * A[1] + rz * A[2];
  const aS = sx[0] * A[0] + sx[1] * A[1] + sx[2] * A[2];
  const bR = rx * B[0] + ry * B[1] + rz * B[2];
  const bS = sx[0] * B[0] + sx[1] * B[1] + sx[2] * B[2];
  const hR = rx * S[0] + ry * S[1] + rz * S[2];
  const hS = sx[0] * S[0] + sx[1] * S[1] + sx[2] * S[2];

  readSoft(x0, soft0);
  for (let from = x0; from < x1; from += STRIDE) {
    const till = Math.min(x1, from + STRIDE);
    const length = till - from;
    if (length > 1) readSoft(till - (till === x1 ? 1 : 0), soft1);
    else soft1.set(soft0);
    const k = 1 / Math.max(1, length - (till === x1 ? 1 : 0));
    let r = soft0[0]!;
    let g = soft0[1]!;
    let bl = soft0[2]!;
    let f = soft0[3]!;
    const dr = (soft1[0]! - r) * k;
    const dg = (soft1[1]! - g) * k;
    const db = (soft1[2]! - bl) * k;
    const df = (soft1[3]! - f) * k;
    const sunny = shadow !== null && (f > 0.002 || soft1[3]! > 0.002);
    const bias = shadow ? shadow.texel * (1.2 + 2.2 / (0.25 + Math.max(f, soft1[3]!))) : 0;
    if (tile) {
      const xc = from + length / 2;
      const inv = Math.max(1e-4, invA * xc + invC);
      const t = 1 / inv;
      const across = Math.hypot(
        t * uS - (uR + xc * uS) * t * t * invA,
        t * vS - (vR + xc * vS) * t * t * invA,
      );
      const uD = sy[0] * U[0] + sy[1] * U[1] + sy[2] * U[2];
      const vD = sy[0] * V[0] + sy[1] * V[1] + sy[2] * V[2];
      const down = Math.hypot(
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
      let cr = c1[0];
      let cg = c1[1];
      let cb = c1[2];
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
        cr = (cr * one + c2[0] * m + c3[0] * three) * bump;
        cg = (cg * one + c2[1] * m + c3[1] * three) * bump;
        cb = (cb * one + c2[2] * m + c3[2] * three) * bump;
      }
      let lr = r;
      let lg = g;
      let lb = bl;
      if (sunny) {
        const wave = ((x ^ y) & 1) === 0 ? 0.7 : -0.7;
        const tilt = (y & 1) === 0 ? 0.7 : -0.7;
        const s =
          f *
          sunAt(
            shadow,
            aE + t * (aR + xc * aS) + wave,
            bE + t * (bR + xc * bS) + tilt,
            hE + t * (hR + xc * hS),
            bias,
          );
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
        const dx = rx + xc * sx[0];
        const dy = ry + xc * sx[1];
        const dz = rz + xc * sx[2];
        const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
        let mx = n[0] * facing;
        let my = n[1] * facing;
        let mz = n[2] * facing;
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
          mx += 0.02 * Math.sin(u * 2.1 + v * 0.7) + 0.012 * Math.sin(u * 0.9 - v * 5.3);
          mz += 0.03 * Math.sin(v * 2.7 + u * 0.4) + 0.015 * Math.sin(v * 6.1 + u * 3.1);
        }
        const cos = -(dx * mx + dy * my + dz * mz) * l;
        const rdx = dx * l + 2 * cos * mx;
        const rdy = dy * l + 2 * cos * my;
        const rdz = dz * l + 2 * cos * mz;
        const grazing = 1 - Math.min(1, Math.max(0, cos));
        const g2 = grazing * grazing;
        const fresnel = g2 * g2 * grazing;
        const px = eye[0] + t * dx;
        const py = eye[1] + t * dy;
        const pz = eye[2] + t * dz;
        if (kind === 'window') {
          shadeWindow(
            light,
            surface,
            u0 + t * (uR + xc * uS),
            v0 + t * (vR + xc * vS),
            (dx * U[0] + dy * U[1] + dz * U[2]) * l,
            dy * l,
            cos,
            rdx,
            rdy,
            rdz,
            fresnel,
            lr,
            seen,
          );
          or = seen[0]!;
          og = seen[1]!;
          ob = seen[2]!;
        } else {
          light.mirrored(px, py, pz, rdx, rdy, rdz, seen);
          const share =
            kind === 'mirror' ? gloss : gloss * (0.06 + 0.94 * fresnel) * (0.4 + 0.6 * bump);
          const metal = kind === 'mirror' ? 1 : 0;
          or = or * (1 - share) + seen[0]! * share * (metal ? c1[0] : 1);
          og = og * (1 - share) + seen[1]! * share * (metal ? c1[1] : 1);
          ob = ob * (1 - share) + seen[2]! * share * (metal ? c1[2] : 1);
        }
      }
      const haze = t * hazeK;
      const clear = haze < 0.02 ? 1 - haze : Math.exp(-haze);
      const w = weights[x]! * 0.25;
      const at = rowAt + x * 3;
      row[at] = row[at]! + (or * clear + hz[0] * (1 - clear)) * w;
      row[at + 1] = row[at + 1]! + (og * clear + hz[1] * (1 - clear)) * w;
      row[at + 2] = row[at + 2]! + (ob * clear + hz[2] * (1 - clear)) * w;
      r += dr;
      g += dg;
      bl += db;
      f += df;
    }
    soft0.set(soft1);
  }
}
