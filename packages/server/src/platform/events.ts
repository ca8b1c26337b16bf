import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { atomically, type Database, type Queryable, type RowOf } from './database.ts';
import type { DB } from './database-types.generated.ts';
import type { Jobs } from './jobs.ts';
import { isNotPutOff, type RowWatch, tryRow } from './row-by-row.ts';

/** The channel that is notified whenever events are committed. */
export const EVENT_RECORDED = 'event_recorded';

const DELIVERY_JOB = 'platform.deliver-events';

/** A kind of event and its payload. */
export interface EventType<Payload> {
  /** `room.what-happened` */
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
}

/**
 * Facts about a delivery besides the payload. Repeated deliveries of an event have the same `id`.
 */
interface Delivery {
  id: number;
}

/**
 * Defines an event that a room records. If other rooms may subscribe, the room exports it through
 * its door. Payloads are checked when they are read, since an earlier version may have written
 * them.
 */
export function defineEvent<Schema extends z.ZodType>(
  name: `${string}.${string}`,
  schema: Schema,
): EventType<z.output<Schema>> {
  return { name, schema: schema as z.ZodType<z.output<Schema>> };
}

/**
 * Records an event in the caller's database transaction, so both are committed together. The job
 * runner delivers it later, at least once.
 */
export async function recordEvent<Payload>(
  tx: Queryable,
  event: EventType<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> {
  await tx
    .insertInto('event_outbox')
    .values({ type: event.name, payload: JSON.stringify(payload) })
    .execute();
}

/** Delivers events with one job per subscriber, so only a failing one is retried. */
export class Events {
  readonly #jobsOfType = new Map<string, string[]>();
  readonly #db: Database;
  readonly #jobs: Jobs;
  readonly #watch: RowWatch;

  constructor({ db, jobs, log, metrics }: { db: Database; jobs: Jobs } & RowWatch) {
    this.#db = db;
    this.#jobs = jobs;
    this.#watch = { log, metrics };
    jobs.define({
      name: DELIVERY_JOB,
      recurs: true,
      wakesOn: EVENT_RECORDED,
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

  /** Registers a subscriber under its own name. It may receive an event twice. */
  subscribe<Payload>(
    event: EventType<Payload>,
    name: string,
    handle: (payload: Payload, delivery: Delivery) => Promise<void>,
  ): void {
    const job = `event.${name}`;
    this.#jobsOfType.set(event.name, [...(this.#jobsOfType.get(event.name) ?? []), job]);
    this.#jobs.define({
      name: job,
      run: async (data) => {
        const { id, payload } = data as { id: number; payload: unknown };
        await handle(event.schema.parse(payload), { id });
      },
    });
  }

  /**
   * Creates the jobs of at most `limit` waiting events. Returns how many events there were. One
   * that fails is put off; when all of them fail, it is not because of them, and it throws.
   */
  async deliverWaiting(limit = 200): Promise<number> {
    return atomically(this.#db, async (tx) => {
      const rows = await tx
        .selectFrom('event_outbox')
        .select(['id', 'type', 'payload'])
        .where('delivered_at', 'is', null)
        .where(isNotPutOff(DELIVERY_JOB, sql`event_outbox.id::text`))
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
      const sent: number[] = [];
      for (const row of rows) {
        const of = { job: DELIVERY_JOB, rowId: String(row.id) };
        const done = await tryRow(this.#watch, tx, of, () => this.#send(tx, row));
        if (done) sent.push(row.id);
      }
      if (rows.length > 0 && sent.length === 0) throw new Error('No event can be delivered');
      if (sent.length > 0) await this.#markDelivered(tx, sent);
      return rows.length;
    });
  }

  async #send(
    tx: Kysely<DB>,
    { id, type, payload }: RowOf<'event_outbox', 'id' | 'type' | 'payload'>,
  ): Promise<void> {
    for (const job of this.#jobsOfType.get(type) ?? []) {
      await this.#jobs.send(job, { id, payload }, tx);
    }
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
