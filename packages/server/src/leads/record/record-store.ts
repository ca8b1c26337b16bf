import { HOUSEHOLD_MAX, type ReferenceListKey, workingRoles } from '@homestead/contract/leads';
import type { AlertFrequency } from '@homestead/contract/saved';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, ownedBy, type Queryable, type RowOf } from '#platform';
import { inHouseholdOf } from '../household/household-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inSight, isCurrent } from '../lead-sight-store.ts';
import { findLeadOfOtherAddress } from '../merges/lead-group-store.ts';
import { isLicensed } from '../routing/routing-store.ts';

type Entry = RowOf<'reference_entry', 'id' | 'display'>;

/** Entries of reference lists by their ids, retired ones, too. */
export async function selectEntriesById(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entry>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Entry>`
    select id, display from reference_entry where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export type ListedEntry = RowOf<'reference_entry', 'id' | 'display' | 'list' | 'parent_id'>;

/** The entries that these lists offer, in their order. */
export async function selectOffered(
  db: Queryable,
  lists: readonly ReferenceListKey[],
): Promise<ListedEntry[]> {
  const { rows } = await sql<ListedEntry>`
    select id, display, list, parent_id from reference_entry
    where list = any(${[...lists]}::text[]) and retired_at is null
    order by list, position, id`.execute(db);
  return rows;
}

const LISTED_MAX = 1000;

interface ListedPerson {
  id: string;
  display: string;
  role: string;
  mayTake: boolean;
}

/** People with open accounts and these roles, by name; leads can be given to `mayTake`. */
export async function selectPeopleOf(
  db: Queryable,
  roles: readonly string[],
): Promise<ListedPerson[]> {
  const { rows } = await sql<ListedPerson>`
    select p.id, trim(p.first_name || ' ' || p.last_name) as display, p.role_key as role,
      ${canTake()} as "mayTake"
    from person p where p.role_key = any(${[...roles]}::text[]) and p.deleted_at is null
      and p.deactivated_at is null
    order by p.last_name, p.first_name, p.id limit ${LISTED_MAX}`.execute(db);
  return rows;
}

/** The lead that has an email or took it over by a merge, besides `except`; null without one. */
export async function findLeadOfEmail(
  tx: Queryable,
  email: string,
  except: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from lead where email = ${email} and ${isCurrent()}
      and id is distinct from ${except}::uuid
    order by person_id nulls last limit 1`.execute(tx);
  const id = rows[0]?.id ?? (await findLeadOfOtherAddress(tx, email));
  return id === except ? null : id;
}

/** What else is known about a lead, in one row. */
export interface LeadBesides {
  tags: string[];
  /** Who cares for its agent's clients. */
  concierge_id: string | null;
  /** The newest monthly email about the value of its home. */
  value_month: string | null;
  value_state: string | null;
  /** The saved search that staff built, unless the client deleted it. */
  search_id: string | null;
  search_name: string | null;
  search_frequency: AlertFrequency | null;
  search_filter: Record<string, unknown> | null;
}

/** What is about a lead and isn't in its row. */
export async function findLeadBesides(db: Queryable, lead: LeadRow): Promise<LeadBesides> {
  const { rows } = await sql<LeadBesides>`
    select array(select tag from lead_tag where lead_id = ${lead.id} order by lower(tag)) as tags,
      (select concierge_id from concierge_care
        where agent_id = ${lead.agent_id} and ended_at is null limit 1) as concierge_id,
      last_value.month as value_month, last_value.state as value_state,
      built.id as search_id, built.name as search_name, built.frequency as search_frequency,
      built.filter || jsonb_build_object('sortby', built.sort) as search_filter
    from (select 1) one
      left join lateral (select month, state from value_update where lead_id = ${lead.id}
        order by month desc limit 1) last_value on true
      left join saved_search built on built.id = ${lead.search_setup_id}
        and (${ownedBy(lead.person_id ?? [], 'built.person_id')} or built.holder_id = ${lead.id})
        and built.deleted_at is null`.execute(db);
  return rows[0] as LeadBesides;
}

