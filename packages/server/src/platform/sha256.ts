import { createHash } from 'node:crypto';

/** SHA-256. Of secrets, only for those with 256 random bits, which need no slower hash. */
export function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}
