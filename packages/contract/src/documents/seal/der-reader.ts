/*
 * DER (X.690), as far as certificates, signatures and time stamps use it: definite lengths, tags
 * below 31. Whatever isn't that is refused.
 */

export interface DerNode {
  /** The first byte: class, whether it is constructed, and number. */
  readonly tag: number;
  /** With tag and length. */
  readonly raw: Uint8Array;
  readonly content: Uint8Array;
  /** Of constructed ones. */
  readonly children: readonly DerNode[];
}

/** Thrown for bytes that aren't DER. */
export class DerError extends Error {
  constructor() {
    super('These bytes aren’t DER');
    this.name = 'DerError';
  }
}

export const derTags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

const CONSTRUCTED = 0x20;
const DEEPEST = 40;

/** The one value that the bytes are. */
export function readDer(bytes: Uint8Array): DerNode {
  const { node, end } = readAt(bytes, 0, 0);
  if (end !== bytes.length) throw new DerError();
  return node;
}

/** The value that the bytes begin with, and where it ends. */
export function readDerAtStart(bytes: Uint8Array): { node: DerNode; end: number } {
  return readAt(bytes, 0, 0);
}

function readAt(bytes: Uint8Array, start: number, depth: number): { node: DerNode; end: number } {
  const tag = bytes[start];
  if (tag === undefined || (tag & 0x1f) === 0x1f || depth > DEEPEST) throw new DerError();
  const { length, from } = lengthAt(bytes, start + 1);
  const end = from + length;
  if (end > bytes.length) throw new DerError();
  const content = bytes.subarray(from, end);
  const children = (tag & CONSTRUCTED) === 0 ? [] : readAll(content, depth + 1);
  return { node: { tag, raw: bytes.subarray(start, end), content, children }, end };
}

function readAll(bytes: Uint8Array, depth: number): DerNode[] {
  const nodes: DerNode[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { node, end } = readAt(bytes, at, depth);
    nodes.push(node);
    at = end;
  }
  return nodes;
}

function lengthAt(bytes: Uint8Array, at: number): { length: number; from: number } {
  const first = bytes[at];
  if (first === undefined) throw new DerError();
  if (first < 0x80) return { length: first, from: at + 1 };
  const count = first & 0x7f;
  if (count === 0 || count > 4) throw new DerError();
  let length = 0;
  for (let index = 1; index <= count; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) throw new DerError();
    length = length * 256 + byte;
  }
  const isShortest = length >= 0x80 && bytes[at + 1] !== 0;
  if (!isShortest) throw new DerError();
  return { length, from: at + 1 + count };
}

/** The child at that place with that tag. */
export function childOf(node: DerNode, at: number, tag: number): DerNode {
  const child = node.children[at];
  if (child?.tag !== tag) throw new DerError();
  return child;
}

/** The values that an explicitly tagged `[number]` child has; undefined without that child. */
export function taggedIn(node: DerNode, number: number): DerNode | undefined {
  return node.children.find(({ tag }) => tag === (0xa0 | number));
}

/** An object identifier with dots. */
export function oidOf(node: DerNode): string {
  if (node.tag !== derTags.oid || node.content.length === 0) throw new DerError();
  const parts: number[] = [];
  let value = 0;
  for (const [index, byte] of node.content.entries()) {
    value = value * 128 + (byte & 0x7f);
    if (byte & 0x80) {
      if (index === node.content.length - 1) throw new DerError();
      continue;
    }
    if (parts.length === 0) {
      const first = Math.min(2, Math.floor(value / 40));
      parts.push(first, value - 40 * first);
    } else {
      parts.push(value);
    }
    value = 0;
  }
  return parts.join('.');
}

/** Whole bytes of a bit string. */
export function bitsOf(node: DerNode): Uint8Array {
  if (node.tag !== derTags.bitString || node.content[0] !== 0) throw new DerError();
  return node.content.subarray(1);
}

/** Milliseconds of a UTCTime or GeneralizedTime in UTC. */
export function timeOf(node: DerNode): number {
  const text = String.fromCharCode(...node.content);
  const isShort = node.tag === derTags.utcTime;
  if (!isShort && node.tag !== derTags.generalizedTime) throw new DerError();
  const found = /^(\d{2}|\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(text);
  if (!found || (found[1]?.length === 2) !== isShort) throw new DerError();
  const [, years = '', month, day, hour, minute, second, part = ''] = found;
  const year = isShort ? (Number(years) < 50 ? `20${years}` : `19${years}`) : years;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${part}Z`);
  if (Number.isNaN(time)) throw new DerError();
  return time;
}
