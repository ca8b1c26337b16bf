import type { RosterExpiry, RosterSort } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import {
  type Caller,
  escapeLike,
  type Page,
  type Queryable,
  type RowOf,
  selectPage,
} from '#platform';
import { openLeads } from '../routing/routing-store.ts';

/** Roles of the people on the roster. */
const rosterRoles = ['agent', 'internal-agents', 'co-agent'];

export type RosterRow = RowOf<
  'person',
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'photo_key'
  | 'role_key'
  | 'license_number'
  | 'license_expires_on'
  | 'eo_carrier'
  | 'eo_expires_on'
> & {
  is_invited: boolean;
  team: string | null;
  open: number;
  steps_done: number;
  steps: number;
};

export interface RosterQuestion extends PageRequest {
  words: readonly string[];
  expiring: RosterExpiry | null;
  sort: RosterSort;
  isDescending: boolean;
  /** YYYY-MM-DD where the brokerage is. */
  today: string;
}

/** The concierge in whose care an agent is; for a co-agent, whom they cover for. */
const team = sql`coalesce(
  (select c.first_name || ' ' || c.last_name from concierge_care care
    join person c on c.id = care.concierge_id
    where care.agent_id = p.id and care.ended_at is null limit 1),
  (select string_agg(a.first_name || ' ' || a.last_name, ', ' order by a.last_name, a.id)
    from co_agent k join person a on a.id = k.agent_id
    where k.co_agent_id = p.id and k.ended_at is null))`;

const orders: Record<RosterSort, (by: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  name: (by) => sql`p.last_name ${by}, p.first_name ${by}, p.id ${by}`,
  license: (by) => sql`p.license_expires_on ${by} nulls last, p.last_name, p.id`,
  insurance: (by) => sql`p.eo_expires_on ${by} nulls last, p.last_name, p.id`,
  leads: (by) => sql`open ${by}, p.last_name, p.id`,
  onboarding: (by) =>
    sql`case when o.steps > 0 then o.done::float / o.steps end ${by} nulls last, p.last_name, p.id`,
};

/** One page of the agents within the caller’s scope who haven’t left. */
export function selectRoster(
  db: Queryable,
  caller: Caller,
  { words, expiring, sort, isDescending, today, ...page }: RosterQuestion,
): Promise<Page<RosterRow>> {
  return selectPage(db, page, {
    select: sql`p.id, p.first_name, p.last_name, p.photo_key, p.role_key, p.license_number,
      p.license_expires_on, p.eo_carrier, p.eo_expires_on,
      p.password_hash is null and p.email_verified_at is null as is_invited,
      ${team} as team, ${openLeads} as open, coalesce(o.done, 0) as steps_done,
      coalesce(o.steps, 0) as steps`,
    from: sql`person p left join lateral (
        select count(*)::int as steps, count(i.done_at)::int as done
        from onboarding_item i join onboarding_step s on s.id = i.step_id
        where i.person_id = p.id and (s.retired_at is null or i.done_at is not null)
      ) o on true
      where p.role_key = any(${rosterRoles}::text[]) and p.deleted_at is null
        and p.deactivated_at is null and ${withinScope(caller, 'p.id')}
        and ${isExpiring(expiring, today)} and ${hasWords(words)}`,
    orderBy: orders[sort](isDescending ? sql`desc` : sql`asc`),
  });
}

function isExpiring(expiring: RosterExpiry | null, today: string): RawBuilder<SqlBool> {
  if (expiring === null) return sql<SqlBool>`true`;
  if (expiring === 'unknown') {
    return sql<SqlBool>`(p.license_expires_on is null or p.eo_expires_on is null)`;
  }
  if (expiring === 'expired') {
    return sql<SqlBool>`(p.license_expires_on < ${today}::date or p.eo_expires_on < ${today}::date)`;
  }
  const days = Number(expiring);
  return sql<SqlBool>`(p.license_expires_on <= ${today}::date + ${days}::int
    or p.eo_expires_on <= ${today}::date + ${days}::int)`;
}

function hasWords(words: readonly string[]): RawBuilder<SqlBool> {
  const conditions = words.map(
    (word) => sql`(p.first_name || ' ' || p.last_name) ilike ${`%${escapeLike(word)}%`}`,
  );
  return sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}
