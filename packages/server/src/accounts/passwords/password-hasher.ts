import { randomBytes } from 'node:crypto';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { addressBlock, type CallOrigin, type Settings } from '#platform';
import { refuseAccount } from '../refuse-account.ts';

type HashSettings = Pick<
  Settings,
  | 'PASSWORD_MEMORY_KIB'
  | 'PASSWORD_PASSES'
  | 'HASHES_AT_ONCE'
  | 'HASHES_WAITING'
  | 'HASHES_WAITING_PER_ADDRESS'
>;

const RETRY_AFTER_SECONDS = 2;

/** In the order in which they are served: people at a known device or signed in come first. */
const lanes = ['known', 'stranger', 'registration'] as const;

/** Who waits for a hash. */
export interface HashTurn {
  lane: (typeof lanes)[number];
  /** The person, or a stranger's IP address. */
  of: string;
}

/** The turn of a person whom we recognize: signed in, at a known device, or with a secret link. */
export function turnOf(personId: string): HashTurn {
  return { lane: 'known', of: personId };
}

/** The turn of someone we don't recognize. */
export function turnOfStranger(
  { address }: Pick<CallOrigin, 'address'>,
  lane: 'stranger' | 'registration' = 'stranger',
): HashTurn {
  return { lane, of: addressBlock(address) };
}

/**
 * Hashes passwords with argon2id (RFC 9106; the package's default), off the main thread, a few at
 * a time. Each lane has a queue of its own, and each person or block of addresses few places in it,
 * so that strangers who fill theirs can't keep a known device or a signed-in person waiting.
 * Refuses with `sign-in-busy` when a queue is full, so that sign-ins never slow the rest down.
 */
export class PasswordHasher {
  readonly #cost: Options & { memoryCost: number; timeCost: number; parallelism: number };
  readonly #most: { atOnce: number; waiting: number; waitingEach: number };
  readonly #queues: Record<HashTurn['lane'], { of: string; start: () => void }[]> = {
    known: [],
    stranger: [],
    registration: [],
  };
  /** A dummy hash at the current cost: comparing with it takes as long as with a real one. */
  readonly #dummy: string;
  #running = 0;
  #given = 0;

  constructor(settings: HashSettings) {
    this.#cost = {
      memoryCost: settings.PASSWORD_MEMORY_KIB,
      timeCost: settings.PASSWORD_PASSES,
      parallelism: 1,
    };
    this.#most = {
      atOnce: settings.HASHES_AT_ONCE,
      waiting: settings.HASHES_WAITING,
      waitingEach: settings.HASHES_WAITING_PER_ADDRESS,
    };
    this.#dummy = dummyHash(settings);
  }

  /** The hash of a password in PHC format, with its salt and cost. */
  hash(password: string, turn: HashTurn): Promise<string> {
    return this.#inTurn(turn, () => hash(password, this.#cost));
  }

  /** Whether a password has this hash; null takes as long and returns false. */
  async verify(hashed: string | null, password: string, turn: HashTurn): Promise<boolean> {
    return (await this.verifyAny([hashed], password, turn)) === 0;
  }

  /**
   * The index of the hash that matches a password, or -1. Compares one after the other, null
   * against a dummy, so that a refusal costs the same whether or not there is a hash.
   */
  verifyAny(hashes: readonly (string | null)[], password: string, turn: HashTurn): Promise<number> {
    return this.#inTurn(turn, async () => {
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

  /** The first lane where someone waits; every third time the others come first, in turn. */
  #nextLane() {
    this.#given += 1;
    const first = this.#given % 3 === 0 ? 1 + ((this.#given / 3) % 2) : 0;
    const lane = [...lanes.slice(first), ...lanes].find((name) => this.#queues[name].length > 0);
    return lane && this.#queues[lane];
  }

  async #inTurn<T>({ lane, of }: HashTurn, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most.atOnce) {
      const queue = this.#queues[lane];
      const { waiting, waitingEach } = this.#most;
      const ofTheirs = queue.filter((one) => one.of === of).length;
      if (queue.length >= waiting || ofTheirs >= waitingEach) {
        refuseAccount('sign-in-busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((start) => queue.push({ of, start }));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#nextLane()?.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }
}

function dummyHash(settings: HashSettings): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  const cost = `m=${settings.PASSWORD_MEMORY_KIB},t=${settings.PASSWORD_PASSES},p=1`;
  return `$argon2id$v=19$${cost}$${random(16)}$${random(32)}`;
}
