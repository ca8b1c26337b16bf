import { face, type Scene } from './scene.ts';
import { box } from './solids.ts';
import type { Surface } from './surface.ts';
import { add, cross, scale, sub, unit, type Vec } from './vector.ts';

export type RoofKind = 'gable-x' | 'gable-z' | 'hip' | 'flat' | 'shed';

/** The block of a house that one roof covers, in feet. */
export type Block = { x0: number; x1: number; z0: number; z1: number; eave: number };

export type RoofMake = {
  kind: RoofKind;
  /** Rise over run. */
  pitch: number;
  overhang: number;
  surface: Surface;
  fascia: Surface;
  gable: Surface;
};

/** A roof plane with thickness; corners counter-clockwise from above. */
function slab(s: Scene, top: Vec[], thick: number, surface: Surface, edge: Surface): void {
  const n = unit(cross(sub(top[2]!, top[0]!), sub(top[1]!, top[0]!)));
  const low = top.map((p) => add(p, scale(n, -thick)));
  face(s, top, surface);
  face(s, [...low].reverse(), edge, { casts: false });
  for (let i = 0; i < top.length; i++) {
    const j = (i + 1) % top.length;
    face(s, [low[i]!, low[j]!, top[j]!, top[i]!], edge, { casts: false, bothSides: true });
  }
}

/** Height of the ridge above the eave. */
export function roofRise(b: Block, make: RoofMake): number {
  const w = b.x1 - b.x0;
  const d = b.z1 - b.z0;
  if (make.kind === 'flat') return 1;
  if (make.kind === 'gable-z') return (w / 2) * make.pitch;
  if (make.kind === 'hip') return (Math.min(w, d) / 2) * make.pitch;
  if (make.kind === 'shed') return d * make.pitch;
  return (d / 2) * make.pitch;
}

/** Builds a roof on a block, with fascia, soffits, gable walls and gutters. */
export function buildRoof(s: Scene, b: Block, make: RoofMake): void {
  const { x0, x1, z0, z1, eave: y } = b;
  const oh = make.overhang;
  const t = 0.55;
  const { surface, fascia } = make;
  const rise = roofRise(b, make);
  const drop = oh * make.pitch;
  const top = y + rise + t;
  const low = y - drop + t;
  if (make.kind === 'flat') {
    box(s, [x0 - oh, y, z0 - oh], [x1 + oh, y + 1, z1 + oh], fascia);
    box(
      s,
      [x0 - oh - 0.08, y + 0.86, z0 - oh - 0.08],
      [x1 + oh + 0.08, y + 1.06, z1 + oh + 0.08],
      surface,
      { shades: false },
    );
    return;
  }
  if (make.kind === 'gable-x') {
    const zm = (z0 + z1) / 2;
    const [a, e] = [x0 - oh * 0.8, x1 + oh * 0.8];
    slab(
      s,
      [
        [a, low, z0 - oh],
        [e, low, z0 - oh],
        [e, top, zm],
        [a, top, zm],
      ],
      t,
      surface,
      fascia,
    );
    slab(
      s,
      [
        [e, low, z1 + oh],
        [a, low, z1 + oh],
        [a, top, zm],
        [e, top, zm],
      ],
      t,
      surface,
      fascia,
    );
    face(
      s,
      [
        [x0, y, z1],
        [x0, y, z0],
        [x0, y + rise, zm],
      ],
      make.gable,
    );
    face(
      s,
      [
        [x1, y, z0],
        [x1, y, z1],
        [x1, y + rise, zm],
      ],
      make.gable,
    );
    gutter(s, a, e, low - 0.2, z0 - oh, fascia);
  } else if (make.kind === 'gable-z') {
    const xm = (x0 + x1) / 2;
    const [a, e] = [z0 - oh * 0.8, z1 + 0.2];
    slab(
      s,
      [
        [x0 - oh, low, e],
        [x0 - oh, low, a],
        [xm, top, a],
        [xm, top, e],
      ],
      t,
      surface,
      fascia,
    );
    slab(
      s,
      [
        [x1 + oh, low, a],
        [x1 + oh, low, e],
        [xm, top, e],
        [xm, top, a],
      ],
      t,
      surface,
      fascia,
    );
    face(
      s,
      [
        [x0, y, z0],
        [x1, y, z0],
        [xm, y + rise, z0],
      ],
      make.gable,
    );
    face(
      s,
      [
        [x1, y, z1],
        [x0, y, z1],
        [xm, y + rise, z1],
      ],
      make.gable,
    );
    // Frieze boards under the rake.
    for (const [p, q] of [
      [x0 - oh, x0],
      [x1 + oh, x1],
    ] as const) {
      const from: Vec = [p, low - 0.95, z0 - 0.12];
      const till: Vec = [xm, top - 0.95, z0 - 0.12];
      const corners: Vec[] = [from, till, add(till, [0, 0.62, 0]), add(from, [0, 0.62, 0])];
      face(s, p < q ? corners : corners.reverse(), fascia, { casts: false, bothSides: true });
    }
  } else if (make.kind === 'shed') {
    slab(
      s,
      [
        [x0 - oh, low, z0 - oh],
        [x1 + oh, low, z0 - oh],
        [x1 + oh, top, z1 + oh * 0.3],
        [x0 - oh, top, z1 + oh * 0.3],
      ],
      t,
      surface,
      fascia,
    );
    face(
      s,
      [
        [x0, y, z1],
        [x0, y, z0],
        [x0, y + rise, z1],
      ],
      make.gable,
    );
    face(
      s,
      [
        [x1, y, z0],
        [x1, y, z1],
        [x1, y + rise, z1],
      ],
      make.gable,
    );
    gutter(s, x0 - oh, x1 + oh, low - 0.2, z0 - oh, fascia);
  } else {
    const w = x1 - x0;
    const d = z1 - z0;
    const half = Math.min(w, d) / 2;
    const r0: Vec = w >= d ? [x0 + half, top, (z0 + z1) / 2] : [(x0 + x1) / 2, top, z0 + half];
    const r1: Vec = w >= d ? [x1 - half, top, (z0 + z1) / 2] : [(x0 + x1) / 2, top, z1 - half];
    const A: Vec = [x0 - oh, low, z0 - oh];
    const B: Vec = [x1 + oh, low, z0 - oh];
    const C: Vec = [x1 + oh, low, z1 + oh];
    const D: Vec = [x0 - oh, low, z1 + oh];
    if (w >= d) {
      slab(s, [A, B, r1, r0], t, surface, fascia);
      slab(s, [B, C, r1], t, surface, fascia);
      slab(s, [C, D, r0, r1], t, surface, fascia);
      slab(s, [D, A, r0], t, surface, fascia);
    } else {
      slab(s, [A, B, r0], t, surface, fascia);
      slab(s, [B, C, r1, r0], t, surface, fascia);
      slab(s, [C, D, r1], t, surface, fascia);
      slab(s, [D, A, r0, r1], t, surface, fascia);
    }
    gutter(s, A[0], B[0], low - 0.2, A[2], fascia);
  }
}

function gutter(s: Scene, x0: number, x1: number, y: number, z: number, surface: Surface): void {
  box(s, [x0, y - 0.25, z - 0.32], [x1, y + 0.16, z], surface, { shades: false, skip: 'back' });
}
