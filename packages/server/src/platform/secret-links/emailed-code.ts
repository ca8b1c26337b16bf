import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

/** What a code is for: its purpose, and the id of what it opens. */
interface CodeOf {
  purpose: string;
  of: string;
}

/** Six random digits. */
export function newEmailedCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The stored form of a code: hashed with a key, since six digits are quickly guessed. */
export function emailedCodeHash(secrets: Secrets, { purpose, of }: CodeOf, code: string): Buffer {
  return secrets.keyedHash(purpose, `${of}:${code}`);
}

/** Whether the typed text is the code with this hash; spaces and hyphens don't matter. */
export function isEmailedCode(
  secrets: Secrets,
  { purpose, of }: CodeOf,
  typed: string,
  hash: Buffer,
): boolean {
  const hashes = secrets.keyedHashes(purpose, `${of}:${typed.replace(/[\s-]/g, '')}`);
  return hashes.some((one) => timingSafeEqual(hash, one));
}
