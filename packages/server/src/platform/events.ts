import { type Kysely, sql } from 'kysely';
import { atomically, type Database, type Queryable } from './database.ts';
import type { DB } from './database-types.generated.ts';
import type { Jobs } from './jobs.ts';

/** News that something changed; `type` is `room.what-happened`. */
export interface Event {
  type: string;
  payload: unknown;
}

/** An event as a subscriber gets it; `id` tells a second delivery of the same one. */
export interface DeliveredEvent extends Event {
  id: number;
}

/**
 * Writes news in the caller's database transaction, so that the change and the news of it are
 * committed together; the job runner delivers it later, at least once.
 */
export async function recordEvent(tx: Queryable, event: Event): Promise<void> {
  await tx
    .insertInto('event_outbox')
    .values({ type: event.type, payload: JSON.stringify(event.payload) })
    .execute();
}

/** Hands events to their subscribers: a job for each, so that one that fails is tried again alone. */
export class Events {
  readonly #jobsOfType = new Map<string, string[]>();
  readonly #db: Database;
  readonly #jobs: Jobs;

  constructor(db: Database, jobs: Jobs) {
    this.#db = db;
    this.#jobs = jobs;
    jobs.define({
      name: 'platform.deliver-events',
      recurs: true,
      run: async () => {
        while ((await this.deliverWaiting()) > 0);
      },
    });
    jobs.define({
      name: 'platform.forget-delivered-events',
      recurs: true,
      run: () => this.#forgetDelivered(),
    });
  }

  /** Registers a subscriber under a name of its own. It may hear of one event twice. */
  subscribe(
    type: string,
    subscriber: { name: string; hear: (event: DeliveredEvent) => Promise<void> },
  ): void {
    const job = `event.${subscriber.name}`;
    this.#jobsOfType.set(type, [...(this.#jobsOfType.get(type) ?? []), job]);
    this.#jobs.define({ name: job, run: (data) => subscriber.hear(data as DeliveredEvent) });
  }

  /** Makes the jobs of at most `limit` waiting events. Answers how many events there were. */
  async deliverWaiting(limit = 200): Promise<number> {
    return atomically(this.#db, async (tx) => {
      const rows = await tx
        .selectFrom('event_outbox')
        .select(['id', 'type', 'payload'])
        .where('delivered_at', 'is', null)
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const row of rows) {
        for (const job of this.#jobsOfType.get(row.type) ?? []) {
          await this.#jobs.send(job, { id: row.id, type: row.type, payload: row.payload }, tx);
        }
      }
      if (rows.length > 0)
        await this.#markDelivered(
          tx,
          rows.map((row) => row.id),
        );
      return rows.length;
    });
  }

  async #markDelivered(tx: Kysely<DB>, ids: number[]): Promise<void> {
    await tx
      .updateTable('event_outbox')
      .set({ delivered_at: sql`now()` })
      .where('id', 'in', ids)
      .execute();
  }

  async #forgetDelivered(): Promise<void> {
    await this.#db
      .deleteFrom('event_outbox')
      .where('delivered_at', '<', sql<Date>`now() - interval '30 days'`)
      .execute();
  }
}
