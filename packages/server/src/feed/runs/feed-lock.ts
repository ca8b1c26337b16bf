import type pg from 'pg';
import { DatabaseLock, type Queryable } from '#platform';
import { failureMessages } from '../messages.ts';

/** Held while a run is in progress. */
const runLock = new DatabaseLock('feed.run');
/** Held to the end of a commit that writes listings. */
const writeLock = new DatabaseLock('feed.write');

/**
 * Every commit that writes listings takes this lock. Batches of a run share it, since they write
 * different listings. Other work (`isAlone`) takes it exclusively, which prevents deadlocks.
 */
export function lockFeedWriting(tx: Queryable, { isAlone }: { isAlone: boolean }): Promise<void> {
  return writeLock.untilCommit(tx, { isShared: !isAlone });
}

/** Thrown when another node or program has a run in progress. */
export class FeedBusyError extends Error {
  constructor() {
    super(failureMessages.busy());
    this.name = 'FeedBusyError';
  }
}

/**
 * Runs `work` as the only feed run across all nodes; its signal aborts when the lock is lost.
 * Throws FeedBusyError while another run holds it.
 */
export async function asOnlyFeedRun<T>(
  pool: pg.Pool,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const run = await runLock.alone(pool, work);
  if (run === null) throw new FeedBusyError();
  return run.result;
}
