import {
  SIGNATURE_MAX_BYTES,
  SIGNATURE_MAX_HEIGHT,
  SIGNATURE_MAX_WIDTH,
} from '@homestead/contract/documents';
import type { Size } from './strokes.ts';

/** A size within the limits of signatures, of the same shape; never larger than it is. */
export function fitPicture({ width, height }: Size): Size {
  const scale = Math.min(1, SIGNATURE_MAX_WIDTH / width, SIGNATURE_MAX_HEIGHT / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The next smaller size for a picture with too many bytes; null for one that fits. */
export function smallerPicture({ width, height }: Size, bytes: number): Size | null {
  if (bytes <= SIGNATURE_MAX_BYTES) return null;
  // Bytes go about with the area. A little less, so that it gets there in few rounds.
  const scale = Math.min(0.9, Math.sqrt(SIGNATURE_MAX_BYTES / bytes) * 0.95);
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
