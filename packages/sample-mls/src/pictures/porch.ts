import type { HomeMaterials } from './home-materials.ts';
import type { HousePlan } from './house-plan.ts';
import { buildRoof } from './roof.ts';
import { face, occlude, placed, type Scene } from './scene.ts';
import { box, turned } from './solids.ts';

export function buildPorch(
  s: Scene,
  m: HomeMaterials,
  plan: HousePlan,
  p: NonNullable<HousePlan['porch']>,
): void {
  const { x0, x1, z0, z1, floor, top } = p;
  box(s, [x0, 0, z0], [x1, floor, z1], m.accent === m.wall ? m.concrete : m.accent, {
    skip: 'bottom top',
  });
  box(s, [x0 - 0.2, floor - 0.3, z0 - 0.2], [x1 + 0.2, floor, z1], m.concrete, {
    skip: 'bottom',
    shades: false,
  });
  const steps = Math.max(1, Math.round(floor / 0.6));
  const sx = Math.min(x1 - 2.6, Math.max(x0 + 2.6, plan.door.x));
  for (let i = 1; i <= steps; i++) {
    const y = floor * (1 - i / (steps + 1));
    box(s, [sx - 2.4, 0, z0 - i * 1.05 - 0.1], [sx + 2.4, y, z0], m.concrete, {
      skip: 'bottom back',
    });
  }
  const wide = x1 - x0;
  const count = wide > 20 ? 4 : wide > 11 ? 3 : 2;
  const beam = top - 1;
  for (let i = 0; i < count; i++) {
    const x = x0 + 0.7 + ((wide - 1.4) * i) / (count - 1);
    if (Math.abs(x - sx) < 1.6 && count > 2) continue;
    column(s, m, p.columns, x, z0 + 0.7, floor, beam);
  }
  box(s, [x0, beam, z0 + 0.2], [x1, top, z0 + 1.1], m.trim, { shades: false });
  for (const x of [x0, x1 - 0.8])
    box(s, [x, beam, z0 + 1], [x + 0.8, top, z1], m.trim, { shades: false });
  face(
    s,
    [
      [x0, top - 0.2, z1],
      [x1, top - 0.2, z1],
      [x1, top - 0.2, z0],
      [x0, top - 0.2, z0],
    ],
    m.trim,
    { casts: false },
  );
  occlude(s, [x0, top - 0.2, z0], [x1, top + 0.6, z1]);
  const block = { x0, x1, z0, z1: z1 + (p.roof === 'gable' ? 6 : 0.4), eave: top };
  const surface = p.columns === 'timber' ? m.metalRoof : m.roof;
  if (p.roof === 'shed')
    buildRoof(s, block, {
      kind: 'shed',
      pitch: 0.28,
      overhang: 0.9,
      surface,
      fascia: m.trim,
      gable: m.wall,
    });
  else if (p.roof === 'gable')
    buildRoof(s, block, {
      kind: 'gable-z',
      pitch: 0.46,
      overhang: 1,
      surface,
      fascia: m.trim,
      gable: m.gable,
    });
  else if (p.roof === 'flat')
    buildRoof(s, block, {
      kind: 'flat',
      pitch: 0,
      overhang: 0.7,
      surface: m.metal,
      fascia: m.trim,
      gable: m.wall,
    });
}

function column(
  s: Scene,
  m: HomeMaterials,
  kind: string,
  x: number,
  z: number,
  y0: number,
  y1: number,
): void {
  if (kind === 'round') {
    turned(
      s,
      x,
      z,
      [
        [0.5, y0 + 0.35],
        [0.42, y1 - 0.5],
        [0.55, y1 - 0.35],
      ],
      m.trim,
      { sides: 14 },
    );
    box(s, [x - 0.6, y0, z - 0.6], [x + 0.6, y0 + 0.35, z + 0.6], m.trim, { shades: false });
    box(s, [x - 0.62, y1 - 0.35, z - 0.62], [x + 0.62, y1, z + 0.62], m.trim, { shades: false });
    return;
  }
  if (kind === 'tapered') {
    const pier = y0 + 3.4;
    box(s, [x - 0.95, 0, z - 0.95], [x + 0.95, pier, z + 0.95], m.accent);
    box(s, [x - 1.1, pier, z - 1.1], [x + 1.1, pier + 0.25, z + 1.1], m.concrete, {
      shades: false,
    });
    const [a, b] = [0.68, 0.44];
    for (const turn of [0, 90, 180, 270]) {
      placed(s, [x, 0, z], turn, () =>
        face(
          s,
          [
            [-a, pier + 0.25, -a],
            [a, pier + 0.25, -a],
            [b, y1, -b],
            [-b, y1, -b],
          ],
          m.trim,
        ),
      );
    }
    return;
  }
  const r = kind === 'timber' ? 0.36 : 0.42;
  const surface = kind === 'timber' ? m.wood : m.trim;
  box(s, [x - r, y0, z - r], [x + r, y1, z + r], surface);
  if (kind === 'square') {
    box(s, [x - r - 0.12, y0, z - r - 0.12], [x + r + 0.12, y0 + 0.9, z + r + 0.12], surface, {
      shades: false,
    });
    box(s, [x - r - 0.12, y1 - 0.5, z - r - 0.12], [x + r + 0.12, y1, z + r + 0.12], surface, {
      shades: false,
    });
  }
}
