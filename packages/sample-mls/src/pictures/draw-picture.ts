import { bath } from './bath.ts';
import { bedroom } from './bedroom.ts';
import { developPixels, packJpeg } from './develop.ts';
import { distanceGrid, opennessAt } from './distance-grid.ts';
import { exteriorFront } from './exterior.ts';
import { indoorLight } from './indoor-light.ts';
import { kitchen } from './kitchen.ts';
import type { Lighting } from './lighting.ts';
import { livingRoom } from './living-room.ts';
import {
  type Home,
  PICTURE_SCENES,
  type PictureFacts,
  type PictureScene,
  settleFacts,
} from './picture-facts.ts';
import { emptySamples, rasterFaces, rasterLeaves } from './raster.ts';
import { lightLeaves, shadeFrame } from './shade-frame.ts';
import { type Sky, skyLight, skyOver } from './sky.ts';
import { sunShadow } from './sun-shadow.ts';
import type { View } from './view.ts';

function viewOf(
  home: Home,
  scene: PictureScene,
  variant: number,
  width: number,
  height: number,
): View {
  switch (scene) {
    case 'kitchen':
      return kitchen(home, variant, width, height);
    case 'living':
      return livingRoom(home, variant, width, height);
    case 'bedroom':
      return bedroom(home, variant, false, width, height);
    case 'primary-bedroom':
      return bedroom(home, variant, true, width, height);
    case 'bath':
      return bath(home, variant, width, height);
    default:
      return exteriorFront(home, variant, width, height);
  }
}

export function drawPixels(
  home: Home,
  scene: PictureScene,
  variant: number,
  width: number,
  height: number,
): Uint8Array {
  const view = viewOf(home, scene, variant, width, height);
  const sky = skyOver(home.seed, home.timeOfDay, home.season, view.bearing);
  const light = view.indoors ? indoorLight(view, view.indoors, sky) : outdoorLight(view, sky);
  const T = process.env.PT ? performance.now() : 0;
  const samples = emptySamples(width * 2, height * 2);
  rasterFaces(samples, view.camera, view.scene.faces, 2);
  rasterLeaves(samples, view.camera, view.scene.leaves, 2);
  const T1 = performance.now();
  const leaves = lightLeaves(view.scene, light, view.camera.eye);
  const T2 = performance.now();
  const frame = frameOf(width * height * 3);
  shadeFrame(samples, view.camera, view.scene, light, leaves, frame);
  const T3 = performance.now();
  const px = developPixels(frame, width, height, view.exposure * light.gain, 0.02);
  if (T)
    console.log(
      'raster',
      T1 - T,
      'leaves',
      T2 - T1,
      'shade',
      T3 - T2,
      'dev',
      performance.now() - T3,
      view.scene.faces.length,
      view.scene.leaves.length,
    );
  return px;
}

let frame = new Float32Array(0);
function frameOf(length: number): Float32Array {
  if (frame.length !== length) frame = new Float32Array(length);
  return frame;
}

function outdoorLight(view: View, sky: Sky): Lighting {
  const shadow = sunShadow(view.scene, sky.toSun, view.centre, view.radius);
  const c = view.centre;
  const grid = distanceGrid(
    view.scene.occluders,
    [c[0] - 62, 0, c[2] - 30],
    [c[0] + 62, 34, c[2] + 50],
    1.15,
    3.2,
    false,
  );
  const a = sky.ambient;
  const b = sky.bounce;
  return {
    sky,
    shadow,
    grid,
    viewGain: 1,
    gain: 1,
    sunGain: 1,
    hazeFeet: 900,
    ambient: (px, py, pz, nx, ny, nz, out) => {
      const open = opennessAt(grid, px, py, pz, nx, ny, nz);
      const up = 0.5 + 0.5 * ny;
      const down = (1 - up) * 0.9;
      const k = open * open;
      out[0] = (a[0] * up + b[0] * down) * k + 0.02;
      out[1] = (a[1] * up + b[1] * down) * k + 0.02;
      out[2] = (a[2] * up + b[2] * down) * k + 0.022;
    },
    mirrored: (_x, _y, _z, rx, ry, rz, out) => skyLight(sky, rx, Math.abs(ry), rz, out),
  };
}

/** Draws one picture of a home as a JPEG. */
export async function drawPicture(
  facts: PictureFacts,
  scene: PictureScene,
  variant: number,
  options: { width?: number } = {},
): Promise<Buffer> {
  const home = settleFacts(facts);
  const chosen = PICTURE_SCENES.includes(scene) ? scene : 'exterior-front';
  const width = Math.round(Math.min(1280, Math.max(64, Number(options.width) || 1280)));
  const height = Math.round((width * 2) / 3);
  return packJpeg(drawPixels(home, chosen, variant, width, height), width, height);
}
