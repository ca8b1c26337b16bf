import { sql } from 'kysely';
import type { Queryable } from '#platform';

export async function hasNotes(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from lead_note limit 1`.execute(db);
  return rows.length > 0;
}

/** Who works a lead; null for nobody. */
export async function findAgentOf(db: Queryable, leadId: string): Promise<string | null> {
  const { rows } = await sql<{ agent_id: string | null }>`
    select agent_id from lead where id = ${leadId}`.execute(db);
  return rows[0]?.agent_id ?? null;
}

/** Moves what was just written about a lead, and the contact with it, so many hours back. */
export async function moveNewestBack(
  tx: Queryable,
  { leadId, hours }: { leadId: string; hours: number },
): Promise<void> {
  const then = sql`now() - make_interval(hours => ${hours})`;
  await sql`
    update lead_note set written_at = ${then}
    where lead_id = ${leadId} and written_at = now()`.execute(tx);
  await sql`
    update lead_activity set happened_at = ${then}
    where lead_id = ${leadId} and kind = 'contact' and happened_at = now()`.execute(tx);
  await moveContactToNewest(tx, leadId);
}

/** Sets a lead’s last contact to its newest contact or answer. */
export async function moveContactToNewest(tx: Queryable, leadId: string): Promise<void> {
  await sql`
    update lead set last_contacted_at = (
      select max(at) from (
        select happened_at as at from lead_activity
        where lead_id = ${leadId} and kind = 'contact'
          and coalesce(facts->>'outcome', 'reached') = 'reached'
        union all
        select answered_at from inquiry where lead_id = ${leadId}) contact)
    where id = ${leadId}`.execute(tx);
}
