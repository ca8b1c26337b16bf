import { sql } from 'kysely';
import type { Database } from '#platform';
import { QuotaSpentError } from './mls-error.ts';

/** Our hourly limit at the MLS, shared by all nodes. */
export class HourlyQuota {
  readonly #db: Database;
  readonly #source: string;
  readonly #requests: number;
  readonly #bytes: number;
  readonly #whole: HourlyQuota | null;

  constructor(
    db: Database,
    source: string,
    limits: { requests: number; megabytes: number },
    whole: HourlyQuota | null = null,
  ) {
    this.#db = db;
    this.#whole = whole;
    this.#source = source;
    this.#requests = limits.requests;
    this.#bytes = limits.megabytes * 1_000_000;
  }

  /** A part of this quota, under its own name: what it takes counts against both. */
  part(name: string, share: number): HourlyQuota {
    const requests = Math.max(1, Math.floor(this.#requests * share));
    const megabytes = (this.#bytes * share) / 1_000_000;
    return new HourlyQuota(this.#db, `${this.#source}#${name}`, { requests, megabytes }, this);
  }

  /** Counts one request before it is made. Throws {@link QuotaSpentError}. */
  async takeRequest(): Promise<void> {
    const { rows } = await sql<{ requests: number }>`
      insert into feed_quota_use as q (source, hour_at, requests)
      values (${this.#source}, date_trunc('hour', now()), 1)
      on conflict (source, hour_at) do update set requests = q.requests + 1
        where q.requests < ${this.#requests} and q.bytes < ${this.#bytes}
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

/** Deletes request counts older than a month. */
export async function forgetOldQuotaUse(db: Database): Promise<void> {
  await sql`delete from feed_quota_use where hour_at < now() - interval '31 days'`.execute(db);
}
