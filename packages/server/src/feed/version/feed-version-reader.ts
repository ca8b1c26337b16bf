import { sql } from 'kysely';
import type { Queryable } from '#platform';

/**
 * Reads the feed version as of the call or later. Calls made during a read share the next one,
 * since the current one may have started too early.
 */
export class FeedVersionReader {
  readonly #db: Queryable;
  #current: Promise<number> | null = null;
  #next: Promise<number> | null = null;

  constructor(db: Queryable) {
    this.#db = db;
  }

  read(): Promise<number> {
    if (!this.#current) return this.#start();
    this.#next ??= this.#current.then(
      () => this.#start(),
      () => this.#start(),
    );
    return this.#next;
  }

  #start(): Promise<number> {
    this.#next = null;
    const reading = this.#ask();
    this.#current = reading;
    const finish = () => {
      if (this.#current === reading) this.#current = null;
    };
    reading.then(finish, finish);
    return reading;
  }

  async #ask(): Promise<number> {
    const { rows } = await sql<{ version: number }>`select version from feed_version`.execute(
      this.#db,
    );
    return rows[0]?.version ?? 0;
  }
}
