import { atomically, type Database, maintain } from '#platform';
import { bumpFeedVersion } from '../intake/listing-batch-store.ts';
import { settleWords, writeDueWords } from './word-store.ts';

const BATCH = 500;
const MANY = 2000;

/**
 * Writes new descriptions to the word search until none is due; returns how many changed. Any
 * number of nodes may do it in parallel.
 */
export async function indexWords(db: Database, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { taken, changed } = await atomically(db, async (tx) => {
      const written = await writeDueWords(tx, BATCH);
      if (written.changed > 0) await bumpFeedVersion(tx);
      return written;
    });
    total += changed;
    if (taken < BATCH) break;
  }
  if (total >= MANY) await maintain(db, settleWords);
  return total;
}
