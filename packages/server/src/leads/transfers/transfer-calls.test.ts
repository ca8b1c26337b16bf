import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { toldTo } from '../../../test/told.ts';
import { leadHandover } from '../inquiries/lead-handover.ts';

const { app, db, agent, neighbor, as, rowsOf } = await openLeadOffice();
const { pool } = app.database;
const adminPerson = await app.makePerson({ role: 'admin', first_name: 'Ada', last_name: 'Boss' });
const admin = await app.signIn(adminPerson);
const conciergePerson = await app.makePerson({ role: 'concierge', first_name: 'Cora' });
const concierge = await app.signIn(conciergePerson);
await db
  .insertInto('concierge_care')
  .values({ concierge_id: conciergePerson.id, agent_id: agent.id })
  .execute();

beforeEach(async () => {
  await app.database.empty('lead_task', 'lead_rule', 'notification');
});

const GET = 'AdminUserApp/RemovedLeadfromAgent';
const list = (who: SignedIn | null, body: object = { agentIds: [agent.id] }) =>
  app.post('AdminUserApp/GetleadsAgents', body, who);
const assign = (who: SignedIn | null, body: object = {}) =>
  app.post(
    'AdminUserApp/AssignLeadToAnotherAgent',
    { fromAgentId: agent.id, toAgentId: neighbor.id, ...body },
    who,
  );
const release = (who: SignedIn | null, body: object = {}) =>
  app.post(GET, { AgentId: agent.id, ...body }, who);
const history = (who: SignedIn | null) => app.get(`lead-transfers/${agent.id}/history`, {}, who);
const undo = (who: SignedIn | null, change: number) =>
  app.post(`lead-transfers/${agent.id}/undo`, { change }, who);

async function lead(agentId: string | null = agent.id, lastName = 'Olsen'): Promise<string> {
  const { rows } = await pool.query(
    `insert into lead (email, first_name, last_name, agent_id) values ($1, 'Eve', $2, $3)
     returning id`,
    [`${randomUUID()}@example.org`, lastName, agentId],
  );
  return rows[0].id;
}
const task = (leadId: string) =>
  pool.query(
    `insert into lead_task (kind, title, owner_id, lead_id) values ('call', 'Call', $1, $2)`,
    [agent.id, leadId],
  );
const holders = async () =>
  Object.fromEntries((await rowsOf('lead')).map(({ id, agent_id }) => [id, agent_id]));

describe('the leads of agents', () => {
  it('are listed as far as the caller sees them, page by page', async () => {
    await lead(agent.id, 'Adams');
    await lead(agent.id, 'Baker');
    await lead(neighbor.id);
    const both = { agentIds: [agent.id, neighbor.id] };
    const { body } = await list(admin, { ...both, paginator: { page: '1', per_page: 2 } });
    expect(body).toMatchObject({ statusCode: 'success', hasMore: true, totalRecords: 3 });
    expect(body.data).toHaveLength(2);
    const own = (await list(as.agent, both)).body;
    expect(own.data.map(({ name }: { name: string }) => name)).toEqual(['Eve Adams', 'Eve Baker']);
    expect(own.data[0].abilities).toEqual(['move']);
    expect((await list(concierge, both)).body.totalRecords).toBe(2);
    expect((await list(as.neighbor)).body.data).toEqual([]);
  });

  it('answer what can’t be used with message, status and data', async () => {
    for (const body of [{}, { agentIds: [] }, { agentIds: ['x'] }, { agentIds: 'x' }]) {
      const { status, body: answer } = await list(admin, body);
      expect([status, answer.status, answer.data, answer.statusCode]).toEqual([
        ...[400, 400, false, 'failed'],
      ]);
      expect(answer.message).not.toBe('');
      expect(answer.errors[0].message).toMatch(/^Agents/);
    }
  });

  it('hide what the caller’s columns don’t show', async () => {
    await lead();
    await pool.query(`delete from role_grant where role_key = 'co-agent'`);
    await pool.query(
      `insert into role_grant (role_key, permission_key, can_edit)
       values ('co-agent', 'lead-assign-own', false)`,
    );
    const coAgentPerson = await app.makePerson({ role: 'co-agent' });
    await db
      .insertInto('co_agent')
      .values({ agent_id: agent.id, co_agent_id: coAgentPerson.id })
      .execute();
    const coAgent = await app.signIn(coAgentPerson);
    const { body } = await list(coAgent);
    expect(body.hiddenColumns).toEqual(['stage', 'lastContactedAt']);
    expect(body.data).toMatchObject([{ stage: null, abilities: [] }]);
    expect((await assign(coAgent, { toAgentId: coAgentPerson.id })).status).toBe(403);
  });
});

