import { sql } from 'kysely';
import { isNotPutOff, type Queryable, type RowOf } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';

export type ValueUpdateRow = RowOf<'value_update'>;

/**
 * Leads who want value updates and have none for a month, held until the commit. What a merged lead
 * got counts for its survivor, and a merged lead gets none.
 */
export async function lockDueLeads(
  tx: Queryable,
  { job, month, limit }: { job: string; month: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead
    where lead.value_updates and lead.erased_at is null and lead.email is not null
      and lead.merged_into_id is null
      and not exists (select 1 from lead mine join value_update v on v.lead_id = mine.id
        where (mine.id = lead.id or mine.merged_into_id = lead.id) and v.month = ${month}::date)
      and ${isNotPutOff(job, sql`lead.id::text`)}
    order by lead.id for update skip locked limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A lead for its value update. */
export async function findLeadToUpdate(tx: Queryable, id: string): Promise<LeadRow> {
  const { rows } = await sql<LeadRow>`select * from lead where id = ${id}`.execute(tx);
  return rows[0] as LeadRow;
}

export async function insertValueUpdate(
  tx: Queryable,
  row: Pick<ValueUpdateRow, 'lead_id' | 'month' | 'state' | 'mid_cents' | 'sales'>,
): Promise<void> {
  await tx.insertInto('value_update').values(row).execute();
}

/** Turns the value updates of a lead and of its survivor off. Returns those that had them on. */
export async function turnOff(tx: Queryable, leadId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update lead set value_updates = false, version = version + 1
    where id in (select unnest(array[mine.id, mine.merged_into_id]) from lead mine
        where mine.id = ${leadId})
      and value_updates and erased_at is null returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
