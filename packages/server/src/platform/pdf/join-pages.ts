import type { AddedPdf } from './add-pages.ts';
import { inPdfProcess } from './in-pdf-process.ts';

/**
 * Puts the pages of uploaded PDFs into a PDF of ours, which may be missing, in a process of its
 * own. Refuses (pdf-unusable) and (busy) like `inPdfProcess`.
 */
export async function joinPages(
  own: Uint8Array | null,
  added: readonly AddedPdf[],
): Promise<{ bytes: Buffer; pageCount: number }> {
  const { bytes, pageCount } = await inPdfProcess('join', { own, added });
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), pageCount };
}
