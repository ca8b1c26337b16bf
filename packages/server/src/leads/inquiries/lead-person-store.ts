import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';

/** Leads that a person works, for who takes over when they leave. */
export async function countLeadsOf(tx: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead where ${ownedBy(personId, 'lead.agent_id')}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Gives all leads of one person to another. */
export async function moveLeads(tx: Queryable, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update lead set agent_id = ${to}, claimed_at = now(), version = version + 1
    where ${ownedBy(from, 'lead.agent_id')} returning id`.execute(tx);
  return rows.map(({ id }) => id);
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
    from inquiry i join lead on lead.id = i.lead_id
    where ${ownedBy(personId, 'lead.person_id')}
    order by i.received_at desc limit ${MAX}`.execute(db);
  return rows;
}

/** Overwrites the personal data of these people's leads; that they were leads stays. */
export async function eraseLeads(tx: Queryable, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update lead set first_name = 'Former', last_name = 'Person', phone = null, person_id = null,
      email = id || '@erased.invalid', erased_at = now(), version = version + 1
    where ${ownedBy(ids, 'lead.person_id')} returning id`.execute(tx);
  const leads = rows.map(({ id }) => id);
  await sql`
    update inquiry set name = 'Former Person', email = id || '@erased.invalid', phone = null,
      message = '', campaign = '{}' where lead_id = any(${leads}::uuid[])`.execute(tx);
  await sql`
    update inquiry_consent set address = null where inquiry_id in (
      select id from inquiry where lead_id = any(${leads}::uuid[]))`.execute(tx);
  await sql`
    update lead_activity set facts = facts - 'note'
    where lead_id = any(${leads}::uuid[])`.execute(tx);
}

type Client = RowOf<'person', 'email' | 'phone' | 'first_name' | 'last_name' | 'lead_role'>;

/** What a client's account says about them; null for anyone else, and for those who left. */
export async function findClient(tx: Queryable, personId: string): Promise<Client | null> {
  const row = await tx
    .selectFrom('person as p')
    .innerJoin('role', 'role.key', 'p.role_key')
    .select(['p.email', 'p.phone', 'p.first_name', 'p.last_name', 'p.lead_role'])
    .where(ownedBy(personId, 'p.id'))
    .where('role.side', '=', 'client')
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an inquiry was made from an event. */
export async function isEventRecorded(tx: Queryable, eventId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from inquiry where event_id = ${eventId}`.execute(tx);
  return rows.length > 0;
}
