import { describe, expect, it } from 'vitest';
import { recordConsent, recordMessage } from '#messaging';
import { atomically, stopMailbox } from '#platform';
import { morningIn, openPlanOffice } from '../../../test/plan-office.ts';
import { eraseLead } from '../inquiries/lead-person-store.ts';
import { followChange, pauseForReply } from './follow-plans.ts';

const office = await openPlanOffice();
const { app, db, as, agent, admin, template, plan, start, firstOf, control, log } = office;
const { ownLead, stageNamed, timeline, sent, tasks, work, rowsOf, mails } = office;

const task = { kind: 'task', taskKind: 'call', title: 'Call them' };
const day = { kind: 'wait', count: 1, unit: 'days' };
const email = async (body = 'Hi {{first_name}}, I’m {{sender_name}}.') => ({
  ...{ kind: 'email', templateId: await template(body) },
});
const receive = (leadId: string, given: object = {}) =>
  atomically(db, (tx) =>
    recordMessage(tx, {
      ...{ channel: 'email', direction: 'in', address: 'eve@example.org', body: 'Yes please' },
      ...{ about: { kind: 'lead', id: leadId }, messageId: `<${Math.random()}@example.org>` },
      ...given,
    }),
  );
const consent = (isGranted: boolean, channel: 'sms' | 'email' = 'sms') =>
  atomically(db, (tx) =>
    recordConsent(tx, {
      ...{ channel, address: channel === 'sms' ? '+14025550142' : 'eve@example.org', isGranted },
      ...{ kind: 'marketing', source: 'form' },
    }),
  );

describe('the steps of a plan (R-396)', () => {
  it('are taken in order when they are due, in the name of the agent', async () => {
    const leadId = await ownLead();
    const prospect = await stageNamed('prospects');
    const { id, name } = await plan([
      await email(),
      day,
      { ...task, dueDays: 1, notes: 'Ask about the yard' },
      { kind: 'stage', stageId: prospect },
      { kind: 'tag', tag: 'nurture' },
    ]);
    await start(leadId, id);
    expect(await work()).toBe(1);
    expect(await sent()).toEqual([
      { channel: 'email', body: 'Hi Eve, I’m Nora Lindqvist.', by: agent.id },
    ]);
    expect(await mails()).toMatchObject([{ kind: 'leads.email', to_address: 'eve@example.org' }]);
    expect(await tasks()).toEqual([]);
    expect(await work(morningIn(1))).toBe(0);
    await work(morningIn(2));
    expect(await rowsOf('lead_task')).toMatchObject([
      { title: 'Call them', owner_id: agent.id, lead_id: leadId, notes: 'Ask about the yard' },
    ]);
    expect(await rowsOf('lead')).toMatchObject([{ stage_id: prospect }]);
    expect(await rowsOf('lead_tag')).toMatchObject([{ tag: 'nurture' }]);
    expect(await firstOf(leadId)).toMatchObject({
      state: 'finished',
      steps: [{ outcome: 'done' }, { outcome: null }, ...Array(3).fill({ outcome: 'done' })],
    });
    expect((await timeline(leadId))[0]).toBe(`Plan finished: ${name}`);
  });

  it('are taken once, on two nodes, and again after one died', async () => {
    const leadId = await ownLead();
    const { id } = await plan([await email(), task]);
    await start(leadId, id);
    const done = await Promise.all([work(), work(), work()]);
    expect(done.reduce((sum, one) => sum + one)).toBe(1);
    await work();
    expect([(await sent()).length, await tasks()]).toEqual([1, ['Call them']]);
  });

  it('leave nothing behind when the commit fails, and are taken later', async () => {
    const leadId = await ownLead();
    const { id } = await plan([await email(), task]);
    await start(leadId, id);
    // The second step fails, as it would when the program died in between.
    await app.database.asOwner(`alter table lead_task add constraint fails check (title = '')`);
    expect(await work()).toBe(0);
    expect([await sent(), await mails(), await tasks()]).toEqual([[], [], []]);
    expect((await firstOf(leadId)).steps).toMatchObject([{ outcome: null }, { outcome: null }]);
    await app.database.asOwner('alter table lead_task drop constraint fails');
    await app.database.empty('put_off_row');
    expect(await work()).toBe(1);
    expect([(await sent()).length, await tasks()]).toEqual([1, ['Call them']]);
  });

  it('of other leads are taken when one can’t be', async () => {
    const bad = await ownLead();
    await office.send({ email: 'other@example.org' });
    const other = (await rowsOf('lead')).find(({ id }) => id !== bad)?.id as string;
    await office.claim(other, as.agent);
    const { id } = await plan([task]);
    await start(bad, id);
    await start(other, id);
    await app.database.asOwner(
      `alter table lead_task add constraint fails check (lead_id <> '${bad}')`,
    );
    expect(await work()).toBe(1);
    await app.database.asOwner('alter table lead_task drop constraint fails');
    expect(await firstOf(other)).toMatchObject({ state: 'finished' });
    expect(await firstOf(bad)).toMatchObject({ state: 'running' });
    await app.database.empty('put_off_row');
  });

  it('answer nothing that waits, and don’t count as contact', async () => {
    const leadId = await ownLead();
    const { id } = await plan([await email()]);
    await start(leadId, id);
    await work();
    expect(await rowsOf('inquiry')).toMatchObject([{ answered_at: null }]);
    expect(await rowsOf('lead')).toMatchObject([{ last_contacted_at: null }]);
  });
});

