import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import type { NamedPersonRow } from '../present-named-person.ts';
import { withinTeam } from './team-store.ts';

/** A lookup list holds at most so many people. */
const LISTED_MOST = 2000;

export interface ListedRow extends NamedPersonRow {
  email: string;
  phone: string | null;
  company: string | null;
  role_key: string;
  role_label: string;
  concierge: NamedPersonRow | null;
  /** Agents in the care of a concierge, or those that a co-agent stands in for. */
  agents: NamedPersonRow[];
  coagents: NamedPersonRow[];
}

/** Whom a lookup list takes; without `roles`, those of every role. */
export interface Listing {
  roles?: readonly string[];
  /** Only agents from outside who are named in commission statements. */
  isCommissionAgent?: boolean;
  /** Only whose license has not expired, where they have one. */
  isLicensed?: boolean;
  /** Only the caller's team. */
  teamOf?: Caller;
  /** Only co-agents of this agent. */
  coAgentsOf?: string;
}

const named = sql`jsonb_build_object('id', other.id, 'first_name', other.first_name,
  'last_name', other.last_name, 'photo_key', other.photo_key)`;
const byName = sql`order by other.last_name, other.first_name, other.id`;

/** People with open accounts whom a lookup list shows, with their ties, by name. */
export async function selectListed(db: Queryable, which: Listing): Promise<ListedRow[]> {
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
    order by person.last_name, person.first_name, person.id limit ${LISTED_MOST}`.execute(db);
  return rows;
}

function conditionsOf(which: Listing): RawBuilder<SqlBool>[] {
  return [
    sql`true`,
    ...(which.roles ? [sql<SqlBool>`person.role_key = any(${which.roles})`] : []),
    ...(which.isCommissionAgent ? [sql<SqlBool>`person.commission_agent`] : []),
    ...(which.isLicensed
      ? [
          sql<SqlBool>`(person.license_expires_on is null or person.license_expires_on
            >= (now() at time zone 'America/Chicago')::date)`,
        ]
      : []),
    ...(which.teamOf ? [withinTeam(which.teamOf)] : []),
    ...(which.coAgentsOf
      ? [
          sql<SqlBool>`person.id in (select co_agent_id from co_agent
            where agent_id = ${which.coAgentsOf} and ended_at is null)`,
        ]
      : []),
  ];
}
