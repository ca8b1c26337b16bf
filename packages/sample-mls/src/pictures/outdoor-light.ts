import { distanceGrid, opennessAt } from './distance-grid.ts';
import type { Lighting } from './lighting.ts';
import { type Sky, skyLight } from './sky.ts';
import { sunShadow } from './sun-shadow.ts';
import type { View } from './view.ts';

const way = new Float64Array(3);

/** Sets up the light under the open sky: sun with its shadows, sky from above, ground from below. */
export function outdoorLight(view: View, sky: Sky): Lighting {
  const shadow = sunShadow(view.scene, sky.toSun, view.centre, view.radius);
  const [x, , z] = view.centre;
  const grid = distanceGrid(
    view.scene.occluders,
    [x - 62, 0, z - 30],
    [x + 62, 34, z + 50],
    1.15,
    3.2,
    false,
  );
  const above = Float64Array.from(sky.ambient);
  const below = Float64Array.from(sky.bounce);
  return {
    sky,
    shadow,
    grid,
    viewGain: 1,
    gain: 1,
    sunGain: 1,
    hazeFeet: 2600,
    ambient: (at, out) => {
      const open = opennessAt(grid, at);
      const up = 0.5 + 0.5 * at[4]!;
      const down = (1 - up) * 0.9;
      const k = open * open;
      for (let c = 0; c < 3; c++) out[c] = (above[c]! * up + below[c]! * down) * k + 0.02;
    },
    mirrored: (at, out) => {
      way[0] = at[3]!;
      way[1] = Math.abs(at[4]!);
      way[2] = at[5]!;
      skyLight(sky, way, out);
    },
  };
}
