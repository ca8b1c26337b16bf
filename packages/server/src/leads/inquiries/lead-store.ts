import type { ContactWay, InquiryKind } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';
import { takeAccount } from '../merges/lead-account-store.ts';
import { findLeadOfOtherAddress } from '../merges/lead-group-store.ts';

export type LeadRow = RowOf<'lead'>;

interface NewLead {
  /** Normalized; null for someone who only texted. */
  email: string | null;
  /** Whose own, confirmed address it is; null for a visitor. */
  personId: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  preferredContact: ContactWay | null;
  language: 'en' | 'es';
  kind: InquiryKind;
  leadRole: string | null;
  /** The agent they wrote to, who gets the lead if nobody works it. */
  agentId: string | null;
  /** Then an existing lead stays as it is. */
  isSuspected: boolean;
}

/** Where an inquiry came from, by the code of its source; the website without. */
const sourceOf: Partial<Record<InquiryKind, string>> = { email: 'email', text: 'text-message' };

/** Where an inquiry came from, by the code of its sub-source; these have none without. */
const subSourceOf: Readonly<Record<InquiryKind, string>> = {
  contact: 'website-contact-form',
  home: 'website-home-question',
  tour: 'website-tour-request',
  quiz: 'website-quiz',
  'app-notice': 'website-app-notice',
  'home-value': 'website-home-value',
  registration: 'website-registration',
  'saved-search': 'website-home-search',
  agent: 'website-agent-page',
  email: '',
  text: '',
  'registration-prompt': 'website-registration-prompt',
  offer: '',
};

/**
 * The lead of an inquiry, locked until the commit: a client's is found by their account, a
 * visitor's by the email, which may be a client's. Made if there is none. A client's inquiry
 * brings its facts up to date; a visitor's fills in what a lead without an account lacks, since
 * anyone can type anyone's address, and for the same reason gives only a new lead to the agent whom
 * it names; one that may be spam changes nothing.
 */
export async function upsertLead(tx: Queryable, lead: NewLead): Promise<LeadRow> {
  const { personId, email, isSuspected } = lead;
  const survivor = await findSurvivor(tx, lead);
  if (survivor) return isSuspected ? survivor : noteInquiry(tx, survivor.id);
  if (personId !== null && email !== null) {
    await tieLead(tx, { personId, email });
    return unlessMerged(tx, lead, await writeLead(tx, lead, personConflict));
  }
  const tied = email === null ? null : await findLeadOfMailbox(tx, email);
  const written =
    tied ?? (await writeLead(tx, lead, isSuspected ? nothingConflict : mailboxConflict));
  if (!tied) return unlessMerged(tx, lead, written);
  return isSuspected ? tied : noteInquiry(tx, tied.id);
}

/**
 * The lead that a merge put in place of the sender's, locked; null without one. A client whose
 * mailbox a merged lead had gets the survivor, unless it has another account.
 */
async function findSurvivor(
  tx: Queryable,
  { personId, email }: Pick<NewLead, 'personId' | 'email'>,
): Promise<LeadRow | null> {
  const { rows } = await sql<{ merged_into_id: string | null }>`
    select merged_into_id from lead
    where ${personId === null ? sql`email = ${email} and person_id is null` : ownedBy(personId, 'lead.person_id')}
    order by merged_into_id nulls first limit 1`.execute(tx);
  const [own] = rows;
  if (own && own.merged_into_id === null) return null;
  const isFree = email !== null && (await findLeadOfMailbox(tx, email)) === null;
  if (personId === null && email !== null && !isFree) return null;
  const id = own?.merged_into_id ?? (isFree ? await findLeadOfOtherAddress(tx, email) : null);
  const survivor = id === null ? null : await lockAnyLead(tx, id);
  if (!survivor || personId === null || email === null || own) return survivor;
  return takeAccount(tx, survivor, { personId, email });
}

/** The row that was written, or the survivor if the lead was merged at the same moment. */
async function unlessMerged(tx: Queryable, lead: NewLead, row: LeadRow): Promise<LeadRow> {
  if (row.merged_into_id === null) return row;
  return (await findSurvivor(tx, lead)) ?? row;
}

