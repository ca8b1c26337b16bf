import { sql } from 'kysely';
import type { Caller, Queryable, RowOf } from '#platform';
import type { NamedPersonRow } from '../present-named-person.ts';
import { withinScope } from './row-scope.ts';

export type TiedPersonRow = NamedPersonRow & RowOf<'person', 'role_key'> & { is_open: boolean };

/** Which of these people are within the caller's scope and not deleted, locked until the commit. */
export async function lockPeopleWithinScope(
  tx: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<Map<string, TiedPersonRow>> {
  const { rows } = await sql<TiedPersonRow>`
    select id, first_name, last_name, photo_key, role_key, deactivated_at is null as is_open
    from person
    where id = any(${ids}) and deleted_at is null and ${withinScope(caller, 'person.id')}
    order by id for no key update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A concierge's current agents, by name. */
export async function selectNamedInCare(
  db: Queryable,
  conciergeId: string,
): Promise<NamedPersonRow[]> {
  const { rows } = await sql<NamedPersonRow>`
    select agent.id, agent.first_name, agent.last_name, agent.photo_key
    from concierge_care care join person agent on agent.id = care.agent_id
    where care.concierge_id = ${conciergeId} and care.ended_at is null
    order by agent.last_name, agent.first_name, agent.id limit 2000`.execute(db);
  return rows;
}
