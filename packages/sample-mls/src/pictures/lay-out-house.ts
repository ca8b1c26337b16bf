import type { BlockDraft, HousePlan, PlanBlock, PlanFront } from './house-plan.ts';
import { STYLES } from './house-styles.ts';
import type { Home } from './picture-facts.ts';
import { dice, mix } from './random.ts';
import type { RoofKind } from './roof.ts';

/** Lays out a house of the home's style, stories and garage; the main front stands at z = 0. */
export function planHouse(home: Home): HousePlan {
  const d = dice(mix(home.seed, 1212));
  const old = home.yearBuilt < 1960;
  const ground = d.range(0.9, 1.6);
  const across = old ? 3 : d.chance(0.4) ? 2 : 1;
  const block = (b: BlockDraft): PlanBlock => ({
    floor: ground,
    roof: 'gable-x',
    pitch: 0.45,
    overhang: 1.3,
    wall: 'wall',
    skirt: 0,
    gableWindow: false,
    front: [],
    ...b,
  });
  const main: RoofKind = home.roof === 'hip' ? 'hip' : home.roof === 'flat' ? 'flat' : 'gable-x';
  const skirt = home.siding.includes('-and-') ? 3.2 : 0;
  const plainFront = ['condo', 'townhouse', 'contemporary', 'prairie'].includes(home.style);
  const shutters = !plainFront && d.chance(old || home.style === 'colonial' ? 0.75 : 0.2);
  const bays = Math.max(0, home.garageBays);
  const garageWide = bays === 0 ? 0 : bays === 1 ? 13 : bays === 2 ? 22 : bays === 3 ? 32 : 42;
  const style = d.int(0, 2);
  const plan: HousePlan = {
    blocks: [],
    porch: null,
    chimney: null,
    dormers: [],
    door: { x: 0, z: 0, y: ground },
    drive: null,
    balconies: [],
    timbers: false,
    left: 0,
    right: 0,
    top: 0,
  };
  const win = (x: number, y: number, w: number, h: number, more: object = {}): PlanFront => ({
    kind: 'window',
    x: x - w / 2,
    y,
    w,
    h,
    across: w > 4 ? Math.round(w / 2.2) : across,
    up: 2,
    shutters: shutters && w < 5,
    ...more,
  });
  const doors = (x0: number): PlanFront[] => {
    const list: PlanFront[] = [];
    let x = x0 + 2;
    let left = bays;
    while (left > 0) {
      const pair = left >= 2 && (style !== 2 || left % 2 === 0) && !(left === 3 && style === 1);
      const w = pair ? 16 : 8.5;
      list.push({ kind: 'garage', x, w, style });
      x += w + 1.6;
      left -= pair ? 2 : 1;
    }
    return list;
  };
  const gaped = (x0: number): number => {
    const list = doors(x0);
    const last = list.at(-1);
    return last && last.kind === 'garage' ? last.x + last.w + 2 - x0 : 0;
  };
  const garage = (
    x0: number,
    z0: number,
    depth: number,
    eave: number,
    roof: RoofKind,
    pitch: number,
    more: Partial<PlanBlock> = {},
  ): number => {
    if (bays === 0) return x0;
    const w = gaped(x0);
    plan.blocks.push(
      block({
        x0,
        x1: x0 + w,
        z0,
        z1: z0 + depth,
        eave,
        roof,
        pitch,
        front: doors(x0),
        skirt: skirt && 3.2,
        gableWindow: roof === 'gable-z' && d.chance(0.6),
        ...more,
      }),
    );
    plan.drive = { x0: x0 + 1, x1: x0 + w - 1, z: z0 };
    return x0 + w;
  };
  STYLES[home.style === 'land' ? 'ranch' : home.style]({
    home,
    d,
    block,
    win,
    garage,
    plan,
    ground,
    main,
    skirt,
    garageWide,
    old,
  });
  plan.left = Math.min(...plan.blocks.map((b) => b.x0));
  plan.right = Math.max(...plan.blocks.map((b) => b.x1));
  const shift = (plan.left + plan.right) / 2;
  moveX(plan, -shift);
  if (d.chance(0.5)) mirrorX(plan);
  plan.top = Math.max(
    ...plan.blocks.map(
      (b) =>
        b.eave +
        (b.roof === 'flat'
          ? 1
          : b.roof === 'gable-z'
            ? ((b.x1 - b.x0) / 2) * b.pitch
            : (Math.min(b.z1 - b.z0, b.roof === 'hip' ? b.x1 - b.x0 : 1e9) / 2) * b.pitch),
    ),
  );
  return plan;
}

function moveX(plan: HousePlan, by: number): void {
  for (const b of plan.blocks) {
    b.x0 += by;
    b.x1 += by;
    for (const f of b.front) f.x += by;
  }
  if (plan.porch) {
    plan.porch.x0 += by;
    plan.porch.x1 += by;
  }
  if (plan.chimney) plan.chimney.x += by;
  for (const m of plan.dormers) m.x += by;
  for (const b of plan.balconies) {
    b.x0 += by;
    b.x1 += by;
  }
  plan.door.x += by;
  if (plan.drive) {
    plan.drive.x0 += by;
    plan.drive.x1 += by;
  }
  plan.left += by;
  plan.right += by;
}

function mirrorX(plan: HousePlan): void {
  const swap = (o: { x0: number; x1: number }) => {
    [o.x0, o.x1] = [-o.x1, -o.x0];
  };
  for (const b of plan.blocks) {
    swap(b);
    for (const f of b.front) f.x = f.kind === 'door' ? -f.x : -f.x - f.w;
  }
  if (plan.porch) swap(plan.porch);
  if (plan.chimney) plan.chimney.x *= -1;
  for (const m of plan.dormers) m.x *= -1;
  for (const b of plan.balconies) swap(b);
  plan.door.x *= -1;
  if (plan.drive) swap(plan.drive);
  [plan.left, plan.right] = [-plan.right, -plan.left];
}
