import { DECOY_FILLED, FORM_GUARD_HEADER } from '@homestead/contract/platform';
import { beforeAll, expect, it } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, agent, neighbor, as, form, send, list, claim, rowsOf, mails } = await openLeadOffice();

beforeAll(async () => {
  const publish = { version: 0, isPublished: true };
  for (const [{ id }, who] of [
    [agent, as.agent],
    [neighbor, as.neighbor],
  ] as const) {
    expect((await app.put(`agent-profiles/${id}`, publish, who)).status).toBe(200);
  }
});
const toNora = { agent: 'nora-lindqvist', page: '/agents/nora-lindqvist' };
const toOtto = { agent: 'otto-berg', page: '/agents/otto-berg' };

it('gives the lead to the agent, who is told, with source, sub-source and page', async () => {
  expect(await send(toNora)).toMatchObject({ status: 200, body: 'Data save successfully' });
  const [lead] = await rowsOf('lead');
  expect(lead).toMatchObject({ agent_id: agent.id, claimed_at: expect.any(Date) });
  const named = await app.database.db
    .selectFrom('reference_entry')
    .select(['id', 'display'])
    .where('id', 'in', [String(lead?.source_id), String(lead?.sub_source_id)])
    .execute();
  expect(named.map(({ display }) => display).sort()).toEqual(['Agent page', 'Website']);
  expect(await rowsOf('inquiry')).toMatchObject([
    { kind: 'agent', wanted_agent_id: agent.id, page: '/agents/nora-lindqvist' },
  ]);
  const told = (await mails()).filter(({ kind }) => kind === 'leads.inquiry-arrived');
  expect(told).toMatchObject([{ to_address: agent.email }]);
  const { body } = await list(as.agent);
  expect(body.data).toMatchObject([
    { wantedAgentName: 'Nora Lindqvist', agentName: 'Nora Lindqvist' },
  ]);
  expect((await list(as.neighbor)).body.data).toEqual([]);
});

it('leaves a lead with the agent who works it, and says who was asked for', async () => {
  await send();
  const leadId = String((await rowsOf('lead'))[0]?.id);
  await claim(leadId, as.neighbor);
  await send(toNora);
  expect(await rowsOf('lead')).toMatchObject([{ agent_id: neighbor.id }]);
  const { body } = await list(as.neighbor, { kind: 'agent' });
  expect(body.data).toMatchObject([{ wantedAgentName: 'Nora Lindqvist', agentName: 'Otto Berg' }]);
});

it('ties a signed-in client’s own lead to the agent, but not by a stranger with their address', async () => {
  await send({}, as.client);
  await send({ ...toNora, email: 'jordan@example.org' });
  expect(await rowsOf('lead')).toMatchObject([{ agent_id: null }]);
  await send(toNora, as.client);
  expect(await rowsOf('lead')).toMatchObject([{ agent_id: agent.id }]);
});

it('waits for staff when it looks like spam, and then goes to the agent', async () => {
  const headers = { [FORM_GUARD_HEADER]: DECOY_FILLED };
  await app.post('leads/contact', form(toOtto), { headers });
  expect(await rowsOf('lead')).toMatchObject([{ agent_id: null }]);
  const [inquiry] = await rowsOf('inquiry');
  await app.post(`inquiries/${inquiry?.id}/clear`, {}, as.agent);
  expect(await rowsOf('lead')).toMatchObject([{ agent_id: neighbor.id }]);
});

it('by someone else with the email of a lead that waits leaves it unclaimed', async () => {
  await send();
  await send(toOtto);
  expect(await rowsOf('lead')).toMatchObject([{ agent_id: null, claimed_at: null }]);
  const wanted = (await rowsOf('inquiry')).map(({ wanted_agent_id }) => wanted_agent_id);
  expect(wanted.filter(Boolean)).toEqual([neighbor.id]);
});

it('doesn’t take a lead that a rule put somewhere, or that asked before, once it is cleared', async () => {
  const headers = { [FORM_GUARD_HEADER]: DECOY_FILLED };
  await send();
  await app.post('leads/contact', form(toOtto), { headers });
  const suspected = (await rowsOf('inquiry')).find((row) => row.is_suspected);
  await app.post(`inquiries/${suspected?.id}/clear`, {}, as.agent);
  expect(await rowsOf('lead')).toMatchObject([{ agent_id: null }]);
});

it('is refused for an agent without a public page', async () => {
  const refused = await send({ agent: 'nobody' });
  expect(refused).toMatchObject({ status: 404, body: { code: 'agent-not-found' } });
  expect(await rowsOf('inquiry')).toEqual([]);
});
