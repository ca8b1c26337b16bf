import { randomInt } from 'node:crypto';
import type { Services } from '#platform';

/** Digits and letters that don't look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;
const HOW_MANY = 10;
const PURPOSE = 'recovery code';

/** Ten codes of ten characters (49 bits each), as displayed: `xxxxx-xxxxx`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
  });
}

/**
 * The keyed hash of a person's code, however it was typed: case, spaces and hyphens don't count.
 */
export function hashRecoveryCode(
  secrets: Services['secrets'],
  personId: string,
  code: string,
): Buffer {
  return secrets.keyedHash(PURPOSE, textOf(personId, code));
}

/**
 * That hash by the current secrets key and by former ones, to find a code made under any of them.
 */
export function possibleRecoveryHashes(
  secrets: Services['secrets'],
  personId: string,
  code: string,
): Buffer[] {
  return secrets.keyedHashes(PURPOSE, textOf(personId, code));
}

const textOf = (personId: string, code: string) =>
  `${personId} ${code.toLowerCase().replace(/[^0-9a-z]/g, '')}`;