/** Leads in the caller's sight that are linked with one as its household. */
export async function selectHousehold(
  db: Queryable,
  caller: Caller,
  of: Pick<LeadRow, 'id' | 'secondary_lead_id'>,
): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`
    select lead.* from lead
    where ${inHouseholdOf(of.id)} and lead.id <> ${of.id}
      and lead.erased_at is null and ${inSight(caller)}
    order by lead.id = ${of.secondary_lead_id}::uuid desc nulls last, lead.id
    limit ${2 * HOUSEHOLD_MAX}`.execute(db);
  return rows;
}

export interface NextTour {
  id: string;
  mlsNumber: string;
  address: string | null;
  state: 'requested' | 'proposed' | 'confirmed';
  kind: 'in-person' | 'video-chat';
  startsAt: Date;
}

/** The next tour of a lead that is agreed or still open; null without one. */
export async function findNextTour(db: Queryable, leadId: string): Promise<NextTour | null> {
  const { rows } = await sql<NextTour>`
    select r.id, r.mls_number as "mlsNumber", r.home_address as address, r.state, r.kind,
      times.starts_at as "startsAt"
    from inquiry i join tour_request r on r.id = i.tour_request_id
      cross join lateral (
        select coalesce(r.agreed_at, r.proposed[1], (
          select min(t.starts_at) from tour_request_time t where t.tour_request_id = r.id)
        ) as starts_at) times
    where i.lead_id = ${leadId} and not i.is_suspected
      and r.state in ('requested', 'proposed', 'confirmed') and times.starts_at > now()
    order by r.state = 'confirmed' desc, times.starts_at limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface AskedHome {
  mlsNumber: string;
  address: string | null;
  askedAt: Date;
}

const HOMES_MAX = 5;

/** The homes that a lead last asked about, newest first. */
export async function selectAskedHomes(db: Queryable, leadId: string): Promise<AskedHome[]> {
  const { rows } = await sql<AskedHome>`
    select * from (
      select distinct on (i.mls_number) i.mls_number as "mlsNumber",
        i.home_address as address, i.received_at as "askedAt"
      from inquiry i
      where i.lead_id = ${leadId} and i.mls_number is not null and not i.is_suspected
      order by i.mls_number, i.received_at desc
    ) homes order by "askedAt" desc limit ${HOMES_MAX}`.execute(db);
  return rows;
}

/** SQL: the person of the row `p` has an open account and such a role. */
const worksHere = sql<SqlBool>`(p.role_key = any(${[...workingRoles]}::text[])
  and p.deleted_at is null and p.deactivated_at is null)`;

/** SQL: leads can be given to the person of the row `p`, whose license hasn't lapsed. */
export const canTake = (): RawBuilder<SqlBool> => sql<SqlBool>`(${worksHere} and ${isLicensed()})`;

/** Whether leads can be given to a person. */
export async function canTakeLeads(db: Queryable, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from person p where p.id = ${personId} and ${canTake()}`.execute(db);
  return rows.length > 0;
}

/** Whether a person can work the leads that they have, also with a license that lapsed. */
export async function worksLeads(db: Queryable, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from person p where p.id = ${personId} and ${worksHere}`.execute(db);
  return rows.length > 0;
}

/** The stage of a lead that nobody put into one. */
export async function findFirstStage(db: Queryable): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from reference_entry where list = 'lead-stages' and code = 'unspecified'`.execute(db);
  return rows[0]?.id ?? null;
}

/** The stages with these codes. */
export async function findStages(
  db: Queryable,
  codes: readonly string[],
): Promise<{ id: string; code: string }[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from reference_entry
    where list = 'lead-stages' and code = any(${[...codes]}::text[])`.execute(db);
  return rows;
}

/** The entry of a list with this id or display text; null without one, and for a retired one. */
export async function findEntry(
  db: Queryable,
  list: ReferenceListKey,
  said: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from reference_entry
    where list = ${list} and retired_at is null
      and (id::text = lower(${said}) or lower(display) = lower(${said}))
    order by position limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
