import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** The current concierges of these agents, by agent; locked against change until the commit. */
export async function lockCareOf(
  tx: Queryable,
  agentIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ agent_id: string; concierge_id: string }>`
    select agent_id, concierge_id from concierge_care
    where agent_id = any(${agentIds}) and ended_at is null
    order by agent_id for update`.execute(tx);
  return new Map(rows.map((row) => [row.agent_id, row.concierge_id]));
}

/** Agents currently in a concierge's care. */
export async function selectAgentsInCare(db: Queryable, conciergeId: string): Promise<string[]> {
  const { rows } = await sql<{ agent_id: string }>`
    select agent_id from concierge_care
    where concierge_id = ${conciergeId} and ended_at is null order by agent_id`.execute(db);
  return rows.map((row) => row.agent_id);
}

/** Ends the care for agents, by any concierge. */
export async function endCare(
  tx: Queryable,
  agentIds: readonly string[],
  by: string,
): Promise<void> {
  await sql`
    update concierge_care set ended_at = now(), ended_by = ${by}
    where agent_id = any(${agentIds}) and ended_at is null`.execute(tx);
}

/** Assigns agents whose care has ended to a concierge. */
export async function startCare(
  tx: Queryable,
  { agentIds, conciergeId, by }: { agentIds: readonly string[]; conciergeId: string; by: string },
): Promise<void> {
  await sql`
    insert into concierge_care (agent_id, concierge_id, started_by)
    select agent_id, ${conciergeId}::uuid, ${by}::uuid from unnest(${agentIds}::uuid[]) as given (agent_id)`.execute(
    tx,
  );
}

/** Current co-agents of an agent. */
export async function selectCoAgentsOf(db: Queryable, agentId: string): Promise<string[]> {
  const { rows } = await sql<{ co_agent_id: string }>`
    select co_agent_id from co_agent
    where agent_id = ${agentId} and ended_at is null order by co_agent_id`.execute(db);
  return rows.map((row) => row.co_agent_id);
}

/** Pairs co-agents with an agent; returns the newly paired ones. */
export async function startCoAgency(
  tx: Queryable,
  { agentId, coAgentIds, by }: { agentId: string; coAgentIds: readonly string[]; by: string },
): Promise<string[]> {
  const { rows } = await sql<{ co_agent_id: string }>`
    insert into co_agent (agent_id, co_agent_id, started_by)
    select ${agentId}::uuid, co_agent_id, ${by}::uuid from unnest(${coAgentIds}::uuid[]) as given (co_agent_id)
    on conflict (agent_id, co_agent_id) where ended_at is null do nothing
    returning co_agent_id`.execute(tx);
  return rows.map((row) => row.co_agent_id);
}

/** Ends the pairing of co-agents with an agent; returns those that were paired. */
export async function endCoAgency(
  tx: Queryable,
  { agentId, coAgentIds, by }: { agentId: string; coAgentIds: readonly string[]; by: string },
): Promise<string[]> {
  const { rows } = await sql<{ co_agent_id: string }>`
    update co_agent set ended_at = now(), ended_by = ${by}
    where agent_id = ${agentId} and co_agent_id = any(${coAgentIds}) and ended_at is null
    returning co_agent_id`.execute(tx);
  return rows.map((row) => row.co_agent_id);
}

/** Ends every tie of a person, on either end. */
export async function endTiesOf(tx: Queryable, personId: string, by: string): Promise<void> {
  await sql`
    update concierge_care set ended_at = now(), ended_by = ${by}
    where (agent_id = ${personId} or concierge_id = ${personId}) and ended_at is null`.execute(tx);
  await sql`
    update co_agent set ended_at = now(), ended_by = ${by}
    where (agent_id = ${personId} or co_agent_id = ${personId}) and ended_at is null`.execute(tx);
}
