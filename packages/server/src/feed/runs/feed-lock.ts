import { sql } from 'kysely';
import type pg from 'pg';
import type { Queryable } from '#platform';

/** Held while a run is in progress, by the connection it belongs to. */
const RUN_LOCK = 4_714_023_011;
/** Held to the end of a commit that writes listings. */
const WRITE_LOCK = 4_714_023_012;

/**
 * Taken by every commit that writes listings. Batches of a run share it, since they touch different
 * listings; other work (`isAlone`) and batches wait for each other, so that nothing deadlocks.
 */
export async function lockFeedWriting(
  tx: Queryable,
  { isAlone }: { isAlone: boolean },
): Promise<void> {
  await (isAlone
    ? sql`select pg_advisory_xact_lock(${WRITE_LOCK})`
    : sql`select pg_advisory_xact_lock_shared(${WRITE_LOCK})`
  ).execute(tx);
}

/** Thrown when another node or program has a run in progress. */
export class FeedBusyError extends Error {
  constructor() {
    super('Another run over the feed is under way.');
    this.name = 'FeedBusyError';
  }
}

/**
 * Runs `work` as the only feed run across all nodes. The lock belongs to its own connection: it is
 * released as soon as this process is gone, and if that connection dies, the signal given to `work`
 * aborts. Throws FeedBusyError while another run holds it.
 */
export async function asOnlyFeedRun<T>(
  pool: pg.Pool,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const lost = new AbortController();
  const onLost = (error: Error) => lost.abort(error);
  client.on('error', onLost);
  let isHeld = false;
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [RUN_LOCK],
    );
    isHeld = rows[0]?.held === true;
    if (!isHeld) throw new FeedBusyError();
    return await work(lost.signal);
  } finally {
    if (isHeld && !lost.signal.aborted) {
      await client.query('select pg_advisory_unlock($1)', [RUN_LOCK]).catch(onLost);
    }
    client.off('error', onLost);
    client.release(lost.signal.aborted);
  }
}
