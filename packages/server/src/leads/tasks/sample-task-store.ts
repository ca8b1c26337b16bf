import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Whether anyone has a task. */
export async function hasTasks(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from lead_task limit 1`.execute(db);
  return rows.length > 0;
}

/** The lead with an email and an agent; null without one. */
export async function findSampleLead(
  db: Queryable,
  email: string,
): Promise<{ id: string; agentId: string } | null> {
  const { rows } = await sql<{ id: string; agentId: string }>`
    select lead.id, lead.agent_id as "agentId" from lead
    where lead.email = ${email} and lead.agent_id is not null`.execute(db);
  return rows[0] ?? null;
}
