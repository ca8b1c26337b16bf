import type { Database, Queryable } from '#platform';
import { addRunProgress, keepRefusedRecords } from './feed-run-store.ts';
import { derivedBy } from './normalise/derived-by.ts';
import type { NormaliseRules } from './normalise/normalised-listing.ts';
import type { RefusedRecord, TakenRecord } from './taken-record.ts';
import { writeListings } from './write-listings.ts';

/** What a run keeps aside at most; beyond it refused records are only counted. */
const MAX_REFUSED_KEPT = 10_000;

export interface IntakeOptions {
  runId: number;
  /** Name of the feed or file. */
  feed: string;
  rules: NormaliseRules;
}

/** Totals of a run so far. */
export interface IntakeTotals {
  seen: number;
  changed: number;
  removed: number;
  refused: number;
  droppedFields: number;
}

/**
 * Takes batches of records into the database on behalf of one run, each in one commit with the
 * run's progress. A batch may be handed over while the one before is still being written: `take`
 * waits for that one, so that reading goes on beside writing and at most one batch waits.
 */
export class RecordIntake {
  readonly totals: IntakeTotals = { seen: 0, changed: 0, removed: 0, refused: 0, droppedFields: 0 };
  readonly #db: Database;
  readonly #options: IntakeOptions;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Database, options: IntakeOptions) {
    this.#db = db;
    this.#options = options;
  }

  /** Hands a batch over; `alongside` joins its commit. Rejects when the batch before failed. */
  async take(
    records: readonly (TakenRecord | RefusedRecord)[],
    alongside?: (tx: Queryable) => Promise<void>,
  ): Promise<void> {
    await this.#writing;
    this.#writing = this.#write(records, alongside);
    this.#writing.catch(() => {});
  }

  /** Waits until all is written. Rejects when the last batch failed. */
  async finish(): Promise<void> {
    await this.#writing;
  }

  async #write(
    records: readonly (TakenRecord | RefusedRecord)[],
    alongside?: (tx: Queryable) => Promise<void>,
  ): Promise<void> {
    const { runId, feed, rules } = this.#options;
    const taken = records.filter((record) => 'normalised' in record);
    const refused = records.filter((record) => 'reason' in record);
    const kept = refused.slice(0, Math.max(0, MAX_REFUSED_KEPT - this.totals.refused));
    const counts = await writeListings(this.#db, taken, {
      feed,
      derivedBy: derivedBy(rules),
      now: new Date(),
      alongside: async (tx, written) => {
        await keepRefusedRecords(tx, { id: runId, source: feed }, kept);
        await addRunProgress(
          tx,
          runId,
          { seen: records.length, refused: refused.length, ...written },
          newestOf(taken),
        );
        await alongside?.(tx);
      },
    });
    this.totals.seen += records.length;
    this.totals.refused += refused.length;
    this.totals.changed += counts.changed;
    this.totals.removed += counts.removed;
    this.totals.droppedFields += counts.droppedFields;
  }
}

function newestOf(records: readonly TakenRecord[]): string | null {
  let newest: string | null = null;
  for (const { normalised } of records) {
    const at = normalised.listing.modified_at;
    if (newest === null || at > newest) newest = at;
  }
  return newest;
}
