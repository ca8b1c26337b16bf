import type { BulkInput } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openBulkOffice } from '../../../test/bulk-office.ts';
import { toldTo } from '../../../test/told.ts';

const { app, db, as, agent, neighbor, admin, rowsOf, leadsOf, assign, toStage, undo, held, done } =
  await openBulkOffice();

const ask = (path: string, action: BulkInput, match: object, who: As = admin) =>
  app.post(path, { action, match }, who);
const start = (action: BulkInput, match: object, who?: As) => ask('lead-bulk', action, match, who);

describe('all leads of a list (R-375)', () => {
  it('are found on the server by the filter and the conditions of the list', async () => {
    const [one] = await leadsOf(agent.id, 3);
    await leadsOf(neighbor.id, 2);
    const match = { filter: { agent: agent.id, search: 'No' } };
    const told = await ask('lead-bulk/preview', toStage('Lead'), match);
    expect(told.body.data).toMatchObject({ total: 3, ready: 3, refused: [] });
    await done(toStage('Prospect'), [one ?? '']);
    const conditions = [{ field: 'stage', is: 'any-of', values: [] as string[] }];
    const { body } = await start(toStage('Lead'), match);
    expect(body.data.counts).toMatchObject({ done: 3 });
    const wrong = await start(toStage('Lead'), { ...match, conditions });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  it('are only those in the caller’s sight, and nothing for a stranger', async () => {
    await leadsOf(agent.id, 2);
    const [others = ''] = await leadsOf(neighbor.id, 1);
    const statuses = [];
    for (const who of [null, as.client, as.lender]) {
      statuses.push((await start(toStage('Lead'), {}, who)).status);
    }
    expect(statuses).toEqual([401, 403, 403]);
    const { body } = await start(toStage('Lead'), {}, as.neighbor);
    expect(body.data.counts).toMatchObject({ done: 1, refused: 0 });
    const rows = await rowsOf('bulk_action_row');
    expect(rows.map(({ lead_id }) => lead_id)).toEqual([others]);
    const empty = await start(toStage('Lead'), { filter: { agent: agent.id } }, as.neighbor);
    expect(empty.body).toMatchObject({ code: 'bad-input', errors: [{ field: 'match' }] });
  });

  it('are at most 2,000, and a list or leads are sent, not both or neither', async () => {
    const ids = await leadsOf(agent.id, 2001);
    const many = await start(toStage('Lead'), {});
    expect(many).toMatchObject({ status: 400, body: { errors: [{ field: 'match' }] } });
    const action = toStage('Lead');
    for (const body of [{ action }, { action, leadIds: ids.slice(0, 1), match: {} }]) {
      const answer = await app.post('lead-bulk', body, admin);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'leadIds' }] } });
    }
    expect(await rowsOf('bulk_action')).toEqual([]);
  });

  it('are never all leads because a filter is misspelled or absurd', async () => {
    await leadsOf(agent.id, 2);
    const before = (value: string) => [{ field: 'createdOn', is: 'before', values: [value] }];
    const wrong = [
      { filters: { agent: neighbor.id } },
      { filter: { agentId: neighbor.id } },
      { conditions: before('0000-01-01') },
    ];
    for (const match of wrong) {
      const answer = await start(toStage('Lead'), match);
      expect(answer, JSON.stringify(match)).toMatchObject({ status: 400 });
    }
    expect(await rowsOf('bulk_action')).toEqual([]);
  });
});

describe('a lead that changes hands (R-376)', () => {
  const taskOf = async (leadId: string, ownerId: string, doneAt: Date | null = null) => {
    await sql`insert into lead_task (kind, title, owner_id, lead_id, due_on, due_at, done_at)
      values ('call', 'Call', ${ownerId}, ${leadId}, current_date, now(), ${doneAt})`.execute(db);
  };
  const owners = async () => {
    const { rows } = await sql<{ owner_id: string }>`
      select owner_id from lead_task where done_at is null order by id`.execute(db);
    return rows.map(({ owner_id }) => owner_id);
  };

  it('takes its open tasks along with many others, and back with undo', async () => {
    await app.database.empty('lead_task');
    const ids = await leadsOf(agent.id, 2);
    for (const id of ids) await taskOf(id, agent.id);
    await taskOf(ids[0] ?? '', agent.id, new Date());
    const { id } = await done(assign(neighbor.id), ids);
    expect(await owners()).toEqual([neighbor.id, neighbor.id]);
    expect(await toldTo(app.services, agent)).toEqual([
      '2 leads are no longer yours: Ada Boss reassigned them',
    ]);
    const { rows: paths } = await sql<{ path: string }>`select path from notification`.execute(db);
    expect(paths).toEqual([{ path: '/leads' }, { path: '/leads' }]);
    await undo(id);
    expect(await owners()).toEqual([agent.id, agent.id]);
    expect(await held('agent_id')).toEqual(new Set([agent.id]));
    const unread = (await rowsOf('notification')).filter(({ read_at }) => read_at === null);
    expect(unread).toEqual([]);
  });

  it('takes them along alone and when it is claimed, and its former agent is told', async () => {
    await app.database.empty('lead_task');
    const [id = ''] = await leadsOf(agent.id, 1);
    await taskOf(id, agent.id);
    await app.put(`leads/${id}/agent`, { agentId: neighbor.id }, admin);
    expect(await owners()).toEqual([neighbor.id]);
    expect(await toldTo(app.services, agent)).toEqual([
      'Lead No 1 is no longer your lead: Ada Boss reassigned it',
    ]);
    await app.put(`leads/${id}/agent`, { agentId: null }, admin);
    expect(await owners()).toEqual([neighbor.id]);
    expect((await app.put(`leads/${id}/claim`, undefined, as.agent)).status).toBe(200);
    expect(await owners()).toEqual([agent.id]);
  });
});
