import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { Database } from '#platform';
import { type IntakeTotals, RecordIntake } from '../intake/record-intake.ts';
import { type RefusedRecord, type TakenRecord, takeRecord } from '../intake/taken-record.ts';
import { normalizeRulesOf } from '../normalize/normalize-rules.ts';
import type { NormalizeRules } from '../normalize/normalized-listing.ts';
import type { FeedRun } from '../runs/feed-run.ts';
import { endFeedRun, requireFeedRun, startFeedRun } from '../runs/feed-run-store.ts';
import { type RcfItem, readRcf } from './read-rcf.ts';

/** Small batches use little memory; larger ones are no faster. */
const BATCH_RECORDS = 100;
const BATCH_BYTES = 1024 * 1024;
/** Records to read before letting the writer continue. */
const RECORDS_PER_TURN = 8;
const CHUNK_BYTES = 64 * 1024;

/**
 * Imports a RESO Common Format file (compressed if its name ends with .gz) and returns the record
 * of the run. Removes no listings, since a file isn't a complete feed. If the file is truncated,
 * the records before that are imported and the run counts as failed. Call inside `asOnlyFeedRun`.
 */
export async function importRcfFile(
  db: Database,
  path: string,
  options: {
    settings: Parameters<typeof normalizeRulesOf>[0];
    signal?: AbortSignal;
    onProgress?: (totals: IntakeTotals) => void;
  },
): Promise<FeedRun> {
  const feed = ['file', basename(path)].join(' ');
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  await new Promise<void>((resolve, reject) =>
    file.once('open', () => resolve()).once('error', reject),
  );
  const { id: runId, startedAt } = await startFeedRun(db, { source: feed, kind: 'file' });
  const rules = normalizeRulesOf(options.settings, basename(path));
  const intake = new RecordIntake(db, { runId, feed, rules, lanes: 3, onceSince: startedAt });
  const bytes = path.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : file;
  file.on('error', (error) => bytes.destroy(error));
  try {
    try {
      for await (const batch of batchesOf(readRcf(bytes), rules)) {
        options.signal?.throwIfAborted();
        await intake.take(batch);
        options.onProgress?.(intake.totals);
      }
    } finally {
      await intake.finish();
    }
    await endFeedRun(db, runId, 'done');
  } catch (error) {
    const isAborted = options.signal?.aborted === true;
    await endFeedRun(db, runId, isAborted ? 'interrupted' : 'failed', (error as Error).message);
  } finally {
    file.destroy();
  }
  return requireFeedRun(db, runId);
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
