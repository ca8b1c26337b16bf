import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { teamOf, withinScope } from '#accounts';
import { type Caller, type Page, type Queryable, type RowOf, selectPage } from '#platform';
import { isCurrent } from '../lead-sight-store.ts';
import { canTake } from '../record/record-store.ts';
import { openTo } from '../routing/open-lead-store.ts';
import { closedStages } from '../routing/routing-store.ts';

type Named = RowOf<'person', 'id' | 'first_name' | 'last_name'>;

export type LeadOfAgent = RowOf<
  'lead',
  'id' | 'first_name' | 'last_name' | 'agent_id' | 'last_contacted_at'
> & { stage: string | null; agent_first_name: string; agent_last_name: string };

/** Leads that these agents work, within the caller’s scope, by agent and name. */
export function selectLeadsOfAgents(
  db: Queryable,
  caller: Caller,
  agentIds: readonly string[],
  page: PageRequest,
): Promise<Page<LeadOfAgent>> {
  return selectPage(db, page, {
    select: sql`lead.id, lead.first_name, lead.last_name, lead.agent_id, lead.last_contacted_at,
      s.display as stage, p.first_name as agent_first_name, p.last_name as agent_last_name`,
    from: sql`lead join person p on p.id = lead.agent_id
        left join reference_entry s on s.id = lead.stage_id
      where lead.agent_id = any(${[...agentIds]}::uuid[]) and ${isCurrent()}
        and ${withinScope(caller, 'lead.agent_id')} and ${withinScope(caller, 'p.id')}`,
    orderBy: sql`p.last_name, p.first_name, p.id, lead.last_name, lead.first_name, lead.id`,
  });
}

export type MovableLead = RowOf<
  'lead',
  | ('id' | 'first_name' | 'last_name' | 'person_id')
  | ('lead_role' | 'language' | 'source_id' | 'sub_source_id')
> & { is_closed: boolean };

/** Leads of an agent within the caller’s scope, all or those named, locked until the commit. */
export async function lockLeadsOf(
  tx: Queryable,
  caller: Caller,
  { from, leadIds, limit }: { from: string; leadIds: readonly string[] | null; limit: number },
): Promise<MovableLead[]> {
  const { rows } = await sql<MovableLead>`
    select lead.id, lead.first_name, lead.last_name, lead.person_id, lead.lead_role, lead.language,
      lead.source_id, lead.sub_source_id,
      coalesce(s.code = any(${closedStages}::text[]), false) as is_closed
    from lead left join reference_entry s on s.id = lead.stage_id
    where lead.agent_id = ${from} and ${isCurrent()}
      and ${withinScope(caller, 'lead.agent_id')}
      and (${leadIds}::uuid[] is null or lead.id = any(${leadIds}::uuid[]))
    order by lead.id limit ${limit} for update of lead`.execute(tx);
  return rows;
}

