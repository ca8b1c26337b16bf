import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '#platform';
import { insertMailedToken, type TokenPurpose } from './mailed-token-store.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long each kind of link works, in minutes (decision 3, safety.md). */
const minutesOf: Readonly<Record<TokenPurpose, number>> = {
  verify: DAY,
  reset: 30,
  invitation: 7 * DAY,
  'email-change': DAY,
  'email-undo': 7 * DAY,
};

/** What the database keeps of a token (SHA-256; 256 random bits need no slow hash). */
export function mailedTokenHash(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}

/**
 * Makes a one-use token for a link in a mail, 256 random bits in base64url, and keeps its hash.
 * Hand it to the mail and nowhere else.
 */
export async function issueMailedToken(
  tx: Queryable,
  facts: {
    purpose: TokenPurpose;
    email: string;
    personId?: string;
    registrationId?: string;
    codeHash?: Buffer;
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertMailedToken(tx, {
    hash: mailedTokenHash(token),
    purpose: facts.purpose,
    codeHash: facts.codeHash ?? null,
    personId: facts.personId ?? null,
    registrationId: facts.registrationId ?? null,
    email: facts.email,
    minutes: minutesOf[facts.purpose],
  });
  return token;
}
