import { sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressBlock } from '../address-block.ts';
import { backoff } from '../backoff.ts';
import type { OpenDatabase, Queryable } from '../database.ts';
import { refuse } from '../refusal-error.ts';
import type { Settings } from '../settings.ts';
import { sha256 } from '../sha256.ts';

type ThrottlePurpose = 'sign-in' | 'reset' | 'register' | 'verify' | 'form' | 'ask-outside';

/** Whose tries are counted. */
export interface Who {
  /** The address that was typed or the id of the person, whether or not the account exists. */
  account?: string | undefined;
  /** A device that the account has been used from before: it is counted separately. */
  device?: string | undefined;
  /** IP address. */
  address: string;
}

const settingsOf = {
  'sign-in': ['SIGN_IN_TRIES_PER_ACCOUNT', 'SIGN_IN_TRIES_PER_ADDRESS'],
  reset: ['RESET_TRIES_PER_ACCOUNT', 'RESET_TRIES_PER_ADDRESS'],
  register: ['REGISTER_TRIES_PER_ACCOUNT', 'REGISTER_TRIES_PER_ADDRESS'],
  verify: ['VERIFY_TRIES_PER_ACCOUNT', 'VERIFY_TRIES_PER_ADDRESS'],
  form: ['FORMS_PER_PERSON', 'FORMS_PER_ADDRESS'],
  'ask-outside': ['OUTSIDE_ASKS_PER_PERSON', 'OUTSIDE_ASKS_PER_ADDRESS'],
} as const satisfies Record<ThrottlePurpose, readonly [keyof Settings, keyof Settings]>;

interface ThrottleOptions {
  pool: OpenDatabase['pool'];
  settings: Settings;
}

/** The wait doubles with every overrun within a day, up to this many windows. */
const LONGEST_WAIT_WINDOWS = 8;
const DAY_SECONDS = 24 * 3600;
const OVERRUNS_KEPT_SECONDS = DAY_SECONDS;

/**
 * Counts tries in the database before the work starts, so concurrent tries all count. Strangers
 * share one count per account, and each known device has its own, so no one can lock out the
 * account's owner.
 */
export class Throttles {
  readonly #limiters = new Map<string, RateLimiterPostgres>();
  readonly #overruns: RateLimiterPostgres;
  readonly #services: ThrottleOptions;
  readonly #windowSeconds: number;
  readonly #requestsOfDay: RateLimiterPostgres;
  readonly #callsOfKey: RateLimiterPostgres;

