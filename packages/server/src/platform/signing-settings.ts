import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { serviceUrl } from './outside-settings.ts';
import { listSetting, type SettingProblem, wholeSetting } from './setting-readers.ts';

const file = () => z.string().min(1).optional();

/** Settings of signing and of the seal of signed documents; explained in .env.example. */
export const signingSettings = {
  SIGNING_P12: file(),
  SIGNING_P12_PASSWORD: z.string().optional(),
  SIGNING_KEY: file(),
  SIGNING_CERTIFICATES: file(),
  SIGNING_FORMER: listSetting([]),
  TIMESTAMP_URL: serviceUrl().optional(),
  TIMESTAMP_CERTIFICATES: file(),
  SIGNING_LINKS_PER_SENDER_HOUR: wholeSetting(1, 1_000_000, 100),
  SIGNING_LINKS_PER_SENDER_DAY: wholeSetting(1, 1_000_000, 400),
  SIGNING_LINKS_PER_MAILBOX_HOUR: wholeSetting(1, 1_000_000, 10),
  SIGNING_LINKS_PER_MAILBOX_DAY: wholeSetting(1, 1_000_000, 30),
  SIGNING_CODES_PER_ADDRESS_HOUR: wholeSetting(1, 1_000_000, 10),
  SIGNING_CODES_PER_ADDRESS_DAY: wholeSetting(1, 1_000_000, 20),
};

/** What documents are sealed with, as it was read from files. */
export interface SigningFacts {
  /** Null where none is set. */
  readonly own:
    | { readonly kind: 'p12'; readonly file: Buffer; readonly password: string }
    | { readonly kind: 'pem'; readonly key: string; readonly certificates: string }
    | null;
  /** PEM of certificates that former seals were made with, each with its issuers. */
  readonly former: readonly string[];
  /** The time-stamp service, with its roots in PEM. */
  readonly stamps: { readonly url: string; readonly roots: string } | null;
}

type Raw = z.output<z.ZodObject<typeof signingSettings>>;

/** The facts; or what is wrong: half of a pair is missing, or a file can't be used. */
export function readSigning(
  raw: Raw,
  root: string,
): { facts: SigningFacts } | { problems: SettingProblem[] } {
  const reader = new FileReader(root);
  const own = readOwn(raw, reader);
  const former = raw.SIGNING_FORMER.map((path) => reader.certificates('SIGNING_FORMER', path));
  const stamps = readStamps(raw, reader);
  if (reader.problems.length > 0) return { problems: reader.problems };
  return { facts: { own, former, stamps } };
}

function readOwn(raw: Raw, reader: FileReader): SigningFacts['own'] {
  const { SIGNING_P12: p12, SIGNING_KEY: key, SIGNING_CERTIFICATES: certificates } = raw;
  if (p12 && (key || certificates)) {
    reader.say('SIGNING_P12', 'set either this or SIGNING_KEY with SIGNING_CERTIFICATES');
  }
  if (p12) {
    const bytes = reader.bytes('SIGNING_P12', p12);
    return { kind: 'p12', file: bytes, password: raw.SIGNING_P12_PASSWORD ?? '' };
  }
  if (!key && !certificates) return null;
  if (!key) reader.say('SIGNING_KEY', 'SIGNING_CERTIFICATES needs it');
  if (!certificates) reader.say('SIGNING_CERTIFICATES', 'SIGNING_KEY needs it');
  if (!key || !certificates) return null;
  const pem = reader.certificates('SIGNING_CERTIFICATES', certificates);
  return { kind: 'pem', key: reader.key('SIGNING_KEY', key, pem), certificates: pem };
}

function readStamps(raw: Raw, reader: FileReader): SigningFacts['stamps'] {
  const { TIMESTAMP_URL: url, TIMESTAMP_CERTIFICATES: roots } = raw;
  if (!url) {
    // Without a service, they still tell which stamps of former seals are known.
    return roots ? { url: '', roots: reader.certificates('TIMESTAMP_CERTIFICATES', roots) } : null;
  }
  if (!roots) {
    reader.say('TIMESTAMP_CERTIFICATES', 'TIMESTAMP_URL needs it');
    return null;
  }
  return { url, roots: reader.certificates('TIMESTAMP_CERTIFICATES', roots) };
}

class FileReader {
  readonly problems: SettingProblem[] = [];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  say(setting: string, problem: string): void {
    this.problems.push({ setting, problem });
  }

  bytes(setting: string, path: string): Buffer {
    try {
      return readFileSync(resolve(this.#root, path));
    } catch (error) {
      this.say(setting, `can’t be read (${(error as NodeJS.ErrnoException).code})`);
      return Buffer.alloc(0);
    }
  }

  certificates(setting: string, path: string): string {
    const before = this.problems.length;
    const pem = this.bytes(setting, path).toString('utf8');
    if (this.problems.length > before) return '';
    if (certificatesIn(pem).length === 0) this.say(setting, 'must hold certificates in PEM format');
    return pem;
  }

  key(setting: string, path: string, pem: string): string {
    const before = this.problems.length;
    const text = this.bytes(setting, path).toString('utf8');
    if (this.problems.length > before) return '';
    try {
      const key = createPrivateKey(text);
      if (!certificatesIn(pem).some((certificate) => certificate.checkPrivateKey(key))) {
        this.say(setting, 'isn’t the key of a certificate in SIGNING_CERTIFICATES');
      }
    } catch {
      this.say(setting, 'must be a private key in PEM format, without a password');
    }
    return text;
  }
}

/** The certificates of a PEM text that can be read. */
export function certificatesIn(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.flatMap((block) => {
    try {
      return [new X509Certificate(block)];
    } catch {
      return [];
    }
  });
}
