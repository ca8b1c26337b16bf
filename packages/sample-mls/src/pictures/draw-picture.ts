import { basement } from './basement.ts';
import { bath } from './bath.ts';
import { bedroom } from './bedroom.ts';
import { developPixels, packJpeg } from './develop.ts';
import { diningRoom } from './dining-room.ts';
import { exteriorFront } from './exterior.ts';
import { garageRoom } from './garage-room.ts';
import { indoorLight } from './indoor-light.ts';
import { kitchen } from './kitchen.ts';
import { aerial, lot } from './land.ts';
import { livingRoom } from './living-room.ts';
import { office } from './office.ts';
import { outdoorLight } from './outdoor-light.ts';
import {
  type Home,
  PICTURE_SCENES,
  type PictureFacts,
  type PictureScene,
  settleFacts,
} from './picture-facts.ts';
import { emptySamples, rasterFaces, rasterLeaves } from './raster.ts';
import { lightLeaves, shadeFrame } from './shade-frame.ts';
import { skyOver } from './sky.ts';
import type { View } from './view.ts';
import { yard } from './yard.ts';

/** The widest picture that is drawn, in pixels: wide enough for the gallery, quick to draw. */
export const WIDEST = 1120;

/** The height of a picture of a width, in the shape 3:2. */
export const heightFor = (width: number): number => Math.round((width * 2) / 3);

type SceneMaker = (home: Home, variant: number, width: number, height: number) => View;

const MAKERS: Record<PictureScene, SceneMaker> = {
  'exterior-front': exteriorFront,
  kitchen,
  living: livingRoom,
  bedroom: (home, variant, width, height) => bedroom(home, variant, false, width, height),
  'primary-bedroom': (home, variant, width, height) => bedroom(home, variant, true, width, height),
  bath,
  yard,
  dining: diningRoom,
  basement,
  office,
  aerial,
  garage: garageRoom,
  lot,
};

/** Land has no house: whatever is asked, it shows the lot or the view from above. */
function makerFor(home: Home, scene: PictureScene): SceneMaker {
  if (home.style === 'land' && scene !== 'aerial') return lot;
  return MAKERS[scene];
}

/** Draws a scene into screen bytes, three a pixel. */
export function drawPixels(
  home: Home,
  scene: PictureScene,
  variant: number,
  width: number,
  height: number,
): Uint8Array {
  const view = makerFor(home, scene)(home, variant, width, height);
  const sky = skyOver(home.seed, home.timeOfDay, home.season, view.bearing);
  const light = view.indoors ? indoorLight(view, view.indoors, sky) : outdoorLight(view, sky);
  const samples = emptySamples(width, height);
  rasterFaces(samples, view.camera, view.scene.faces);
  rasterLeaves(samples, view.camera, view.scene.leaves);
  const leaves = lightLeaves(view.scene, light, view.camera.eye);
  const frame = frameOf(width * height * 3);
  shadeFrame(samples, view.camera, view.scene, light, leaves, frame);
  return developPixels(frame, width, height, view.exposure * light.gain, 0.02);
}

let kept = new Float32Array(0);

/** One frame of light, kept from picture to picture while the size stays. */
function frameOf(length: number): Float32Array {
  if (kept.length !== length) kept = new Float32Array(length);
  return kept;
}

/**
 * Draws one picture of a home as a JPEG in the shape 3:2. The same facts, scene, variant and width
 * give the same bytes. `variant` tells apart several pictures of one kind (second bath, third
 * bedroom). `width` in pixels, 64 to 1120, 1120 unless told. Never refuses: unknown scenes show the
 * front, odd facts are put right as `settleFacts` says.
 */
export async function drawPicture(
  facts: Partial<PictureFacts>,
  scene: PictureScene,
  variant: number,
  options: { width?: number } = {},
): Promise<Buffer> {
  const home = settleFacts(facts);
  const chosen = PICTURE_SCENES.includes(scene) ? scene : 'exterior-front';
  const which = Number.isFinite(variant) ? Math.abs(Math.trunc(variant)) % 1000 : 0;
  const asked = Number(options.width);
  const width = Math.round(Number.isFinite(asked) ? Math.min(WIDEST, Math.max(64, asked)) : WIDEST);
  const height = heightFor(width);
  return packJpeg(drawPixels(home, chosen, which, width, height), width, height);
}
