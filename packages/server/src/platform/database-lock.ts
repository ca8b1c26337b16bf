import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Queryable } from './database.ts';

const names = new Set<string>();

/** The number of a lock whose name is $1, as `key` computes it without a record. */
export const WHOLE_LOCK = "hashtextextended($1::text || ' ', 0)";

/** A PostgreSQL advisory lock, known to every node by its name. */
export class DatabaseLock {
  readonly name: string;

  /** Throws when the name is taken: two jobs under one lock would skip each other's work. */
  constructor(name: string) {
    if (names.has(name)) throw new Error(`The database lock “${name}” is defined twice.`);
    names.add(name);
    this.name = name;
  }

  /** The lock's number, or the number of its part for one record. */
  key(record: string | RawBuilder<unknown> = ''): RawBuilder<string> {
    return sql`hashtextextended(${this.name}::text || ' ' || ${record}::text, 0)`;
  }

  /**
   * Waits for the lock and holds it until the commit, for all or for one record. Holders that share
   * it wait only for one that doesn't.
   */
  async untilCommit(
    tx: Queryable,
    { record = '', isShared = false }: { record?: string; isShared?: boolean } = {},
  ): Promise<void> {
    await (isShared
      ? sql`select pg_advisory_xact_lock_shared(${this.key(record)})`
      : sql`select pg_advisory_xact_lock(${this.key(record)})`
    ).execute(tx);
  }

  /**
   * Runs `work` as the only holder across all nodes, or returns null while there is another
   * one. The lock belongs to its own connection: it is released as soon as this process is gone,
   * and if that connection dies, the signal given to `work` aborts.
   */
  async alone<T>(
    pool: pg.Pool,
    work: (lost: AbortSignal) => Promise<T>,
  ): Promise<{ result: T } | null> {
    const client = await pool.connect();
    const lost = new AbortController();
    const onLost = (error: Error) => lost.abort(error);
    client.on('error', onLost);
    let isHeld = false;
    try {
      const { rows } = await client.query<{ held: boolean }>(
        `select pg_try_advisory_lock(${WHOLE_LOCK}) as held`,
        [this.name],
      );
      isHeld = rows[0]?.held === true;
      return isHeld ? { result: await work(lost.signal) } : null;
    } finally {
      if (isHeld && !lost.signal.aborted) {
        await client.query(`select pg_advisory_unlock(${WHOLE_LOCK})`, [this.name]).catch(onLost);
      }
      client.off('error', onLost);
      client.release(lost.signal.aborted);
    }
  }
}