/** How many leads within the caller’s scope an agent has. */
export async function countLeadsLeft(
  tx: Queryable,
  caller: Caller,
  agentId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead
    where lead.agent_id = ${agentId} and ${isCurrent()}
      and ${withinScope(caller, 'lead.agent_id')}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Gives locked leads to a person, or to nobody; no rule moves them on. */
export async function giveLeads(
  tx: Queryable,
  leadIds: readonly string[],
  agentId: string | null,
): Promise<void> {
  await sql`
    update lead set agent_id = ${agentId}, version = version + 1,
      claimed_at = case when ${agentId !== null} then now() end
    where id = any(${[...leadIds]}::uuid[])`.execute(tx);
  await sql`
    update lead_route set given_to = ${agentId}, given_at = now(), offered_to = null,
      moves_at = null
    where lead_id = any(${[...leadIds]}::uuid[])`.execute(tx);
}

/** Leaves leads where no rule put them: everyone who may claim leads may claim them. */
export async function dropRoutes(tx: Queryable, leadIds: readonly string[]): Promise<void> {
  await sql`delete from lead_route where lead_id = any(${[...leadIds]}::uuid[])`.execute(tx);
}

export type LastInquiry = Pick<
  RowOf<'inquiry'>,
  'kind' | 'listing_key' | 'mls_number' | 'home_address' | 'home_city' | 'home_zip'
>;

/** The newest inquiry of each of these leads that has one. */
export async function selectLastInquiries(
  tx: Queryable,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, LastInquiry>> {
  const { rows } = await sql<LastInquiry & { lead_id: string }>`
    select distinct on (i.lead_id) i.lead_id, i.kind, i.listing_key, i.mls_number, i.home_address,
      i.home_city, i.home_zip
    from inquiry i where i.lead_id = any(${[...leadIds]}::uuid[]) and not i.is_suspected
    order by i.lead_id, i.received_at desc`.execute(tx);
  return new Map(rows.map((row) => [row.lead_id, row]));
}

/** Those of these leads that are where a transfer left them, within the caller’s scope, locked. */
export async function lockStillThere(
  tx: Queryable,
  caller: Caller,
  places: Readonly<Record<string, string | null>>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead
    join unnest(${Object.keys(places)}::uuid[], ${Object.values(places)}::uuid[])
      as place (lead_id, agent_id) on place.lead_id = lead.id
    where lead.agent_id is not distinct from place.agent_id and ${isCurrent()}
      and (${withinScope(caller, 'lead.agent_id')} or ${openTo(caller)})
    order by lead.id for update of lead`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Someone whose leads were or are moved. */
export type Giver = Named & { mayTake: boolean };

/** A person within the caller’s scope, also one who left; null for anyone else. */
export async function findAgentInScope(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<Giver | null> {
  const { rows } = await sql<Giver>`
    select p.id, p.first_name, p.last_name, ${canTake()} as "mayTake"
    from person p where p.id = ${id} and ${withinScope(caller, 'p.id')}`.execute(db);
  return rows[0] ?? null;
}

/** Whether all of these people are within the caller’s scope. */
export async function areInScope(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select p.id from person p
    where p.id = any(${[...ids]}::uuid[]) and ${withinScope(caller, 'p.id')}`.execute(db);
  return rows.length === ids.length;
}

const PEOPLE_MAX = 500;

export type TransferPerson = Named & { leads: number; mayTake: boolean };

/** Who can take leads, in the caller’s scope or team, and whose leads they see, by name. */
export async function selectTransferPeople(
  db: Queryable,
  caller: Caller,
): Promise<TransferPerson[]> {
  const team = await teamOf(db, caller);
  const inReach = sql`(${withinScope(caller, 'p.id')} or p.id = any(${team}::uuid[]))`;
  const { rows } = await sql<TransferPerson>`
    with held as (
      select lead.agent_id as id, count(*)::int as count from lead
      where ${isCurrent()} and ${withinScope(caller, 'lead.agent_id')}
      group by lead.agent_id
    )
    select p.id, p.first_name, p.last_name, coalesce(held.count, 0) as leads,
      (${canTake()} and ${inReach}) as "mayTake"
    from person p left join held on held.id = p.id
    where (held.count > 0 and ${withinScope(caller, 'p.id')})
      or (${canTake()} and ${inReach})
    order by p.last_name, p.first_name, p.id limit ${PEOPLE_MAX}`.execute(db);
  return rows;
}

/** Someone in the caller’s scope or team who can take leads; null for anyone else. */
export async function findTaker(db: Queryable, caller: Caller, id: string): Promise<Named | null> {
  const team = await teamOf(db, caller);
  const { rows } = await sql<Named>`
    select p.id, p.first_name, p.last_name from person p
    where p.id = ${id} and ${canTake()}
      and (${withinScope(caller, 'p.id')} or p.id = any(${team}::uuid[]))
    for share of p`.execute(db);
  return rows[0] ?? null;
}
