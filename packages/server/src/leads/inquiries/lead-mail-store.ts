import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';
import type { LeadRow } from './lead-store.ts';

/** A lead, for email about it; null for one that was erased. */
export async function findLead(tx: Queryable, id: string): Promise<LeadRow | null> {
  const row = await tx
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The lead of a mailbox: a client's by the account, a visitor's by the lead. */
export async function findLeadByAddress(tx: Queryable, address: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from person p join lead on lead.person_id = p.id
    where p.email = ${address} and p.deleted_at is null and lead.erased_at is null
    union all
    select id from lead where email = ${address} and person_id is null and erased_at is null
    limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Whether a person of the staff may see email addresses. */
export async function seesEmails(tx: Queryable, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from person p join role_grant g on g.role_key = p.role_key
    where ${ownedBy(personId, 'p.id')} and g.permission_key = 'column-email' and g.can_view`.execute(
    tx,
  );
  return rows.length > 0;
}

/** How many emails of a lead came in within the last hour. */
export async function countReceived(tx: Queryable, leadId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead_activity
    where lead_id = ${leadId} and kind = 'email-in' and happened_at > now() - interval '1 hour'`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
