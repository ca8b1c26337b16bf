import type { WireComparedLead } from '@homestead/contract/leads';
import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** How much belongs to leads that the call found in the caller's scope, by their ids. */
export async function countBelongings(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WireComparedLead['counts']>> {
  const { rows } = await sql<WireComparedLead['counts'] & { id: string }>`
    select chosen.id,
      (select count(*)::int from inquiry i where i.lead_id = chosen.id) as inquiries,
      (select count(*)::int from message m
        where m.about_kind = 'lead' and m.about_id = chosen.id) as messages,
      (select count(*)::int from lead_note n
        where n.lead_id = chosen.id and n.deleted_at is null) as notes,
      (select count(*)::int from lead_task t
        where t.lead_id = chosen.id and t.canceled_at is null) as tasks,
      (select count(*)::int from lead_tag g where g.lead_id = chosen.id) as tags
    from unnest(${[...ids]}::uuid[]) as chosen (id)`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
