import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';

const MAX_OBJECTS = 100_000;

/** Entries that scripts, programs, embedded files and XFA forms are under. */
const forbiddenKeys: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'EmbeddedFiles',
  'EF',
  'XFA',
  'RichMediaContent',
  'Collection',
]);

/** Kinds of actions, annotations and streams that do more than show a page. */
const forbiddenKinds: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'GoToE',
  'GoToR',
  'ImportData',
  'SubmitForm',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'FileAttachment',
  'Movie',
  'Sound',
  'Screen',
  '3D',
]);

/**
 * How many pages a PDF has that is whole, unencrypted, has from one to `maxPages` of them, and none
 * of whose objects, used or not, does more than show pages; 0 for any other. The content of pages
 * isn't unpacked.
 */
export async function countUsablePages(bytes: Uint8Array, maxPages: number): Promise<number> {
  try {
    const pdf = await PDF.load(bytes);
    if (pdf.isEncrypted || pdf.recoveredViaBruteForce) return 0;
    const { info, registry } = pdf.context;
    if (registry.nextObjectNumber > MAX_OBJECTS) return 0;
    const pages = pdf.getPageCount();
    if (pages < 1 || pages > maxPages) return 0;
    const waiting: PdfObject[] = [info.trailer];
    for (let number = 1; number < registry.nextObjectNumber; number += 1) {
      waiting.push(PdfRef.of(number, 0));
    }
    return isHarmless(waiting, (ref) => registry.resolve(ref)) ? pages : 0;
  } catch {
    return 0;
  }
}

function isHarmless(waiting: PdfObject[], resolve: (ref: PdfRef) => PdfObject | null): boolean {
  const seen = new Set<PdfObject>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const found = next instanceof PdfRef ? resolve(next) : next;
    if (found === null || seen.has(found)) continue;
    seen.add(found);
    if (found instanceof PdfArray) for (const item of found) waiting.push(item);
    if (!(found instanceof PdfDict)) continue;
    for (const [key, value] of found) {
      if (forbiddenKeys.has(key.value)) return false;
      const isKind = key.value === 'S' || key.value === 'Type' || key.value === 'Subtype';
      const shown = value instanceof PdfRef ? resolve(value) : value;
      if (isKind && shown instanceof PdfName && forbiddenKinds.has(shown.value)) return false;
      if (shown instanceof PdfDict || shown instanceof PdfArray) waiting.push(shown);
    }
  }
  return true;
}
