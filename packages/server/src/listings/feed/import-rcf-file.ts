import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { Database } from '#platform';
import { endFeedRun, type FeedRun, requireFeedRun, startFeedRun } from './feed-run-store.ts';
import type { NormaliseRules } from './normalise/normalised-listing.ts';
import { normaliseRulesOf } from './normalise-rules.ts';
import { type RcfItem, readRcf } from './rcf/read-rcf.ts';
import { type IntakeTotals, RecordIntake } from './record-intake.ts';
import { type RefusedRecord, type TakenRecord, takeRecord } from './taken-record.ts';

/** Small batches keep little alive at once; larger ones are no faster. */
const BATCH_RECORDS = 100;
const BATCH_BYTES = 1024 * 1024;
/** Reading gives way this often, so that the writing beside it never waits for long. */
const RECORDS_PER_TURN = 8;
const CHUNK_BYTES = 64 * 1024;

/**
 * Takes a RESO Common Format file (also compressed, when its name ends with .gz) into the database
 * and answers the record of the run. Nothing is removed: a file is no whole feed. When the file
 * breaks off, what came before stays and the run counts as failed. To be called inside
 * `asOnlyFeedRun`.
 */
export async function importRcfFile(
  db: Database,
  path: string,
  options: {
    settings: Parameters<typeof normaliseRulesOf>[0];
    signal?: AbortSignal;
    onProgress?: (totals: IntakeTotals) => void;
  },
): Promise<FeedRun> {
  const feed = `file ${basename(path)}`;
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  await new Promise<void>((resolve, reject) =>
    file.once('open', () => resolve()).once('error', reject),
  );
  const { id: runId, startedAt } = await startFeedRun(db, { source: feed, kind: 'file' });
  const rules = normaliseRulesOf(options.settings, basename(path));
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

/** Also answers the last, partial batch before it passes on that the file broke off. */
async function* batchesOf(
  items: AsyncIterable<RcfItem>,
  rules: NormaliseRules,
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

function recordOf(item: RcfItem, rules: NormaliseRules): TakenRecord | RefusedRecord {
  if ('parsed' in item) {
    return takeRecord(item.parsed, { raw: item.raw, place: item.place, rules });
  }
  const text = item.raw.toWellFormed().replaceAll('\0', '');
  return { place: item.place, reason: item.broken, listingKey: null, raw: JSON.stringify(text) };
}
