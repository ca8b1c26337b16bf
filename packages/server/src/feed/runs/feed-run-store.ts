import { sql } from 'kysely';
import { atomically, type Database, type Queryable, recordEvent } from '#platform';
import { feedRunChanged } from '../feed-events.ts';
import type { RefusedRecord } from '../intake/taken-record.ts';
import { failureMessages } from '../messages.ts';
import type { FeedRun, FeedRunKind, RunProgress } from './feed-run.ts';

/** Opens the record of a run. Only one run exists at a time, so any open record was interrupted. */
export async function startFeedRun(
  db: Database,
  run: { source: string; kind: FeedRunKind },
): Promise<{ id: number; startedAt: Date }> {
  await sql`
    update feed_run set outcome = 'interrupted', ended_at = now(),
      failure = ${failureMessages.ended()}
    where ended_at is null`.execute(db);
  return atomically(db, async (tx) => {
    const { id, started_at } = await tx
      .insertInto('feed_run')
      .values(run)
      .returning(['id', 'started_at'])
      .executeTakeFirstOrThrow();
    await recordEvent(tx, feedRunChanged, { runId: id });
    return { id, startedAt: started_at };
  });
}

export async function addRunProgress(
  db: Queryable,
  runId: number,
  added: Partial<RunProgress>,
  latestModifiedAt: string | null = null,
): Promise<void> {
  await sql`
    update feed_run set
      seen = seen + ${added.seen ?? 0}, changed = changed + ${added.changed ?? 0},
      removed = removed + ${added.removed ?? 0}, refused = refused + ${added.refused ?? 0},
      dropped_fields = dropped_fields + ${added.droppedFields ?? 0},
      requests = requests + ${added.requests ?? 0}, bytes = bytes + ${added.bytes ?? 0},
      latest_modified_at = greatest(latest_modified_at, ${latestModifiedAt}::timestamptz)
    where id = ${runId}`.execute(db);
}

export async function setRunExpected(db: Queryable, runId: number, expected: number) {
  await db.updateTable('feed_run').set({ expected }).where('id', '=', runId).execute();
}

export async function endFeedRun(
  db: Database,
  runId: number,
  outcome: NonNullable<FeedRun['outcome']>,
  failure: string | null = null,
): Promise<void> {
  await atomically(db, async (tx) => {
    await tx
      .updateTable('feed_run')
      .set({ outcome, failure: failure?.slice(0, 1000) ?? null, ended_at: sql`now()` })
      .where('id', '=', runId)
      .execute();
    await recordEvent(tx, feedRunChanged, { runId });
  });
}

/** The newest runs, newest first; optionally of one kind, or the one with this id. */
export async function findFeedRuns(
  db: Queryable,
  { limit, kind, id }: { limit: number; kind?: FeedRunKind; id?: number },
): Promise<FeedRun[]> {
  const rows = await db
    .selectFrom('feed_run')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    kind: row.kind as FeedRunKind,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    outcome: row.outcome as FeedRun['outcome'],
    failure: row.failure,
    expected: row.expected,
    seen: row.seen,
    changed: row.changed,
    removed: row.removed,
    refused: row.refused,
    droppedFields: row.dropped_fields,
    requests: row.requests,
    bytes: row.bytes,
    latestModifiedAt: row.latest_modified_at,
  }));
}

export async function requireFeedRun(db: Queryable, runId: number): Promise<FeedRun> {
  const run = (await findFeedRuns(db, { limit: 1, id: runId }))[0];
  if (!run) throw new Error(`There is no feed run ${runId}`);
  return run;
}

/**
 * Stores rejected records. Entries of earlier runs with the same key and reason go.
 */
export async function storeRefusedRecords(
  db: Queryable,
  run: { id: number; source: string },
  records: readonly RefusedRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const items = records.map(
    ({ raw, ...rest }) => `${JSON.stringify(rest).slice(0, -1)},"record":${raw ?? 'null'}}`,
  );
  await sql`
    with given as (
      select r."listingKey" as listing_key, r.place, r.reason, r.record
      from json_to_recordset(${`[${items.join(',')}]`}::json)
        as r("listingKey" text, place text, reason text, record json)
    ), earlier as (
      delete from refused_record o using given g
      where o.source = ${run.source} and o.run_id <> ${run.id}
        and o.listing_key = g.listing_key and o.reason = g.reason
    )
    insert into refused_record (run_id, source, listing_key, place, reason, record)
    select ${run.id}, ${run.source}, listing_key, place, reason, record from given`.execute(db);
}

/** Deletes runs older than 90 days with the records they rejected. */
export async function forgetOldRuns(db: Database): Promise<void> {
  await sql`delete from feed_run where started_at < now() - interval '90 days'`.execute(db);
}

/** Why a run rejected records: each reason with its count and the first places. */
export async function findRefusals(
  db: Queryable,
  runId: number,
): Promise<{ reason: string; count: number; places: string[] }[]> {
  const { rows } = await sql<{ reason: string; count: number; places: string[] }>`
    select reason, count(*)::int as count, (array_agg(place order by id))[1:3] as places
    from refused_record where run_id = ${runId}
    group by reason order by count(*) desc limit 50`.execute(db);
  return rows;
}
