import {
  SIGNATURE_MAX_BYTES,
  SIGNATURE_MAX_HEIGHT,
  SIGNATURE_MAX_WIDTH,
} from '@homestead/contract/documents';
import sharp from 'sharp';
import { workQueue } from '#platform';
import { refuseDocument } from '../refuse-document.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEAD_BYTES = 24;
const inTurn = workQueue(20);

/**
 * A drawn signature as we keep it: drawn again by us, so that nothing but its picture is left.
 * Refuses (signature-image-refused) anything but a PNG of at most 300 KB and 2000 × 1000 pixels;
 * its size is read from the header before it is unpacked, because 146 KB can unpack to 900
 * megapixels.
 */
export async function readSignatureImage(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text.replace(/^data:image\/png;base64,/, ''), 'base64');
  const isPng =
    bytes.length > HEAD_BYTES &&
    bytes.length <= SIGNATURE_MAX_BYTES &&
    bytes.subarray(0, PNG.length).equals(PNG) &&
    bytes.subarray(12, 16).toString('latin1') === 'IHDR';
  if (!isPng) return refuseDocument('signature-image-refused');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const fits = width > 0 && width <= SIGNATURE_MAX_WIDTH;
  if (!fits || height === 0 || height > SIGNATURE_MAX_HEIGHT) {
    return refuseDocument('signature-image-refused');
  }
  const drawn = await inTurn(() =>
    sharp(bytes, { limitInputPixels: SIGNATURE_MAX_WIDTH * SIGNATURE_MAX_HEIGHT })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
      .catch(() => null),
  );
  if (!drawn || drawn.length > SIGNATURE_MAX_BYTES) {
    return refuseDocument('signature-image-refused');
  }
  return drawn;
}
