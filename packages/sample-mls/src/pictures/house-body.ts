import { dim } from './colour.ts';
import type { HomeMaterials } from './home-materials.ts';
import type { HousePlan, PlanBlock } from './house-plan.ts';
import { entry, garageDoor, lantern, window } from './openings.ts';
import { buildPorch } from './porch.ts';
import type { Dice } from './random.ts';
import { buildRoof, type RoofMake, roofRise } from './roof.ts';
import { placed, type Scene } from './scene.ts';
import { bar, box, turned } from './solids.ts';
import { paint } from './surface.ts';

/** Builds the walls, roofs, openings and porch of a laid-out house. */
export function buildHouse(s: Scene, m: HomeMaterials, plan: HousePlan, d: Dice): void {
  const lit = d.range(0.5, 1);
  for (const block of plan.blocks) buildBlock(s, m, plan, block, d, lit);
  if (plan.porch) buildPorch(s, m, plan, plan.porch);
  for (const dormer of plan.dormers) {
    const b = {
      x0: dormer.x - dormer.w / 2,
      x1: dormer.x + dormer.w / 2,
      z0: dormer.z,
      z1: dormer.z + 9,
      eave: dormer.y + 5,
    };
    box(s, [b.x0, dormer.y - 1, b.z0], [b.x1, b.eave, b.z1], m.gable, { skip: 'top bottom' });
    buildRoof(s, b, {
      kind: 'gable-z',
      pitch: dormer.w > 7 ? 0.45 : 0.8,
      overhang: 0.8,
      surface: m.roof,
      fascia: m.trim,
      gable: m.gable,
    });
    const n = dormer.w > 7 ? 3 : 1;
    for (let i = 0; i < n; i++) {
      window(s, m, [dormer.x + (i - (n - 1) / 2) * 2.9 - 1.25, dormer.y + 0.7, b.z0], 2.5, 3.5, {
        lit: lit * 0.7,
        trim: 0.28,
        seed: dormer.x + i,
      });
    }
  }
  if (plan.chimney) {
    const { x, z, top, w } = plan.chimney;
    box(s, [x - w / 2, 0, z - w * 0.4], [x + w / 2, top, z + w * 0.4], m.accent, {
      skip: 'bottom',
    });
    box(
      s,
      [x - w / 2 - 0.3, top, z - w * 0.4 - 0.3],
      [x + w / 2 + 0.3, top + 0.5, z + w * 0.4 + 0.3],
      m.concrete,
      { shades: false },
    );
    turned(
      s,
      x,
      z,
      [
        [0.5, top + 0.5],
        [0.42, top + 1.8],
      ],
      paint([0.2, 0.09, 0.06]),
      { sides: 8, shades: false },
    );
  }
  for (const b of plan.balconies) {
    box(s, [b.x0, b.y, b.z - 5], [b.x1, b.y + 0.7, b.z], m.trim);
    for (let x = b.x0; x <= b.x1 + 0.01; x += 0.62)
      bar(s, [x, b.y + 0.7, b.z - 4.9], [x, b.y + 3.9, b.z - 4.9], 0.05, m.metal);
    box(s, [b.x0, b.y + 3.9, b.z - 5], [b.x1, b.y + 4.1, b.z - 4.8], m.metal, { shades: false });
  }
}

function buildBlock(
  s: Scene,
  m: HomeMaterials,
  plan: HousePlan,
  b: PlanBlock,
  d: Dice,
  lit: number,
): void {
  const wall = m[b.wall];
  const base = b.floor > 6 ? b.floor - 0.9 : 0;
  box(s, [b.x0, base, b.z0], [b.x1, b.eave, b.z1], wall, { skip: base > 0 ? '' : 'bottom' });
  const onGround = base === 0;
  const garaged = b.front.some((f) => f.kind === 'garage');
  // Foundation, skirt, corner boards.
  if (onGround && !garaged)
    box(
      s,
      [b.x0 - 0.03, 0, b.z0 - 0.03],
      [b.x1 + 0.03, Math.min(b.floor - 0.3, 1), b.z1 + 0.03],
      m.concrete,
      { skip: 'top bottom back', shades: false },
    );
  if (b.skirt > 0 && b.wall === 'wall' && m.accent !== m.wall && onGround) {
    skirtOf(s, m, b);
  }
  const sided = wall === m.wall || wall === m.gable;
  if (sided && wall.tile !== m.accent.tile) {
    for (const x of [b.x0, b.x1])
      box(
        s,
        [x - 0.28, Math.max(base, b.skirt && onGround ? b.skirt : 0.6), b.z0 - 0.1],
        [x + 0.28, b.eave, b.z0 + 0.4],
        m.trim,
        { shades: false, skip: 'back bottom' },
      );
  }
  box(s, [b.x0 - 0.05, b.eave - 0.85, b.z0 - 0.09], [b.x1 + 0.05, b.eave, b.z0], m.trim, {
    shades: false,
    skip: 'back',
  });
  const make: RoofMake = {
    kind: b.roof,
    pitch: b.pitch,
    overhang: b.overhang,
    surface: b.roof === 'flat' ? m.metal : m.roof,
    fascia: m.trim,
    gable: b.roof === 'gable-z' ? m.gable : wall,
  };
  buildRoof(s, b, make);
  const rise = roofRise(b, make);
  const middle = (b.x0 + b.x1) / 2;
  if (b.roof === 'gable-z') {
    if (plan.timbers) timber(s, b, rise);
    if (b.gableWindow && rise > 4)
      window(s, m, [middle - 1.2, b.eave + rise * 0.12, b.z0], 2.4, Math.min(3.6, rise * 0.42), {
        trim: 0.28,
        lit: lit * 0.5,
        seed: middle,
      });
    else if (rise > 3 && !plan.timbers) vent(s, m, middle, b.eave + rise * 0.42, b.z0);
  }
  let seed = 0;
  for (const f of b.front) {
    seed++;
    if (f.kind === 'window') {
      window(s, m, [f.x, f.y, b.z0], f.w, f.h, {
        across: f.across,
        up: f.up,
        shutters: f.shutters,
        lit: d.chance(0.72) ? lit : 0.08,
        seed: seed * 1.37 + f.x,
      });
    } else if (f.kind === 'door') {
      entry(s, m, [f.x, f.y, b.z0], f);
      // Threshold and steps where no porch takes them.
      if (!plan.porch)
        for (let i = 0; i < 3; i++)
          box(
            s,
            [f.x - 3 - i * 0.4, 0, b.z0 - 2.4 - i * 1.1],
            [f.x + 3 + i * 0.4, f.y * (1 - i / 3) - 0.1, b.z0],
            m.concrete,
            { skip: 'bottom' },
          );
    } else {
      garageDoor(s, m, [f.x, 0.08, b.z0], f.w, f.style);
    }
  }
  if (garaged) for (const x of [b.x0 + 1, b.x1 - 1]) lantern(s, m, [x, 6.4, b.z0]);
  sideWindows(s, m, b, lit);
}

