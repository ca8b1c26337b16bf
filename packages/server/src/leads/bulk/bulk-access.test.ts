import { randomUUID } from 'node:crypto';
import type { BulkInput } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openBulkOffice } from '../../../test/bulk-office.ts';
import { insertBulkAction } from './bulk-store.ts';

const office = await openBulkOffice();
const {
  app,
  db,
  as,
  agent,
  neighbor,
  admin,
  rowsOf,
  statusId,
  leadsOf,
  assign,
  toStage,
  start,
  preview,
  undo,
  rowsIn,
  done,
  held,
  tagsIn,
  continueAll,
} = office;
const coAgent = await app.signIn(await app.makePerson({ role: 'co-agent' }));
const lenderPerson = await app.makePerson({ role: 'lender' });
const mayEditStage = (may: boolean) =>
  app.database.asOwner(`update role_grant set can_edit = ${may} where role_key = 'agent'
    and permission_key = 'column-stage';
    update role set grants_version = grants_version + 1 where key = 'agent'`);

describe('who may', () => {
  const statusesOf = async (who: As, ids: string[]) => {
    const action = toStage('Prospect');
    const mine = await done(action, ids);
    const multiple = { assignmultipleagents: [{ lead_id: ids[0], assign_to: neighbor.id }] };
    const answers = [
      await preview(action, ids, who),
      await start(action, ids, who),
      await app.get('lead-bulk', null, who),
      await app.post('AdminLead/AssignMultipleLead', multiple, who),
      await app.get(`lead-bulk/${mine.id}`, null, who),
      await app.get(`lead-bulk/${mine.id}/rows`, null, who),
      await undo(mine.id, who),
    ];
    return answers.map(({ status }) => status);
  };
  it.each([
    ['a visitor', () => null, 401],
    ['a client', () => as.client, 403],
    ['a lender', () => as.lender, 403],
  ])('%s neither reads nor changes anything', async (_who, session, status) => {
    const ids = await leadsOf(agent.id, 2);
    expect(new Set(await statusesOf(session(), ids))).toEqual(new Set([status]));
    expect(await held('agent_id')).toEqual(new Set([agent.id]));
  });

  it('another agent’s leads are as if they weren’t there, and nobody reads others’ actions', async () => {
    const ids = await leadsOf(agent.id, 2);
    expect(await statusesOf(as.neighbor, ids)).toEqual([200, 200, 200, 200, 404, 404, 404]);
    expect(await held('agent_id')).toEqual(new Set([agent.id]));
    expect((await app.get('lead-bulk', null, as.neighbor)).body.data).toHaveLength(2);
    const { refused, ...counts } = (await preview(toStage('Lead'), ids, as.neighbor)).body.data;
    const nothing = { ready: 0, same: 0, samples: [], later: 0, message: null };
    expect(counts).toEqual({ total: 2, ...nothing });
    expect(refused).toMatchObject([{ code: 'lead-not-found', count: 2, samples: [] }]);
  });

  it('an agent gives away own leads only, a co-agent none, and only the office unclaims', async () => {
    const [own, others] = [await leadsOf(agent.id, 2), await leadsOf(neighbor.id, 1)];
    const { counts } = await done(assign(neighbor.id), [...own, ...others], as.agent);
    expect(counts).toMatchObject({ done: 2, refused: 1 });
    expect((await start(assign(neighbor.id), own, coAgent)).status).toBe(403);
    const unclaimed = await done(assign(null), await leadsOf(agent.id, 1), as.agent);
    expect(await rowsIn(unclaimed.id, as.agent)).toMatchObject([
      { state: 'refused', message: expect.stringContaining('permission') },
    ]);
  });

  it('needs the column’s permission to change', async () => {
    const ids = await leadsOf(agent.id, 1);
    await mayEditStage(false);
    for (const ask of [preview, start]) {
      expect(await ask(toStage('Lead'), ids, as.agent)).toMatchObject({ status: 403 });
    }
    await mayEditStage(true);
    expect((await start(toStage('Lead'), ids, as.agent)).status).toBe(200);
  });
});

