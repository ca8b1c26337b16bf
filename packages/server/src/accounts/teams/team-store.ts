import { type RawBuilder, sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { groupRoles } from './role-families.ts';

/** A team is limited by its ties; this is far more than any has. */
const TEAM_MAX = 2000;

/**
 * Ids of the caller's team, including themselves: a concierge's agents and their co-agents; an
 * agent's concierge and co-agents; a co-agent's agents, their concierges and other co-agents; where
 * the role is a group, everyone with that role.
 */
export function teamOfCaller(caller: Pick<Caller, 'personId' | 'role'>): RawBuilder<unknown> {
  const own = caller.personId;
  const group = groupRoles.includes(caller.role)
    ? sql`union select id from person where role_key = ${caller.role} and deleted_at is null`
    : sql``;
  return sql`(
    with agents as (
      select agent_id as id from concierge_care where concierge_id = ${own} and ended_at is null
      union select agent_id from co_agent where co_agent_id = ${own} and ended_at is null
      union select ${own}::uuid
    )
    select id from agents
    union select co_agent_id from co_agent
      where agent_id in (select id from agents) and ended_at is null
    union select concierge_id from concierge_care
      where agent_id in (select id from agents) and ended_at is null
    ${group}
    limit ${TEAM_MAX})`;
}

/** Ids of the caller's team, including themselves, at most 2000. */
export async function selectTeamIds(
  db: Queryable,
  caller: Pick<Caller, 'personId' | 'role'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${teamOfCaller(caller)} as team`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these people whose team someone belongs to. */
export async function selectWhoseTeamHas(
  db: Queryable,
  people: readonly Pick<Caller, 'personId' | 'role'>[],
  memberId: string | null,
): Promise<string[]> {
  if (people.length === 0 || memberId === null) return [];
  const answers = people.map(
    (one) =>
      sql`select ${one.personId}::text as id where ${memberId}::uuid in ${teamOfCaller(one)}`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(answers, sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}
