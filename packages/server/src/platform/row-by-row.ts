import { type RawBuilder, sql } from 'kysely';
import { atomically, type Database, type DatabaseTransaction, type Queryable } from './database.ts';
import { inSavepoint } from './in-savepoint.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Where failing rows are noted. */
export interface RowWatch {
  log: Log;
  metrics: Metrics;
}

/** The longest a row waits for its next try. */
const LONGEST = sql`interval '1 day'`;
const FIRST = sql`interval '5 minutes'`;

/**
 * Does a job's work for one row of a batch. When it fails, only this row's work is undone:
 * the failure is logged and counted, and the row is put off for five minutes, then twice as long
 * each time, at most a day. Returns null then. Throws when the database is gone.
 */
export async function tryRow<T>(
  { log, metrics }: RowWatch,
  tx: DatabaseTransaction,
  { job, rowId }: { job: string; rowId: string },
  work: () => Promise<T>,
): Promise<{ result: T } | null> {
  try {
    return { result: await inSavepoint(tx, work) };
  } catch (error) {
    noteFailedRow({ log, metrics }, { job, rowId }, error);
    await sql`
      insert into put_off_row as known (job, row_id, until) values (${job}, ${rowId}, now() + ${FIRST})
      on conflict (job, row_id) do update set tries = known.tries + 1,
        until = now() + least(${LONGEST}, ${FIRST} * 2 ^ least(known.tries, 12))`.execute(tx);
    return null;
  }
}

/** A job that works through records by id, each on its own. */
interface RowWork {
  job: string;
  /** The next ids that aren't put off, at most `limit`; rows that were done aren't among them. */
  select(tx: DatabaseTransaction, limit: number): Promise<string[]>;
  work(tx: DatabaseTransaction, rowId: string): Promise<void>;
}

/** Such a job for rows that are old. */
interface OldRowWork extends Pick<RowWork, 'job' | 'work'> {
  days: number;
  select(
    tx: DatabaseTransaction,
    old: { job: string; days: number; limit: number },
  ): Promise<string[]>;
}

const ROWS_AT_ONCE = 50;

/** Does a job's work for all its rows, a few per commit. Returns how many were done. */
export async function workThroughRows(
  services: RowWatch & { db: Database },
  { job, select, work }: RowWork,
  signal: AbortSignal,
): Promise<number> {
  let done = 0;
  while (!signal.aborted) {
    const ids = await atomically(services.db, async (tx) => {
      const found = await select(tx, ROWS_AT_ONCE);
      for (const rowId of found) {
        if (await tryRow(services, tx, { job, rowId }, () => work(tx, rowId))) done += 1;
      }
      return found;
    });
    if (ids.length < ROWS_AT_ONCE) break;
  }
  return done;
}

/** The same for rows of more than `days` days ago; 0 keeps all. Returns how many were done. */
export async function workThroughOldRows(
  services: RowWatch & { db: Database },
  { job, days, select, work }: OldRowWork,
  signal: AbortSignal,
): Promise<number> {
  if (days === 0) return 0;
  const selectOld = (tx: DatabaseTransaction, limit: number) => select(tx, { job, days, limit });
  return workThroughRows(services, { job, select: selectOld, work }, signal);
}

/** Logs and counts a row that a job failed with. */
export function noteFailedRow(
  { log, metrics }: RowWatch,
  { job, rowId }: { job: string; rowId: string },
  error: unknown,
): void {
  metrics.jobRowsFailed.inc({ job });
  log.error({ err: error, job, row: rowId }, 'job failed with a row');
}

/** SQL: the job didn't put this row off. `rowId` is its id as text. */
export function isNotPutOff(job: string, rowId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from put_off_row off
    where off.job = ${job} and off.row_id = ${rowId} and off.until > now())`;
}

/** Makes a row due for its next try now; the time after that stays as long as it would be. */
export async function tryRowSoon(
  tx: Queryable,
  { job, rowId }: { job: string; rowId: string },
): Promise<void> {
  await sql`
    update put_off_row set until = now() where job = ${job} and row_id = ${rowId}`.execute(tx);
}

/** Deletes what was put off more than 30 days ago, such as rows that are gone. */
export async function forgetPutOffRows(db: Queryable): Promise<void> {
  await sql`delete from put_off_row where until < now() - interval '30 days'`.execute(db);
}
