import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what must be unreadable in the database: AES-256-GCM with a separate key per purpose.
 */
export class Secrets {
  readonly #root: Buffer;
  readonly #keys = new Map<string, Buffer>();

  /** `root`: 32 bytes. */
  constructor(root: Buffer) {
    if (root.length !== 32) throw new RangeError('The secrets key must have 32 bytes');
    this.#root = root;
  }

  /** Sealed bytes: nonce, tag, cipher text. `purpose` and `owner` must be the same when opened. */
  seal(purpose: string, owner: string, text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#keyFor(purpose), nonce);
    cipher.setAAD(Buffer.from(owner, 'utf8'));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when the bytes were sealed with another key, purpose or owner, or changed since. */
  open(purpose: string, owner: string, sealed: Buffer): string {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.#keyFor(purpose), nonce);
    decipher.setAAD(Buffer.from(owner, 'utf8'));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  /** A keyed hash (HMAC-SHA-256), for short codes that a plain hash would not hide. */
  keyedHash(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#keyFor(purpose)).update(text, 'utf8').digest();
  }

  #keyFor(purpose: string): Buffer {
    const known = this.#keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.#root, '', `homestead ${purpose}`, 32));
    this.#keys.set(purpose, key);
    return key;
  }
}

/**
 * Opens the secrets with SECRETS_KEY, otherwise with a key in the state folder, created on first
 * use.
 */
export function openSecrets(settings: Pick<Settings, 'SECRETS_KEY' | 'stateDir'>): Secrets {
  if (settings.SECRETS_KEY) return new Secrets(Buffer.from(settings.SECRETS_KEY, 'base64'));
  mkdirSync(settings.stateDir, { recursive: true });
  const file = join(settings.stateDir, 'secrets.key');
  return new Secrets(Buffer.from(findKey(file) ?? makeKey(file), 'base64'));
}

function findKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Written to a temporary name and then linked, so two processes that start together read the same
 * key.
 */
function makeKey(file: string): string {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(aside, 'wx', 0o600);
  writeSync(handle, `${randomBytes(32).toString('base64')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
  return readFileSync(file, 'utf8').trim();
}
