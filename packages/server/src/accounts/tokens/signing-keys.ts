import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { atomically, newSecret, type SealedColumn, type Services } from '#platform';
import {
  insertSigningKey,
  keyMakingLock,
  listPublishedKeys,
  type SigningKeyRow,
} from './signing-key-store.ts';

export const TOKEN_ALGORITHM = 'ES256';

const SEAL = 'signing key';
export const signingKeySeal: SealedColumn = {
  table: 'signing_key',
  column: 'sealed_private_jwk',
  owner: 'kid',
  purpose: SEAL,
};
/** A new key is published for this long before it signs, so that every node and reader has it. */
const LEAD_MS = 10 * 60_000;
/**
 * How long a key is published after it last signed: longer than a token lives, and clocks differ.
 */
const PUBLISHED_AFTER_SECONDS = 2 * 3600;
/** After this long the keys are read again. */
const STALE_MS = 60_000;
/** An unknown key id makes us read them again, but at most this often. */
const LOOK_AGAIN_MS = 2000;

interface OpenedKey {
  kid: string;
  publicKey: CryptoKey;
  publicJwk: JWK;
  /** Null if it was sealed with another secrets key. */
  privateKey: CryptoKey | null;
  madeAt: number;
  signsUntil: number;
}

/** The keys that sign access tokens: in the database, sealed, rotated every SIGNING_KEY_DAYS. */
export class SigningKeys {
  readonly #services: Pick<Services, 'db' | 'secrets' | 'settings'>;
  #opened: readonly OpenedKey[] = [];
  #readAt = 0;
  #reading: Promise<void> | null = null;

  constructor(services: Pick<Services, 'db' | 'secrets' | 'settings'>) {
    this.#services = services;
  }

  /**
   * Creates a key when there is none that we can sign with, or when the newest expires soon. When
   * several nodes try, only one creates it.
   */
  async rotate(): Promise<void> {
    const { db, settings } = this.#services;
    await atomically(db, async (tx) => {
      await keyMakingLock.untilCommit(tx);
      const rows = await listPublishedKeys(tx);
      const soon = Date.now() + this.#renewBeforeMs();
      const isEnough = rows.some((row) => row.signs_until.getTime() > soon && this.#unsealed(row));
      if (isEnough) return;
      const pair = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true });
      const kid = newSecret().slice(0, 16);
      const publicJwk = {
        ...(await exportJWK(pair.publicKey)),
        kid,
        alg: TOKEN_ALGORITHM,
        use: 'sig',
      };
      const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
      await insertSigningKey(tx, {
        kid,
        publicJwk,
        sealed: this.#services.secrets.seal(SEAL, kid, privateJwk),
        days: settings.SIGNING_KEY_DAYS,
        publishedSeconds: PUBLISHED_AFTER_SECONDS,
      });
    });
    await this.#read();
  }

  /** The key to sign with now: the newest that has been published long enough, else the newest. */
  async current(): Promise<{ kid: string; key: CryptoKey }> {
    if (Date.now() - this.#readAt > STALE_MS) await this.#read();
    const now = Date.now();
    const able = this.#opened.filter((key) => key.privateKey && key.signsUntil > now);
    const chosen = able.find((key) => key.madeAt <= now - LEAD_MS) ?? able.at(-1);
    if (chosen?.privateKey) return { kid: chosen.kid, key: chosen.privateKey };
    await this.rotate();
    const [made] = this.#opened;
    if (!made?.privateKey) throw new Error('No key can sign access tokens');
    return { kid: made.kid, key: made.privateKey };
  }

  /** The public key of an id, or null. */
  async find(kid: string): Promise<CryptoKey | null> {
    const known = this.#opened.find((key) => key.kid === kid);
    if (known) return known.publicKey;
    if (Date.now() - this.#readAt > LOOK_AGAIN_MS) await this.#read();
    return this.#opened.find((key) => key.kid === kid)?.publicKey ?? null;
  }

  /** The public keys as a JSON Web Key Set (RFC 7517). */
  async published(): Promise<{ keys: JWK[] }> {
    if (Date.now() - this.#readAt > STALE_MS) await this.#read();
    return { keys: this.#opened.map((key) => key.publicJwk) };
  }

  #renewBeforeMs(): number {
    // Half a day, but never a key's whole life; the rotation job runs twice a day.
    return Math.min(36 * 3_600_000, (this.#services.settings.SIGNING_KEY_DAYS * 86_400_000) / 2);
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readNow().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readNow(): Promise<void> {
    const rows = await listPublishedKeys(this.#services.db);
    const known = new Map(this.#opened.map((key) => [key.kid, key]));
    this.#opened = await Promise.all(
      rows.map(async (row) => known.get(row.kid) ?? (await this.#open(row))),
    );
    this.#readAt = Date.now();
  }

  async #open(row: SigningKeyRow): Promise<OpenedKey> {
    const publicJwk = row.public_jwk as JWK;
    const privateJwk = this.#unsealed(row);
    return {
      kid: row.kid,
      publicJwk,
      publicKey: (await importJWK(publicJwk, TOKEN_ALGORITHM)) as CryptoKey,
      privateKey: privateJwk && ((await importJWK(privateJwk, TOKEN_ALGORITHM)) as CryptoKey),
      madeAt: row.made_at.getTime(),
      signsUntil: row.signs_until.getTime(),
    };
  }

  /** Null for a key that was sealed with a former secrets key. */
  #unsealed(row: SigningKeyRow): JWK | null {
    try {
      return JSON.parse(this.#services.secrets.open(SEAL, row.kid, row.sealed_private_jwk)) as JWK;
    } catch {
      return null;
    }
  }
}
