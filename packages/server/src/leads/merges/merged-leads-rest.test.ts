import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPlanOffice } from '../../../test/plan-office.ts';
import { watchPrices } from '../behavior/follow-behavior.ts';
import { startOnArrival, startOnStage } from '../plans/start-by-rule.ts';
import { countFinanced } from '../transfers/financed-store.ts';

const office = await openPlanOffice();
const { app, db, agent, as, plan, plansOf, rowsOf, stageNamed, waitingLead, claim } = office;
const task = { kind: 'task', taskKind: 'call', title: 'Call them' };
const day = { kind: 'wait', count: 1, unit: 'days' };

/** A lead of the agent, and one that was merged into it. */
async function pair(set: Record<string, unknown> = {}) {
  const survivorId = await waitingLead();
  await claim(survivorId, as.agent);
  const values = { agent_id: agent.id, email: 'old@example.org', ...set };
  const { rows } = await sql<{ id: string }>`
    insert into lead (first_name, last_name, merged_into_id, ${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
    values ('Eve', 'Old', ${survivorId}, ${sql.join(Object.values(values))})
    returning id`.execute(db);
  return { survivorId, mergedId: String(rows[0]?.id) };
}

it('no rule starts a plan on a merged lead', async () => {
  const stageId = await stageNamed('prospects');
  await plan([day, task], { startsOn: 'arrival' });
  await plan([day, task], { startsOn: 'stage', stageIds: [stageId] });
  const { survivorId, mergedId } = await pair({ stage_id: stageId });
  await startOnArrival(app.services, { leadId: mergedId });
  await startOnStage(app.services, { leadId: mergedId, stageId, version: 1 });
  expect(await rowsOf('action_plan_run')).toEqual([]);
  await startOnArrival(app.services, { leadId: survivorId });
  expect(await plansOf(survivorId)).toHaveLength(1);
});

it('nobody is told what fired for a lead before it was merged', async () => {
  const { mergedId } = await pair();
  await sql`
    insert into behavior_firing (lead_id, kind, listing_id, count, source)
    values (${mergedId}, 'back', (select id from listing limit 1), 20, 'visit 1')`.execute(db);
  expect(await watchPrices(app.services, new AbortController().signal)).toBe(0);
  await sql`update lead set merged_into_id = null where id = ${mergedId}`.execute(db);
  expect(await watchPrices(app.services, new AbortController().signal)).toBe(1);
});

it('a step that was refused on a merged lead isn’t on My Day', async () => {
  const { mergedId } = await pair();
  const { id: planId } = await plan([task]);
  await sql`insert into action_plan_edition (plan_id, version, steps)
    select id, version, steps from action_plan where id = ${planId}`.execute(db);
  await sql`
    with run as (
      insert into action_plan_run (plan_id, plan_version, lead_id, position, due_at)
      select ${planId}, version, ${mergedId}, 0, now() from action_plan where id = ${planId}
      returning id)
    insert into action_plan_step (run_id, position, outcome, reason, taken_at)
    select id, 0, 'refused', 'email-withdrawn', now() from run`.execute(db);
  const steps = async () =>
    (await app.get('my-day', {}, as.agent)).body.data.filter(
      ({ kind }: { kind: string }) => kind === 'plan',
    );
  expect(await steps()).toEqual([]);
  await sql`update lead set merged_into_id = null where id = ${mergedId}`.execute(db);
  expect(await steps()).toHaveLength(1);
});

it('a lender finances a merged lead only as its survivor', async () => {
  const lender = await app.makePerson({ role: 'lender' });
  const { survivorId } = await pair({ lender_id: lender.id });
  expect(await countFinanced(db, lender.id)).toBe(0);
  await sql`update lead set lender_id = ${lender.id} where id = ${survivorId}`.execute(db);
  expect(await countFinanced(db, lender.id)).toBe(1);
});
