import type { Database, Log, Queryable } from '#platform';
import { recordMessages } from '../messages.ts';
import { derivedBy } from '../normalize/derived-by.ts';
import type { NormalizeRules } from '../normalize/normalized-listing.ts';
import { addRunProgress, storeRefusedRecords } from '../runs/feed-run-store.ts';
import { analyzeListings } from './listing-batch-store.ts';
import { type RefusedRecord, refusedRecord, type TakenRecord } from './taken-record.ts';
import { writeListings } from './write-listings.ts';

/** The most rejected records a run stores; any beyond that are only counted. */
const MAX_REFUSED_KEPT = 10_000;

/** Listings written until failed statistics are tried again. */
const ANALYZE_AGAIN_AFTER = 500;

export interface IntakeOptions {
  runId: number;
  /** Name of the feed or file. */
  feed: string;
  rules: NormalizeRules;
  log: Pick<Log, 'warn'>;
  /** How many batches may be written in parallel. Defaults to 1, which preserves their order. */
  lanes?: number;
  /**
   * Each key may appear only once since this instant (the start of the run); repeats are rejected.
   */
  onceSince?: Date;
}

/** Totals of the run so far. */
export interface IntakeTotals {
  seen: number;
  changed: number;
  removed: number;
  refused: number;
  droppedFields: number;
}

/**
 * Writes batches of records to the database for one run, each in one commit with the run's
 * progress. `take` returns as soon as a lane is free, so reading continues while earlier batches
 * are written. A batch with a key that is still being written waits for it: the later one wins.
 */
export class RecordIntake {
  readonly totals: IntakeTotals = { seen: 0, changed: 0, removed: 0, refused: 0, droppedFields: 0 };
  readonly #db: Database;
  readonly #options: IntakeOptions;
  #analyzeAt = 500;
  readonly #lanes = new Set<{ keys: Set<string>; written: Promise<void> }>();
  #failure: { error: unknown } | null = null;

  constructor(db: Database, options: IntakeOptions) {
    this.#db = db;
    this.#options = options;
  }

  /** Hands over a batch; `alongside` joins its commit. Rejects if an earlier batch failed. */
  async take(
    records: readonly (TakenRecord | RefusedRecord)[],
    alongside?: (tx: Queryable) => Promise<void>,
  ): Promise<void> {
    const keys = new Set<string>();
    for (const record of records) {
      if ('normalized' in record) keys.add(record.normalized.listing.listing_key);
    }
    while (this.#mustWait(keys)) await this.#oneLane();
    const lane = { keys, written: this.#write(records, alongside) };
    lane.written.catch(() => {});
    this.#lanes.add(lane);
  }

  /** Waits until everything is written. Rejects if any batch of this run failed. */
  async finish(): Promise<void> {
    while (this.#lanes.size > 0) await this.#oneLane().catch(() => {});
    if (this.#failure) throw this.#failure.error;
  }

  #mustWait(keys: Set<string>): boolean {
    if (this.#lanes.size >= (this.#options.lanes ?? 1)) return true;
    return [...this.#lanes].some((lane) => [...keys].some((key) => lane.keys.has(key)));
  }

  async #oneLane(): Promise<void> {
    const lane = await Promise.race(
      [...this.#lanes].map((lane) =>
        lane.written.then(
          () => lane,
          () => lane,
        ),
      ),
    );
    this.#lanes.delete(lane);
    await lane.written.catch((error) => {
      this.#failure ??= { error };
      throw error;
    });
  }

  /**
   * Has the database analyze the new rows each time the run has grown fourfold, because searches
   * are planned badly while it still thinks the tables are small.
   */
  async #tellPlanner(): Promise<void> {
    const { changed } = this.totals;
    if (changed < this.#analyzeAt) return;
    this.#analyzeAt = Number.POSITIVE_INFINITY;
    try {
      await analyzeListings(this.#db);
      this.#analyzeAt = changed * 4;
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the statistics of listings could not be updated');
      this.#analyzeAt = changed + ANALYZE_AGAIN_AFTER;
    }
  }

  async #write(
    records: readonly (TakenRecord | RefusedRecord)[],
    alongside?: (tx: Queryable) => Promise<void>,
  ): Promise<void> {
    const { runId, feed, rules, onceSince } = this.#options;
    const taken = records.filter((record) => 'normalized' in record);
    const refused = records.filter((record) => 'reason' in record);
    const counts = await writeListings(this.#db, taken, {
      feed,
      derivedBy: derivedBy(rules),
      now: new Date(),
      onceSince,
      alongside: async (tx, written) => {
        refused.push(...written.doubled.map(refuseDoubled));
        const left = Math.max(0, MAX_REFUSED_KEPT - this.totals.refused);
        await storeRefusedRecords(tx, { id: runId, source: feed }, refused.slice(0, left));
        const added = { ...written, seen: records.length, refused: refused.length };
        await addRunProgress(tx, runId, added, newestOf(taken));
        await alongside?.(tx);
      },
    });
    this.totals.seen += records.length;
    this.totals.refused += refused.length;
    this.totals.changed += counts.changed;
    this.totals.removed += counts.removed;
    this.totals.droppedFields += counts.droppedFields;
    await this.#tellPlanner();
  }
}

function refuseDoubled({ normalized, place, raw }: TakenRecord): RefusedRecord {
  return refusedRecord(recordMessages.keyTwice(), {
    place,
    listingKey: normalized.listing.listing_key,
    raw,
  });
}

function newestOf(records: readonly TakenRecord[]): string | null {
  let newest: string | null = null;
  for (const { normalized } of records) {
    const at = normalized.listing.modified_at;
    if (newest === null || at > newest) newest = at;
  }
  return newest;
}
