import type pg from 'pg';
import { atomically, type Database, DatabaseLock, type Storage } from '#platform';
import type { PhotoCounters } from './photo-counters.ts';
import {
  type EvictionCandidate,
  findLongestUnseen,
  findReferredHashes,
  holdContent,
  recordEvicted,
} from './photo-eviction-store.ts';

const BATCH = 100;
const GRACE_MS = 3_600_000;
const MEASURE_EVERY_MS = 6 * 3_600_000;
const TRIM_TO = 0.9;
const NEARLY_FULL = 0.95;
/** One node at a time; a second one has nothing to add and returns. */
const trimLock = new DatabaseLock('feed.trim-photos');

interface PhotoDiskParts {
  db: Database;
  pool: pg.Pool;
  storage: Storage;
  counters: PhotoCounters;
  /** PHOTO_DISK_MEGABYTES in bytes. */
  capBytes: number;
  /** How long to keep unreferenced files. Defaults to an hour. */
  graceMs?: number;
}

interface StoredContent {
  hash: string;
  bytes: number;
  newestAt: number;
}

/**
 * Keeps the photos below their disk limit: unreferenced files are deleted first, then the photos
 * that have gone unviewed longest, main photos last.
 */
export class PhotoDisk {
  readonly #parts: PhotoDiskParts;
  #measuredAt = Number.NEGATIVE_INFINITY;

  constructor(parts: PhotoDiskParts) {
    this.#parts = parts;
  }

  get isOver(): boolean {
    return this.#parts.counters.bytes() > this.#parts.capBytes;
  }

  /** Whether so little space is left that background copies should stop. */
  get isNearlyFull(): boolean {
    return this.#parts.counters.bytes() > this.#parts.capBytes * NEARLY_FULL;
  }

  /**
   * Measures the storage, unless that was done recently: the running total is good for some hours.
   */
  async measureIfOld(): Promise<void> {
    if (performance.now() - this.#measuredAt < MEASURE_EVERY_MS) return;
    let total = 0;
    for await (const file of this.#parts.storage.list()) total += file.bytes;
    this.#noteMeasure(total);
  }

  /** Measures again, deletes files that no stored photo uses, and trims. */
  async tidy(signal: AbortSignal): Promise<void> {
    await trimLock.alone(this.#parts.pool, async () => {
      let total = 0;
      for await (const batch of this.#contents()) {
        signal.throwIfAborted();
        for (const content of batch) total += content.bytes;
        total -= await this.#deleteUnreferred(batch);
      }
      this.#noteMeasure(total);
    });
    if (this.isOver) await this.trim(signal, { mains: true });
  }

  /** Evicts photos until a tenth of the limit is free; main ones only when `mains` says so. */
  async trim(signal: AbortSignal, options: { mains: boolean }): Promise<void> {
    await trimLock.alone(this.#parts.pool, async () => {
      this.#measuredAt = Number.NEGATIVE_INFINITY;
      await this.measureIfOld();
      if (!this.isNearlyFull) return;
      await this.#putOut(false, signal);
      if (options.mains) await this.#putOut(true, signal);
    });
  }

  #noteMeasure(total: number): void {
    this.#parts.counters.measured(total);
    this.#measuredAt = performance.now();
  }

  async #putOut(mains: boolean, signal: AbortSignal): Promise<void> {
    const { db, counters, capBytes } = this.#parts;
    let after: EvictionCandidate | null = null;
    while (counters.bytes() > capBytes * TRIM_TO) {
      const batch: EvictionCandidate[] = await findLongestUnseen(db, mains, after, BATCH);
      for (const candidate of batch) {
        signal.throwIfAborted();
        if (counters.bytes() <= capBytes * TRIM_TO) return;
        if (!(await recordEvicted(db, candidate))) continue;
        counters.evictions.inc();
        await this.#deleteContent(candidate.hash);
      }
      after = batch.at(-1) ?? null;
      if (batch.length < BATCH) return;
    }
  }

  async #deleteUnreferred(batch: readonly StoredContent[]): Promise<number> {
    const youngest = Date.now() - (this.#parts.graceMs ?? GRACE_MS);
    const old = batch.filter((content) => content.newestAt <= youngest);
    const referred = await findReferredHashes(
      this.#parts.db,
      old.map((content) => content.hash),
    );
    let freed = 0;
    for (const { hash } of old) if (!referred.has(hash)) freed += await this.#deleteContent(hash);
    return freed;
  }

  /** Deletes a file with its renditions unless a stored photo refers to it or is about to. */
  async #deleteContent(hash: string): Promise<number> {
    const { db, storage, counters } = this.#parts;
    const freed = await atomically(db, async (tx) => {
      await holdContent(tx, hash, 'alone');
      const referred = await findReferredHashes(tx, [hash]);
      return referred.has(hash) ? 0 : storage.remove(hash);
    });
    counters.grew(-freed);
    return freed;
  }

  async *#contents(): AsyncIterable<StoredContent[]> {
    let batch: StoredContent[] = [];
    for await (const { key, bytes, storedAt } of this.#parts.storage.list()) {
      const hash = key.split('/', 1)[0] ?? key;
      const last = batch.at(-1);
      if (last?.hash === hash) {
        last.bytes += bytes;
        last.newestAt = Math.max(last.newestAt, storedAt.getTime());
        continue;
      }
      if (batch.length >= BATCH) {
        yield batch;
        batch = [];
      }
      batch.push({ hash, bytes, newestAt: storedAt.getTime() });
    }
    if (batch.length > 0) yield batch;
  }
}
