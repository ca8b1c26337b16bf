import { writeFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { drawPicture } from './draw-picture.ts';
import {
  HOME_STYLES,
  type PictureFacts,
  type PictureScene,
  ROOFS,
  SEASONS,
  SIDINGS,
  TIMES_OF_DAY,
} from './picture-facts.ts';
import { dice } from './random.ts';

const COLUMNS = 8;
const ROWS = 6;
const CELL = 320;
const GAP = 6;

/** What each of the 48 pictures shows: the six main scenes most often, then the others. */
const SCENES: PictureScene[] = [
  'exterior-front',
  'kitchen',
  'exterior-front',
  'living',
  'exterior-front',
  'bath',
  'bedroom',
  'exterior-front',
  'living',
  'exterior-front',
  'yard',
  'exterior-front',
  'kitchen',
  'exterior-front',
  'dining',
  'exterior-front',
  'exterior-front',
  'bath',
  'exterior-front',
  'primary-bedroom',
  'exterior-front',
  'kitchen',
  'exterior-front',
  'office',
  'bedroom',
  'exterior-front',
  'living',
  'yard',
  'aerial',
  'exterior-front',
  'bath',
  'exterior-front',
  'exterior-front',
  'kitchen',
  'exterior-front',
  'basement',
  'exterior-front',
  'yard',
  'exterior-front',
  'living',
  'bath',
  'exterior-front',
  'lot',
  'exterior-front',
  'primary-bedroom',
  'exterior-front',
  'kitchen',
  'exterior-front',
];

/** The facts of the sheet's homes: every style in turn, the rest by chance from a fixed seed. */
export function sheetHome(index: number): PictureFacts {
  const d = dice(4000 + index);
  const built = d.int(1905, 2025);
  return {
    seed: 700 + index * 31,
    style: HOME_STYLES[(index * 7 + 3) % (HOME_STYLES.length - 1)]!,
    siding: d.pick(SIDINGS),
    sidingHue: d.int(0, 359),
    roof: d.pick(ROOFS.slice(0, 3)),
    garageBays: d.int(1, 3),
    season: d.pick([...SEASONS, 'summer', 'summer', 'autumn'] as const),
    timeOfDay: d.pick([...TIMES_OF_DAY, 'golden'] as const),
    yearBuilt: built,
    pool: d.chance(0.4),
    fireplace: d.chance(0.7),
  };
}

/** Draws the sheet of 48 pictures and writes it as a JPEG. */
export async function writeContactSheet(path: string): Promise<void> {
  const height = Math.round((CELL * 2) / 3);
  const tiles: OverlayOptions[] = [];
  for (const [i, scene] of SCENES.entries()) {
    const picture = await drawPicture(sheetHome(i), scene, i % 2);
    tiles.push({
      input: await sharp(picture).resize(CELL, height).toBuffer(),
      left: GAP + (i % COLUMNS) * (CELL + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (height + GAP),
    });
  }
  const sheet = await sharp({
    create: {
      width: GAP + COLUMNS * (CELL + GAP),
      height: GAP + ROWS * (height + GAP),
      channels: 3,
      background: '#faf7f1',
    },
  })
    .composite(tiles)
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
  writeFileSync(path, sheet);
}

if (import.meta.main) {
  const path = process.argv[2];
  if (!path) {
    console.error('Usage: node packages/sample-mls/src/pictures/contact-sheet.ts OUT.jpg');
    process.exit(2);
  }
  await writeContactSheet(path);
}
