import type { Database, Log } from '#platform';
import { recordLooks } from './photo-store.ts';

const GATHER_MS = 2000;
const MAX = 1000;

/** Collects photo views and writes them in one go. Losing some does no harm. */
export class PhotoViewBuffer {
  readonly #db: Database;
  readonly #log: Log;
  readonly #ids = new Set<number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  note(id: number): void {
    if (this.#ids.size >= MAX) return;
    this.#ids.add(id);
    this.#timer ??= setTimeout(() => void this.write(), GATHER_MS).unref();
  }

  async write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const ids = [...this.#ids];
    this.#ids.clear();
    if (ids.length === 0) return;
    try {
      await recordLooks(this.#db, ids);
    } catch (error) {
      this.#log.warn({ err: error }, 'looks at photos not written down');
    }
  }
}
