import { sql } from 'kysely';
import type { Caller, Queryable, RowOf } from '#platform';
import { inSight } from '../lead-sight-store.ts';
import { type InquiryRow, takeLead } from './inquiry-store.ts';
import type { LeadRow } from './lead-store.ts';

/** An inquiry that may be spam, of a lead that the caller may work, held until the commit. */
export async function lockSuspected(
  tx: Queryable,
  caller: Caller,
  id: string,
): Promise<InquiryRow | null> {
  const { rows } = await sql<InquiryRow>`
    select i.*, lead.agent_id from inquiry i join lead on lead.id = i.lead_id
    where i.id = ${id} and lead.erased_at is null and ${inSight(caller)}
    for update of i`.execute(tx);
  return rows[0] ?? null;
}

/** Clears a locked inquiry of the suspicion, and starts its clock. */
export async function clearSuspicion(
  tx: Queryable,
  { id, dueAt }: { id: string; dueAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('inquiry')
    .set({ is_suspected: false, due_at: dueAt })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives a locked, unclaimed lead to the agent whom a cleared inquiry asks for. One that isn't a
 * client's own does so only as the first of a lead that no rule has put anywhere. Returns whose the
 * lead is now.
 */
export async function takeWanted(
  tx: Queryable,
  lead: Pick<LeadRow, 'id' | 'agent_id'>,
  wanted: Pick<InquiryRow, 'id' | 'is_verified' | 'wanted_agent_id'>,
): Promise<string | null> {
  if (lead.agent_id !== null || wanted.wanted_agent_id === null) return lead.agent_id;
  const { rows } = await sql`
    select 1 where not ${wanted.is_verified} and (
      exists (select 1 from inquiry
        where lead_id = ${lead.id} and id <> ${wanted.id} and not is_suspected)
      or exists (select 1 from lead_route where lead_id = ${lead.id}))`.execute(tx);
  if (rows.length > 0) return null;
  await takeLead(tx, lead.id, wanted.wanted_agent_id);
  return wanted.wanted_agent_id;
}

/** What was agreed to with an inquiry's form. */
export function selectFormConsents(
  tx: Queryable,
  inquiryId: string,
): Promise<RowOf<'inquiry_consent'>[]> {
  return tx
    .selectFrom('inquiry_consent')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .orderBy('channel')
    .execute();
}
