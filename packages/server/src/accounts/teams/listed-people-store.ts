import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller, Queryable, RowOf } from '#platform';
import { isLicensed } from '../people/license-store.ts';
import type { NamedPersonRow } from '../present-named-person.ts';
import { withinTeam } from './row-scope.ts';

/** The most people on one list. */
const LISTED_MAX = 2000;

export type ListedRow = NamedPersonRow &
  RowOf<'person', 'email' | 'phone' | 'company' | 'role_key'> & {
    role_label: string;
    concierge: NamedPersonRow | null;
    /** Agents in the care of a concierge, or those paired with a co-agent. */
    agents: NamedPersonRow[];
    coagents: NamedPersonRow[];
  };

/** Which people to list; without `roles`, people with any role. */
export interface ListedFilter {
  roles?: readonly string[];
  /** Only outside agents who are named in commission statements. */
  isCommissionAgent?: boolean;
  /** Only people whose license has not expired, if they have one. */
  isLicensed?: boolean;
  /** Only the caller's team. */
  teamOf?: Caller;
  /** Only co-agents of this agent. */
  coAgentsOf?: string;
}

const named = sql`jsonb_build_object('id', other.id, 'first_name', other.first_name,
  'last_name', other.last_name, 'photo_key', other.photo_key)`;
const byName = sql`order by other.last_name, other.first_name, other.id`;

/** People with open accounts to choose from, with their teams, by name. */
export async function selectListed(db: Queryable, which: ListedFilter): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select person.id, person.first_name, person.last_name, person.photo_key, person.email,
      person.phone, person.company, person.role_key, role.label as role_label,
      (select ${named} from concierge_care care join person other on other.id = care.concierge_id
        where care.agent_id = person.id and care.ended_at is null) as concierge,
      coalesce((select jsonb_agg(${named} ${byName}) from (
          select agent_id from concierge_care where concierge_id = person.id and ended_at is null
          union select agent_id from co_agent where co_agent_id = person.id and ended_at is null
        ) tie join person other on other.id = tie.agent_id), '[]') as agents,
      coalesce((select jsonb_agg(${named} ${byName}) from co_agent tie
        join person other on other.id = tie.co_agent_id
        where tie.agent_id = person.id and tie.ended_at is null), '[]') as coagents
    from person join role on role.key = person.role_key
    where person.deleted_at is null and person.deactivated_at is null
      and ${sql.join(conditionsOf(which), sql` and `)}
    order by person.last_name, person.first_name, person.id limit ${LISTED_MAX}`.execute(db);
  return rows;
}

function conditionsOf(which: ListedFilter): RawBuilder<SqlBool>[] {
  return [
    sql`true`,
    ...(which.roles ? [sql<SqlBool>`person.role_key = any(${which.roles})`] : []),
    ...(which.isCommissionAgent ? [sql<SqlBool>`person.commission_agent`] : []),
    ...(which.isLicensed ? [isLicensed()] : []),
    ...(which.teamOf ? [withinTeam(which.teamOf, 'person.id')] : []),
    ...(which.coAgentsOf
      ? [
          sql<SqlBool>`person.id in (select co_agent_id from co_agent
            where agent_id = ${which.coAgentsOf} and ended_at is null)`,
        ]
      : []),
  ];
}
