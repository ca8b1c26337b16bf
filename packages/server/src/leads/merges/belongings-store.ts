import type { WireUnmergePreview } from '@homestead/contract/leads';
import { sql } from 'kysely';
import type { Queryable } from '#platform';

interface Merge {
  mergeId: string;
  survivorId: string;
}

/** What of the merged lead is still with its survivor, and goes back. */
export async function countGoingBack(
  db: Queryable,
  { mergeId, survivorId }: Merge,
): Promise<WireUnmergePreview['goesBack']> {
  const ids = (kind: string) => sql`select r.row_id::uuid from lead_merge_row r
    where r.merge_id = ${mergeId} and r.kind = ${kind}`;
  const { rows } = await sql<WireUnmergePreview['goesBack']>`
    select
      (select count(*)::int from inquiry i
        where i.lead_id = ${survivorId} and i.id in (${ids('inquiry')})) as inquiries,
      (select count(*)::int from message m where m.about_kind = 'lead'
        and m.about_id = ${survivorId} and m.id in (${ids('message')})) as messages,
      (select count(*)::int from lead_note n where n.lead_id = ${survivorId}
        and n.deleted_at is null and n.id in (${ids('lead_note')})) as notes,
      (select count(*)::int from lead_task t where t.lead_id = ${survivorId}
        and t.canceled_at is null and t.id in (${ids('lead_task')})) as tasks,
      (select count(*)::int from lead_tag g join lead_merge_row r on r.row_id = g.tag
        where g.lead_id = ${survivorId} and r.merge_id = ${mergeId} and r.kind = 'lead_tag') as tags
  `.execute(db);
  return rows[0] ?? { inquiries: 0, messages: 0, notes: 0, tasks: 0, tags: 0 };
}

/** What came to the survivor since the merge, and stays. */
export async function countSince(
  db: Queryable,
  { mergeId, survivorId }: Merge,
): Promise<WireUnmergePreview['staysSince']> {
  const since = sql`(select m.merged_at from lead_merge m where m.id = ${mergeId})`;
  const { rows } = await sql<WireUnmergePreview['staysSince']>`
    select
      (select count(*)::int from inquiry i
        where i.lead_id = ${survivorId} and i.received_at > ${since}) as inquiries,
      (select count(*)::int from message m where m.about_kind = 'lead'
        and m.about_id = ${survivorId} and m.recorded_at > ${since}) as messages,
      (select count(*)::int from lead_note n where n.lead_id = ${survivorId}
        and n.deleted_at is null and n.written_at > ${since}) as notes,
      (select count(*)::int from lead_task t where t.lead_id = ${survivorId}
        and t.canceled_at is null and t.created_at > ${since}) as tasks`.execute(db);
  return rows[0] ?? { inquiries: 0, messages: 0, notes: 0, tasks: 0 };
}

/** Whether an account came to the survivor by the merge, and goes back. */
export async function hasAccountBack(db: Queryable, mergeId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from lead_merge_row where merge_id = ${mergeId} and kind = 'account'`.execute(db);
  return rows.length > 0;
}
