import type { Database } from '#platform';
import { findUncopied } from './photo-sweep-store.ts';

const MOST_HOMES = 200;
const REMEMBER_MS = 600_000;
const MOST_REMEMBERED = 2000;

/**
 * Homes that somebody has just looked at: their photos are copied before those of all others. Kept
 * in memory only, as a photo that is asked for is copied anyway; when there are too many the oldest
 * wish falls away.
 */
export class WantedHomes {
  readonly #db: Database;
  readonly #homes = new Set<number>();
  readonly #rememberedAt = new Map<number, number>();
  #photoIds: number[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  /** Puts a home's photos first in the line; a wish within ten minutes of the last one is the same. */
  add(listingId: number): void {
    const now = Date.now();
    if (now - (this.#rememberedAt.get(listingId) ?? 0) < REMEMBER_MS) return;
    this.#rememberedAt.delete(listingId);
    this.#rememberedAt.set(listingId, now);
    dropOldest(this.#rememberedAt, MOST_REMEMBERED);
    this.#homes.add(listingId);
    dropOldest(this.#homes, MOST_HOMES);
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
