import { tasksMoved } from '@homestead/contract/leads';
import { afterAll, afterEach, expect, it } from 'vitest';
import { identifyStream } from '#accounts';
import { leadsRoom } from '#leads';
import { messagingRoom } from '#messaging';
import { serveLive } from '#platform';
import { createAccountsApp, type SignedIn } from '../test/accounts-app.ts';
import { homeRooms } from '../test/home-rooms.ts';
import { type LiveReader, readLive } from '../test/live-reader.ts';

const at = await createAccountsApp(
  {},
  {
    rooms: [messagingRoom, ...homeRooms, leadsRoom],
    surround: async (scope, services) => serveLive(scope, services, identifyStream(services)),
  },
);
at.services.hub.start();
await at.app.listen({ host: '127.0.0.1', port: 0 });
const readers: LiveReader[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(async () => {
  await at.close();
  await at.services.hub.stop();
});

async function open(as: SignedIn): Promise<LiveReader> {
  const reader = await readLive(at, as);
  readers.push(reader);
  await expect.poll(() => reader.messages.length).toBeGreaterThan(0);
  return reader;
}
const news = ({ messages }: LiveReader) =>
  messages.filter(({ event }) => event === tasksMoved.name).map(({ data }) => data);

it('a task reaches the open lists of those who may see it, and nobody else’s', async () => {
  const agent = await at.makePerson({ role: 'agent' });
  const asAgent = await at.signIn(agent);
  const [neighbor, client] = [
    await at.signInNew({ role: 'agent' }),
    await at.signInNew({ role: 'client' }),
  ];
  const all = [await open(asAgent), await open(neighbor), await open(client)] as const;
  await at.post('tasks', { kind: 'call', title: 'Call the bank' }, asAgent);
  await expect.poll(() => news(all[0])).toMatchObject([{ leadId: null }]);
  const { rows } = await at.database.pool.query(
    `insert into lead (email, first_name, last_name, agent_id)
     values ('eve@example.org', 'Eve', 'Tester', $1) returning id`,
    [agent.id],
  );
  const leadId = rows[0].id;
  await at.post('tasks', { kind: 'call', title: 'Call Eve', leadId }, asAgent);
  await expect.poll(() => news(all[0])).toMatchObject([{ leadId: null }, { leadId }]);
  expect([news(all[1]), news(all[2])]).toEqual([[], []]);
});
