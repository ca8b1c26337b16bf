import type { Bytes } from './runtime.ts';

/** A value of DER (X.690): its tag, the length of its parts, and the parts. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Bytes {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return joined(Uint8Array.of(tag, ...lengthOf(length)), ...parts);
}

function joined(...parts: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 | bytes.length, ...bytes];
}

export const derValues = {
  sequence: (...parts: readonly Uint8Array[]) => der(0x30, ...parts),
  octets: (bytes: Uint8Array) => der(0x04, bytes),
  bits: (bytes: Uint8Array) => der(0x03, Uint8Array.of(0), bytes),
  nothing: () => der(0x05),
  isTrue: () => der(0x01, Uint8Array.of(0xff)),
  /** `[number]` around values. */
  tagged: (number: number, ...parts: readonly Uint8Array[]) => der(0xa0 | number, ...parts),
  /** A set, in the order that DER asks for. */
  set: (...parts: readonly Uint8Array[]) => der(0x31, ...parts.toSorted(byBytes)),
  /** The same whose tag isn’t said again. */
  taggedSet: (number: number, ...parts: readonly Uint8Array[]) =>
    der(0xa0 | number, ...parts.toSorted(byBytes)),
  /** A number of 0 or more, as big-endian bytes. */
  whole(bytes: Uint8Array): Bytes {
    const first = bytes.findIndex((byte) => byte !== 0);
    const bare = first < 0 ? Uint8Array.of(0) : bytes.subarray(first);
    return der(0x02, (bare[0] ?? 0) & 0x80 ? Uint8Array.of(0) : Uint8Array.of(), bare);
  },
  /** An object identifier with dots. */
  oid(dots: string): Bytes {
    const [first = 0, second = 0, ...rest] = dots.split('.').map(Number);
    const bytes = [first * 40 + second, ...rest].flatMap((part) => {
      const groups = [part % 128];
      for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128)) {
        groups.unshift((left % 128) | 0x80);
      }
      return groups;
    });
    return der(0x06, Uint8Array.from(bytes));
  },
} as const;

function byBytes(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}
