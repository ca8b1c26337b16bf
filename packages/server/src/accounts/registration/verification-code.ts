import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#platform';

const PURPOSE = 'verification code';

/** Six random digits. */
export function newVerificationCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The stored form of a code: hashed with a key, since six digits are quickly guessed. */
export function verificationCodeHash(
  secrets: Secrets,
  registrationId: string,
  code: string,
): Buffer {
  return secrets.keyedHash(PURPOSE, textOf(registrationId, code));
}

/** Whether the typed text is the code; spaces and hyphens don't matter. */
export function isVerificationCode(
  secrets: Secrets,
  registrationId: string,
  typed: string,
  codeHash: Buffer,
): boolean {
  const code = typed.replace(/[\s-]/g, '');
  const hashes = secrets.keyedHashes(PURPOSE, textOf(registrationId, code));
  return hashes.some((hash) => timingSafeEqual(hash, codeHash));
}

const textOf = (registrationId: string, code: string) => `${registrationId}:${code}`;
