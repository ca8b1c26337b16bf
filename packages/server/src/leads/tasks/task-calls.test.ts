import { randomUUID } from 'node:crypto';
import type { WireTask } from '@homestead/contract/leads';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { toldTo } from '../../../test/told.ts';
import { eraseLead } from '../inquiries/lead-person-store.ts';
import { taskMessages } from '../messages/tasks.ts';
import { handOverTasks, taskHandover } from './task-handover.ts';
import { selectTasksOf } from './task-person-store.ts';

const { app, db, agent, neighbor, client, as, claim, rowsOf, waitingLead } = await openLeadOffice();
const { pool } = app.database;
const adminPerson = await app.makePerson({ role: 'admin', first_name: 'Ada', last_name: 'Boss' });
const coAgentPerson = await app.makePerson({ role: 'co-agent', first_name: 'Kim' });
const admin = await app.signIn(adminPerson);
const coAgent = await app.signIn(coAgentPerson);
await db
  .insertInto('co_agent')
  .values({ agent_id: agent.id, co_agent_id: coAgentPerson.id })
  .execute();
const today = localDate(new Date());

beforeEach(() => app.database.empty('lead_task', 'notification'));

const list = (who: SignedIn | null, query: Record<string, string> = {}) =>
  app.get('tasks', query, who);
const create = (body: object, who: SignedIn | null) => app.post('tasks', body, who);
const save = (id: string, body: object, who: SignedIn | null) => app.put(`tasks/${id}`, body, who);
const complete = (id: string, who: SignedIn | null, body: object = {}) =>
  app.post(`tasks/${id}/complete`, body, who);
const reopen = (id: string, who: SignedIn | null) => app.post(`tasks/${id}/reopen`, undefined, who);
const remove = (id: string, who: SignedIn | null) => app.delete(`tasks/${id}`, undefined, who);
const history = (id: string, who: SignedIn | null) => app.get(`tasks/${id}/history`, {}, who);
const undo = (id: string, change: number, who: SignedIn | null) =>
  app.post(`tasks/${id}/undo`, { change }, who);

const call = { kind: 'call', title: 'Call about the inspection' };
async function made(body: object = {}, who: SignedIn = as.agent): Promise<WireTask> {
  const { status, body: answer } = await create({ ...call, ...body }, who);
  expect(answer).toMatchObject({ data: { state: 'open' } });
  expect(status).toBe(200);
  return answer.data;
}
async function ownLead(): Promise<string> {
  const id = await waitingLead();
  await claim(id, as.agent);
  return id;
}
const titles = async (who: SignedIn, query: Record<string, string> = {}) =>
  (await list(who, query)).body.data.map(({ title }: WireTask) => title);
const timeline = async () =>
  (await rowsOf('lead_activity'))
    .map(({ kind }) => String(kind))
    .filter((kind) => /^(task|appointment)-/.test(kind));