describe('moving leads to another agent', () => {
  it('takes all of them or those named, with their tasks, and can be undone', async () => {
    const [first, second] = [await lead(), await lead()];
    await task(first);
    const foreign = await lead(neighbor.id);
    const named = await assign(admin, { leadIds: [first, foreign, randomUUID()] });
    expect(named.body).toMatchObject({
      ...{ data: true, moved: 1, skipped: 2, left: 1 },
      message: '1 lead moved to Otto Berg',
    });
    expect(await holders()).toMatchObject({ [first]: neighbor.id, [second]: agent.id });
    expect((await rowsOf('lead_task'))[0]).toMatchObject({ owner_id: neighbor.id });
    expect(await toldTo(app.services, neighbor)).toHaveLength(1);
    expect((await assign(admin)).body).toMatchObject({ moved: 1, left: 0 });
    expect((await assign(admin)).body).toMatchObject({ moved: 0, change: null });
    const kinds = (await rowsOf('lead_activity')).map(({ kind }) => kind);
    expect(kinds).toEqual(['handed-over', 'handed-over']);
    const lines = (await history(admin)).body.data;
    expect(lines.map(({ what }: { what: string }) => what)).toEqual(['moved', 'moved']);
    expect((await undo(admin, named.body.change)).status).toBe(200);
    expect(await holders()).toMatchObject({ [first]: agent.id, [second]: neighbor.id });
    expect((await rowsOf('lead_task'))[0]).toMatchObject({ owner_id: agent.id });
    expect((await undo(admin, named.body.change)).body.code).toBe('not-undoable');
  });

  it('leaves leads that went on to someone else where they are when it is undone', async () => {
    const id = await lead();
    const { body } = await assign(admin);
    await assign(admin, { fromAgentId: neighbor.id, toAgentId: adminPerson.id });
    expect((await undo(admin, body.change)).body.code).toBe('not-undoable');
    expect(await holders()).toMatchObject({ [id]: adminPerson.id });
  });

  it('lets agents give away their own, to their team, and nobody else’s', async () => {
    const id = await lead();
    expect((await assign(as.agent)).status).toBe(400);
    const given = await assign(as.agent, { toAgentId: conciergePerson.id });
    expect(given.body).toMatchObject({ moved: 1, change: null });
    expect(await holders()).toMatchObject({ [id]: conciergePerson.id });
    expect((await assign(as.neighbor, { toAgentId: agent.id })).body.code).toBe('agent-not-found');
    expect((await assign(as.client)).status).toBe(403);
    expect((await assign(as.lender)).status).toBe(403);
    expect((await assign(null)).status).toBe(401);
    expect((await history(as.agent)).status).toBe(403);
  });

  it('refuses people who can’t take leads, by field', async () => {
    const gone = await app.makePerson({ role: 'agent' });
    await pool.query('update person set deactivated_at = now() where id = $1', [gone.id]);
    const lapsed = await app.makePerson({ role: 'agent' });
    await pool.query(`update person set license_expires_on = '2020-01-01' where id = $1`, [
      lapsed.id,
    ]);
    const { id: client } = await app.makePerson({ role: 'client' });
    for (const toAgentId of [gone.id, lapsed.id, client, agent.id, randomUUID()]) {
      const { status, body } = await assign(admin, { toAgentId });
      expect([status, body.errors[0].field]).toEqual([400, 'toAgentId']);
    }
    const { data } = (await app.get('lead-transfers/people', {}, admin)).body;
    const ids = data.filter((one: { mayTake: boolean }) => one.mayTake);
    expect(ids.map((one: { id: string }) => one.id)).toEqual(
      expect.arrayContaining([agent.id, neighbor.id]),
    );
    expect(ids.map((one: { id: string }) => one.id)).not.toContain(gone.id);
  });
});

