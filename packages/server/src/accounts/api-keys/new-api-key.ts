import { randomBytes } from 'node:crypto';
import { newSecret } from '#platform';

/** `hsk_`, a public part to recognize the key by, and 256 random bits. */
const KEY = /^Bearer (hsk_[\w-]{8}_[\w-]{43})$/i;

/** A new API key. Only its `sha256` and its prefix are stored. */
export function newApiKey(): { key: string; prefix: string } {
  const prefix = `hsk_${randomBytes(6).toString('base64url')}`;
  return { key: `${prefix}_${newSecret()}`, prefix };
}

/** The API key in an Authorization header; null when it holds none. */
export function readKey(authorization: string): string | null {
  return KEY.exec(authorization)?.[1] ?? null;
}
