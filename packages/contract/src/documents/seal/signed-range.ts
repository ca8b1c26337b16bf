import { readDerAtStart } from './der-reader.ts';
import { bytesOfHex, latin1 } from './runtime.ts';
import { finding, type SealFinding } from './seal-report.ts';

/** A signature in a PDF: the bytes that it covers, and the message in its gap. */
export interface SignedRange {
  readonly data: Uint8Array;
  readonly message: Uint8Array;
  /** Where the gap begins. */
  readonly from: number;
}

const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/** How many signatures a file names. */
export const countRanges = (text: string): number => [...text.matchAll(/\/ByteRange\b/g)].length;

/**
 * The one signature that covers the whole file but its own gap, which holds nothing else; or what
 * is wrong with it.
 */
export function findSignedRange(
  bytes: Uint8Array,
  text: string,
): { findings: SealFinding[]; range: SignedRange | null } {
  const found = [...text.matchAll(range)];
  const [first] = found;
  if (!first || found.length !== 1 || countRanges(text) !== 1) {
    return { findings: [finding('one-seal', found.length > 1 ? 'several' : 'none')], range: null };
  }
  const findings: SealFinding[] = [];
  if (!isSealDictionary(text, first.index)) {
    return { findings: [finding('one-seal', 'other-kind')], range: null };
  }
  findings.push(finding('one-seal', null));
  const [start = 1, before = 0, after = 0, length = 0] = first.slice(1).map(Number);
  const isWhole = start === 0 && before < after && after + length === bytes.length;
  findings.push(finding('whole-file', isWhole ? null : 'not-covered'));
  if (!isWhole) return { findings, range: null };
  const message = messageIn(bytes.subarray(before, after), text.slice(0, before));
  findings.push(finding('gap', message ? null : 'filled'));
  if (!message) return { findings, range: null };
  const data = new Uint8Array(before + length);
  data.set(bytes.subarray(0, before));
  data.set(bytes.subarray(after), before);
  return { findings, range: { data, message, from: before } };
}

function isSealDictionary(text: string, at: number): boolean {
  const start = text.lastIndexOf(' obj', at);
  const end = text.indexOf('endobj', at);
  const dictionary = text.slice(start, end);
  return (
    start >= 0 &&
    end > at &&
    /\/Type\s*\/Sig\b/.test(dictionary) &&
    /\/SubFilter\s*\/ETSI\.CAdES\.detached\b/.test(dictionary)
  );
}

/** The message, if the gap is its hexadecimal digits and zeros alone. */
function messageIn(gap: Uint8Array, textBefore: string): Uint8Array | null {
  const text = latin1(gap);
  if (!/\/Contents\s*$/.test(textBefore.slice(-64))) return null;
  const bytes = /^<[0-9a-f]*>$/i.test(text) ? bytesOfHex(text.slice(1, -1)) : null;
  if (!bytes) return null;
  try {
    const { end } = readDerAtStart(bytes);
    return bytes.subarray(end).every((byte) => byte === 0) ? bytes.slice(0, end) : null;
  } catch {
    return null;
  }
}
