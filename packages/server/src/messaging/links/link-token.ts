import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#platform';

const PURPOSE = 'message link';
const ID_BYTES = 16;
const HASH_BYTES = 12;
const TOKEN = /^[\w-]{38}$/;

/** The end of a link's address: its id, and a keyed hash of it that only we can make. */
export function linkToken(secrets: Secrets, id: string): string {
  const hash = secrets.keyedHash(PURPOSE, id).subarray(0, HASH_BYTES);
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), hash]).toString('base64url');
}

/** The id in a token that we made; null for any other. */
export function readLinkToken(secrets: Secrets, token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes
    .toString('hex', 0, ID_BYTES)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = bytes.subarray(ID_BYTES);
  const isOurs = secrets
    .keyedHashes(PURPOSE, id)
    .some((hash) => timingSafeEqual(hash.subarray(0, HASH_BYTES), given));
  return isOurs ? id : null;
}
