import { sql } from 'kysely';
import type { Database } from '#platform';
import { QuotaSpentError } from './mls-error.ts';

/** Our hourly limit at the MLS, shared by all nodes. */
export class HourlyQuota {
  readonly #db: Database;
  readonly #source: string;
  readonly #requests: number;
  readonly #bytes: number;

  constructor(db: Database, source: string, limits: { requests: number; megabytes: number }) {
    this.#db = db;
    this.#source = source;
    this.#requests = limits.requests;
    this.#bytes = limits.megabytes * 1_000_000;
  }

  /** Counts one request before it is made. Throws {@link QuotaSpentError}. */
  async takeRequest(): Promise<void> {
    const { rows } = await sql<{ requests: number }>`
      insert into feed_quota_use as q (source, hour_at, requests)
      values (${this.#source}, date_trunc('hour', now()), 1)
      on conflict (source, hour_at) do update set requests = q.requests + 1
        where q.requests < ${this.#requests} and q.bytes < ${this.#bytes}
      returning requests`.execute(this.#db);
    if (rows.length > 0) return;
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
  }
}

/** Deletes request counts older than a month. */
export async function forgetOldQuotaUse(db: Database): Promise<void> {
  await sql`delete from feed_quota_use where hour_at < now() - interval '31 days'`.execute(db);
}
