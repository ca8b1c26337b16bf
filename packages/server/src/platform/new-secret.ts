import { randomBytes } from 'node:crypto';

/** 256 random bits, base64url. The database stores only their `sha256`. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
