import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** What templates say about a lead besides its own columns. */
export interface LeadFacts {
  agent_name: string;
  /** +1 and ten digits. */
  agent_phone: string | null;
  agent_email: string;
  /** Of a listing: a home-value form takes any text as an address. */
  home_address: string | null;
  /** When the next confirmed tour starts. */
  tour_at: Date | null;
}

/** Facts of leads that the caller may see: the agent, the next tour, the home it asked about. */
export async function selectLeadFacts(
  db: Queryable,
  leads: readonly { leadId: string; agentId: string }[],
): Promise<ReadonlyMap<string, LeadFacts>> {
  const agentIds = leads.map(({ agentId }) => agentId);
  const { rows } = await sql<LeadFacts & { lead_id: string }>`
    select given.lead_id, trim(agent.first_name || ' ' || agent.last_name) as agent_name,
      agent.phone as agent_phone, agent.email as agent_email, tour.agreed_at as tour_at,
      coalesce(tour.home_address, (
        select i.home_address from inquiry i
        where i.lead_id = given.lead_id and i.home_address is not null and not i.is_suspected
          and i.kind <> 'home-value'
        order by i.received_at desc limit 1)) as home_address
    from unnest(${leads.map(({ leadId }) => leadId)}::uuid[], ${agentIds}::uuid[])
      as given (lead_id, agent_id)
    join person agent on agent.id = given.agent_id
    left join lateral (
      select t.agreed_at, t.home_address from inquiry i
      join tour_request t on t.id = i.tour_request_id
      where i.lead_id = given.lead_id and t.state = 'confirmed' and t.agreed_at > now()
      order by t.agreed_at limit 1) tour on true
    where ${ownedBy(agentIds, 'agent.id')}`.execute(db);
  return new Map(rows.map((row) => [row.lead_id, row]));
}
