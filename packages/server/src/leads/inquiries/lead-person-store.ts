import { type RawBuilder, sql } from 'kysely';
import { eraseConsent, eraseMessages, eraseNotifications } from '#messaging';
import {
  deleteSecretLinks,
  eraseRecordChanges,
  isNotPutOff,
  ownedBy,
  type Queryable,
  type RowOf,
} from '#platform';
import { dropSearches } from '#saved';
import { eraseFirings } from '../behavior/behavior-store.ts';
import { LEAD_RECORD, personalColumns } from '../details/lead-detail-columns.ts';
import { deleteScheduledOf } from '../emails/scheduled-email-store.ts';
import { removeMember } from '../household/household-store.ts';
import { eraseRecordsOf } from '../import/import-store.ts';
import { isCurrent } from '../lead-sight-store.ts';
import { findLeadOfOtherAddress, leadsOfPeople } from '../merges/lead-group-store.ts';
import { eraseMerges } from '../merges/merge-store.ts';
import { eraseNotes } from '../notes/erase-notes.ts';
import { eraseRunsOf } from '../plans/run-store.ts';
import { deleteReferralsOf } from '../referrals/referral-store.ts';
import { eraseTasksOfLead } from '../tasks/task-person-store.ts';
import { findLead } from './lead-mail-store.ts';
import type { LeadRow } from './lead-store.ts';

