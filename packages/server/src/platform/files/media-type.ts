import { fileTypeFromBuffer } from 'file-type';
import type { MediaType } from './file-purpose.ts';

/** The library looks at the first bytes only: it would unpack more. */
const HEAD_BYTES = 4100;
const recognized: ReadonlySet<string> = new Set<MediaType>([
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
]);

/**
 * The media type of a file by its content, whatever its name and its sender say. UTF-8 text without
 * control characters counts as CSV where that is `wanted`. Null for anything else.
 */
export async function mediaTypeOf(
  bytes: Buffer,
  wanted: (type: MediaType) => boolean,
): Promise<MediaType | null> {
  if (wanted('text/csv') && isText(bytes)) return 'text/csv';
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined);
  const type = found?.mime as MediaType | undefined;
  if (!type || !recognized.has(type) || !wanted(type)) return null;
  // Readers look for a PDF's head anywhere in the first kilobyte; we want it at the beginning.
  if (type === 'application/pdf' && !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return null;
  return type;
}

function isText(bytes: Buffer): boolean {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell text from anything else
    return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}
