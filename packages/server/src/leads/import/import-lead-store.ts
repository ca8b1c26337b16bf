import { sql } from 'kysely';
import { type Caller, holds, ownedBy, type Queryable } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inSight, isCurrent } from '../lead-sight-store.ts';
import type { OfferNews } from '../offer-clients/note-offer.ts';

export type FoundLead = LeadRow & { is_seen: boolean };

/**
 * The leads with these emails, those that merges put in place of theirs; `is_seen` are those in the
 * caller's sight.
 */
export async function selectLeadsOfEmails(
  db: Queryable,
  caller: Caller,
  emails: readonly string[],
): Promise<ReadonlyMap<string, FoundLead>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<FoundLead & { sought: string }>`
    select lead.*, ${inSight(caller)} as is_seen, named.email as sought
    from lead named join lead on lead.id = coalesce(named.merged_into_id, named.id)
    where named.email = any(${[...emails]}::text[]) and lead.erased_at is null
    order by named.merged_into_id is null, lead.person_id is not null, lead.id`.execute(db);
  // The one with an account counts, as it does where one lead is made; a merged one counts last.
  return new Map(rows.map(({ sought, ...row }) => [sought, row]));
}

/** For each of these phones, a lead in the caller's sight that has it. */
export async function selectLeadsOfPhones(
  db: Queryable,
  caller: Caller,
  phones: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (phones.length === 0 || !holds(caller, 'column-phone')) return new Map();
  const { rows } = await sql<{ phone: string; id: string }>`
    select distinct on (lead.phone) lead.phone, lead.id from lead
    where lead.phone = any(${[...phones]}::text[]) and lead.erased_at is null
      and ${inSight(caller)}
    order by lead.phone, lead.created_at desc, lead.id`.execute(db);
  return new Map(rows.map(({ phone, id }) => [phone, id]));
}

const transactionNews: OfferNews[] = ['offer-started', 'offer-received', 'listing-started'];

/**
 * Leads in the caller's sight that an import made or changed, held until the commit; `is_worked`
 * were touched since.
 */
export async function lockImportedLeads(
  tx: Queryable,
  caller: Caller,
  { importId, ownerId }: { importId: string; ownerId: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeadRow & { is_worked: boolean }>> {
  const { rows } = await sql<LeadRow & { is_worked: boolean }>`
    select lead.*, (
      exists (select 1 from lead_activity a
        where a.lead_id = lead.id
          and (a.happened_at > made.done_at or a.kind = any(${transactionNews}::text[]))
          and not (a.done_by is null and a.kind in ('plan-started', 'plan-not-started')))
      or exists (select 1 from lead_task t where t.lead_id = lead.id)
      or exists (select 1 from inquiry i where i.lead_id = lead.id)
      or exists (select 1 from lead_note n where n.lead_id = lead.id)
      or exists (select 1 from scheduled_email e where e.lead_id = lead.id)
      or exists (select 1 from household_member h where h.lead_id = lead.id)
      or exists (select 1 from lead_referral r where r.lead_id = lead.id)
      or exists (select 1 from message m where m.about_kind = 'lead' and m.about_id = lead.id)
      or lead.person_id is not null) as is_worked
    from lead join lead_import_row made on made.lead_id = lead.id and made.import_id = ${importId}
      join lead_import i on i.id = made.import_id and ${ownedBy(ownerId, 'i.owner_id')}
    where lead.id = any(${[...ids]}::uuid[]) and ${isCurrent()} and made.state in ('created', 'updated')
      and ${inSight(caller)}
    order by lead.id, made.position desc for update of lead`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of those of these leads that the caller sees; of a merged one, its survivor's. */
export async function selectImportedNames(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select asked.id, trim(lead.first_name || ' ' || lead.last_name) as name
    from lead asked join lead on lead.id = coalesce(asked.merged_into_id, asked.id)
    where asked.id = any(${[...ids]}::uuid[]) and lead.erased_at is null
      and ${inSight(caller)}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
