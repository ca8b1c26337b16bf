import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { type Database, maintain } from '#platform';
import { type IntakeOptions, type IntakeTotals, RecordIntake } from '../intake/record-intake.ts';
import { type RefusedRecord, type TakenRecord, takeRecord } from '../intake/taken-record.ts';
import { normalizeRulesOf } from '../normalize/normalize-rules.ts';
import type { NormalizeRules } from '../normalize/normalized-listing.ts';
import { findFeedCursor, forgetFeedCursor, saveFeedCursor } from '../runs/feed-cursor-store.ts';
import type { FeedRun } from '../runs/feed-run.ts';
import { endFeedRun, requireFeedRun, startFeedRun } from '../runs/feed-run-store.ts';
import { NoRcfError, RcfCutError, type RcfItem, readRcf } from './read-rcf.ts';

/** Small batches use little memory; larger ones are no faster. */
const BATCH_RECORDS = 100;
const BATCH_BYTES = 1024 * 1024;
/** Records to read before letting the writer continue. */
const RECORDS_PER_TURN = 8;
const CHUNK_BYTES = 64 * 1024;
/** After so many records the import notes how far it is. */
const SETTLE_EVERY = 2000;
/** Begins the names of files' feeds, and names their cursors. */
const FILE = 'file';

interface ImportOptions {
  settings: Parameters<typeof normalizeRulesOf>[0];
  log: IntakeOptions['log'];
  signal?: AbortSignal;
  onProgress?: (totals: IntakeTotals) => void;
}

/**
 * Imports a RESO Common Format file (compressed if its name ends with .gz) and returns the record
 * of the run. Removes no listings, since a file isn't a complete feed. If the file is truncated,
 * the records before that are imported and the run counts as failed. An import that was cut off
 * goes on where it was when the same file is imported again. Call inside `asOnlyFeedRun`.
 */
export async function importRcfFile(
  db: Database,
  path: string,
  options: ImportOptions,
): Promise<FeedRun> {
  const feed = `${FILE} ${basename(path)}`;
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  await new Promise<void>((resolve, reject) =>
    file.once('open', () => resolve()).once('error', reject),
  );
  const { id: runId, startedAt } = await startFeedRun(db, { source: feed, kind: 'file' });
  try {
    const { size, mtimeMs } = await stat(path);
    const version = `${feed} ${size} ${Math.trunc(mtimeMs)}`;
    await maintain(db, async (own) => {
      const rules = normalizeRulesOf(options.settings, basename(path));
      const intakeOptions = {
        runId,
        feed,
        rules,
        log: options.log,
        lanes: 3,
        onceSince: startedAt,
      };
      const intake = new RecordIntake(own, intakeOptions);
      await takeFile(own, { path, file, version, rules, intake, options });
    });
    await endFeedRun(db, runId, 'done');
  } catch (error) {
    const isAborted = options.signal?.aborted === true;
    await endFeedRun(db, runId, isAborted ? 'interrupted' : 'failed', (error as Error).message);
  } finally {
    file.destroy();
  }
  return requireFeedRun(db, runId);
}

/** Takes the records of a file that no earlier import of the same file has written. */
async function takeFile(
  db: Database,
  of: {
    path: string;
    file: ReadStream;
    /** Names the file and its state. */
    version: string;
    rules: NormalizeRules;
    intake: RecordIntake;
    options: ImportOptions;
  },
): Promise<void> {
  const { path, file, version, rules, intake, options } = of;
  const bytes = path.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : file;
  file.on('error', (error) => bytes.destroy(error));
  const { rowsRead } = await findFeedCursor(db, version, FILE);
  let taken = rowsRead;
  let isEnded = false;
  const settle = async () => {
    await intake.finish();
    if (isEnded) return forgetFeedCursor(db, version, FILE);
    const cursor = { modifiedSince: null, pageLink: null, reachedAt: null, expected: null };
    await saveFeedCursor(db, version, FILE, { ...cursor, rowsRead: taken });
  };
  try {
    for await (const batch of batchesOf(withoutFirst(readRcf(bytes), rowsRead), rules)) {
      options.signal?.throwIfAborted();
      await intake.take(batch);
      const before = taken;
      taken += batch.length;
      options.onProgress?.(intake.totals);
      if (Math.floor(taken / SETTLE_EVERY) > Math.floor(before / SETTLE_EVERY)) await settle();
    }
    isEnded = true;
  } catch (error) {
    isEnded = error instanceof RcfCutError || error instanceof NoRcfError;
    throw error;
  } finally {
    await settle();
  }
}

async function* withoutFirst(
  items: AsyncIterable<RcfItem>,
  count: number,
): AsyncGenerator<RcfItem> {
  let number = 0;
  for await (const item of items) {
    number += 1;
    if (number > count) yield item;
  }
}

/** Also yields the last, partial batch before it reports that the file is truncated. */
async function* batchesOf(
  items: AsyncIterable<RcfItem>,
  rules: NormalizeRules,
): AsyncGenerator<(TakenRecord | RefusedRecord)[]> {
  let batch: (TakenRecord | RefusedRecord)[] = [];
  let size = 0;
  let failure: unknown;
  try {
    for await (const item of items) {
      batch.push(recordOf(item, rules));
      size += item.raw.length;
      if (batch.length % RECORDS_PER_TURN === 0) await nextTurn();
      if (batch.length < BATCH_RECORDS && size < BATCH_BYTES) continue;
      yield batch;
      batch = [];
      size = 0;
    }
  } catch (error) {
    failure = error;
  }
  if (batch.length > 0) yield batch;
  if (failure !== undefined) throw failure;
}

function recordOf(item: RcfItem, rules: NormalizeRules): TakenRecord | RefusedRecord {
  if ('parsed' in item) {
    return takeRecord(item.parsed, { raw: item.raw, place: item.place, rules });
  }
  const text = item.raw.toWellFormed().replaceAll('\0', '');
  return { place: item.place, reason: item.broken, listingKey: null, raw: JSON.stringify(text) };
}
