import { sql } from 'kysely';
import type { Database } from '#platform';
import { failureMessages } from '../messages.ts';
import { FeedPausedError, QuotaSpentError } from './mls-error.ts';

interface Limits {
  /** In an hour. */
  requests: number;
  /** In an hour. */
  megabytes: number;
  /** Null for no such limit. */
  perSecond: number | null;
}

/** Longer than the queue of all nodes' requests; beyond it, a clock was set back. */
const MAX_WAIT_MS = 60_000;

/** Our limits at the MLS, per hour and per second. All nodes share them. */
export class RequestQuota {
  readonly #db: Database;
  readonly #source: string;
  readonly #limits: Limits;
  readonly #whole: RequestQuota | null;

  constructor(db: Database, source: string, limits: Limits, whole: RequestQuota | null = null) {
    this.#db = db;
    this.#source = source;
    this.#limits = limits;
    this.#whole = whole;
  }

  /** A part of the hourly quota, under its own name: what it takes counts against both. */
  part(name: string, share: number): RequestQuota {
    const { requests, megabytes, perSecond } = this.#limits;
    const limits = {
      requests: Math.max(1, Math.floor(requests * share)),
      megabytes: megabytes * share,
      perSecond,
    };
    return new RequestQuota(this.#db, `${this.#source}#${name}`, limits, this);
  }

  /**
   * Reserves the next moment at which a request may start, so that no second has more of them than
   * allowed. Returns the milliseconds until then, a minute at most; throws {@link FeedPausedError}
   * when it is further off.
   */
  async takeTurn(): Promise<number> {
    if (this.#whole) return this.#whole.takeTurn();
    const { perSecond } = this.#limits;
    if (!perSecond) return 0;
    const gap = sql`${1000 / perSecond} * interval '1 millisecond'`;
    const latest = sql`clock_timestamp() + ${MAX_WAIT_MS} * interval '1 millisecond' + ${gap}`;
    const { rows } = await sql<{ wait: number }>`
      insert into feed_turn as t (source, next_at) values (${this.#source}, clock_timestamp() + ${gap})
      on conflict (source) do update set
        next_at = greatest(least(t.next_at, ${latest}), clock_timestamp()) + ${gap}
      returning extract(epoch from next_at - ${gap} - clock_timestamp())::float8 * 1000 as wait`.execute(
      this.#db,
    );
    const wait = Math.max(0, rows[0]?.wait ?? 0);
    if (wait > MAX_WAIT_MS) throw new FeedPausedError(failureMessages.turnTooFarOff());
    return wait;
  }

  /** Counts one request before it is made. Throws {@link QuotaSpentError}. */
  async takeRequest(): Promise<void> {
    const { requests, megabytes } = this.#limits;
    const { rows } = await sql<{ requests: number }>`
      insert into feed_quota_use as q (source, hour_at, requests)
      values (${this.#source}, date_trunc('hour', now()), 1)
      on conflict (source, hour_at) do update set requests = q.requests + 1
        where q.requests < ${requests} and q.bytes < ${megabytes * 1_000_000}
      returning requests`.execute(this.#db);
    if (rows.length > 0) return this.#whole?.takeRequest();
    const hour = 3_600_000;
    throw new QuotaSpentError(new Date(Math.floor(Date.now() / hour + 1) * hour));
  }

  async addBytes(bytes: number): Promise<void> {
    await sql`
      insert into feed_quota_use as q (source, hour_at, bytes)
      values (${this.#source}, date_trunc('hour', now()), ${bytes})
      on conflict (source, hour_at) do update set bytes = q.bytes + excluded.bytes`.execute(
      this.#db,
    );
    await this.#whole?.addBytes(bytes);
  }
}

/** Deletes request counts and turns older than a month. */
export async function forgetOldQuotaUse(db: Database): Promise<void> {
  await sql`delete from feed_quota_use where hour_at < now() - interval '31 days'`.execute(db);
  await sql`delete from feed_turn where next_at < now() - interval '31 days'`.execute(db);
}
