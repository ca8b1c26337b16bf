import { PICTURE_MAX_BYTES } from '@homestead/contract/platform';
import sharp from 'sharp';
import { refuse } from '../refusal-error.ts';

const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
const SIDE = 512;
const MAX_WAITING = 10;
const KINDS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

/** A picture in both of its forms, 512 pixels a side. */
interface SquarePicture {
  webp: Buffer;
  jpg: Buffer;
}

let running: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Crops a picture to an upright square and removes the camera's metadata. Reads type and size from
 * the header before decoding. Refuses (photo-unreadable) files that aren't JPEG, PNG or WebP, are
 * above 5 MB or 40 megapixels, damaged or truncated, and (busy) if too many wait. Processes one at
 * a time.
 */
export async function makeSquarePicture(bytes: Buffer): Promise<SquarePicture> {
  if (waiting >= MAX_WAITING) return refuse('busy', { retryAfterSeconds: 5 });
  waiting += 1;
  const mine = running.then(() => draw(bytes));
  running = mine.catch(() => {});
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

async function draw(bytes: Buffer): Promise<SquarePicture> {
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
      webp: await drawn.clone().webp({ quality: 82 }).toBuffer(),
      jpg: await drawn.clone().jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
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
