import { sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { inSight } from '../lead-sight-store.ts';

/** Whether the caller sees a lead, which isn't erased. */
export async function isLeadShown(db: Queryable, caller: Caller, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from lead where lead.id = ${id}::uuid and lead.erased_at is null
      and ${inSight(caller)}`.execute(db);
  return rows.length > 0;
}

/**
 * Whether a lead whose inquiry was stored or cleared just now is new: it was made in this
 * transaction, or only suspected spam had said anything so far.
 */
export async function isNewLead(
  tx: Queryable,
  { leadId, isCleared }: { leadId: string; isCleared: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select lead.created_at = now() or (
        (${isCleared} or exists (
          select 1 from inquiry where lead_id = lead.id and is_suspected
        ))
        and (select count(*) from inquiry where lead_id = lead.id and not is_suspected) = 1
      ) as "isNew"
    from lead where lead.id = ${leadId}::uuid`.execute(tx);
  return rows[0]?.isNew ?? false;
}

/** The names of those of these leads that the caller sees and that aren't erased. */
export async function selectLeadNames(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, trim(first_name || ' ' || last_name) as name from lead
    where lead.id = any(${[...ids]}::uuid[]) and lead.erased_at is null
      and ${inSight(caller)}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
