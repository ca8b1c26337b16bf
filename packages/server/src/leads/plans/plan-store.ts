import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';

export type PlanRow = RowOf<'action_plan'>;

/** All plans, those in use first, by name. */
export function selectPlans(db: Queryable, page: PageRequest): Promise<Page<PlanRow>> {
  return selectPage(db, page, {
    select: sql`*`,
    from: sql`action_plan`,
    orderBy: sql`is_active desc, lower(name), id`,
  });
}

/** A plan; null without one. */
export async function findPlan(db: Queryable, id: string): Promise<PlanRow | null> {
  const { rows } = await sql<PlanRow>`select * from action_plan where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** On how many leads each of these plans runs or is paused. */
export async function countGoing(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ plan_id: string; going: number }>`
    select plan_id, count(*)::int as going from action_plan_run
    where plan_id = any(${[...ids]}::uuid[]) and state in ('running', 'paused')
    group by plan_id`.execute(db);
  return new Map(rows.map(({ plan_id, going }) => [plan_id, going]));
}

interface Named {
  id: string;
  name: string;
}

const MOST_CHOICES = 500;

/** Stages or sources that can be chosen, in their order. */
export async function selectPlanEntries(
  db: Queryable,
  list: 'lead-stages' | 'lead-sources',
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, display as name from reference_entry
    where list = ${list} and retired_at is null order by position, id
    limit ${MOST_CHOICES}`.execute(db);
  return rows;
}

/** The plans that can be started, by name. */
export async function selectPlanChoices(db: Queryable): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, name from action_plan where is_active
    order by lower(name), id limit ${MOST_CHOICES}`.execute(db);
  return rows;
}

/** A plan that stays as it is until the commit; null without one. */
export async function holdPlan(tx: Queryable, id: string): Promise<PlanRow | null> {
  const { rows } = await sql<PlanRow>`
    select * from action_plan where id = ${id} for share`.execute(tx);
  return rows[0] ?? null;
}

/** The plans in use that a rule starts. */
export async function selectStarting(
  db: Queryable,
  startsOn: 'arrival' | 'stage',
): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select * from action_plan where is_active and starts_on = ${startsOn}
    order by id limit ${MOST_CHOICES}`.execute(db);
  return rows;
}
