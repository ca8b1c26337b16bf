import { aimCamera } from './camera.ts';
import { dim, hex } from './colour.ts';
import { lawnSurface, patch } from './exterior.ts';
import { neighbour, woods } from './garden.ts';
import { homeMaterials } from './home-materials.ts';
import { buildHouse } from './house-body.ts';
import { planHouse } from './lay-out-house.ts';
import { asphaltTile, concreteTile } from './outdoor-tiles.ts';
import type { Home } from './picture-facts.ts';
import { evergreen, flowers, grasses, tree } from './plants.ts';
import { dice, mix } from './random.ts';
import { newScene, placed, type Scene } from './scene.ts';
import { bar, box } from './solids.ts';
import { paint, textured } from './surface.ts';
import type { Vec } from './vector.ts';
import type { View } from './view.ts';

/** Open land: grass, a wire fence, stakes at the corners, trees far off. */
export function lot(home: Home, variant: number, width: number, height: number): View {
  const d = dice(mix(home.seed, 91, variant));
  const s = newScene();
  patch(s, -600, 600, -80, 900, 0, lawnSurface(home.season));
  const road = variant % 2 === 0;
  if (road) {
    patch(
      s,
      -600,
      600,
      -40,
      -18,
      0.03,
      textured(asphaltTile(), 8, hex('#6f6d69'), { c3: hex('#9a968f') }),
    );
    patch(s, -600, 600, -18, -15, 0.02, textured(asphaltTile(), 5, hex('#a89a82')));
  }
  const camera = aimCamera(
    {
      eye: [d.range(-10, 10), d.range(6, 9), road ? -34 : -20],
      target: [d.range(-12, 12), 5, 60],
      angle: d.range(54, 62),
      horizon: d.range(0.46, 0.54),
    },
    width,
    height,
  );
  for (let i = 0; i < 260; i++) {
    const far = 8 + 90 * d.next() ** 1.5;
    const p: Vec = [camera.eye[0] + d.range(-0.7, 0.7) * far, 0, camera.eye[2] + far];
    if (road && p[2] < -13) continue;
    grasses(s, d, p, d.range(0.7, 1.7), home.season, 0.62);
    if (i % 5 === 0 && (home.season === 'spring' || home.season === 'summer'))
      flowers(s, d, [p[0], 1.2, p[2]], 1.4, 12, 0.22);
  }
  const post = paint(hex('#8a7c6a'));
  for (let x = -120; x <= 120; x += 12)
    box(s, [x, 0, 150], [x + 0.6, 4.6, 150.6], post, { shades: false });
  for (const y of [1.6, 2.8, 4])
    bar(s, [-130, y, 150.3], [130, y, 150.3], 0.05, paint(hex('#77736c')), { casts: false });
  for (const x of [-26, 24]) {
    placed(s, [x, 0, 6 + d.range(0, 20)], 0, () => {
      box(s, [-0.08, 0, -0.08], [0.08, 3.4, 0.08], post, { shades: false });
      box(s, [-0.02, 2.6, -0.1], [0.9, 3.3, -0.06], paint(hex('#d9562f')), { shades: false });
    });
  }
  for (let i = 0; i < d.int(3, 6); i++) {
    const p: Vec = [d.range(-90, 90), 0, d.range(70, 140)];
    if (d.chance(0.3)) evergreen(s, d, p, d.range(22, 36), 110);
    else tree(s, d, p, d.range(26, 44), home.season, 110);
  }
  if (home.waterfront)
    patch(s, -600, 600, 160, 420, 0.1, paint(hex('#3d5c66'), { kind: 'water', gloss: 0.9 }));
  woods(s, home, d, camera, home.waterfront ? 430 : 210);
  return {
    scene: s,
    camera,
    bearing: d.range(-75, 75),
    indoors: null,
    centre: [0, 4, 50],
    radius: 110,
    exposure: home.timeOfDay === 'dusk' ? 1.5 : 1,
  };
}

/** The home, or the bare lot, and its street from above. */
export function aerial(home: Home, variant: number, width: number, height: number): View {
  const d = dice(mix(home.seed, 95, variant));
  const s = newScene();
  const land = home.style === 'land';
  const m = homeMaterials(home);
  const plan = planHouse(home);
  const wide = land ? 70 : plan.right - plan.left;
  patch(s, -900, 900, -500, 1400, 0, { ...lawnSurface(home.season), feet: 66 });
  const tar = textured(asphaltTile(), 8, hex('#74716d'), { c3: hex('#9a968f') });
  patch(s, -900, 900, -84, -58, 0.05, tar);
  const walk = textured(concreteTile(), 5, hex('#c4beb3'));
  patch(s, -900, 900, -50, -45, 0.06, walk);
  patch(s, -900, 900, -97, -92, 0.06, walk);
  if (land)
    for (const x of [-55, 55])
      for (const z of [-40, 90])
        box(s, [x - 0.6, 0, z - 0.6], [x + 0.6, 5, z + 0.6], paint(hex('#d9562f')), {
          shades: false,
        });
  else {
    buildHouse(s, m, plan, d);
    if (plan.drive) patch(s, plan.drive.x0, plan.drive.x1, -58, plan.drive.z, 0.08, m.concrete);
  }
  const side = variant % 2 === 0 ? 1 : -1;
  const step = wide + 24;
  houses(s, d, land, step, wide);
  const camera = aimCamera(
    {
      eye: [side * d.range(50, 95), d.range(58, 84), -d.range(112, 135)],
      target: [0, 0, 14],
      angle: d.range(40, 46),
      horizon: 0.4,
      tilted: true,
    },
    width,
    height,
  );
  for (let i = 0; i < 44; i++) {
    const p: Vec = [d.range(-220, 220), 0, d.range(-130, 330)];
    const onHouse = Math.abs(p[0]) < wide / 2 + 6 && p[2] > -62 && p[2] < 52;
    const onRoad = p[2] < -40 && p[2] > -102;
    const slot = Math.abs(((p[0] % step) + step) % step);
    const inRow = (slot < wide / 2 + 6 || slot > step - wide / 2 - 6) && p[2] > -10 && p[2] < 60;
    if (onHouse || onRoad || inRow || (land && Math.abs(p[0]) < 55 && p[2] > -45 && p[2] < 95))
      continue;
    if (d.chance(0.2)) evergreen(s, d, p, d.range(18, 30), 190);
    else tree(s, d, p, d.range(18, 32), home.season, 190);
  }
  woods(s, home, d, camera, 420);
  return {
    scene: s,
    camera,
    bearing: side * d.range(-70, -20),
    indoors: null,
    centre: [0, 4, 30],
    radius: 190,
    exposure: home.timeOfDay === 'dusk' ? 1.5 : 1,
  };
}

/** The neighbours along the street and behind. */
function houses(
  s: Scene,
  d: ReturnType<typeof dice>,
  land: boolean,
  step: number,
  wide: number,
): void {
  const drive = textured(concreteTile(), 9, dim(hex('#c2bbae'), 1));
  for (const k of [-3, -2, -1, 1, 2, 3]) {
    const x = k * step;
    neighbour(s, d, x - 18, 1);
    patch(s, x - 30, x - 20, -58, 16, 0.08, drive);
    if (!land || Math.abs(k) > 1)
      placed(s, [x + step / 2, 0, 128], 180, () => neighbour(s, d, 0, 1));
  }
  placed(s, [wide * 0.2, 0, -130], 180, () => neighbour(s, d, -20, 1));
}
