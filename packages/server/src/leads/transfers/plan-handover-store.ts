import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** How many plans run, or are paused, on a person's leads. */
export async function countPlansOn(tx: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from action_plan_run run join lead on lead.id = run.lead_id
    where run.state in ('running', 'paused')
      and ${ownedBy(personId, 'lead.agent_id')}`.execute(tx);
  return rows[0]?.count ?? 0;
}
