import { PICTURE_MAX_BYTES } from '@homestead/contract/platform';
import sharp from 'sharp';
import { refuse } from '../refusal-error.ts';
import { workQueue } from '../work-queue.ts';
import type { Treatment } from './file-purpose.ts';
import { openPicture } from './open-picture.ts';

const SIDE = 512;
const MAX_WAITING = 10;

const inTurn = workQueue(MAX_WAITING);

/**
 * The treatment of a picture that is shown square: crops it, upright, to 512 pixels a side, as WebP
 * and JPEG, and removes the camera's metadata. Reads type and size from the header before decoding.
 * Refuses (photo-unreadable) files that aren't JPEG, PNG or WebP, are above 5 MB or 40 megapixels,
 * damaged or truncated, and (busy) if too many wait. Processes one at a time.
 */
export const makeSquarePicture: Treatment = (bytes) => inTurn(() => draw(bytes));

async function draw(bytes: Buffer) {
  try {
    const picture = await openPicture(bytes, PICTURE_MAX_BYTES);
    const square = await picture
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = square.info;
    const drawn = sharp(square.data, { raw: { width, height, channels } });
    return {
      '512.webp': await drawn.clone().webp({ quality: 82 }).toBuffer(),
      '512.jpg': await drawn.clone().jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
    };
  } catch {
    return refuse('photo-unreadable');
  }
}
