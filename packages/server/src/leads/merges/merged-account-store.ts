import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { hasMailbox, holdPair, type MergeRow } from './merge-store.ts';

/** Gives a merged lead the account that came by its mailbox, and the survivor its email. */
export async function returnAccount(tx: Queryable, merge: MergeRow): Promise<void> {
  const pair = await holdPair(tx, merge);
  const personId = pair?.survivor.person_id ?? null;
  if (!pair || personId === null) return;
  const { rows } = await sql`
    select 1 from lead_merge_row
    where merge_id = ${merge.id} and kind = 'account' and row_id = ${personId}`.execute(tx);
  if (rows.length === 0) return;
  const { survivor, merged } = pair;
  const before = (merge.before as Partial<LeadRow>).email ?? null;
  await storeFields(tx, survivor.id, { person_id: null, email: before });
  await storeFields(tx, merged.id, { person_id: personId, email: survivor.email });
}

/** Takes the email off a lead if it is that of another lead without an account. */
export async function freeMailbox(tx: Queryable, lead: LeadRow): Promise<void> {
  if (lead.person_id !== null || lead.email === null) return;
  if (!(await hasMailbox(tx, lead.email))) return;
  const email = lead.phone === null ? `${lead.id}@erased.invalid` : null;
  await storeFields(tx, lead.id, { email });
}

/** Stores fields of a lead without a history, which would keep what is to be forgotten. */
export async function storeFields(
  tx: Queryable,
  id: string,
  set: Partial<LeadRow>,
): Promise<LeadRow> {
  const values = Object.entries(set).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value as string | null}`,
  );
  const { rows } = await sql<LeadRow>`
    update lead set ${sql.join([...values, sql`version = version + 1`])}
    where id = ${id} returning *`.execute(tx);
  return rows[0] as LeadRow;
}

/** The emails that these people confirmed as their own, and those of their leads. */
export async function selectOwnEmails(
  db: Queryable,
  personIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select p.email from person p
    where ${ownedBy(personIds, 'p.id')} and p.email_verified_at is not null
    union
    select lead.email from lead
    where ${ownedBy(personIds, 'lead.person_id')} and lead.email is not null`.execute(db);
  return rows.map(({ email }) => email);
}

/**
 * The newest open merge of a group of leads that has an account of someone else, and the account of
 * one of these people or a merged lead with one of these emails; null without one.
 */
export async function findMixedMerge(
  tx: Queryable,
  { personIds, emails }: { personIds: readonly string[]; emails: readonly string[] },
): Promise<MergeRow | null> {
  const { rows } = await sql<MergeRow>`
    with mixed as (
      select own.root from (
        select coalesce(mine.merged_into_id, mine.id) as root from lead mine
        where ${ownedBy(personIds, 'mine.person_id')}
        union
        select gone.merged_into_id from lead gone
        where gone.email = any(${[...emails]}::text[]) and gone.person_id is null
          and gone.merged_into_id is not null
      ) own
      where exists (select from lead other
        where (other.id = own.root or other.merged_into_id = own.root)
          and other.person_id is not null and not ${ownedBy(personIds, 'other.person_id')})
    )
    select m.* from mixed join lead gone on gone.merged_into_id = mixed.root
      join lead_merge m on m.merged_id = gone.id and m.unmerged_at is null
    order by m.merged_at desc, m.id limit 1`.execute(tx);
  return rows[0] ?? null;
}
