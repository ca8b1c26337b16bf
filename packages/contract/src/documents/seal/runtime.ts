/*
 * What the checks use of the browser. Node has it, too, so that the server checks with the same
 * code. The contract knows the types of neither.
 */

/** Bytes of their own, not a part of shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A public key that was imported. */
export interface ImportedKey {
  readonly type: string;
}

/** How a key is imported and how its signatures are checked. */
export interface KeyAlgorithm {
  readonly name: 'ECDSA' | 'RSASSA-PKCS1-v1_5';
  readonly hash: HashName;
  readonly namedCurve?: string;
}

export type HashName = 'SHA-256' | 'SHA-384' | 'SHA-512';

/** Of older time stamps, only to tell which certificate they name. */
export type OldHashName = 'SHA-1';

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array }>;
  cancel(): Promise<void>;
}

interface Runtime {
  readonly crypto: {
    readonly subtle: {
      digest(hash: HashName | OldHashName, data: Uint8Array): Promise<ArrayBuffer>;
      importKey(
        format: 'spki',
        key: Uint8Array,
        algorithm: KeyAlgorithm,
        isExtractable: boolean,
        uses: readonly string[],
      ): Promise<ImportedKey>;
      verify(
        algorithm: KeyAlgorithm,
        key: ImportedKey,
        signature: Uint8Array,
        data: Uint8Array,
      ): Promise<boolean>;
    };
  };
  readonly Blob: new (
    parts: readonly Uint8Array[],
  ) => { stream(): { pipeThrough(transform: object): { getReader(): Reader } } };
  readonly DecompressionStream: new (format: 'deflate' | 'deflate-raw') => object;
  readonly TextEncoder: new () => { encode(text: string): Bytes };
  readonly TextDecoder: new (
    label: string,
    options?: { fatal: boolean },
  ) => { decode(bytes: Uint8Array): string };
}

const runtime = () => globalThis as unknown as Runtime;

/** Whether this browser can check: pages that came over plain http can't. */
export function canCheck(): boolean {
  const { crypto, DecompressionStream } = globalThis as unknown as Partial<Runtime>;
  return crypto?.subtle !== undefined && DecompressionStream !== undefined;
}

export const subtle = () => runtime().crypto.subtle;

export const utf8 = (text: string): Bytes => new (runtime().TextEncoder)().encode(text);

/** Throws for bytes that aren't UTF-8. */
export const textOf = (bytes: Uint8Array): string =>
  new (runtime().TextDecoder)('utf-8', { fatal: true }).decode(bytes);

/** One character for each byte. */
export const latin1 = (bytes: Uint8Array): string => {
  let text = '';
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
};

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes of hexadecimal digits; null for anything else. */
export function bytesOfHex(text: string): Bytes | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    Number.parseInt(text.slice(2 * at, 2 * at + 2), 16),
  );
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of base64; null for anything else. */
export function bytesOfBase64(text: string): Bytes | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  const bare = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((bare.length * 3) / 4));
  let bits = 0;
  let at = 0;
  for (let index = 0; index < bare.length; index += 1) {
    bits = (bits << 6) | letters.indexOf(bare.charAt(index));
    if (index % 4 > 0) bytes[at++] = (bits >> (6 - 2 * (index % 4))) & 0xff;
  }
  return bytes;
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

export async function digest(hash: HashName | OldHashName, data: Uint8Array): Promise<Bytes> {
  return new Uint8Array(await subtle().digest(hash, data));
}

/** SHA-256 of a text or of bytes, in hexadecimal digits. */
export async function sha256Of(data: string | Uint8Array): Promise<string> {
  return hexOf(await digest('SHA-256', typeof data === 'string' ? utf8(data) : data));
}

/** Unpacks; null where that fails or more than `limit` bytes come out. */
export async function unpack(
  packed: Uint8Array,
  format: 'deflate' | 'deflate-raw',
  limit: number,
): Promise<Bytes | null> {
  const { Blob, DecompressionStream } = runtime();
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream(format))
    .getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || !value) break;
      size += value.length;
      if (size > limit) {
        await reader.cancel();
        return null;
      }
      parts.push(value);
    }
  } catch {
    return null;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