describe('a task about a lead', () => {
  it('is made, changed, done, reopened and deleted by who sees the lead, on its timeline', async () => {
    const leadId = await ownLead();
    const task = await made({ leadId, dueOn: '2026-03-09', dueTime: '14:30', notes: 'Roof' });
    expect(task).toMatchObject({
      ...{ leadId, leadName: 'Eve O’Brien', ownerName: 'Nora Lindqvist', notes: 'Roof' },
      ...{ dueAt: '2026-03-09T19:30:00.000Z', dueOn: '2026-03-09', dueTime: '14:30' },
      ...{ isOverdue: true, abilities: ['edit', 'complete', 'remove'] },
    });
    const moved = await save(task.id, { version: 1, dueTime: '', title: 'Call Eve' }, as.agent);
    expect(moved.body.data).toMatchObject({
      ...{ title: 'Call Eve', dueAt: '2026-03-10T04:59:59.999Z', dueTime: null, notes: 'Roof' },
    });
    const late = await save(task.id, { version: 1, title: 'Late' }, as.agent);
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    const done = await complete(task.id, as.agent, { outcome: 'No answer' });
    expect(done.body.data).toMatchObject({
      ...{ state: 'done', outcome: 'No answer', doneBy: 'Nora Lindqvist', abilities: ['reopen'] },
    });
    expect((await complete(task.id, as.agent, { outcome: 'Again' })).body).toEqual(done.body);
    const closed = await save(task.id, { version: 3, title: 'Late' }, as.agent);
    expect([closed.status, closed.body.code]).toEqual([409, 'task-closed']);
    expect((await reopen(task.id, as.agent)).body.data).toMatchObject({ state: 'open' });
    expect((await remove(task.id, as.agent)).body.data).toMatchObject({ state: 'canceled' });
    expect((await remove(task.id, as.agent)).status).toBe(200);
    expect(await titles(as.agent)).toEqual([]);
    expect(await titles(as.agent, { state: 'canceled' })).toEqual(['Call Eve']);
    expect((await reopen(task.id, as.agent)).body.data).toMatchObject({ state: 'open' });
    expect(await timeline()).toEqual([
      ...['task-created', 'task-done', 'task-reopened', 'task-deleted'],
    ]);
  });

  it('is there for its agent, their co-agent and who sees everyone’s, and for nobody else', async () => {
    const leadId = await ownLead();
    const task = await made({ leadId });
    await made({ leadId, title: 'Another' });
    const [change] = (await history(task.id, as.agent)).body.data;
    const all = async (who: SignedIn | null) => {
      const answers = [
        await list(who, { leadId }),
        await create({ ...call, leadId }, who),
        await app.get('tasks/owners', { leadId }, who),
        await app.get(`tasks/${task.id}`, {}, who),
        await save(task.id, { version: 1, title: 'Mine' }, who),
        await complete(task.id, who),
        await reopen(task.id, who),
        await remove(task.id, who),
        await history(task.id, who),
        await undo(task.id, change.id, who),
      ];
      return [...new Set(answers.map(({ status }) => status))];
    };
    const before = await rowsOf('lead_task');
    expect(await all(null)).toEqual([401]);
    expect(await all(as.client)).toEqual([403]);
    expect(await all(as.lender)).toEqual([403]);
    expect(await all(as.neighbor)).toEqual([404]);
    expect(await titles(as.neighbor, { whose: 'all' })).toEqual([]);
    expect((await list(as.neighbor, { whose: 'all' })).body.total).toBe(0);
    expect(await rowsOf('lead_task')).toEqual(before);
    for (const who of [coAgent, admin]) {
      expect(await titles(who, { leadId })).toHaveLength(2);
      expect((await complete(task.id, who)).status).toBe(200);
      expect((await reopen(task.id, who)).status).toBe(200);
    }
    expect(await titles(admin)).toEqual([]);
    expect(await titles(admin, { whose: 'all', ownerId: agent.id })).toHaveLength(2);
  });

  it('is given only to those in the giver’s scope who see the lead, and they get the news', async () => {
    const leadId = await ownLead();
    const refused = await create({ ...call, leadId, ownerId: neighbor.id }, as.agent);
    expect(refused.body.errors).toMatchObject([{ field: 'ownerId' }]);
    const unseen = await create({ ...call, leadId, ownerId: neighbor.id }, admin);
    expect(unseen.body.errors).toMatchObject([{ field: 'ownerId' }]);
    const owners = (await app.get('tasks/owners', { leadId }, admin)).body.data;
    const names = owners.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['Nora Lindqvist', 'Ada Boss']));
    expect(names).not.toContain('Otto Berg');
    await made({ leadId, ownerId: agent.id }, admin);
    const said = taskMessages.givenBy({ name: 'Ada Boss', title: call.title });
    expect(await toldTo(app.services, agent)).toEqual([said]);
    expect(await toldTo(app.services, adminPerson)).toEqual([]);
  });
});

describe('a task without a lead', () => {
  it('is its owner’s and of who gave it to them', async () => {
    await made();
    const given = await made({ title: 'Order signs', ownerId: neighbor.id }, admin);
    expect(await titles(as.agent)).toEqual([call.title]);
    expect(await titles(as.agent, { whose: 'all' })).toEqual([call.title]);
    expect(await titles(as.neighbor)).toEqual(['Order signs']);
    expect(await titles(admin, { whose: 'all' })).toEqual(['Order signs']);
    expect((await complete(given.id, as.agent)).status).toBe(404);
    expect((await create({ ...call, ownerId: neighbor.id }, as.agent)).status).toBe(400);
  });
});

describe('an appointment', () => {
  it('has an end and stays as long when it is moved', async () => {
    const at = { dueOn: '2026-06-01', dueTime: '14:00', endTime: '14:30' };
    const meeting = await made({ kind: 'appointment', ...at, place: 'Office' });
    expect(meeting).toMatchObject({ endsAt: '2026-06-01T19:30:00.000Z', place: 'Office' });
    const moved = await save(meeting.id, { version: 1, dueTime: '16:15' }, as.agent);
    expect(moved.body.data).toMatchObject({ dueTime: '16:15', endTime: '16:45', place: 'Office' });
    const plain = await save(meeting.id, { version: 2, kind: 'call' }, as.agent);
    expect(plain.body.data).toMatchObject({ endsAt: null, place: '', dueTime: '16:15' });
    const [change] = (await history(meeting.id, as.agent)).body.data;
    expect((await undo(meeting.id, change.id, as.agent)).body.data).toMatchObject({
      ...{ kind: 'appointment', endTime: '16:45', place: 'Office' },
    });
  });
});

