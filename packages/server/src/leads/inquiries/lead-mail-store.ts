import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';
import { isCurrent } from '../lead-sight-store.ts';
import { findLeadOfOtherAddress } from '../merges/lead-group-store.ts';
import type { LeadRow } from './lead-store.ts';

/**
 * A lead for messages about it, or the one that it was merged into; null for one that was erased.
 * It can't be merged until the commit.
 */
export async function findLead(tx: Queryable, id: string): Promise<LeadRow | null> {
  const find = async () => {
    const { rows } = await sql<LeadRow>`
      select * from lead
      where id = coalesce((select gone.merged_into_id from lead gone where gone.id = ${id}), ${id})
        and ${isCurrent()}
      for share`.execute(tx);
    return rows[0] ?? null;
  };
  // Merged while this waited for it: the survivor is known now.
  return (await find()) ?? (await find());
}

/** The lead of a mailbox: a client's by the account, a visitor's by the lead. */
export async function findLeadByAddress(tx: Queryable, address: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from person p join lead mine on mine.person_id = p.id
      join lead on lead.id = coalesce(mine.merged_into_id, mine.id)
    where p.email = ${address} and p.deleted_at is null and lead.erased_at is null
    union all
    select id from lead
    where email = ${address} and person_id is null and ${isCurrent()}
    limit 1`.execute(tx);
  return rows[0]?.id ?? findLeadOfOtherAddress(tx, address);
}

/** Which of a lead's contacts a person of the staff may see. */
export interface SeenContacts {
  email: boolean;
  phone: boolean;
}

/** What an agent may see; all for the brokerage's own mailbox, which is nobody's. */
export async function findSeenContacts(
  tx: Queryable,
  personId: string | null,
): Promise<SeenContacts> {
  if (personId === null) return { email: true, phone: true };
  const { rows } = await sql<SeenContacts>`
    select coalesce(bool_or(g.permission_key = 'column-email'), false) as email,
      coalesce(bool_or(g.permission_key = 'column-phone'), false) as phone
    from person p join role_grant g on g.role_key = p.role_key
    where ${ownedBy(personId, 'p.id')} and g.can_view
      and g.permission_key in ('column-email', 'column-phone')`.execute(tx);
  return rows[0] ?? { email: false, phone: false };
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
