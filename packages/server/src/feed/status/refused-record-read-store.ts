import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';

type RefusedRecordRow = RowOf<
  'refused_record',
  'id' | 'run_id' | 'listing_key' | 'place' | 'reason' | 'refused_at'
>;

/** Rejected records, newest first: of one run, or of all. */
export function selectRefusedRecords(
  db: Queryable,
  runId: number | null,
  page: PageRequest,
): Promise<Page<RefusedRecordRow>> {
  const ofRun = runId === null ? sql`` : sql`where run_id = ${runId}`;
  return selectPage(db, page, {
    select: sql`id, run_id, listing_key, place, reason, refused_at`,
    from: sql`refused_record ${ofRun}`,
    orderBy: sql`id desc`,
  });
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
