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

/** Facts of a lead that the caller may see: its agent, its next tour, the home it asked about. */
export async function findLeadFacts(
  db: Queryable,
  { leadId, agentId }: { leadId: string; agentId: string },
): Promise<LeadFacts | null> {
  const { rows } = await sql<LeadFacts>`
    select trim(agent.first_name || ' ' || agent.last_name) as agent_name,
      agent.phone as agent_phone, agent.email as agent_email, tour.agreed_at as tour_at,
      coalesce(tour.home_address, (
        select i.home_address from inquiry i
        where i.lead_id = ${leadId} and i.home_address is not null and not i.is_suspected
          and i.kind <> 'home-value'
        order by i.received_at desc limit 1)) as home_address
    from person agent
    left join lateral (
      select t.agreed_at, t.home_address from inquiry i
      join tour_request t on t.id = i.tour_request_id
      where i.lead_id = ${leadId} and t.state = 'confirmed' and t.agreed_at > now()
      order by t.agreed_at limit 1) tour on true
    where ${ownedBy(agentId, 'agent.id')}`.execute(db);
  return rows[0] ?? null;
}