/** Leads that a person works, for who takes over when they leave. */
export async function countLeadsOf(tx: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead
    where ${ownedBy(personId, 'lead.agent_id')} and ${isCurrent()}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Gives all leads of one person to another. */
export async function moveLeads(tx: Queryable, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update lead set agent_id = ${to}, claimed_at = now(), version = version + 1
    where ${ownedBy(from, 'lead.agent_id')} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A lead of a client that has an agent; null for any other. */
export async function findClientsAgent(
  tx: Queryable,
  leadId: string,
): Promise<{ person_id: string; agent_id: string; version: number } | null> {
  const { rows } = await sql<{ person_id: string; agent_id: string; version: number }>`
    select person_id, agent_id, version from lead
    where id = ${leadId} and person_id is not null and agent_id is not null`.execute(tx);
  return rows[0] ?? null;
}

const MAX = 5000;

/** The inquiries on a person's lead, newest first, with what they consented to. */
export async function selectInquiriesOf(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select i.kind, i.received_at, i.name, i.email, i.phone, i.message, i.mls_number,
      i.home_address, i.page, i.campaign, i.answered_at, i.answered_how,
      (select json_agg(json_build_object('channel', c.channel, 'wording', c.wording,
        'given_at', c.given_at)) from inquiry_consent c where c.inquiry_id = i.id) as consents
    from inquiry i where i.lead_id in (${leadsOfPeople(personId)})
    order by i.received_at desc limit ${MAX}`.execute(db);
  return rows;
}

/** Overwrites the personal data of these people's leads; that they were leads stays. */
export async function eraseLeads(tx: Queryable, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update lead set person_id = null, email = id || '@erased.invalid', version = version + 1
    where ${ownedBy(ids, 'lead.person_id')}
    returning coalesce(merged_into_id, id) as id`.execute(tx);
  for (const { id } of rows) await eraseLead(tx, id);
}

/** Overwrites the inquiries on some leads that came from one of these emails or phones. */
export async function eraseInquiriesFrom(
  tx: Queryable,
  { leadIds, addresses }: { leadIds: readonly string[]; addresses: readonly string[] },
): Promise<void> {
  const ours = sql`any(${[...addresses]}::text[])`;
  await eraseInquiries(
    tx,
    sql`lead_id = any(${[...leadIds]}::uuid[]) and (email = ${ours} or phone = ${ours})`,
  );
}

/** The leads that were merged into one. */
async function selectMergedInto(tx: Queryable, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lead where merged_into_id = ${id} and erased_at is null`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Overwrites the personal data of a lead without an account, with its inquiries and with the leads
 * that were merged into it.
 */
export async function eraseLead(tx: Queryable, id: string): Promise<void> {
  await eraseConsent(tx, { kind: 'lead', id }, await selectOwnAddresses(tx, id));
  await sql`
    update lead set first_name = 'Former', last_name = 'Person', phone = null,
      email = id || '@erased.invalid', erased_at = now(), version = version + 1,
      secondary_lead_id = null, value_updates = false, value_updates_address = null,
      score = null, score_reasons = '[]', search_setup_note = null, search_setup_id = null,
      ${sql.join(personalColumns.map((column) => sql`${sql.ref(column)} = null`))}
    where id = ${id}`.execute(tx);
  await eraseRecordChanges(tx, { kind: LEAD_RECORD, recordIds: [id] });
  await deleteSecretLinks(tx, [id]);
  await dropSearches(tx, [id]);
  await eraseTasksOfLead(tx, id);
  await eraseRunsOf(tx, id);
  await eraseFirings(tx, id);
  await eraseRecordsOf(tx, id);
  await eraseInquiries(tx, sql`lead_id = ${id}`);
  await eraseNotes(tx, id);
  await deleteScheduledOf(tx, id);
  await sql`delete from lead_tag where lead_id = ${id}`.execute(tx);
  await deleteReferralsOf(tx, id);
  await removeMember(tx, id);
  await eraseMerges(tx, id);
  for (const merged of await selectMergedInto(tx, id)) await eraseLead(tx, merged);
  await eraseMessages(tx, { kind: 'lead', id });
  await eraseNotifications(tx, { kind: 'lead', id });
  await sql`
    update lead_activity set facts = facts - 'note' - 'subject' - 'words' - 'emailFor'
    where lead_id = ${id}`.execute(tx);
}

/** Overwrites the personal data of inquiries; what still waits needs no answer anymore. */
export async function eraseInquiries(tx: Queryable, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update inquiry_consent set address = null
    where inquiry_id in (select id from inquiry where ${which})`.execute(tx);
  await sql`
    update inquiry set name = 'Former Person', email = id || '@erased.invalid', phone = null,
      message = '', campaign = '{}', page = null, home_city = null, home_zip = null,
      home_address = case when kind = 'home-value' then null else home_address end,
      due_at = case when answered_at is null then null else due_at end
    where ${which}`.execute(tx);
}

/** Leads without an account or an agent whose last inquiry is more than `days` days ago, locked. */
export async function lockOldLeads(
  tx: Queryable,
  { job, days, limit }: { job: string; days: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lead
    where person_id is null and agent_id is null and ${isCurrent()}
      and coalesce(last_inquiry_at, created_at) < now() - make_interval(days => ${days})
      and ${isNotPutOff(job, sql`lead.id::text`)}
    order by last_inquiry_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

type Client = RowOf<
  'person',
  'email' | 'phone' | 'first_name' | 'last_name' | 'lead_role' | 'language'
>;

/** What a client's account says about them; null for anyone else, and for those who left. */
export async function findClient(tx: Queryable, personId: string): Promise<Client | null> {
  const row = await tx
    .selectFrom('person as p')
    .innerJoin('role', 'role.key', 'p.role_key')
    .select(['p.email', 'p.phone', 'p.first_name', 'p.last_name', 'p.lead_role', 'p.language'])
    .where(ownedBy(personId, 'p.id'))
    .where('role.side', '=', 'client')
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The state in a client's profile, as they wrote it. */
export async function findClientState(tx: Queryable, personId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('person')
    .select('state')
    .where(ownedBy(personId, 'person.id'))
    .executeTakeFirst();
  return row?.state ?? null;
}

/** The states in clients' profiles, by person. */
export async function selectClientStates(
  db: Queryable,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ id: string; state: string | null }>`
    select id, state from person where ${ownedBy(personIds, 'person.id')}`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** The newest lead with a phone, or the one that it was merged into; null without one. */
export async function findLeadOfPhone(
  tx: Queryable,
  phone: string,
): Promise<Pick<LeadRow, 'id' | 'person_id'> | null> {
  const { rows } = await sql<{ id: string }>`
    select id from lead
    where phone = ${phone} and ${isCurrent()}
    order by last_contacted_at desc nulls last, last_inquiry_at desc nulls last
    limit 1`.execute(tx);
  const id = rows[0]?.id ?? (await findLeadOfOtherAddress(tx, phone));
  return id === null ? null : findLead(tx, id);
}

/** The mailboxes and phones of a lead and its inquiries that no other lead has. */
async function selectOwnAddresses(tx: Queryable, id: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    with mine as (
      select email as address from lead where id = ${id} and email is not null
      union select phone from lead where id = ${id} and phone is not null
      union select email from inquiry where lead_id = ${id} and email is not null
      union select phone from inquiry where lead_id = ${id} and phone is not null
    )
    select address from mine
    where not exists (select 1 from lead l where l.id <> ${id}
        and (l.email = mine.address or l.phone = mine.address))
      and not exists (select 1 from inquiry i where i.lead_id <> ${id}
        and (i.email = mine.address or i.phone = mine.address))`.execute(tx);
  return rows.map(({ address }) => address);
}

/** Whether an inquiry was made from an event. */
export async function isEventRecorded(tx: Queryable, eventId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from inquiry where event_id = ${eventId}`.execute(tx);
  return rows.length > 0;
}
