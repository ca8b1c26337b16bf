import type { Camera } from './camera.ts';
import type { Lighting } from './lighting.ts';
import type { Face } from './scene.ts';

/**
 * What runs evenly over the screen for one face, each as (at pixel 0, change per column, change
 * per row): first its nearness (1 / depth), then, before division by nearness, the texture's u
 * and v and the sun map's side, rise and height. `from` holds where each of those five starts at
 * the eye.
 */
export type FaceLines = { lines: Float64Array; from: Float64Array };

/** Works out the lines of a face; they hold for one camera and one light. */
export function faceLines(camera: Camera, light: Lighting, it: Face): FaceLines {
  const { base, stepX, stepY, eye } = camera;
  const S = light.sky.toSun;
  const shadow = light.shadow;
  const n = it.normal;
  const o = it.origin;
  const gap = it.offset - (n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2]);
  const lines = new Float64Array(18);
  const from = new Float64Array(5);
  const axes = [it.uAxis, it.vAxis, shadow?.side ?? S, shadow?.rise ?? S, S];
  for (let q = 0; q < 6; q++) {
    const a = q === 0 ? n : axes[q - 1]!;
    const k = q === 0 ? 1 / gap : 1;
    lines[q * 3] = (base[0] * a[0] + base[1] * a[1] + base[2] * a[2]) * k;
    lines[q * 3 + 1] = (stepX[0] * a[0] + stepX[1] * a[1] + stepX[2] * a[2]) * k;
    lines[q * 3 + 2] = (stepY[0] * a[0] + stepY[1] * a[1] + stepY[2] * a[2]) * k;
    if (q === 0) continue;
    const plain = q > 2;
    const x = eye[0] - (plain ? 0 : o[0]);
    const y = eye[1] - (plain ? 0 : o[1]);
    const z = eye[2] - (plain ? 0 : o[2]);
    from[q - 1] = x * a[0] + y * a[1] + z * a[2];
  }
  if (shadow) {
    from[2] = from[2]! + shadow.sideOffset;
    from[3] = from[3]! + shadow.riseOffset;
  }
  return { lines, from };
}
