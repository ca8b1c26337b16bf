import type { WireDayItem } from '@homestead/contract/leads';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordMessage } from '#messaging';
import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, agent, neighbor, as, claim, log, send, waitingLead } = await openLeadOffice();
const { pool } = app.database;
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
const today = localDate(new Date());

beforeEach(() => app.database.empty('lead_task', 'day_snooze', 'tour_request'));

const read = (who: SignedIn | null) => app.get('my-day', {}, who);
const items = async (who: SignedIn): Promise<WireDayItem[]> => (await read(who)).body.data;
const reasons = async (who: SignedIn) => (await items(who)).map(({ reason }) => reason);
const snooze = (item: string, until: Date | null, who: SignedIn | null) =>
  app.post('my-day/snooze', { item, until: until?.toISOString() ?? null }, who);
const hours = (count: number) => new Date(Date.now() + count * 60 * 60_000);
const task = (given: object, who = as.agent) =>
  app.post('tasks', { kind: 'call', title: 'Call Eve', ...given }, who);

async function ownLead(): Promise<string> {
  const id = await waitingLead();
  await claim(id, as.agent);
  return id;
}
/** The agent's lead, which nobody has to answer. */
async function answered(): Promise<string> {
  const id = await ownLead();
  await log(id, as.agent);
  return id;
}
const writes = (id: string, given: object = {}) =>
  atomically(db, (tx) =>
    recordMessage(tx, {
      ...{ channel: 'email', direction: 'in', address: 'eve@example.org', subject: 'A question' },
      ...{ body: 'Is it still there?', about: { kind: 'lead', id } },
      messageId: `<${Math.random()}@example.org>`,
      ...given,
    } as Parameters<typeof recordMessage>[1]),
  );
/** A tour of a lead that was answered otherwise. */
async function tour(leadId: string, given: object = {}): Promise<string> {
  const columns = { state: 'requested', agreed_at: null, ...given };
  const { rows } = await pool.query(
    `insert into tour_request (listing_key, mls_number, home_address, name, email, phone, comments,
       kind, tour_on, state, agreed_at)
     values ('Q1', 'Q1', '5011 Chicago St', 'Eve', 'eve@example.org', '', '', 'in-person', $1, $2, $3)
     returning id`,
    [today, columns.state, columns.agreed_at],
  );
  await pool.query(
    `insert into inquiry (lead_id, kind, is_verified, name, email, tour_request_id)
     values ($1, 'tour', false, 'Eve', 'eve@example.org', $2)`,
    [leadId, rows[0].id],
  );
  return rows[0].id;
}

