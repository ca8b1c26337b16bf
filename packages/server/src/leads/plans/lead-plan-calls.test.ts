import { describe, expect, it } from 'vitest';
import { openPlanOffice } from '../../../test/plan-office.ts';

const office = await openPlanOffice();
const { app, as, agent, admin, template, save, plan, start, plansOf, firstOf, control } = office;
const { ownLead, stageNamed, timeline, sent, tasks, work } = office;

const task = { kind: 'task', taskKind: 'call', title: 'Call them' };
const wait = { kind: 'wait', count: 3, unit: 'days' };

describe('a plan on a lead (R-395)', () => {
  it('is started, seen and changed by who sees the lead, and by nobody else', async () => {
    const leadId = await ownLead();
    const { id } = await plan([wait, task]);
    await start(leadId, id);
    const run = await firstOf(leadId);
    const answersOf = async (who: typeof admin | null) => [
      (await app.get(`leads/${leadId}/plans`, {}, who)).status,
      (await start(leadId, id, who)).status,
      (await control(run, 'stop', who)).status,
    ];
    expect(await answersOf(null)).toEqual([401, 401, 401]);
    expect(await answersOf(as.client)).toEqual([403, 403, 403]);
    expect(await answersOf(as.lender)).toEqual([403, 403, 403]);
    expect(await answersOf(as.neighbor)).toEqual([404, 404, 404]);
    expect(await firstOf(leadId)).toEqual(run);
    expect((await control(run, 'stop', admin)).body.data).toMatchObject([{ state: 'stopped' }]);
  });

  it('says what happens next, when, and who does it', async () => {
    const leadId = await ownLead();
    const { id, name } = await plan([wait, task]);
    const { status, body } = await start(leadId, id);
    expect(status).toBe(200);
    expect(body.choices).toEqual([]);
    expect(body.data).toMatchObject([
      {
        ...{ name, state: 'running', startedBy: 'Nora Lindqvist', why: null },
        next: { words: 'Call: Call them', sender: 'Nora Lindqvist', held: null },
        steps: [{ outcome: null }, { outcome: null }],
        abilities: ['pause', 'skip', 'stop'],
      },
    ]);
    const days = (Date.parse(body.data[0].next.dueAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(3);
    expect(await timeline(leadId)).toEqual([`Plan started: ${name}`]);
  });

  it('never runs twice on a lead, not even when two people start it at the same moment', async () => {
    const leadId = await ownLead();
    const { id } = await plan([wait, task]);
    const both = await Promise.all([start(leadId, id), start(leadId, id, admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await start(leadId, id)).body.code).toBe('plan-already-runs');
    expect(await plansOf(leadId)).toHaveLength(1);
    await control(await firstOf(leadId), 'stop');
    expect((await start(leadId, id)).status).toBe(200);
  });

  it('doesn’t start when it isn’t in use, or stops in the lead’s stage', async () => {
    const leadId = await ownLead();
    const { id, version } = await plan([task], { stopStageIds: [await stageNamed('unspecified')] });
    expect((await start(leadId, id)).body.code).toBe('plan-stops-here');
    await save(id, { version, isActive: false });
    expect((await start(leadId, id)).body.code).toBe('plan-not-in-use');
    expect((await start(leadId, admin.sessionId)).status).toBe(404);
  });

  it('doesn’t start with a template that can’t be filled in, and sends nothing', async () => {
    const leadId = await ownLead();
    const templateId = await template('See you at {{tour_time}}, {{first_name}}');
    const { id } = await plan([task, { kind: 'email', templateId }]);
    const refused = await start(leadId, id);
    expect([refused.status, refused.body.code]).toEqual([400, 'merge-fields-refused']);
    expect(refused.body.errors[0].message).toContain('{{tour_time}}');
    await app.put(`message-templates/${templateId}`, { version: 1, isRetired: true }, admin);
    expect((await start(leadId, id)).body.code).toBe('plan-template-missing');
    await work();
    expect([await plansOf(leadId), await sent(), await tasks()]).toEqual([[], [], []]);
  });

  it('keeps the steps that it had when it was started', async () => {
    const leadId = await ownLead();
    const { id, version } = await plan([wait, task]);
    await start(leadId, id);
    await save(id, { version, steps: [{ ...task, title: 'Something else' }] });
    expect((await firstOf(leadId)).steps).toHaveLength(2);
    await control(await firstOf(leadId), 'stop');
    await start(leadId, id);
    expect((await firstOf(leadId)).next?.words).toBe('Call: Something else');
  });

  it('is paused, resumed, moved past a step and stopped by hand, and says so', async () => {
    const leadId = await ownLead();
    const { id, name } = await plan([task, wait, { ...task, title: 'Again' }]);
    await start(leadId, id);
    const first = await firstOf(leadId);
    const paused = await control(first, 'pause');
    expect(paused.body.data).toMatchObject([
      { state: 'paused', why: 'Paused by hand', abilities: ['resume', 'skip', 'stop'] },
    ]);
    expect((await control(first, 'pause')).body).toEqual(paused.body);
    await work();
    expect(await tasks()).toEqual([]);
    expect((await control(first, 'resume')).body.code).toBe('changed-meanwhile');
    await control(await firstOf(leadId), 'resume');
    await control(await firstOf(leadId), 'skip');
    const skipped = await firstOf(leadId);
    expect(skipped).toMatchObject({
      next: { words: 'Call: Again' },
      steps: [{ outcome: 'skipped' }, { outcome: null }, { outcome: null }],
    });
    expect((await control(first, 'skip')).status).toBe(409);
    await control(skipped, 'stop');
    const stopped = await firstOf(leadId);
    expect(stopped).toMatchObject({ state: 'stopped', why: 'Stopped by hand', next: null });
    expect((await control(stopped, 'resume')).body.code).toBe('plan-ended');
    expect(await timeline(leadId)).toEqual([
      `Plan stopped: ${name}. Stopped by hand.`,
      `Step skipped in ${name}: Call: Call them`,
      `Plan resumed: ${name}`,
      `Plan paused: ${name}. Paused by hand.`,
      `Plan started: ${name}`,
    ]);
  });

  it('follows the agent of the lead', async () => {
    const leadId = await ownLead();
    const { id } = await plan([task]);
    await start(leadId, id);
    const { neighbor } = office;
    await app.put(`leads/${leadId}/agent`, { agentId: neighbor.id }, admin);
    await work();
    const [row] = await office.rowsOf('lead_task');
    expect(row?.owner_id).toBe(neighbor.id);
    expect(row?.owner_id).not.toBe(agent.id);
  });
});