describe('undo of what isn’t the owner’s anymore (R-495)', () => {
  it.each([
    ['stages', () => toStage('Prospect')],
    ['tags', (): BulkInput => ({ kind: 'add-tag', tag: 'vip' })],
  ])('%s of leads that went to someone else stay', async (_what, action) => {
    const [kept = '', gone = ''] = await leadsOf(agent.id, 2);
    const { id } = await done(action(), [kept, gone], as.agent);
    await app.put(`leads/${gone}/agent`, { agentId: neighbor.id }, admin);
    expect((await undo(id, as.agent)).body.data.counts).toMatchObject({ undone: 1, kept: 1 });
    expect(await rowsIn(id, as.agent, 'kept')).toMatchObject([{ leadId: gone, name: null }]);
  });

  it('a column that the owner may not change anymore stays', async () => {
    const ids = await leadsOf(agent.id, 1);
    const { id } = await done(toStage('Prospect'), ids, as.agent);
    await sql`update bulk_action set state = 'undoing' where id = ${id}`.execute(db);
    await mayEditStage(false);
    await continueAll();
    await mayEditStage(true);
    expect(await rowsIn(id, as.agent)).toMatchObject([
      { state: 'kept', message: expect.stringContaining('permission') },
    ]);
  });

  it('leads of others stay without the permission to assign them, own ones come back', async () => {
    const boss = await app.makePerson({ role: 'internal-agents' });
    const who = await app.signIn(boss);
    const [others = ''] = await leadsOf(agent.id, 1);
    const [own = ''] = await leadsOf(boss.id, 1);
    const setScope = (scope: string) =>
      app.database.asOwner(`update role set scope = '${scope}',
        grants_version = grants_version + 1 where key = 'internal-agents'`);
    await app.database.asOwner(`insert into role_grant (role_key, permission_key, can_edit)
      values ('internal-agents', 'lead-assign-all', false)`);
    await setScope('all');
    const { id } = await done(assign(neighbor.id), [others, own], who);
    await app.database.asOwner(`delete from role_grant
      where role_key = 'internal-agents' and permission_key = 'lead-assign-all'`);
    await setScope('all');
    expect((await undo(id, who)).body.data.counts).toMatchObject({ undone: 1, kept: 1 });
    expect(await rowsIn(id, who, 'kept')).toMatchObject([
      { leadId: others, message: expect.stringContaining('permission') },
    ]);
    await setScope('own');
  });

  it('leads of others that are out of sight stay', async () => {
    const [one = ''] = await leadsOf(agent.id, 1);
    const carer = await app.makePerson({ role: 'concierge' });
    await db
      .insertInto('concierge_care')
      .values({ concierge_id: carer.id, agent_id: agent.id })
      .execute();
    const who = await app.signIn(carer);
    const { id } = await done(assign(neighbor.id), [one], who);
    expect((await undo(id, who)).body.data.counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await held('agent_id')).toEqual(new Set([neighbor.id]));
  });
});

describe('leads that wait', () => {
  it('stay as they are once their owner may not change leads anymore', async () => {
    const ids = await leadsOf(agent.id, 2);
    const input = { kind: 'add-tag', tag: 'vip' } as const;
    const targets = ids.map((leadId) => ({ leadId, wanted: null }));
    const id = await insertBulkAction(db, { ownerId: agent.id, kind: 'add-tag', input }, targets);
    await office.without('agent', 'edit-leads', continueAll);
    expect((await app.get(`lead-bulk/${id}`, null, as.agent)).body.data).toMatchObject({
      ...{ state: 'done', counts: { refused: 2, done: 0 } },
    });
    expect(await tagsIn()).toEqual([]);
  });
});

describe('what can’t be used', () => {
  it.each([
    ['no lead', () => ({ action: toStage('Lead'), leadIds: [] }), 400],
    ['too many', () => ({ action: toStage('Lead'), leadIds: Array(2001).fill(agent.id) }), 400],
    ['another kind', () => ({ action: { kind: 'erase' }, leadIds: [agent.id] }), 400],
    [
      'no stage',
      () => ({ action: { kind: 'stage', stageId: statusId }, leadIds: [agent.id] }),
      400,
    ],
    ['a lender', () => ({ action: assign(lenderPerson.id), leadIds: [agent.id] }), 409],
    ['nobody known', () => ({ action: assign(randomUUID()), leadIds: [agent.id] }), 409],
  ])('%s is refused before anything is done', async (_what, body, status) => {
    for (const path of ['lead-bulk/preview', 'lead-bulk']) {
      expect((await app.post(path, body(), admin)).status).toBe(status);
    }
    expect(await rowsOf('bulk_action')).toEqual([]);
  });

  it('an erased lead and one that never was are rows of the result', async () => {
    const ids = await leadsOf(agent.id, 2);
    await sql`update lead set erased_at = now() where id = ${ids[0]}`.execute(db);
    const { id, counts } = await done(toStage('Lead'), [...ids, randomUUID()]);
    expect(counts).toMatchObject({ done: 1, refused: 2 });
    expect(await rowsIn(id, admin, 'refused')).toMatchObject([
      { leadId: ids[0], name: null, message: 'We can’t find this lead.' },
      { name: null },
    ]);
  });
});