describe('undoing a transfer (R-494)', () => {
  const lapse = (id: string, day: string | null) =>
    pool.query('update person set license_expires_on = $2 where id = $1', [id, day]);
  const abilities = async (who: SignedIn) =>
    (await history(who)).body.data.map((one: { abilities: string[] }) => one.abilities);

  it('takes no leads from someone out of the caller’s scope', async () => {
    const id = await lead();
    const { change } = (await assign(admin)).body;
    expect((await abilities(concierge))[0]).toEqual([]);
    expect((await undo(concierge, change)).body.code).toBe('not-permitted');
    expect(await holders()).toEqual({ [id]: neighbor.id });
    expect((await undo(admin, change)).status).toBe(200);
    expect(await holders()).toEqual({ [id]: agent.id });
  });

  it('is offered where the rules gave none of them to someone out of scope', async () => {
    await pool.query(
      `insert into lead_rule (name, position, way, agent_ids, weights, is_active)
       values ('All', 1, 'in-turn', $1, '{1}', true)`,
      [[neighbor.id]],
    );
    await lead();
    expect((await release(concierge)).body).toMatchObject({ moved: 1, change: null });
    await lead();
    expect((await release(admin)).body.change).toEqual(expect.any(Number));
  });

  it('gives none to someone whose license lapsed or whose role takes none', async () => {
    await lapse(agent.id, '2020-01-01');
    const id = await lead();
    expect((await assign(admin)).body).toMatchObject({ moved: 1, change: null });
    const change = (await history(admin)).body.data[0].id;
    expect((await undo(admin, change)).body.code).toBe('not-permitted');
    await lapse(agent.id, null);
    await pool.query(`update person set role_key = 'lender' where id = $1`, [agent.id]);
    expect((await undo(admin, change)).body.code).toBe('not-permitted');
    await pool.query(`update person set role_key = 'agent' where id = $1`, [agent.id]);
    expect(await holders()).toEqual({ [id]: neighbor.id });
    expect((await undo(admin, change)).status).toBe(200);
  });
});

describe('taking leads from an agent', () => {
  it('leaves them unclaimed without rules, once, and can be undone', async () => {
    const [one, two] = [await lead(), await lead()];
    const first = await release(admin, { leadIds: [one] });
    expect(first.body).toMatchObject({ moved: 1, left: 1 });
    expect(first.body.message).toBe('1 lead taken from Nora Lindqvist');
    const all = await release(concierge);
    expect(all.body).toMatchObject({ moved: 1, left: 0 });
    expect((await release(admin)).body).toMatchObject({ moved: 0, change: null });
    expect(await holders()).toEqual({ [one]: null, [two]: null });
    await undo(admin, first.body.change);
    await undo(admin, all.body.change);
    expect(await holders()).toEqual({ [one]: agent.id, [two]: agent.id });
  });

  it('gives open ones to whom the rules say, never back to the agent', async () => {
    await pool.query(
      `insert into lead_rule (name, position, way, agent_ids, weights, is_active)
       values ('All', 1, 'in-turn', $1, '{1,1}', true)`,
      [[agent.id, neighbor.id]],
    );
    const open = await lead();
    await task(open);
    const closed = await lead();
    await pool.query(
      `update lead set stage_id = (select id from reference_entry
         where list = 'lead-stages' and code = 'lostleads') where id = $1`,
      [closed],
    );
    const { body } = await release(admin);
    expect(await holders()).toEqual({ [open]: neighbor.id, [closed]: null });
    expect((await rowsOf('lead_task'))[0]).toMatchObject({ owner_id: neighbor.id });
    expect((await rowsOf('lead_decision')).map(({ facts }) => facts)).toMatchObject([
      { to: 'agent', moved: { why: 'taken', from: [agent.id] } },
    ]);
    expect((await app.get(`leads/${open}/decisions`, {}, admin)).status).toBe(200);
    await undo(admin, body.change);
    expect(await holders()).toEqual({ [open]: agent.id, [closed]: agent.id });
  });

  it('works by GET with a bearer header only, never by navigation, and isn’t kept', async () => {
    const id = await lead();
    const get = (headers: Record<string, string>) =>
      app.app.inject({
        ...{ method: 'GET', url: `/api/v1/${GET}`, query: { AgentId: agent.id }, headers },
      });
    const bearer = { authorization: `Bearer ${admin.jwtToken}` };
    expect((await get({ cookie: `jwtToken=${admin.jwtToken}` })).statusCode).toBe(401);
    expect((await get({ ...bearer, 'sec-purpose': 'prefetch' })).statusCode).toBe(403);
    expect((await get({ ...bearer, 'sec-fetch-mode': 'navigate' })).statusCode).toBe(403);
    expect(await holders()).toEqual({ [id]: agent.id });
    const done = await get(bearer);
    expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await holders()).toEqual({ [id]: null });
  });

  it('is for those who assign any lead, within their scope', async () => {
    await lead();
    expect((await release(as.agent)).status).toBe(403);
    expect((await release(as.neighbor)).status).toBe(403);
    expect((await release(concierge, { AgentId: neighbor.id })).body.code).toBe('agent-not-found');
    expect((await undo(concierge, 99_999_999)).body.code).toBe('change-not-found');
  });
});

it('counts no erased leads among what someone holds', async () => {
  const id = await lead();
  expect(await leadHandover(app.services).count(db, agent.id)).toBe(1);
  await pool.query('update lead set erased_at = now() where id = $1', [id]);
  expect(await leadHandover(app.services).count(db, agent.id)).toBe(0);
});
