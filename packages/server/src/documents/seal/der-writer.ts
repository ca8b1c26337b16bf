/** A value of DER (X.690): its tag, the length of its parts, and the parts. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Uint8Array.of(tag, ...lengthOf(body.length)), body]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 | bytes.length, ...bytes];
}

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
export const octets = (bytes: Uint8Array) => der(0x04, bytes);
export const bits = (bytes: Uint8Array) => der(0x03, Uint8Array.of(0), bytes);
export const nothing = () => der(0x05);
export const isTrue = () => der(0x01, Uint8Array.of(0xff));
export const text = (value: string) => der(0x0c, Buffer.from(value, 'utf8'));

/** `[number]` around values. */
export const tagged = (number: number, ...parts: readonly Uint8Array[]) =>
  der(0xa0 | number, ...parts);

/** A set, in the order that DER asks for. */
export const set = (...parts: readonly Uint8Array[]) => der(0x31, ...parts.toSorted(byBytes));

const byBytes = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other);

/** A number of 0 or more, as big-endian bytes. */
export function whole(bytes: Uint8Array): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0);
  const bare = first < 0 ? Uint8Array.of(0) : bytes.subarray(first);
  return der(0x02, (bare[0] ?? 0) & 0x80 ? Uint8Array.of(0) : Uint8Array.of(), bare);
}

/** A date and time in UTC, in the form that certificates have until and from 2050. */
export function time(at: Date): Buffer {
  const digits = at.toISOString().slice(0, 19).replace(/\D/g, '');
  return at.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(`${digits.slice(2)}Z`))
    : der(0x18, Buffer.from(`${digits}Z`));
}

/** An object identifier with dots. */
export function oid(dots: string): Buffer {
  const [first = 0, second = 0, ...rest] = dots.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const groups = [part % 128];
    for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128)) {
      groups.unshift((left % 128) | 0x80);
    }
    return groups;
  });
  return der(0x06, Uint8Array.from(bytes));
}
