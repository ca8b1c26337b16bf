import { aimCamera, type Camera } from './camera.ts';
import { dim, hex } from './colour.ts';
import { plantGarden } from './garden.ts';
import { homeMaterials } from './home-materials.ts';
import { buildHouse } from './house-body.ts';
import { planHouse } from './lay-out-house.ts';
import { asphaltTile, concreteTile, grassTile, snowTile } from './outdoor-tiles.ts';
import type { Home, Season } from './picture-facts.ts';
import { dice, mix } from './random.ts';
import { face, newScene, type Scene } from './scene.ts';
import { box } from './solids.ts';
import { type Surface, textured } from './surface.ts';
import type { View } from './view.ts';

const LAWNS: Record<Season, [string, string]> = {
  spring: ['#6f8f42', '#a3a65c'],
  summer: ['#5c7a38', '#938d4c'],
  autumn: ['#74783c', '#a88a48'],
  winter: ['#f2f5fa', '#dfe8f4'],
};

/** What covers open ground. */
export function lawnSurface(season: Season): Surface {
  const [a, b] = LAWNS[season];
  return season === 'winter'
    ? textured(snowTile(), 30, hex(a), { c2: hex('#c9d6ea'), c3: hex(b) })
    : textured(grassTile(), 12, hex(a), { c2: dim(hex(a), 0.6), c3: hex(b) });
}

/** A level piece of ground a little above the lawn. */
export function patch(
  s: Scene,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  y: number,
  surface: Surface,
): void {
  face(
    s,
    [
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ],
    surface,
    { casts: false },
  );
}

/** The house from the street. */
export function exteriorFront(home: Home, variant: number, width: number, height: number): View {
  const d = dice(mix(home.seed, 31, variant));
  const s = newScene();
  const m = homeMaterials(home);
  const plan = planHouse(home);
  buildHouse(s, m, plan, dice(mix(home.seed, 32)));
  const wide = plan.right - plan.left;

  patch(s, -400, 400, -60, 500, 0, lawnSurface(home.season));
  const street = -58;
  patch(
    s,
    -400,
    400,
    street - 26,
    street,
    0.02,
    textured(asphaltTile(), 8, hex('#6d6b68'), { c3: hex('#9a968f') }),
  );
  patch(s, -400, 400, street - 400, street - 26, 0.01, lawnSurface(home.season));
  box(s, [-400, 0, street], [400, 0.45, street + 0.6], m.concrete, { skip: 'bottom' });
  const walk = textured(concreteTile(), 5, hex('#c4beb3'));
  patch(s, -400, 400, street + 9, street + 14, 0.05, walk);
  if (plan.drive) {
    patch(s, plan.drive.x0, plan.drive.x1, street, plan.drive.z, 0.06, m.concrete);
  }
  if (home.style !== 'condo') walkToEntry(s, plan, walk, street);

  const side = d.chance(0.5) ? 1 : -1;
  const camera = frontCamera(d, plan, wide, side, width, height);
  plantGarden(s, home, plan, camera, d);
  const towardLight = side * (d.chance(0.7) ? -1 : 1) * d.range(28, 58);
  return {
    scene: s,
    camera,
    bearing: towardLight,
    indoors: null,
    centre: [0, 4, -6],
    radius: Math.max(60, wide * 0.75 + 22),
    exposure: home.timeOfDay === 'dusk' ? 1.5 : 1,
  };
}

function frontCamera(
  d: ReturnType<typeof dice>,
  plan: ReturnType<typeof planHouse>,
  wide: number,
  side: number,
  width: number,
  height: number,
): Camera {
  const angle = d.range(46, 54);
  const half = Math.tan((angle * Math.PI) / 360);
  const byWidth = (wide * 0.5) / (half * d.range(0.8, 0.9));
  const top = plan.top + 1.5;
  const byHeight = top / (2 * half * (height / width) * 0.62);
  const back = Math.max(byWidth, byHeight, 34) + 3;
  const eyeY = d.range(5, 8.5);
  const across = side * back * d.range(0.16, 0.4);
  const target = wide * side * 0.02;
  return aimCamera(
    {
      eye: [across, eyeY, -back],
      target: [target, 5, 2],
      angle,
      horizon: top > 24 ? d.range(0.64, 0.7) : d.range(0.56, 0.62),
    },
    width,
    height,
  );
}

function walkToEntry(
  s: Scene,
  plan: ReturnType<typeof planHouse>,
  walk: Surface,
  street: number,
): void {
  const x = plan.door.x;
  const from = plan.door.z - 2.5;
  if (plan.drive && Math.abs(plan.drive.x0 - x) < 60) {
    // Straight out, then across to the drive.
    const bend = Math.min(from - 5, plan.drive.z - 2);
    patch(s, x - 2, x + 2, bend - 2, from, 0.07, walk);
    const edge = x > plan.drive.x1 ? plan.drive.x1 : plan.drive.x0;
    patch(s, Math.min(x + 2, edge), Math.max(x - 2, edge), bend - 4.5, bend - 0.5, 0.07, walk);
  } else patch(s, x - 2, x + 2, street + 14, from, 0.07, walk);
}
