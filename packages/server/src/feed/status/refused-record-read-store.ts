import { sql } from 'kysely';
import type { Queryable } from '#platform';

export interface RefusedRecordRow {
  id: number;
  run_id: number;
  listing_key: string | null;
  place: string;
  reason: string;
  refused_at: Date;
}

/** Rejected records, newest first: of one run if given, after the record `before`. */
export function findRefusedRecords(
  db: Queryable,
  { runId, before, limit }: { runId?: number; before?: number; limit: number },
): Promise<RefusedRecordRow[]> {
  return db
    .selectFrom('refused_record')
    .select(['id', 'run_id', 'listing_key', 'place', 'reason', 'refused_at'])
    .$if(runId !== undefined, (query) => query.where('run_id', '=', runId ?? 0))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Why records were rejected, over all runs, the most frequent reason first. */
export async function findRefusalReasons(
  db: Queryable,
  limit: number,
): Promise<{ reason: string; count: number; last_at: Date }[]> {
  const { rows } = await sql<{ reason: string; count: number; last_at: Date }>`
    select reason, count(*)::int as count, max(refused_at) as last_at
    from refused_record group by reason order by count(*) desc, reason limit ${limit}`.execute(db);
  return rows;
}
