import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPlanOffice } from '../../../test/plan-office.ts';

const office = await openPlanOffice();
const { app, as, admin, template, create, save, plan, stageNamed } = office;

const task = { kind: 'task', taskKind: 'call', title: 'Call them' };
const day = { kind: 'wait', count: 1, unit: 'days' };

describe('who writes plans (R-394)', () => {
  it('is only who holds the permission', async () => {
    const { id } = await plan([task]);
    const answersOf = async (who: typeof admin | null) => [
      (await app.get('action-plans', {}, who)).status,
      (await app.get(`action-plans/${id}`, {}, who)).status,
      (await create({ name: 'Mine' }, who)).status,
      (await save(id, { version: 2, name: 'Mine' }, who)).status,
      (await app.get(`action-plans/${id}/history`, {}, who)).status,
      (await app.post(`action-plans/${id}/undo`, { change: 1 }, who)).status,
    ];
    expect(new Set(await answersOf(null))).toEqual(new Set([401]));
    for (const who of [as.client, as.agent, as.lender]) {
      expect(new Set(await answersOf(who))).toEqual(new Set([403]));
    }
    expect((await app.get('action-plans', {}, admin)).body).toMatchObject({
      data: [{ id, going: 0, steps: [{ words: 'Call: Call them' }] }],
      abilities: ['create'],
    });
  });
});

describe('the steps of a plan', () => {
  it('are kept with the fields of their kind, and said in a line each', async () => {
    const email = await template('Hi {{first_name}}');
    const stageId = await stageNamed('prospects');
    const { steps } = await plan([
      { kind: 'email', templateId: email, title: 'dropped' },
      { kind: 'wait', count: 2, unit: 'business-days', at: '09:00' },
      { ...task, dueDays: 3 },
      { kind: 'stage', stageId },
      { kind: 'tag', tag: 'nurture' },
    ]);
    expect(steps.map(({ words }) => words.replace(/[0-9a-f-]{36}/, '…'))).toEqual([
      'Email: …',
      'Wait 2 business days, until 09:00',
      'Call: Call them',
      'Stage: Prospect',
      'Tag: nurture',
    ]);
    expect(steps[0]).not.toHaveProperty('title');
  });

  it('can’t lack something, end with a wait, or name what can’t be used', async () => {
    const own = await app.post(
      'message-templates',
      { name: 'Mine', channel: 'email', subject: 'Hi', body: 'Hi' },
      admin,
    );
    const text = await template('Hi', 'sms');
    const { id } = (await create({ name: 'Try' })).body.data;
    const refused = async (given: object) => {
      const { status, body } = await save(id, { version: 1, ...given });
      expect([status, body.code]).toEqual([400, 'bad-input']);
      return body.errors[0].message;
    };
    expect(await refused({ steps: [{ kind: 'email' }] })).toBe('Steps: step 1 needs: Template');
    expect(await refused({ steps: [task, { kind: 'wait', unit: 'days' }] })).toMatch('step 2');
    const unknown = 'Steps: step 1 needs an office template that is in use';
    for (const templateId of [own.body.data.id, text, randomUUID()]) {
      expect(await refused({ steps: [{ kind: 'email', templateId }] })).toBe(unknown);
    }
    expect(await refused({ steps: [{ kind: 'stage', stageId: randomUUID() }] })).toMatch('stage');
    expect(await refused({ isActive: true })).toMatch('needed before the plan can be used');
    expect(await refused({ isActive: true, steps: [task, day] })).toMatch('end with a wait');
    expect(await refused({ startsOn: 'stage' })).toMatch('Stages');
    expect(await refused({ stopStageIds: [randomUUID()] })).toMatch('isn’t offered');
    expect((await save(id, { version: 1, steps: Array(41).fill(task) })).status).toBe(400);
    expect((await create({ name: 'try' })).body.errors).toMatchObject([{ field: 'name' }]);
  });

  it('have a history that shows them in words, with undo', async () => {
    const { id } = await plan([task]);
    const changed = await save(id, { version: 2, steps: [task, day, { ...task, title: 'Again' }] });
    expect(changed.body.data.version).toBe(3);
    expect((await save(id, { version: 3, steps: changed.body.data.steps })).body.data.version).toBe(
      3,
    );
    expect((await save(id, { version: 2, name: 'Late' })).status).toBe(409);
    const history = (await app.get(`action-plans/${id}/history`, {}, admin)).body.data;
    expect(history[0].fields).toMatchObject([
      {
        label: 'Steps',
        before: '1. Call: Call them',
        after: '1. Call: Call them\n2. Wait 1 day\n3. Call: Again',
      },
    ]);
    const undone = await app.post(`action-plans/${id}/undo`, { change: history[0].id }, admin);
    expect(undone.body.data.steps).toMatchObject([{ title: 'Call them' }]);
  });
});