describe('an answer', () => {
  it.each([
    ['email', 'They answered by email'],
    ['sms', 'They answered by text'],
  ])('by %s pauses the plan before the next step', async (channel, why) => {
    const leadId = await ownLead();
    const { id, name } = await plan([task]);
    await start(leadId, id);
    await receive(leadId, { channel });
    await work();
    expect(await firstOf(leadId)).toMatchObject({ state: 'paused', why });
    expect(await tasks()).toEqual([]);
    expect(await timeline(leadId)).toContain(`Plan paused: ${name}. ${why}.`);
    await control(await firstOf(leadId), 'resume');
    await work();
    expect(await tasks()).toEqual(['Call them']);
  });

  it('pauses it right away, not only when the next step is due', async () => {
    const leadId = await ownLead();
    const { id } = await plan([day, task]);
    await start(leadId, id);
    await receive(leadId);
    await pauseForReply(db, leadId);
    await pauseForReply(db, leadId);
    expect(await firstOf(leadId)).toMatchObject({ state: 'paused' });
    expect((await timeline(leadId)).filter((title) => /paused/.test(title))).toHaveLength(1);
  });

  it('of a program doesn’t', async () => {
    const leadId = await ownLead();
    const { id } = await plan([task]);
    await start(leadId, id);
    await receive(leadId, { isAutomatic: true });
    await work();
    expect(await tasks()).toEqual(['Call them']);
  });

  it('on the phone does, a voicemail doesn’t', async () => {
    const leadId = await ownLead();
    const { id } = await plan([day, task]);
    await start(leadId, id);
    await log(leadId, as.agent, { how: 'call', note: '', outcome: 'voicemail' });
    expect(await firstOf(leadId)).toMatchObject({ state: 'running' });
    await log(leadId, as.agent, { how: 'call', note: '', outcome: 'reached' });
    expect(await firstOf(leadId)).toMatchObject({
      ...{ state: 'paused', why: 'You reached them by phone' },
    });
  });
});

describe('a plan ends', () => {
  it('in a stage in which it stops, also between two steps', async () => {
    const leadId = await ownLead();
    const client = await stageNamed('clients');
    const { id, name } = await plan([{ kind: 'stage', stageId: client }, task], {
      stopStageIds: [client],
    });
    await start(leadId, id);
    await work();
    expect(await tasks()).toEqual([]);
    expect(await firstOf(leadId)).toMatchObject({ state: 'stopped', next: null });
    expect((await timeline(leadId))[0]).toMatch(`Plan stopped: ${name}.`);
  });

  it('as soon as the lead is in such a stage', async () => {
    const leadId = await ownLead();
    const client = await stageNamed('clients');
    const { id } = await plan([day, task], { stopStageIds: [client] });
    await start(leadId, id);
    await followChange(db, leadId);
    expect(await firstOf(leadId)).toMatchObject({ state: 'running' });
    const put = { id: leadId, stageId: client };
    expect((await app.put(`leads/${leadId}/updatestage`, put, as.agent)).status).toBe(200);
    await followChange(db, leadId);
    expect(await firstOf(leadId)).toMatchObject({ state: 'stopped' });
  });

  it('when the lead is erased', async () => {
    const leadId = await ownLead();
    const { id } = await plan([task]);
    await start(leadId, id);
    await atomically(db, (tx) => eraseLead(tx, leadId));
    expect(await work()).toBe(0);
    expect(await rowsOf('action_plan_run')).toMatchObject([{ state: 'stopped', why: 'erased' }]);
  });
});