function skirtOf(s: Scene, m: HomeMaterials, b: PlanBlock): void {
  const h = b.skirt;
  const doors = b.front
    .filter((f) => f.kind !== 'window')
    .map((f) => (f.kind === 'door' ? [f.x - 3.4, f.x + 3.4] : [f.x - 0.4, f.x + f.w + 0.4]));
  doors.sort((p, q) => p[0]! - q[0]!);
  let x = b.x0 - 0.2;
  const piece = (from: number, till: number) => {
    if (till - from < 0.3) return;
    box(s, [from, 0, b.z0 - 0.25], [till, h, b.z0], m.accent, {
      skip: 'back bottom',
      shades: false,
    });
    box(s, [from - 0.06, h, b.z0 - 0.36], [till + 0.06, h + 0.24, b.z0], m.concrete, {
      skip: 'back',
      shades: false,
    });
  };
  for (const [from, till] of doors) {
    piece(x, from!);
    x = Math.max(x, till!);
  }
  piece(x, b.x1 + 0.2);
  for (const [x0, x1] of [
    [b.x0 - 0.25, b.x0],
    [b.x1, b.x1 + 0.25],
  ] as const) {
    box(s, [x0, 0, b.z0 - 0.25], [x1, h, b.z1], m.accent, { skip: 'bottom', shades: false });
  }
}

function sideWindows(s: Scene, m: HomeMaterials, b: PlanBlock, lit: number): void {
  const deep = b.z1 - b.z0;
  if (deep < 16) return;
  const tall = b.eave - b.floor > 15;
  for (const side of [-1, 1]) {
    const x = side < 0 ? b.x0 : b.x1;
    placed(s, [x, 0, side < 0 ? b.z1 : b.z0], side < 0 ? 90 : -90, () => {
      for (const k of [0.3, 0.68]) {
        for (const y of tall ? [b.floor + 2.6, b.floor + 11.8] : [b.floor + 2.6]) {
          window(s, m, [deep * k - 1.5, y, 0], 3, 4.6, { lit: lit * 0.7, seed: k * 7 + y });
        }
      }
    });
  }
}

function vent(s: Scene, m: HomeMaterials, x: number, y: number, z: number): void {
  box(s, [x - 0.95, y - 0.15, z - 0.1], [x + 0.95, y + 2.3, z], m.trim, {
    shades: false,
    skip: 'back',
  });
  const dark = paint(dim(m.trim.c1, 0.45));
  for (let i = 0; i < 6; i++)
    box(s, [x - 0.75, y + 0.08 + i * 0.34, z - 0.12], [x + 0.75, y + 0.24 + i * 0.34, z], dark, {
      shades: false,
      skip: 'back',
    });
}

export function timber(s: Scene, b: PlanBlock, rise: number): void {
  const wood = paint([0.055, 0.035, 0.025]);
  const z = b.z0;
  const w = b.x1 - b.x0;
  const mid = (b.x0 + b.x1) / 2;
  for (let x = b.x0 + w * 0.125; x < b.x1 - 0.5; x += w / 8) {
    const h = rise * (1 - Math.abs(x - mid) / (w / 2)) - 0.6;
    if (h > 0.6)
      box(s, [x - 0.22, b.eave, z - 0.12], [x + 0.22, b.eave + h, z], wood, {
        shades: false,
        skip: 'back',
      });
  }
  for (const k of [0, 0.36]) {
    const half = (w / 2) * (1 - k) - 0.4;
    box(
      s,
      [mid - half, b.eave + rise * k - 0.25, z - 0.14],
      [mid + half, b.eave + rise * k + 0.25, z],
      wood,
      { shades: false, skip: 'back' },
    );
  }
}