describe('the list', () => {
  it('knows what is open, late, due today and done, in their order', async () => {
    await made({ title: 'Someday' });
    await made({ title: 'Tomorrow', dueOn: dateAfter(today, 1) });
    await made({ title: 'Today', dueOn: today });
    await made({ title: 'Late', dueOn: dateAfter(today, -1), kind: 'email' });
    await complete((await made({ title: 'Finished' })).id, as.agent);
    expect(await titles(as.agent)).toEqual(['Late', 'Today', 'Tomorrow', 'Someday']);
    expect(await titles(as.agent, { state: 'overdue' })).toEqual(['Late']);
    expect(await titles(as.agent, { state: 'today' })).toEqual(['Late', 'Today']);
    expect(await titles(as.agent, { state: 'done' })).toEqual(['Finished']);
    expect(await titles(as.agent, { kind: 'email' })).toEqual(['Late']);
    const second = await list(as.agent, { page: '2', pageSize: '3' });
    expect(second.body).toMatchObject({ total: 4, data: [{ title: 'Someday' }] });
  });
});

describe('what can’t be used', () => {
  it.each([
    [{ kind: 'nap' }, 'kind'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ dueOn: 'tomorrow' }, 'dueOn'],
    [{ dueOn: '9999-12-31' }, 'dueOn'],
    [{ dueTime: '10:00' }, 'dueTime'],
    [{ dueOn: '2026-03-08', dueTime: '02:30' }, 'dueTime'],
    [{ dueOn: today, dueTime: '25:00' }, 'dueTime'],
    [{ dueOn: today, dueTime: '10:00', endTime: '11:00' }, 'endTime'],
    [{ kind: 'appointment', dueOn: today, dueTime: '10:00', endTime: '09:00' }, 'endTime'],
    [{ kind: 'appointment' }, 'dueOn'],
    [{ place: 'Office' }, 'place'],
    [{ reminderMinutes: 15 }, 'reminderMinutes'],
    [{ dueOn: today, reminderMinutes: 99_999 }, 'reminderMinutes'],
  ])('%j is refused at %s', async (given, field) => {
    const { status, body } = await create({ ...call, ...given }, as.agent);
    expect([status, body.errors?.map((one: { field: string }) => one.field)]).toEqual([
      400,
      [field],
    ]);
    expect(await rowsOf('lead_task')).toEqual([]);
  });

  it('a change that would leave an impossible task can’t be undone', async () => {
    const { id } = await made();
    await complete(id, as.agent);
    await reopen(id, as.agent);
    await remove(id, as.agent);
    const changes = (await history(id, as.agent)).body.data;
    const reopened = changes.find(({ what }: { what: string }) => what === 'reopened');
    expect(reopened.abilities).toEqual([]);
    expect((await undo(id, reopened.id, as.agent)).status).toBeLessThan(500);
    const [removed] = changes;
    expect((await undo(id, removed.id, as.agent)).body.data).toMatchObject({ state: 'open' });
  });
});

it('a form that is sent twice adds one', async () => {
  const headers = {
    authorization: `Bearer ${as.agent.jwtToken}`,
    'idempotency-key': randomUUID(),
  };
  const send = () => app.post('tasks', call, { headers });
  expect((await send()).body).toEqual((await send()).body);
  expect(await rowsOf('lead_task')).toHaveLength(1);
});

describe('a person who leaves', () => {
  it('hands over open tasks, with a line in their history', async () => {
    const leadId = await ownLead();
    const open = await made({ leadId });
    const done = await made({ leadId, title: 'Finished' });
    await complete(done.id, as.agent);
    expect(await taskHandover.count(db, agent.id)).toBe(1);
    await pool.query('update lead set agent_id = $1', [neighbor.id]);
    await atomically(db, (tx) =>
      handOverTasks(tx, { from: agent.id, to: neighbor.id, by: adminPerson.id }),
    );
    expect(await titles(as.neighbor)).toEqual([call.title]);
    const [change] = (await history(open.id, as.neighbor)).body.data;
    expect(change).toMatchObject({ what: 'handed-over', changedBy: { id: adminPerson.id } });
    expect(change.fields[0]).toMatchObject({ before: 'Nora Lindqvist', after: 'Otto Berg' });
  });
});

describe('a lead that is erased', () => {
  it('takes the words of its tasks along, also from their history', async () => {
    const leadId = await ownLead();
    await pool.query('update lead set person_id = $1 where id = $2', [client.id, leadId]);
    const task = await made({ leadId, notes: 'Has a bad knee' });
    await made({ title: 'Own' });
    expect(await selectTasksOf(db, client.id)).toMatchObject([{ notes: 'Has a bad knee' }]);
    await atomically(db, (tx) => eraseLead(tx, leadId));
    const [row] = (await pool.query('select * from lead_task where id = $1', [task.id])).rows;
    expect(row).toMatchObject({ title: '', notes: '', canceled_at: expect.any(Date) });
    const changes = await pool.query(
      `select after from record_change where record_kind = 'leads.task' and record_id = $1`,
      [task.id],
    );
    expect(changes.rows).toEqual([{ after: {} }]);
    expect(await titles(admin, { whose: 'all' })).toEqual([]);
    expect(await titles(as.agent)).toEqual(['Own']);
    const [line] = (await pool.query(`select facts from lead_activity where kind = 'task-created'`))
      .rows;
    expect(line.facts).not.toHaveProperty('subject');
  });
});
