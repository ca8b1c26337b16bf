import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import { adoptSearches } from '#saved';
import { selectLeadGroup } from './lead-group-store.ts';

type LeadRow = RowOf<'lead'>;

/** How many accounts these leads have, with those that were merged into them. */
export async function countAccounts(db: Queryable, leadIds: readonly string[]): Promise<number> {
  const groups = await Promise.all(leadIds.map((id) => selectLeadGroup(db, id)));
  return groups.flatMap(({ personIds }) => personIds).length;
}

/**
 * Gives a locked lead the account of a client, whose email becomes its own. Where the mailbox is
 * that of a merged lead, undoing the merge takes the account along. Searches that staff built for
 * the lead are the client's from then on. Null if the lead, or one that
 * was merged into it, has an account: two accounts are never one lead's.
 */
export async function takeAccount(
  tx: Queryable,
  lead: LeadRow,
  { personId, email }: { personId: string; email: string },
): Promise<LeadRow | null> {
  if ((await countAccounts(tx, [lead.id])) > 0) return null;
  await sql`
    with recursive chain as (
      select m.id, m.survivor_id from lead gone
        join lead_merge m on m.merged_id = gone.id and m.unmerged_at is null
      where gone.merged_into_id = ${lead.id} and gone.email = ${email}
      union
      select m.id, m.survivor_id from lead_merge m join chain on m.merged_id = chain.survivor_id
      where m.unmerged_at is null
    ), noted as (
      insert into lead_merge_row (merge_id, kind, row_id)
      select id, 'account', ${personId} from chain on conflict do nothing
    ), kept as (
      insert into lead_address (merge_id, lead_id, kind, address)
      select id, survivor_id, 'email', ${lead.email}::text from chain
      where survivor_id = ${lead.id} and ${lead.email}::text <> ${email}
      on conflict do nothing
    )
    update lead_merge m set before = jsonb_build_object('email', holder.email) || m.before,
      after = m.after || jsonb_build_object('email', ${email}::text)
    from chain join lead holder on holder.id = chain.survivor_id
    where m.id = chain.id`.execute(tx);
  const { leadIds } = await selectLeadGroup(tx, lead.id);
  await adoptSearches(tx, { holderIds: leadIds, personId });
  const { rows } = await sql<LeadRow>`
    update lead set person_id = ${personId}, email = ${email}, version = version + 1
    where id = ${lead.id} returning *`.execute(tx);
  return rows[0] ?? null;
}
