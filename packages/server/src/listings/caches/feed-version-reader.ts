import { sql } from 'kysely';
import type { Queryable } from '#platform';

/**
 * Reads the feed version as it stands at or after the moment of asking. Those who ask while a read
 * is under way share the next one, since the one under way may have begun before their moment.
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
