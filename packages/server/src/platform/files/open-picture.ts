import sharp, { type Sharp } from 'sharp';

const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
const KINDS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

/**
 * A picture that someone sent, to be drawn again. Reads type and size from the header before
 * decoding. Throws for what isn't JPEG, PNG or WebP, and above `maxBytes` or 40 megapixels.
 */
export async function openPicture(bytes: Buffer, maxBytes: number): Promise<Sharp> {
  if (bytes.length > maxBytes || !isKnownHead(bytes)) throw new Error('not a photo');
  const { format, width, height } = await open(bytes).metadata();
  if (!KINDS.has(format) || width * height > MAX_PIXELS) throw new Error('not a photo');
  return open(bytes);
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
