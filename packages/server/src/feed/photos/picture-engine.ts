import type { PhotoFormat } from '@homestead/contract/feed';
import sharp, { type Sharp } from 'sharp';
import { PictureError } from './picture-error.ts';
import { pictureKindOf } from './picture-kind.ts';

/**
 * One thread per picture, so the other core stays free for requests. No cache, because no picture
 * comes twice.
 */
sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 16;
const MAX_SECONDS = 10;
const PLACEHOLDER_SIDE = 16;
const MAX_PLACEHOLDER_LENGTH = 600;
/** A rendition is at most this many times as tall as wide: WebP is limited to 16,383 pixels. */
const MAX_TALLNESS = 4;

export interface InspectedPicture {
  /** As displayed, with the camera's rotation applied. */
  width: number;
  height: number;
  /** A data URL of at most 600 characters. */
  placeholder: string | null;
}

/**
 * Decodes a picture completely to prove that it is one. Throws {@link PictureError} for other files
 * and for pictures that are empty, truncated, damaged, above 50 megapixels (read from the header,
 * before decoding) or below 16 pixels on a side.
 */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  if (bytes.length === 0) throw new PictureError('an empty file');
  if (!pictureKindOf(bytes)) throw new PictureError('not a picture');
  try {
    const { autoOrient } = await open(bytes).metadata();
    const { width, height } = autoOrient;
    if (width < MIN_SIDE || height < MIN_SIDE) {
      throw new PictureError(`only ${width} × ${height} pixels`);
    }
    const tiny = await open(bytes)
      .autoOrient()
      .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 30, effort: 2 })
      .toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return {
      width,
      height,
      placeholder: placeholder.length <= MAX_PLACEHOLDER_LENGTH ? placeholder : null,
    };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(`can’t be decoded (${firstLine(error)})`, { cause: error });
  }
}

/** The width to serve when `wanted` is requested: never more than the photo's own. */
export function renditionWidth(ownWidth: number, wanted: number): number {
  return Math.min(ownWidth, wanted);
}

/**
 * A rendition of the picture, `width` pixels wide, without the camera's metadata (location, owner).
 */
export async function makeRendition(
  original: Buffer,
  width: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const resized = open(original)
    .autoOrient()
    .resize({ width, height: width * MAX_TALLNESS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  return encodeAs(resized, format, width).toBuffer();
}

/**
 * Qualities chosen by eye, efforts by time: each under 100 ms of one core for a photo of 1280
 * pixels. The small WebP ones, which fill the result pages, get the effort that saves bytes.
 */
export function encodeAs(picture: Sharp, format: PhotoFormat, width: number): Sharp {
  if (format === 'webp') return picture.webp({ quality: 74, effort: width > 640 ? 2 : 4 });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 0 });
  return picture.jpeg({ quality: 76, mozjpeg: true });
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
  }).timeout({ seconds: MAX_SECONDS });
}

function firstLine(error: unknown): string {
  return (
    String((error as Error).message)
      .split('\n')[0]
      ?.slice(0, 120) ?? ''
  );
}
