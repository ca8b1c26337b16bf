import { randomBytes } from 'node:crypto';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import type { Settings } from '#platform';
import { refuseAccount } from '../refuse-account.ts';

type HashSettings = Pick<
  Settings,
  'PASSWORD_MEMORY_KIB' | 'PASSWORD_PASSES' | 'HASHES_AT_ONCE' | 'HASHES_WAITING'
>;

const RETRY_AFTER_SECONDS = 2;

/**
 * Hashes passwords with argon2id (RFC 9106; the package's default), off the main thread, a few at
 * a time. Refuses with `sign-in-busy` when the queue is full, so that sign-ins never slow the rest
 * down.
 */
export class PasswordHasher {
  readonly #cost: Options & { memoryCost: number; timeCost: number; parallelism: number };
  readonly #most: { atOnce: number; waiting: number };
  readonly #queue: (() => void)[] = [];
  /** A dummy hash at the current cost: comparing with it takes as long as with a real one. */
  readonly #dummy: string;
  #running = 0;

  constructor(settings: HashSettings) {
    this.#cost = {
      memoryCost: settings.PASSWORD_MEMORY_KIB,
      timeCost: settings.PASSWORD_PASSES,
      parallelism: 1,
    };
    this.#most = { atOnce: settings.HASHES_AT_ONCE, waiting: settings.HASHES_WAITING };
    this.#dummy = dummyHash(settings);
  }

  /** The hash of a password in PHC format, with its salt and cost. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, this.#cost));
  }

  /** Whether a password has this hash; null takes as long and returns false. */
  async verify(hashed: string | null, password: string): Promise<boolean> {
    return (await this.verifyAny([hashed], password)) === 0;
  }

  /**
   * The index of the hash that matches a password, or -1. Compares one after the other, null
   * against a dummy, so that a refusal costs the same whether or not there is a hash.
   */
  verifyAny(hashes: readonly (string | null)[], password: string): Promise<number> {
    return this.#inTurn(async () => {
      for (const [index, hashed] of hashes.entries()) {
        const isRight = await verify(hashed ?? this.#dummy, password);
        if (isRight && hashed !== null) return index;
      }
      return -1;
    });
  }

  /** Whether a hash was made at another cost than the current one. */
  isOutdated(hashed: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
    const now = this.#cost;
    return (
      memoryCost !== now.memoryCost || timeCost !== now.timeCost || parallelism !== now.parallelism
    );
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most.atOnce) {
      if (this.#queue.length >= this.#most.waiting) {
        refuseAccount('sign-in-busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((start) => this.#queue.push(start));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot goes to the next in the queue, if any.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

function dummyHash(settings: HashSettings): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  const cost = `m=${settings.PASSWORD_MEMORY_KIB},t=${settings.PASSWORD_PASSES},p=1`;
  return `$argon2id$v=19$${cost}$${random(16)}$${random(32)}`;
}