/** A lead, held until the commit; for the program, which sees all of them. */
export async function lockAnyLead(tx: Queryable, id: string): Promise<LeadRow | null> {
  const { rows } = await sql<LeadRow>`select * from lead where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Gives a client the lead of their mailbox, unless they have one or it has an account. */
async function tieLead(
  tx: Queryable,
  { personId, email }: { personId: string; email: string },
): Promise<void> {
  const { rows } = await sql<LeadRow>`
    select * from lead
    where email = ${email} and person_id is null and merged_into_id is null
      and not exists (select 1 from lead l where ${ownedBy(personId, 'l.person_id')})
    for update`.execute(tx);
  if (rows[0]) await takeAccount(tx, rows[0], { personId, email });
}

/** The lead of the client whose account has this email, locked; null without one. */
async function findLeadOfMailbox(tx: Queryable, email: string): Promise<LeadRow | null> {
  const { rows } = await sql<LeadRow>`
    select lead.* from person p join lead mine on mine.person_id = p.id
      join lead on lead.id = coalesce(mine.merged_into_id, mine.id)
    where p.email = ${email} and p.deleted_at is null for update of lead`.execute(tx);
  return rows[0] ?? null;
}

async function noteInquiry(tx: Queryable, id: string): Promise<LeadRow> {
  const { rows } = await sql<LeadRow>`
    update lead set last_inquiry_at = now(), version = version + 1
    where id = ${id} returning *`.execute(tx);
  return rows[0] as LeadRow;
}

/** A client’s own, unclaimed lead goes to the agent they wrote to. */
const wantedAgent = sql`
  agent_id = coalesce(lead.agent_id, excluded.agent_id),
  claimed_at = coalesce(lead.claimed_at, excluded.claimed_at)`;

/** What is given replaces what a client said before. */
const personConflict = sql`(person_id) where person_id is not null do update set
  email = excluded.email,
  email_verified_at = coalesce(lead.email_verified_at, excluded.email_verified_at),
  first_name = excluded.first_name,
  last_name = excluded.last_name,
  phone = coalesce(excluded.phone, lead.phone),
  lead_role = coalesce(excluded.lead_role, lead.lead_role),
  preferred_contact = coalesce(excluded.preferred_contact, lead.preferred_contact),
  language = excluded.language,
  ${wantedAgent},
  last_inquiry_at = now(),
  version = lead.version + 1`;

/** What only spam has said so far doesn't count. */
const isNew = sql`lead.last_inquiry_at is null`;
/** Nobody has the lead, and no inquiry or rule has put it anywhere yet. */
const isUntaken = sql`(lead.agent_id is null and ${isNew}
  and not exists (select 1 from inquiry i where i.lead_id = lead.id and not i.is_suspected)
  and not exists (select 1 from lead_route route where route.lead_id = lead.id))`;
const mailboxConflict = sql`(email) where person_id is null and merged_into_id is null do update set
  first_name = case when ${isNew} then excluded.first_name else lead.first_name end,
  last_name = case when ${isNew} then excluded.last_name else lead.last_name end,
  phone = case when ${isNew} then excluded.phone else coalesce(lead.phone, excluded.phone) end,
  lead_role = coalesce(lead.lead_role, excluded.lead_role),
  preferred_contact = coalesce(lead.preferred_contact, excluded.preferred_contact),
  agent_id = case when ${isUntaken} then excluded.agent_id else lead.agent_id end,
  claimed_at = case when ${isUntaken} then excluded.claimed_at else lead.claimed_at end,
  last_inquiry_at = now(),
  version = lead.version + 1`;

const nothingConflict = sql`(email) where person_id is null and merged_into_id is null do update set
  version = lead.version`;

async function writeLead(
  tx: Queryable,
  lead: NewLead,
  conflict: typeof personConflict,
): Promise<LeadRow> {
  const { email, personId, firstName, lastName, phone, preferredContact, language, kind } = lead;
  const agentId = lead.isSuspected ? null : lead.agentId;
  const entry = (list: string, code: string) =>
    sql`(select id from reference_entry where list = ${list} and code = ${code})`;
  const { rows } = await sql<LeadRow>`
    insert into lead (email, person_id, email_verified_at, last_inquiry_at, first_name, last_name,
      phone, lead_role, preferred_contact, language, agent_id, claimed_at, stage_id, source_id,
      sub_source_id)
    values (${email}, ${personId}, case when ${personId !== null} then now() end,
      case when ${!lead.isSuspected} then now() end, ${firstName}, ${lastName}, ${phone},
      ${lead.leadRole}, ${preferredContact}, ${language}, ${agentId}::uuid,
      case when ${agentId !== null} then now() end,
      ${entry('lead-stages', 'unspecified')}, ${entry('lead-sources', sourceOf[kind] ?? 'website')},
      ${entry('lead-sub-sources', subSourceOf[kind])})
    on conflict ${conflict} returning *`.execute(tx);
  return rows[0] as LeadRow;
}
