import { PICTURE_MAX_BYTES } from '@homestead/contract/platform';
import sharp from 'sharp';
import { refuse } from '../refusal-error.ts';
import { workQueue } from '../work-queue.ts';
import type { Treatment } from './file-purpose.ts';

const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
const SIDE = 512;
const MAX_WAITING = 10;
const KINDS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

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
    await requireDrawable(bytes);
    const square = await open(bytes)
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

async function requireDrawable(bytes: Buffer): Promise<void> {
  if (bytes.length > PICTURE_MAX_BYTES || !isKnownHead(bytes)) throw new Error('not a photo');
  const { format, width, height } = await open(bytes).metadata();
  if (!KINDS.has(format) || width * height > MAX_PIXELS) throw new Error('not a photo');
}

/** JPEG, PNG or WebP by the first bytes: no other decoder ever sees what someone sent. */
function isKnownHead(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 16);
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.startsWith('WEBPVP8', 8))
  );
}

function open(bytes: Buffer) {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
  }).timeout({ seconds: MAX_SECONDS });
}
