import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

const steps = { list: [{ kind: 'tag', tag: 'x' }] };

/** A plan in use with one step; its id. */
export async function insertPlan(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    'insert into action_plan (name, is_active, steps) values ($1, true, $2) returning id',
    [randomUUID(), steps],
  );
  return rows[0].id;
}

/** A plan that runs on a lead; the id of the run. */
export async function insertLeadPlan(pool: Pool, leadId: string): Promise<string> {
  const { rows } = await pool.query(
    `with edition as (
       insert into action_plan_edition select id, version, steps from action_plan where id = $1
       returning plan_id, version)
     insert into action_plan_run (plan_id, plan_version, lead_id, due_at)
     select plan_id, version, $2, '2099-01-01' from edition returning id`,
    [await insertPlan(pool), leadId],
  );
  return rows[0].id;
}

/** Two of the triggers, unchanged. */
export async function findTriggers(pool: Pool): Promise<{ own: string; others: string }> {
  await pool.query('update behavior_trigger set version = 1');
  const { rows } = await pool.query('select id from behavior_trigger order by kind limit 2');
  return { own: rows[0].id, others: rows[1].id };
}