describe('a message that can’t be sent', () => {
  const refusedBy = async (leadId: string) => (await firstOf(leadId)).steps[0]?.reason;

  it('without consent to texts is shown at its step, and the plan goes on', async () => {
    const leadId = await ownLead();
    const text = { kind: 'text', templateId: await template('Hi {{first_name}}', 'sms') };
    const { id, name } = await plan([text, day, text, task]);
    await start(leadId, id);
    await work();
    expect(await refusedBy(leadId)).toBe('They haven’t agreed to texts');
    expect((await timeline(leadId))[0]).toMatch(`Not done in ${name}: Text:`);
    await consent(true);
    await work(morningIn(2));
    expect(await sent()).toMatchObject([{ channel: 'sms', by: agent.id }]);
    expect(await tasks()).toEqual(['Call them']);
    expect(await firstOf(leadId)).toMatchObject({ state: 'finished' });
  });

  it('says why: no marketing emails, a stopped mailbox, words, a retired template', async () => {
    const leadId = await ownLead();
    const one = await email();
    const { id } = await plan([one, task]);
    const refusal = async () => {
      await start(leadId, id);
      await work();
      return refusedBy(leadId);
    };
    await consent(false, 'email');
    expect(await refusal()).toMatch('don’t want marketing emails');
    await atomically(db, (tx) => stopMailbox(tx, 'eve@example.org', 'bounced'));
    expect(await refusal()).toMatch('came back');
    await app.database.empty('stopped_mailbox');
    await consent(true, 'email');
    await app.database.pool.query(`update message_template set body = 'No children'`);
    expect(await refusal()).toMatch('Fair housing law');
    await app.database.pool.query(`update message_template set body = 'Hi'`);
    await start(leadId, id);
    await app.put(`message-templates/${one.templateId}`, { version: 1, isRetired: true }, admin);
    await work();
    expect(await refusedBy(leadId)).toMatch('no longer in use');
    expect(await sent()).toEqual([]);
    expect(await tasks()).toHaveLength(4);
  });

  it('that waits in the outbox isn’t sent after a withdrawal', async () => {
    const leadId = await ownLead();
    const { id } = await plan([await email(), task]);
    await start(leadId, id);
    await work();
    const waiting = async () =>
      (await office.rowsOf('mail_message')).filter((row) => row.notification === 'marketing');
    expect(await waiting()).toMatchObject([{ failed_at: null }]);
    await consent(false, 'email');
    expect(await waiting()).toMatchObject([{ last_error: 'The recipient unsubscribed.' }]);
  });

  it('at night waits for the morning', async () => {
    const leadId = await ownLead();
    const { id } = await plan([await email()]);
    await start(leadId, id);
    const night = new Date(morningIn(1).getTime() - 7 * 60 * 60_000);
    await work(night);
    const { next } = await firstOf(leadId);
    expect([next?.held, await sent()]).toEqual(['Quiet hours where they live', []]);
    expect(Date.parse(String(next?.dueAt))).toBeGreaterThan(night.getTime());
    await work(morningIn(1));
    expect(await sent()).toHaveLength(1);
  });

  it('waits for an agent while nobody works the lead', async () => {
    const leadId = await ownLead();
    const { id } = await plan([await email()]);
    await start(leadId, id);
    await app.put(`leads/${leadId}/agent`, { agentId: null }, admin);
    await work();
    const [run] = await office.plansOf(leadId, admin);
    expect(run?.next).toMatchObject({ held: 'No agent yet', sender: null });
    expect(await sent()).toEqual([]);
    await app.put(`leads/${leadId}/agent`, { agentId: office.neighbor.id }, admin);
    await work();
    expect(await sent()).toEqual([]);
    await work(new Date(morningIn(1).getTime() + 60 * 60_000));
    expect(await sent()).toMatchObject([{ by: office.neighbor.id }]);
  });
});
