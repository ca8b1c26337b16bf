import { leadEndpoints } from '@homestead/contract/leads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../../test/accounts-app.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { leadsRoom } from '../plugin.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp({}, { rooms: [...homeRooms, leadsRoom] });
});
afterAll(() => app.close());

const ask = (as?: Parameters<AccountsApp['get']>[2]) =>
  app.get(leadEndpoints.getMyAgents.path, null, as);

it('is refused without a sign-in', async () => {
  expect((await ask()).status).toBe(401);
  expect((await ask({ headers: { authorization: 'Bearer x' } })).status).toBe(401);
});

it('is empty for a client without a team', async () => {
  const session = await app.signIn(await app.makePerson());
  expect(await ask(session)).toMatchObject({ status: 200, body: { value: [] } });
});

it('gives a client the agent who works their lead, and that agent’s team', async () => {
  const client = await app.makePerson();
  const session = await app.signIn(client);
  const agent = await app.makePerson({ role: 'agent' });
  const concierge = await app.makePerson({ role: 'concierge' });
  const { db } = app.database;
  await db
    .insertInto('concierge_care')
    .values({ agent_id: agent.id, concierge_id: concierge.id })
    .execute();
  const lead = { first_name: 'Eve', last_name: 'Tester', agent_id: agent.id };
  await db
    .insertInto('lead')
    .values([
      { ...lead, email: client.email, person_id: client.id },
      { ...lead, email: 'other@example.org', agent_id: null },
    ])
    .execute();
  const { body } = await ask(session);
  expect(body.value.map(({ id }: { id: string }) => id)).toEqual([agent.id, concierge.id]);
});

it('gives the team: agents first, without the caller, strangers and closed accounts', async () => {
  const concierge = await app.makePerson({ role: 'concierge', first_name: 'Nora' });
  const agent = await app.makePerson({
    role: 'agent',
    first_name: 'Sam',
    last_name: 'Reyes',
    phone: '+14025550117',
    photo_key: 'abcdefghijklmnop',
  });
  const coAgent = await app.makePerson({ role: 'co-agent', first_name: 'Kim' });
  const gone = await app.makePerson({ role: 'co-agent', deactivated_at: new Date() });
  await app.makePerson({ role: 'agent', first_name: 'Stranger' });
  await app.database.db
    .insertInto('concierge_care')
    .values({ agent_id: agent.id, concierge_id: concierge.id })
    .execute();
  await app.database.db
    .insertInto('co_agent')
    .values([coAgent, gone].map(({ id }) => ({ agent_id: agent.id, co_agent_id: id })))
    .execute();
  await app.database.db
    .insertInto('agent_profile')
    .values([
      { id: agent.id, slug: 'their-page', is_published: true },
      { id: coAgent.id, slug: 'hidden' },
    ])
    .execute();
  const { body } = await ask(await app.signIn(coAgent));
  expect(body.value).toEqual([
    {
      id: agent.id,
      name: 'Sam Reyes',
      roleLabel: 'Agent',
      email: agent.email,
      phone: '+14025550117',
      photo: '/people-photos/abcdefghijklmnop.webp',
      slug: 'their-page',
    },
    expect.objectContaining({ id: concierge.id, roleLabel: 'Concierge', photo: null }),
  ]);
  const own = (await ask(await app.signIn(agent))).body.value as { id: string; slug: string }[];
  expect(own[0]?.slug).toBeNull();
  expect(own.map(({ id }) => id)).toEqual([coAgent.id, concierge.id]);
});
