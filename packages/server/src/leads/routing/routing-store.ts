import { routedRoles } from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { DatabaseLock, type Moment, type Queryable, type RowOf } from '#platform';
import { isCurrent } from '../lead-sight-store.ts';
import type { RoutingAgent, RoutingRule, RoutingWorld } from './decide-route.ts';

/** Stages in which a lead needs no more work. */
export const closedStages = [
  ...['clientdonotcontact', 'pastclients', 'pastclientsupdated', 'lostclients', 'lostleads'],
  ...['trashleads', 'oldleads'],
];

const routingLock = new DatabaseLock('leads.routing');

/**
 * Makes other decisions wait for this commit, on every node: two of them can't both count the same
 * open leads or take the same turn. Taken after the lead is locked, everywhere.
 */
export const lockRouting = (tx: Queryable): Promise<void> => routingLock.untilCommit(tx);

export async function hasActiveRules(tx: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from lead_rule where is_active limit 1`.execute(tx);
  return rows.length > 0;
}

/** Everything that decisions depend on. */
export async function readRoutingWorld(
  db: Queryable,
  { today }: Pick<Moment, 'today'>,
): Promise<RoutingWorld> {
  const { rows: rules } = await sql<RowOf<'lead_rule'>>`
    select * from lead_rule order by position, id`.execute(db);
  const { rows: ponds } = await sql<RowOf<'lead_pond'>>`
    select * from lead_pond where retired_at is null`.execute(db);
  const named = [
    ...rules.flatMap((rule) => [...rule.agent_ids, rule.fallback_agent_id ?? []].flat()),
    ...ponds.flatMap(({ members }) => members),
  ];
  const { rows: turns } = await sql<RowOf<'lead_rule_turn'>>`
    select * from lead_rule_turn`.execute(db);
  const turnsOf = Map.groupBy(turns, ({ rule_id }) => rule_id);
  return {
    today,
    rules: rules satisfies RoutingRule[],
    ponds: new Map(ponds.map((pond) => [pond.id, pond])),
    agents: await selectRoutingAgents(db, named),
    credits: new Map(
      [...turnsOf].map(([id, of]) => [id, new Map(of.map((one) => [one.agent_id, one.credit]))]),
    ),
  };
}

/** SQL: the stage in the row `s`, if there is one, is open. */
export const isOpenStage = sql`(s.code is null or s.code <> all(${closedStages}::text[]))`;

/** SQL: how many open leads the person of the row `p` works. */
export const openLeads = sql`(select count(*)::int from lead l
  left join reference_entry s on s.id = l.stage_id
  where l.agent_id = p.id and ${isCurrent('l')}
    and ${isOpenStage})`;

/** SQL: the license of the person of the row `p`, if there is one, hasn't lapsed. */
export const isLicensed = (): RawBuilder<SqlBool> => sql<SqlBool>`
  (p.license_expires_on is null or p.license_expires_on >= ${localDate(new Date())}::date)`;

/** Those of these people who can get leads: open accounts whose license hasn't lapsed. */
async function selectRoutingAgents(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RoutingAgent>> {
  const { rows } = await sql<RoutingAgent>`
    select p.id, ${openLeads} as "openLeads", a.capacity,
      coalesce(a.is_paused, false) as "isPaused", coalesce(a.days_off, '{}') as "daysOff"
    from person p left join agent_limit a on a.id = p.id
    where p.id = any(${[...ids]}::uuid[]) and p.role_key = any(${[...routedRoles]}::text[])
      and p.deleted_at is null and p.deactivated_at is null
      and ${isLicensed()}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stores where the turns of a rule stand. */
export async function storeCredits(
  tx: Queryable,
  ruleId: string,
  credits: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`
    insert into lead_rule_turn (rule_id, agent_id, credit)
    select ${ruleId}, agent_id, credit
    from unnest(${[...credits.keys()]}::uuid[], ${[...credits.values()]}::int[])
      as turn (agent_id, credit)
    on conflict (rule_id, agent_id) do update set credit = excluded.credit`.execute(tx);
}
