import { textOf, unpack } from './runtime.ts';

/*
 * Reads a ZIP that a stranger made: nothing is unpacked that the limits don't allow, and a file has
 * one name and one content, whichever way one reads it.
 */

const MOST_FILES = 60;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_BYTES_TOGETHER = 96 * 1024 * 1024;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly at: number;
}

export type ZipFault = 'not-a-zip' | 'unreadable' | 'too-large';

/** The files of a ZIP by name, or why it can't be read. */
export async function readZip(
  bytes: Uint8Array,
): Promise<ReadonlyMap<string, Uint8Array> | ZipFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < END_BYTES || view.getUint32(0, true) !== LOCAL) return 'not-a-zip';
  let entries: Entry[] | null;
  try {
    entries = readEntries(bytes, view);
  } catch {
    entries = null;
  }
  if (!entries) return 'unreadable';
  const sum = entries.reduce((total, entry) => total + entry.bytes, 0);
  const isLarge = entries.some((entry) => entry.bytes > MOST_BYTES);
  if (entries.length > MOST_FILES || isLarge || sum > MOST_BYTES_TOGETHER) return 'too-large';
  const files = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const content = await readContent(bytes, view, entry);
    if (!content || files.has(entry.name)) return 'unreadable';
    files.set(entry.name, content);
  }
  return files;
}

function readEntries(bytes: Uint8Array, view: DataView): Entry[] | null {
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== CENTRAL) return null;
    if (view.getUint16(at + 8, true) & ENCRYPTED) return null;
    const [nameBytes = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    entries.push({
      name: textOf(bytes.subarray(at + 46, at + 46 + nameBytes)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + extra + comment;
  }
  return at === end ? entries : null;
}

/** The end must be where the file ends. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    const isEnd = view.getUint32(at, true) === END;
    if (isEnd && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  return null;
}

async function readContent(
  bytes: Uint8Array,
  view: DataView,
  { name, method, packedBytes, bytes: size, at }: Entry,
): Promise<Uint8Array | null> {
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL) return null;
  const nameBytes = view.getUint16(at + 26, true);
  const start = at + 30 + nameBytes + view.getUint16(at + 28, true);
  if (start + packedBytes > bytes.length) return null;
  if (textOf(bytes.subarray(at + 30, at + 30 + nameBytes)) !== name) return null;
  const packed = bytes.slice(start, start + packedBytes);
  if (method === STORED) return packed.length === size ? packed : null;
  if (method !== DEFLATED) return null;
  const content = await unpack(packed, 'deflate-raw', size);
  return content?.length === size ? content : null;
}
