import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { SettingProblem } from './setting-readers.ts';

/** Settings of the signature of emails (RFC 6376); explained in .env.example. */
export const dkimSettings = {
  DKIM_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'must be a domain')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(
      /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/,
      'must be letters, digits and hyphens',
    )
    .optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().min(1).optional(),
};

/** How emails are signed. */
export interface DkimFacts {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
  /** Base64, as the DNS record has it after `p=`. */
  readonly publicKey: string;
}

/** RFC 8301: signatures by shorter keys count for nothing. */
const FEWEST_BITS = 2048;

const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY_FILE'] as const;

type Raw = Partial<Record<(typeof names)[number] | 'MAIL_FROM' | 'BROKERAGE_EMAIL', string>>;

/**
 * The signature that the settings describe, null without any of them; or what is wrong: one is
 * missing, the key can't be read or isn't an RSA key of at least 2048 bits, or the domain isn't the
 * sender's.
 */
export function readDkim(
  raw: { readonly [Name in keyof Raw]?: string | undefined },
  root: string,
): { facts: DkimFacts | null } | { problems: SettingProblem[] } {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY_FILE: file } = raw;
  if (!domain && !selector && !file) return { facts: null };
  if (!domain || !selector || !file) {
    const missing = names.filter((name) => !raw[name]);
    return {
      problems: missing.map((setting) => ({ setting, problem: 'signing emails needs it' })),
    };
  }
  const key = readKey(resolve(root, file));
  if (typeof key === 'string') {
    return { problems: [{ setting: 'DKIM_PRIVATE_KEY_FILE', problem: key }] };
  }
  const sender = raw.MAIL_FROM ?? raw.BROKERAGE_EMAIL;
  if (sender && !isAligned(sender, domain)) {
    const problem = `must be the domain of ${sender}, or mail servers don’t count the signature`;
    return { problems: [{ setting: 'DKIM_DOMAIN', problem }] };
  }
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return { facts: { domain, selector, privateKey, publicKey } };
}

/** The key in a file; a sentence that says why it can't be used. */
function readKey(path: string): KeyObject | string {
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch (error) {
    return `can’t be read (${(error as NodeJS.ErrnoException).code})`;
  }
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    return 'must be a private key in PEM format, without a password';
  }
  if (key.asymmetricKeyType !== 'rsa') return 'must be an RSA key';
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (modulusLength < FEWEST_BITS) {
    return `has ${modulusLength} bits; it must have at least ${FEWEST_BITS}`;
  }
  return key;
}

/** The same domain, or one below the other (DMARC’s relaxed alignment). */
function isAligned(sender: string, domain: string): boolean {
  const from = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  return from === domain || from.endsWith(`.${domain}`) || domain.endsWith(`.${from}`);
}
