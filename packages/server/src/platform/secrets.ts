import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptFile } from './kept-file.ts';
import type { Settings } from './settings.ts';

/** First byte of what names its key; the bytes after it are that key's id. */
const FORMAT = 1;
const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what must be unreadable in the database: AES-256-GCM with a separate key per purpose.
 * Seals with one root key, and opens what that key or a former one sealed.
 */
export class Secrets {
  readonly #roots: readonly RootKey[];

  /** `root` and each of `former`: 32 bytes. */
  constructor(root: Buffer, former: readonly Buffer[] = []) {
    this.#roots = [root, ...former].map((bytes) => new RootKey(bytes));
  }

  /** What bytes sealed with the current key begin with. */
  get prefix(): Buffer {
    return this.#current.prefix;
  }

  /**
   * Sealed bytes: key id, nonce, tag, cipher text. `purpose` and `owner` must be the same when
   * opened.
   */
  seal(purpose: string, owner: string, text: string): Buffer {
    const { prefix } = this.#current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#current.keyFor(purpose), nonce);
    cipher.setAAD(Buffer.concat([prefix, Buffer.from(owner, 'utf8')]));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([prefix, nonce, cipher.getAuthTag(), sealed]);
  }

  /**
   * Throws when the bytes were sealed with an unknown key, another purpose or owner, or changed
   * since.
   */
  open(purpose: string, owner: string, sealed: Buffer): string {
    const named = this.#roots.find(({ prefix }) =>
      sealed.subarray(0, prefix.length).equals(prefix),
    );
    // Bytes from before keys had ids may begin like an id by chance.
    const ways = [
      ...(named ? [() => openWith(named, { purpose, owner, sealed, hasPrefix: true })] : []),
      ...this.#roots.map(
        (root) => () => openWith(root, { purpose, owner, sealed, hasPrefix: false }),
      ),
    ];
    for (const open of ways.slice(0, -1)) {
      try {
        return open();
      } catch {
        // the next key
      }
    }
    return ways.at(-1)!();
  }

  /** A keyed hash (HMAC-SHA-256), for short codes that a plain hash would not hide. */
  keyedHash(purpose: string, text: string): Buffer {
    return hashWith(this.#current, purpose, text);
  }

  /**
   * That hash by the current key and by each former one, to find what was stored under any of them.
   */
  keyedHashes(purpose: string, text: string): Buffer[] {
    return this.#roots.map((root) => hashWith(root, purpose, text));
  }

  get #current(): RootKey {
    return this.#roots[0]!;
  }
}

class RootKey {
  readonly prefix: Buffer;
  readonly #root: Buffer;
  readonly #keys = new Map<string, Buffer>();

  constructor(root: Buffer) {
    if (root.length !== 32) throw new RangeError('The secrets key must have 32 bytes');
    this.#root = root;
    this.prefix = Buffer.concat([Buffer.of(FORMAT), this.#derive('key id', ID_BYTES)]);
  }

  keyFor(purpose: string): Buffer {
    const known = this.#keys.get(purpose);
    if (known) return known;
    const key = this.#derive(purpose, 32);
    this.#keys.set(purpose, key);
    return key;
  }

  #derive(purpose: string, bytes: number): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#root, '', `homestead ${purpose}`, bytes));
  }
}

interface Sealed {
  purpose: string;
  owner: string;
  sealed: Buffer;
  /** False for bytes from before keys had ids. */
  hasPrefix: boolean;
}

function openWith(root: RootKey, { purpose, owner, sealed, hasPrefix }: Sealed): string {
  const prefix = hasPrefix ? root.prefix : Buffer.of();
  const body = sealed.subarray(prefix.length);
  const decipher = createDecipheriv(
    'aes-256-gcm',
    root.keyFor(purpose),
    body.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAAD(Buffer.concat([prefix, Buffer.from(owner, 'utf8')]));
  decipher.setAuthTag(body.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(body.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

function hashWith(root: RootKey, purpose: string, text: string): Buffer {
  return createHmac('sha256', root.keyFor(purpose)).update(text, 'utf8').digest();
}

/**
 * Opens the secrets with SECRETS_KEY, otherwise with a key in the state folder, created on first
 * use. Those of SECRETS_KEY_OLD still open what they sealed.
 */
export function openSecrets(
  settings: Pick<Settings, 'SECRETS_KEY' | 'SECRETS_KEY_OLD' | 'stateDir'>,
): Secrets {
  const former = settings.SECRETS_KEY_OLD.map((key) => Buffer.from(key, 'base64'));
  if (settings.SECRETS_KEY) return new Secrets(Buffer.from(settings.SECRETS_KEY, 'base64'), former);
  const file = join(settings.stateDir, 'secrets.key');
  const key = keptFile(file, () => `${randomBytes(32).toString('base64')}\n`);
  return new Secrets(Buffer.from(key.trim(), 'base64'), former);
}