describe('My Day', () => {
  it('is for staff who work leads', async () => {
    const all = [null, as.client, as.lender].map(async (who) => (await read(who)).status);
    expect(await Promise.all(all)).toEqual([401, 403, 403]);
    const tries = [null, as.client, as.lender].map(
      async (who) => (await snooze('task:1', null, who)).status,
    );
    expect(await Promise.all(tries)).toEqual([401, 403, 403]);
  });

  it('has an unclaimed clock for who may claim it, then only for its agent', async () => {
    const id = await waitingLead();
    const [item] = await items(as.agent);
    expect(item).toMatchObject({
      ...{ kind: 'inquiry', reason: 'promise', leadId: id, leadName: 'Eve O’Brien' },
      ...{ text: 'Which homes have a yard?', about: 'contact', isUnclaimed: true },
      path: `/leads/${id}`,
      ...{ phone: '+14025550142', abilities: ['claim', 'call', 'email', 'text', 'log', 'snooze'] },
    });
    expect(await reasons(as.neighbor)).toEqual(['promise']);
    await claim(id, as.agent);
    expect(await items(as.agent)).toMatchObject([
      { isUnclaimed: false, abilities: ['call', 'email', 'text', 'log', 'snooze'] },
    ]);
    expect([await reasons(as.neighbor), await reasons(admin)]).toEqual([[], []]);
    await send({ message: 'And a garage?' });
    expect(await items(as.agent)).toHaveLength(1);
    await log(id, as.agent);
    expect(await reasons(as.agent)).toEqual([]);
  });

  it('has leads who wrote last, until someone contacts them', async () => {
    const id = await answered();
    await writes(id, { isAutomatic: true });
    expect(await reasons(as.agent)).toEqual([]);
    await writes(id);
    expect(await items(as.agent)).toMatchObject([
      { kind: 'reply', leadId: id, text: 'A question', about: 'email' },
    ]);
    expect([await reasons(as.neighbor), await reasons(admin)]).toEqual([[], []]);
    await log(id, as.agent);
    expect(await reasons(as.agent)).toEqual([]);
  });

  it('has tasks that are late or due today, and appointments, in order of urgency', async () => {
    const leadId = await answered();
    await task({ leadId, dueOn: dateAfter(today, -2), title: 'Late' });
    await task({ dueOn: today, title: 'Today' });
    await task({ dueOn: dateAfter(today, 1), title: 'Tomorrow' });
    await task({ title: 'Someday' });
    await task({ dueOn: today, title: 'Theirs' }, as.neighbor);
    await pool.query(
      `insert into lead_task (kind, title, owner_id, due_at, ends_at) values
        ('appointment', 'Over', $1, now() - interval '2 hours', now() - interval '1 hour'),
        ('appointment', 'Now', $1, now() - interval '5 minutes', now() + interval '1 hour')`,
      [agent.id],
    );
    const { data, next } = (await read(as.agent)).body;
    expect(data.map(({ text, reason }: WireDayItem) => `${text} ${reason}`)).toEqual([
      ...['Now appointment-today', 'Late overdue', 'Over appointment-over', 'Today due-today'],
    ]);
    expect(data[1]).toMatchObject({ leadId, abilities: expect.arrayContaining(['call', 'done']) });
    expect(data[3]).toMatchObject({
      leadId: null,
      isWholeDay: true,
      abilities: ['done', 'snooze'],
    });
    expect(next).toMatchObject({ text: 'Tomorrow', leadName: null, isWholeDay: true });
  });

  it('has tours that wait for an answer and today’s, of the own leads', async () => {
    const leadId = await answered();
    await tour(leadId);
    await tour(leadId, { state: 'confirmed', agreed_at: new Date(Date.now() + 60_000) });
    await tour(leadId, { state: 'confirmed', agreed_at: hours(50) });
    await tour(leadId, { state: 'declined' });
    expect(await reasons(as.agent)).toEqual(['tour-today', 'tour-to-answer']);
    expect((await items(as.agent))[0]).toMatchObject({ text: '5011 Chicago St', leadId });
    expect(await reasons(as.neighbor)).toEqual([]);
  });

  it('has unmatched messages for who may match them', async () => {
    for (const number of [1, 2]) {
      await atomically(db, (tx) =>
        recordMessage(tx, {
          ...{ channel: 'email', direction: 'in', address: `x${number}@example.org`, body: 'Hi' },
          messageId: `<unmatched-${number}@example.org>`,
        } as Parameters<typeof recordMessage>[1]),
      );
    }
    expect(await items(admin)).toMatchObject([{ kind: 'unmatched', count: 2, leadId: null }]);
    expect(await reasons(as.agent)).toEqual([]);
  });

  it('forgets a lead that goes to someone else', async () => {
    const leadId = await ownLead();
    await task({ leadId, dueOn: today });
    expect(await reasons(as.agent)).toHaveLength(2);
    await pool.query('update lead set agent_id = $1', [neighbor.id]);
    expect(await reasons(as.agent)).toEqual([]);
    expect(await reasons(as.neighbor)).toEqual(['promise']);
  });

  it('shows at most 50', async () => {
    await pool.query(
      `insert into lead_task (kind, title, owner_id, due_at)
       select 'call', 'Call ' || n, $1, now() - interval '1 day' from generate_series(1, 60) n`,
      [agent.id],
    );
    const { data, hasMore } = (await read(as.agent)).body;
    expect([data.length, hasMore]).toEqual([50, true]);
  });

  it('hides a phone from who may not see phones', async () => {
    await waitingLead();
    const grant = (may: boolean) =>
      app.database
        .asOwner(`update role_grant set can_view = ${may}, can_edit = ${may} where role_key = 'agent'
          and permission_key = 'column-phone'`)
        .then(() =>
          app.database.asOwner(
            `update role set grants_version = grants_version + 1 where key = 'agent'`,
          ),
        );
    await grant(false);
    const [item] = await items(as.agent);
    await grant(true);
    expect(item).toMatchObject({ phone: null });
    expect(item?.abilities).not.toContain('call');
  });
});

describe('an item that is put off', () => {
  it('is away for this person until the time, or until it is shown again', async () => {
    await task({ dueOn: today });
    const [item] = await items(as.agent);
    const id = item?.id ?? '';
    const until = hours(3);
    expect((await snooze(id, until, as.agent)).body.data).toEqual({
      ...{ item: id, until: until.toISOString() },
    });
    expect((await read(as.agent)).body).toMatchObject({ data: [], snoozed: 1 });
    expect((await snooze(id, null, as.agent)).status).toBe(200);
    expect(await items(as.agent)).toHaveLength(1);
    await snooze(id, until, as.agent);
    await pool.query(`update day_snooze set until = now() - interval '1 second'`);
    expect(await items(as.agent)).toHaveLength(1);
  });

  it('comes back when it gets worse', async () => {
    await ownLead();
    const [item] = await items(as.agent);
    await snooze(item?.id ?? '', hours(5), as.agent);
    expect(await reasons(as.agent)).toEqual([]);
    await pool.query(`update inquiry set due_at = now() - interval '1 minute'`);
    expect(await reasons(as.agent)).toEqual(['promise']);
  });

  it('must be on the caller’s list, and come back within 30 days', async () => {
    await task({ dueOn: today });
    const [item] = await items(as.agent);
    const id = item?.id ?? '';
    const theirs = await snooze(id, hours(1), as.neighbor);
    expect([theirs.status, theirs.body.code]).toEqual([404, 'day-item-not-found']);
    for (const wrong of [hours(-1), hours(31 * 24)]) {
      const { status, body } = await snooze(id, wrong, as.agent);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'until']);
    }
    expect((await snooze('x'.repeat(200), hours(1), as.agent)).status).toBe(400);
    const odd = await app.post('my-day/snooze', { item: id, until: 'later' }, as.agent);
    expect(odd.status).toBe(400);
  });
});
