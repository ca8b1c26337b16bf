import { sql } from 'kysely';
import type { Database } from '../database.ts';

const AT_ONCE = 500;

/** A row of the outbox. */
export interface RecordedEvent {
  id: number;
  type: string;
  payload: unknown;
}

/**
 * Reads events as they are committed, each once. Ids and transactions may be committed out of
 * order: an event can appear below one that was read already. So it remembers not the last id but
 * `floor`, the oldest transaction still open at the last read, and the events above it that were
 * read. Nothing can appear below the floor anymore.
 */
export class EventTail {
  readonly #db: Database;
  readonly #types: () => string[];
  #floor = '';
  #read = new Map<number, bigint>();

  /** `types`: the event types to read. */
  constructor(db: Database, types: () => string[]) {
    this.#db = db;
    this.#types = types;
  }

  /** The mark from which a reader of everything so far can resume. */
  get floor(): string {
    return this.#floor;
  }

  /** Starts reading events committed from now on. */
  async start(): Promise<void> {
    // Rows of a dump restored into another server have that server's transaction ids.
    await sql`
      update event_outbox set transaction_id = pg_current_xact_id()
      where transaction_id > pg_snapshot_xmax(pg_current_snapshot())`.execute(this.#db);
    const { rows } = await sql<{ floor: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as floor`.execute(this.#db);
    this.#floor = rows[0]?.floor ?? '';
    this.#read = new Map();
    await this.read();
  }

  /** The events that were committed since the last read. */
  async read(): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for (;;) {
      const { floor, rows } = await this.#select(this.#floor, [...this.#read.keys()]);
      for (const { transaction, ...event } of rows) {
        this.#read.set(event.id, BigInt(transaction));
        events.push(event);
      }
      if (rows.length < AT_ONCE) {
        this.#raiseFloor(floor);
        return events;
      }
    }
  }

  /**
   * Events committed since a reader's `floor`, possibly including some it has. Null if the floor is
   * unknown or too many events have passed.
   */
  async readSince(floor: string): Promise<RecordedEvent[] | null> {
    const { floor: newest, rows } = await this.#select(floor, []);
    if (BigInt(floor) > BigInt(newest) || rows.length === AT_ONCE) return null;
    return rows.map(({ transaction, ...event }) => event);
  }

  #raiseFloor(floor: string): void {
    const lowest = BigInt(floor);
    for (const [id, transaction] of this.#read) {
      if (transaction < lowest) this.#read.delete(id);
    }
    this.#floor = floor;
  }

  /** Reads floor and events in one statement, so they match. */
  async #select(floor: string, except: number[]) {
    const { rows } = await sql<{
      floor: string;
      id: number | null;
      type: string;
      payload: unknown;
      transaction: string;
    }>`
      select now.floor, event.*
      from (select pg_snapshot_xmin(pg_current_snapshot())::text as floor) as now
      left join lateral (
        select id, type, payload, transaction_id::text as transaction
        from event_outbox
        where transaction_id >= ${floor}::xid8 and id <> all(${except}::bigint[])
          and type = any(${this.#types()})
        order by id limit ${AT_ONCE}) as event on true`.execute(this.#db);
    return {
      floor: rows[0]?.floor ?? floor,
      rows: rows.flatMap(({ floor: _floor, id, ...rest }) =>
        id === null ? [] : [{ id, ...rest }],
      ),
    };
  }
}
