import type { Database } from '#platform';
import { findUncopied } from './photo-sweep-store.ts';

const MAX_HOMES = 200;
const REMEMBER_MS = 600_000;
const MAX_REMEMBERED = 2000;

/**
 * Recently viewed homes: their photos are copied before all others. Only in memory, since a
 * requested photo is copied anyway; when there are too many, the oldest request is dropped.
 */
export class WantedHomes {
  readonly #db: Database;
  readonly #homes = new Set<number>();
  readonly #rememberedAt = new Map<number, number>();
  #photoIds: number[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  /** Moves a home's photos to the front of the queue; repeats within ten minutes are ignored. */
  add(listingId: number): void {
    const now = Date.now();
    if (now - (this.#rememberedAt.get(listingId) ?? 0) < REMEMBER_MS) return;
    this.#rememberedAt.delete(listingId);
    this.#rememberedAt.set(listingId, now);
    dropOldest(this.#rememberedAt, MAX_REMEMBERED);
    this.#homes.add(listingId);
    dropOldest(this.#homes, MAX_HOMES);
  }

  /** The next photo to copy, or null. */
  async next(): Promise<number | null> {
    while (this.#photoIds.length === 0) {
      const [listingId] = this.#homes;
      if (listingId === undefined) return null;
      this.#homes.delete(listingId);
      this.#photoIds.push(...(await findUncopied(this.#db, listingId)));
    }
    return this.#photoIds.shift() ?? null;
  }
}

function dropOldest(from: Set<number> | Map<number, unknown>, most: number): void {
  for (const key of from.keys()) {
    if (from.size <= most) return;
    from.delete(key);
  }
}
