import { inPdfProcess } from '../pdf/in-pdf-process.ts';
import { refuse } from '../refusal-error.ts';
import { CONTENT, PAGE_COUNT, type Treatment } from './file-purpose.ts';

/**
 * The treatment of PDFs with up to `maxPages` pages: they stay as they are. Refuses (pdf-unusable)
 * one that is damaged or encrypted, has more pages, scripts, programs to start, embedded files or
 * an XFA form, or takes more than five seconds or 400 MB to read, and (busy) if too many wait. One
 * that is joined to others later has to stand that, and its count of pages is kept.
 */
export function checkPdf(maxPages: number, { isJoined = false } = {}): Treatment {
  return async (bytes) => {
    const pages = await inPdfProcess('check', { bytes, maxPages, isJoined });
    if (pages === 0) return refuse('pdf-unusable');
    return { [CONTENT]: bytes, ...(isJoined && { [PAGE_COUNT]: Buffer.from(String(pages)) }) };
  };
}
