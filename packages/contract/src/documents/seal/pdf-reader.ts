import { type PdfDictionary, PdfReference, parsePdfValue } from './pdf-values.ts';
import { latin1, unpack } from './runtime.ts';

/** A PDF of one revision with a plain table of its objects, as sealed ones are. */
export interface PdfFile {
  readonly bytes: Uint8Array;
  /** One character for each byte. */
  readonly text: string;
  /** Where each object begins. */
  readonly offsets: ReadonlyMap<number, number>;
  readonly trailer: PdfDictionary;
}

/** More than any sealed file has. */
const MOST_OBJECTS = 200_000;

/** Why a file can't be read as a sealed PDF. */
export type PdfFault = 'not-a-pdf' | 'cut-off' | 'revisions' | 'unreadable';

export function readPdf(bytes: Uint8Array): PdfFile | PdfFault {
  const text = latin1(bytes);
  if (!text.startsWith('%PDF-')) return 'not-a-pdf';
  if (!/%%EOF\s*$/.test(text.slice(-1024))) return 'cut-off';
  const starts = [...text.matchAll(/startxref\s+(\d+)\s+%%EOF/g)];
  if (starts.length > 1) return 'revisions';
  const start = Number(starts[0]?.[1] ?? Number.NaN);
  const table = Number.isSafeInteger(start) ? readTable(text, start) : null;
  if (!table) return 'unreadable';
  const trailer = parsePdfValue(text, table.end);
  if (!(trailer instanceof Map)) return 'unreadable';
  if (trailer.has('Prev') || trailer.has('XRefStm')) return 'revisions';
  return { bytes, text, offsets: table.offsets, trailer };
}

function readTable(
  text: string,
  start: number,
): { offsets: Map<number, number>; end: number } | null {
  const offsets = new Map<number, number>();
  const head = /xref\s+/y;
  head.lastIndex = start;
  if (!head.test(text)) return null;
  let at = head.lastIndex;
  for (;;) {
    const section = /(\d+) (\d+)\s+/y;
    section.lastIndex = at;
    const found = section.exec(text);
    if (!found) break;
    const [first, count] = [Number(found[1]), Number(found[2])];
    if (count > MOST_OBJECTS) return null;
    at = section.lastIndex;
    for (let index = 0; index < count; index += 1) {
      const entry = /(\d{10}) (\d{5}) ([nf])\s{1,2}/y;
      entry.lastIndex = at;
      const line = entry.exec(text);
      if (!line) return null;
      if (line[3] === 'n') offsets.set(first + index, Number(line[1]));
      at = entry.lastIndex;
    }
  }
  const trailer = /\s*trailer\s*/y;
  trailer.lastIndex = at;
  return trailer.test(text) ? { offsets, end: trailer.lastIndex } : null;
}

/** What an object is, or what a value refers to. */
export function resolvePdf(pdf: PdfFile, value: unknown): unknown {
  if (!(value instanceof PdfReference)) return value;
  const at = startOf(pdf, value);
  return at === null ? undefined : parsePdfValue(pdf.text, at);
}

function startOf(pdf: PdfFile, { id }: PdfReference): number | null {
  const offset = pdf.offsets.get(id);
  if (offset === undefined) return null;
  const head = /(\d+) \d+ obj\s*/y;
  head.lastIndex = offset;
  const found = head.exec(pdf.text);
  return found && Number(found[1]) === id ? head.lastIndex : null;
}

/** A dictionary, or what a value refers to as one; undefined for anything else. */
export function dictionaryOf(pdf: PdfFile, value: unknown): PdfDictionary | undefined {
  const found = resolvePdf(pdf, value);
  return found instanceof Map ? found : undefined;
}

/** The unpacked bytes of a stream of at most `limit` bytes; null where that isn't possible. */
export async function readPdfStream(
  pdf: PdfFile,
  value: unknown,
  limit: number,
): Promise<Uint8Array | null> {
  if (!(value instanceof PdfReference)) return null;
  const at = startOf(pdf, value);
  const dictionary = dictionaryOf(pdf, value);
  if (at === null || !dictionary) return null;
  const length = resolvePdf(pdf, dictionary.get('Length'));
  const filter = resolvePdf(pdf, dictionary.get('Filter'));
  const begin = /stream(\r\n|\n)/g;
  begin.lastIndex = at;
  if (typeof length !== 'number' || !begin.test(pdf.text)) return null;
  const packed = pdf.bytes.subarray(begin.lastIndex, begin.lastIndex + length);
  const names = Array.isArray(filter) ? filter.map(String) : [String(filter ?? '')];
  if (names.join() === '') return packed.length <= limit ? packed : null;
  return names.join() === '/FlateDecode' ? unpack(packed, 'deflate', limit) : null;
}

/** The files of that name that are attached to the PDF. */
export function attachedFiles(pdf: PdfFile, name: string): unknown[] {
  const catalog = dictionaryOf(pdf, pdf.trailer.get('Root'));
  const names = dictionaryOf(pdf, catalog?.get('Names'));
  const found: unknown[] = [];
  const visit = (value: unknown, depth: number): void => {
    const node = dictionaryOf(pdf, value);
    if (!node || depth > 8) return;
    const pairs = resolvePdf(pdf, node.get('Names'));
    if (Array.isArray(pairs)) {
      for (let at = 1; at < pairs.length; at += 2) {
        const file = dictionaryOf(pdf, pairs[at]);
        const own = file?.get('UF') ?? file?.get('F');
        if (String(own) === `(${name})`) {
          found.push(dictionaryOf(pdf, file?.get('EF'))?.get('F'));
        }
      }
    }
    const children = resolvePdf(pdf, node.get('Kids'));
    if (Array.isArray(children)) for (const child of children) visit(child, depth + 1);
  };
  visit(names?.get('EmbeddedFiles'), 0);
  return found;
}