  constructor(services: ThrottleOptions) {
    this.#services = services;
    this.#windowSeconds = services.settings.TRY_WINDOW_MINUTES * 60;
    this.#requestsOfDay = this.#limiter(
      'day',
      services.settings.OUTSIDE_REQUESTS_PER_PERSON_DAY,
      DAY_SECONDS,
    );
    this.#callsOfKey = this.#limiter('try', services.settings.API_CALLS_PER_KEY_MINUTE, 60);
    this.#overruns = this.#limiter('overrun', Number.MAX_SAFE_INTEGER, OVERRUNS_KEPT_SECONDS);
  }

  /**
   * Counts one try of an account and an address. Refuses with `too-many-tries` beyond the limits of
   * the settings. `onOverrun` is called for the try that locks an account to strangers, once per
   * wait.
   */
  async count(purpose: ThrottlePurpose, who: Who, onOverrun?: () => Promise<void>): Promise<void> {
    const byAddress = this.#limiterOf(purpose, 'address');
    const overrun = await consume(byAddress, addressKey(purpose, who));
    if (overrun) tooMany(overrun.msBeforeNext / 1000);
    const account = accountKey(purpose, who);
    if (account) await this.#countAccount(this.#limiterOf(purpose, 'account'), account, onOverrun);
  }

  /** Counts one try of an account alone; whether it is within the limit. Never locks. */
  async permits(purpose: ThrottlePurpose, { account }: { account: string }): Promise<boolean> {
    const key = accountKey(purpose, { account, address: '' });
    return key === null || (await consume(this.#limiterOf(purpose, 'account'), key)) === null;
  }

  /**
   * Counts several requests of a person, or of an address without one, within 24 hours. Refuses
   * with `too-many-tries` beyond the limit; then none of them counts.
   */
  async countForDay(purpose: 'ask-outside', who: Who, requests: number): Promise<void> {
    const key = accountKey(purpose, who) ?? addressKey(purpose, who);
    const overrun = await consume(this.#requestsOfDay, key, requests);
    if (!overrun) return;
    await this.#requestsOfDay.reward(key, requests);
    tooMany(overrun.msBeforeNext / 1000);
  }

  /**
   * Counts one call of a program with an API key. Refuses with `too-many-tries` beyond
   * API_CALLS_PER_KEY_MINUTE.
   */
  async countKeyCall(keyId: string): Promise<void> {
    const overrun = await consume(this.#callsOfKey, `key:${keyId}`);
    if (overrun) tooMany(overrun.msBeforeNext / 1000);
  }

  /** Refunds the count of a try that succeeded. */
  async succeed(purpose: ThrottlePurpose, who: Who): Promise<void> {
    const account = accountKey(purpose, who);
    await Promise.all([
      this.#limiterOf(purpose, 'address').reward(addressKey(purpose, who)),
      account && this.#limiterOf(purpose, 'account').reward(account),
    ]);
  }

  async #countAccount(
    limiter: RateLimiterPostgres,
    key: string,
    onOverrun?: () => Promise<void>,
  ): Promise<void> {
    const overrun = await consume(limiter, key);
    if (!overrun) return;
    if (overrun.consumedPoints !== limiter.points + 1) tooMany(overrun.msBeforeNext / 1000);
    const wait = await this.#shut(limiter, key);
    await onOverrun?.();
    tooMany(wait);
  }

  /** Returns the length of the wait in seconds. Of concurrent tries exactly one gets here. */
  async #shut(limiter: RateLimiterPostgres, key: string): Promise<number> {
    const { consumedPoints } = await this.#overruns.consume(key);
    const first = this.#windowSeconds;
    const seconds = backoff(consumedPoints, { first, most: first * LONGEST_WAIT_WINDOWS });
    await limiter.block(key, seconds);
    return seconds;
  }

  #limiterOf(purpose: ThrottlePurpose, kind: 'account' | 'address'): RateLimiterPostgres {
    const name = `${purpose}:${kind}`;
    const known = this.#limiters.get(name);
    if (known) return known;
    const setting = settingsOf[purpose][kind === 'account' ? 0 : 1];
    const limiter = this.#limiter('try', this.#services.settings[setting], this.#windowSeconds);
    this.#limiters.set(name, limiter);
    return limiter;
  }

  #limiter(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
    return new RateLimiterPostgres({
      storeClient: this.#services.pool,
      storeType: 'pool',
      tableName: 'throttle',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  }
}

/** Deletes expired counts. */
export async function deleteExpiredTries(tx: Queryable): Promise<void> {
  await sql`delete from throttle where expire < extract(epoch from now()) * 1000`.execute(tx);
}

/** Null when the key has points left, otherwise its state. */
async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  points = 1,
): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

function tooMany(waitSeconds: number): never {
  return refuse('too-many-tries', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)),
  });
}

function addressKey(purpose: ThrottlePurpose, who: Who): string {
  return `${purpose}:address:${addressBlock(who.address)}`;
}

function accountKey(purpose: ThrottlePurpose, who: Who): string | null {
  if (who.account === undefined) return null;
  const account = shortHash(who.account);
  return who.device === undefined
    ? `${purpose}:account:${account}`
    : `${purpose}:device:${account}:${shortHash(who.device)}`;
}

function shortHash(text: string): string {
  return sha256(text).toString('base64url').slice(0, 32);
}
