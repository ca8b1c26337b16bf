import { describe, expect, it } from 'vitest';
import { openPlanOffice } from '../../../test/plan-office.ts';
import { leadCreated, leadStageChanged } from '../lead-events.ts';
import { startOnArrival, startOnStage } from './start-by-rule.ts';

const office = await openPlanOffice();
const { app, db, as, template, plan, plansOf, control, firstOf } = office;
const { ownLead, waitingLead, claim, stageNamed, timeline, work, sent } = office;

const task = { kind: 'task', taskKind: 'call', title: 'Call them' };
const day = { kind: 'wait', count: 1, unit: 'days' };
const eventsOf = async <Payload>(type: { name: string }): Promise<Payload[]> =>
  (await db.selectFrom('event_outbox').selectAll().where('type', '=', type.name).execute()).map(
    ({ payload }) => payload as Payload,
  );
const sourceNamed = async (code: string): Promise<string> => {
  const { rows } = await app.database.pool.query(
    `select id from reference_entry where list = 'lead-sources' and code = $1`,
    [code],
  );
  return rows[0].id;
};

describe('a rule starts plans (R-397)', () => {
  it('on leads that arrive from its sources, once, however often the event comes', async () => {
    const website = await sourceNamed('website');
    const { name } = await plan([day, task], { startsOn: 'arrival', sourceIds: [website] });
    const [other] = (
      await app.database.pool.query(
        `select id from reference_entry where list = 'lead-sources' and code <> 'website' limit 1`,
      )
    ).rows;
    await plan([day, task], { startsOn: 'arrival', sourceIds: [other.id] });
    await plan([day, task], { startsOn: 'arrival' });
    const leadId = await waitingLead();
    const [event] = await eventsOf<{ leadId: string }>(leadCreated);
    expect(event).toEqual({ leadId });
    await startOnArrival(app.services, { leadId });
    await startOnArrival(app.services, { leadId });
    await claim(leadId, as.agent);
    const started = await plansOf(leadId);
    expect(started).toHaveLength(2);
    expect(started.map((run) => run.name)).toContain(name);
    expect(started[0]).toMatchObject({ startedBy: null, state: 'running' });
    for (const run of started) await control(run, 'stop');
    await startOnArrival(app.services, { leadId });
    expect((await plansOf(leadId)).every(({ state }) => state === 'stopped')).toBe(true);
  });

  it('on leads that enter its stages, and are still there', async () => {
    const [prospect, future] = [await stageNamed('prospects'), await stageNamed('future')];
    await plan([day, task], { startsOn: 'stage', stageIds: [prospect] });
    const leadId = await ownLead();
    const move = async (stageId: string) => {
      await app.put(`leads/${leadId}/updatestage`, { id: leadId, stageId }, as.agent);
      const all = await eventsOf<Parameters<typeof startOnStage>[1]>(leadStageChanged);
      return all.sort((a, b) => a.version - b.version).at(-1) as Parameters<typeof startOnStage>[1];
    };
    const entered = await move(prospect);
    await move(future);
    await startOnStage(app.services, entered);
    expect(await plansOf(leadId)).toEqual([]);
    const again = await move(prospect);
    await startOnStage(app.services, again);
    await startOnStage(app.services, again);
    expect(await plansOf(leadId)).toHaveLength(1);
    await control(await firstOf(leadId), 'stop');
    await startOnStage(app.services, again);
    expect(await firstOf(leadId)).toMatchObject({ state: 'stopped' });
    await move(future);
    await startOnStage(app.services, await move(prospect));
    expect(await plansOf(leadId)).toHaveLength(2);
  });

  it('but two plans that set each other’s stages don’t start each other again and again', async () => {
    const [prospect, future] = [await stageNamed('prospects'), await stageNamed('future')];
    const to = (stageId: string) => ({ kind: 'stage', stageId });
    await plan([to(future), task], { startsOn: 'stage', stageIds: [prospect] });
    await plan([to(prospect), task], { startsOn: 'stage', stageIds: [future] });
    const leadId = await ownLead();
    await app.put(`leads/${leadId}/updatestage`, { id: leadId, stageId: prospect }, as.agent);
    let known = 0;
    for (let round = 0; round < 6; round += 1) {
      const all = await eventsOf<Parameters<typeof startOnStage>[1]>(leadStageChanged);
      const entered = all.filter((one) => one.leadId === leadId);
      entered.sort((a, b) => a.version - b.version);
      for (const event of entered.slice(known)) await startOnStage(app.services, event);
      known = entered.length;
      await work();
    }
    expect(await plansOf(leadId)).toHaveLength(2);
  });

  it('but not on leads whose stage is only undone', async () => {
    const prospect = await stageNamed('prospects');
    const leadId = await ownLead();
    const moves = async () => (await eventsOf(leadStageChanged)).length;
    const before = await moves();
    const action = { kind: 'stage', stageId: prospect };
    const { body } = await app.post('lead-bulk', { action, leadIds: [leadId] }, as.agent);
    expect(await moves()).toBe(before + 1);
    const undone = await app.post(`lead-bulk/${body.data.id}/undo`, undefined, as.agent);
    expect(undone.body.data).toMatchObject({ state: 'undone' });
    expect(await moves()).toBe(before + 1);
  });

  it('and says on the timeline what it couldn’t start; other plans are started', async () => {
    const templateId = await template('At {{tour_time}}');
    const { name } = await plan([{ kind: 'email', templateId }], { startsOn: 'arrival' });
    const good = await plan([task], { startsOn: 'arrival' });
    const leadId = await ownLead();
    await startOnArrival(app.services, { leadId });
    expect((await plansOf(leadId)).map((run) => run.name)).toEqual([good.name]);
    expect(await timeline(leadId)).toContain(
      `Plan not started: ${name}. The template needs something that isn’t known about this lead.`,
    );
    await work();
    expect(await sent()).toEqual([]);
  });
});
