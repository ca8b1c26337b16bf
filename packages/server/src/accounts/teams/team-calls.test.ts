import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { answerMessages } from '../messages/answers.ts';
import { teamOf } from './team-of.ts';

let app: AccountsApp;
let admin: SignedIn;
let agent: SignedIn;

const make = (given: object) => app.makePerson({ password: PASSWORD, ...given });
const transfer = (body: object, as = admin) =>
  app.post('AdminUserApp/TransferAgentToAnotherConcierge', body, as);
const agentsOf = async (ConciergeId: string) =>
  (await app.get('AdminUserApp/GetConciergeAgentIds', { ConciergeId }, admin)).body.data;
const idsOf = (answer: { body: { data: { id: string }[] } }) =>
  answer.body.data.map(({ id }) => id);

beforeAll(async () => {
  app = await createAccountsApp();
  admin = await app.signIn(await make({ role: 'admin' }));
  agent = await app.signIn(await make({ role: 'agent' }));
});
afterAll(() => app.close());

describe('care', () => {
  test('agents move from one concierge to another, all or none', async () => {
    const [one, two] = [
      await make({ role: 'concierge' }),
      await make({ role: 'internal-concierge' }),
    ];
    const [first, second] = [
      await make({ role: 'agent' }),
      await make({ role: 'internal-agents' }),
    ];
    const both = [first.id, second.id].sort();
    const answer = await transfer({ agentIds: both, conciergeId: one.id });
    expect(answer.body).toMatchObject({ data: true, message: answerMessages.agentsTransferred() });
    expect((await agentsOf(one.id)).sort()).toEqual(both);
    await transfer({ agentIds: [first.id], conciergeId: two.id });
    expect(await agentsOf(one.id)).toEqual([second.id]);
    expect(await agentsOf(two.id)).toEqual([first.id]);
    const odd = await transfer({ agentIds: [second.id, admin.sessionId], conciergeId: two.id });
    expect(odd).toMatchObject({ status: 404, body: { code: 'person-not-found' } });
    expect(await agentsOf(one.id)).toEqual([second.id]);
    const client = await make({ role: 'client' });
    expect(await transfer({ agentIds: [client.id], conciergeId: two.id })).toMatchObject({
      status: 400,
      body: { code: 'not-an-agent' },
    });
    expect(await transfer({ agentIds: [first.id], conciergeId: second.id })).toMatchObject({
      status: 400,
      body: { code: 'not-a-concierge' },
    });
    const closed = await make({ role: 'concierge', deactivated_at: new Date() });
    expect(await transfer({ agentIds: [first.id], conciergeId: closed.id })).toMatchObject({
      status: 409,
      body: { code: 'standing-refused' },
    });
  });

  test('two who reassign the same agent at the same time leave one tie', async () => {
    const [one, two, cared] = [
      await make({ role: 'concierge' }),
      await make({ role: 'concierge' }),
      await make({ role: 'agent' }),
    ];
    const answers = await Promise.all(
      [one, two, one, two].map(({ id }) => transfer({ agentIds: [cared.id], conciergeId: id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([...(await agentsOf(one.id)), ...(await agentsOf(two.id))]).toEqual([cared.id]);
  });

  test.each([
    [{ agentIds: [], conciergeId: randomUUID() }],
    [{ agentIds: 'all', conciergeId: randomUUID() }],
    [{ agentIds: [randomUUID()] }],
    [{ agentIds: Array.from({ length: 101 }, () => randomUUID()), conciergeId: randomUUID() }],
  ])('refuses an invalid transfer: %#', async (body) => {
    expect(await transfer(body)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  test('ends for one agent or for all, by GET and by POST', async () => {
    const concierge = await make({ role: 'concierge' });
    const agents = [
      await make({ role: 'agent' }),
      await make({ role: 'agent' }),
      await make({ role: 'agent' }),
    ];
    const agentIds = agents.map(({ id }) => id);
    await transfer({ agentIds, conciergeId: concierge.id });
    const path = 'AdminUserApp/RemoveAgentFromConcierge';
    const [first, second, third] = agentIds;
    await app.get(path, { ConciergeId: concierge.id, AgentId: first! }, admin);
    expect((await agentsOf(concierge.id)).sort()).toEqual([second, third].sort());
    await app.post(path, { ConciergeId: concierge.id, AgentId: second }, admin);
    expect(await agentsOf(concierge.id)).toEqual([third]);
    expect((await app.post(path, { ConciergeId: concierge.id }, admin)).body.message).toBe(
      answerMessages.agentsRemoved(),
    );
    expect(await agentsOf(concierge.id)).toEqual([]);
    expect((await app.get(path, { ConciergeId: concierge.id }, admin)).status).toBe(200);
    expect(await app.post(path, { ConciergeId: randomUUID() }, admin)).toMatchObject({
      status: 404,
    });
    expect(await app.post(path, { ConciergeId: first }, admin)).toMatchObject({
      status: 400,
      body: { code: 'not-a-concierge' },
    });
    expect(await app.post(path, {}, admin)).toMatchObject({ status: 400 });
    const rows = await app.database.db
      .selectFrom('concierge_care')
      .select(['ended_at', 'ended_by'])
      .where('concierge_id', '=', concierge.id)
      .execute();
    expect(rows.every(({ ended_at, ended_by }) => ended_at !== null && ended_by !== null)).toBe(
      true,
    );
  });
});

describe('co-agents', () => {
  test('can be paired with an agent once, and unpaired', async () => {
    const [lead, standIn] = [await make({ role: 'agent' }), await make({ role: 'co-agent' })];
    const tie = { agentId: lead.id, coAgentId: standIn.id };
    expect((await app.post('User/AssignCoAgent', tie, admin)).body.message).toBe(
      answerMessages.coAgentAssigned(),
    );
    await app.post('User/AssignCoAgent', tie, admin);
    const of = await app.get('User/GetCoAgents', { AgentId: lead.id }, agent);
    expect(of.body.data).toMatchObject([{ id: standIn.id, agents: [{ id: lead.id }] }]);
    expect(idsOf(await app.get('User/GetCoAgents', null, agent))).toContain(standIn.id);
    expect((await app.post('User/RemoveCoAgent', tie, admin)).body.message).toBe(
      answerMessages.coAgentRemoved(),
    );
    expect(idsOf(await app.get('User/GetCoAgents', { AgentId: lead.id }, agent))).toEqual([]);
    expect(
      await app.post('User/AssignCoAgent', { ...tie, coAgentId: lead.id }, admin),
    ).toMatchObject({
      status: 400,
      body: { code: 'not-a-co-agent' },
    });
    expect(
      await app.post('User/RemoveCoAgent', { ...tie, agentId: randomUUID() }, admin),
    ).toMatchObject({
      status: 404,
    });
    expect(await app.post('User/AssignCoAgent', { agentId: lead.id }, admin)).toMatchObject({
      status: 400,
    });
  });
});

describe('lists of people', () => {
  test('have agents with their concierge, concierges with their agents, and no closed accounts', async () => {
    const [desk, working] = [await make({ role: 'concierge' }), await make({ role: 'agent' })];
    const closed = await make({ role: 'agent', deactivated_at: new Date() });
    const gone = await make({ role: 'agent', deleted_at: new Date() });
    await transfer({ agentIds: [working.id], conciergeId: desk.id });
    const agents = (await app.get('users/agents', null, agent)).body.data;
    const ids = agents.map(({ id }: { id: string }) => id);
    expect(ids).toContain(working.id);
    expect(ids).not.toContain(closed.id);
    expect(ids).not.toContain(gone.id);
    expect(agents.find(({ id }: { id: string }) => id === working.id)).toMatchObject({
      concierge: { id: desk.id, firstName: 'Maria', lastName: 'Olsen', photo: null },
      role: { role: 'agent', rolename: 'Agent' },
    });
    for (const path of ['users/concierge', 'users/assignable-concierge']) {
      const list = (await app.get(path, null, agent)).body.data;
      expect(list.find(({ id }: { id: string }) => id === desk.id).agents).toMatchObject([
        { id: working.id },
      ]);
    }
    expect(
      await app.get('AdminUserApp/GetConciergeAgentIds', { ConciergeId: working.id }, agent),
    ).toMatchObject({
      status: 400,
      body: { code: 'not-a-concierge' },
    });
    expect(
      await app.get('AdminUserApp/GetConciergeAgentIds', { ConciergeId: randomUUID() }, agent),
    ).toMatchObject({
      status: 404,
    });
    expect(await app.get('AdminUserApp/GetConciergeAgentIds', {}, agent)).toMatchObject({
      status: 400,
    });
  });

  test("have only assignable agents who hold a license; only the caller's team where leads are limited to their own", async () => {
    const lapsed = await make({ role: 'agent', license_expires_on: '2020-01-01' });
    const good = await make({ role: 'agent', license_expires_on: '2099-01-01' });
    const all = idsOf(await app.get('AdminUserApp/GetAssignableAgents', null, admin));
    expect(all).toContain(good.id);
    expect(all).not.toContain(lapsed.id);
    const person = await make({ role: 'agent' });
    const own = await app.get('AdminUserApp/GetAssignableAgents', null, await app.signIn(person));
    expect(idsOf(own)).toEqual([person.id]);
  });

  test("have outside lenders, the firm's lenders, and outside agents with commissions", async () => {
    const outside = await make({ role: 'external-lenders', company: 'Missouri Valley Lending' });
    const inside = await make({ role: 'lender' });
    const commission = await make({ role: 'external-agents', commission_agent: true });
    const list = (type?: string) =>
      app.get('User/GetExternalLenderList', type ? { type } : {}, admin);
    expect((await list()).body.data).toMatchObject([
      { id: outside.id, company: 'Missouri Valley Lending' },
    ]);
    expect(idsOf(await list('lenders'))).toEqual([outside.id]);
    expect(idsOf(await list('internal_lenders'))).toEqual([inside.id]);
    expect(idsOf(await list('commision_agents'))).toEqual([commission.id]);
    expect((await list('pirates')).status).toBe(400);
  });
});

test('a team has its concierge, agents and their co-agents, or the people of one group role', async () => {
  const desk = await make({ role: 'concierge' });
  const [one, two] = [await make({ role: 'agent' }), await make({ role: 'agent' })];
  const standIn = await make({ role: 'co-agent' });
  await transfer({ agentIds: [one.id, two.id], conciergeId: desk.id });
  await app.post('User/AssignCoAgent', { agentId: one.id, coAgentId: standIn.id }, admin);
  const team = async (personId: string, role: string) =>
    (await teamOf(app.database.db, { personId, role })).sort();
  const sorted = (...people: { id: string }[]) => people.map(({ id }) => id).sort();
  expect(await team(desk.id, 'concierge')).toEqual(sorted(desk, one, two, standIn));
  expect(await team(one.id, 'agent')).toEqual(sorted(desk, one, standIn));
  expect(await team(two.id, 'agent')).toEqual(sorted(desk, two));
  expect(await team(standIn.id, 'co-agent')).toEqual(sorted(desk, one, standIn));
  const group = [
    await make({ role: 'internal-buyer-team' }),
    await make({ role: 'internal-buyer-team' }),
  ];
  expect(await team(group[0]!.id, 'internal-buyer-team')).toEqual(sorted(...group));
});
