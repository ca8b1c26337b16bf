import type { RoleKey } from '@homestead/contract/accounts';
import { profileRoles } from '@homestead/contract/leads';
import { type SqlBool, sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import { leadsOfPeople } from '../merges/lead-group-store.ts';

/** Roles of people who look after clients, in display order. */
const agentRoles: readonly RoleKey[] = [
  'agent',
  'internal-agents',
  'co-agent',
  'concierge',
  'internal-concierge',
];

const MAX = 6;

type AgentRow = RowOf<
  'person',
  'id' | 'email' | 'first_name' | 'last_name' | 'phone' | 'photo_key' | 'role_key'
> & {
  /** Of their public page; null without one. */
  slug: string | null;
};

/** Up to six of the given people who look after clients and can be reached, agents first. */
export async function selectAgents(db: Queryable, ids: readonly string[]): Promise<AgentRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('person')
    .leftJoin('agent_profile as a', (join) =>
      join
        .onRef('a.id', '=', 'person.id')
        .on('a.is_published', '=', true)
        .on('person.role_key', 'in', profileRoles),
    )
    .select(['person.id', 'email', 'first_name', 'last_name', 'phone', 'photo_key', 'role_key'])
    .select('a.slug')
    .where('person.id', 'in', ids)
    .where('role_key', 'in', agentRoles)
    .where('deactivated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('person.id')
    .execute();
  const rank = ({ role_key }: AgentRow) => agentRoles.indexOf(role_key as RoleKey);
  return rows.sort((one, other) => rank(one) - rank(other)).slice(0, MAX);
}

/** The person who works a client's lead; null without one. */
export async function findAgentOfClient(
  db: Queryable,
  personId: string,
): Promise<{ personId: string; role: string } | null> {
  const row = await db
    .selectFrom('lead')
    .innerJoin('person as agent', 'agent.id', 'lead.agent_id')
    .select(['agent.id', 'agent.role_key'])
    .where(sql<SqlBool>`lead.id in (${leadsOfPeople(personId)})`)
    .executeTakeFirst();
  return row ? { personId: row.id, role: row.role_key } : null;
}

/**
 * The person who works a client's lead and has claimed, contacted or answered it: being given one
 * proves nothing, since anyone can ask for an agent. Null without one.
 */
export async function findActiveAgentOfClient(
  db: Queryable,
  personId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('lead')
    .select('lead.agent_id')
    .where(sql<SqlBool>`lead.id in (${leadsOfPeople(personId)})`)
    .where((of) =>
      of.exists(
        of
          .selectFrom('lead_activity as a')
          .select('a.id')
          .whereRef('a.lead_id', '=', 'lead.id')
          .whereRef('a.done_by', '=', 'lead.agent_id'),
      ),
    )
    .executeTakeFirst();
  return row?.agent_id ?? null;
}
