import { peopleMoved } from '@homestead/contract/accounts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveLive } from '#platform';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { type LiveReader, readLive } from '../../../test/live-reader.ts';
import { identifyStream } from '../callers/identify-stream.ts';

let at: AccountsApp;
let admin: SignedIn;
const readers: LiveReader[] = [];

beforeAll(async () => {
  at = await createAccountsApp(
    {},
    {
      surround: async (scope, services) => serveLive(scope, services, identifyStream(services)),
    },
  );
  at.services.hub.start();
  await at.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await at.signInNew({ role: 'admin' });
});
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
  await expect.poll(() => reader.messages.length).toBe(1);
  return reader;
}

const news = ({ messages }: LiveReader) =>
  messages.filter(({ event }) => event === peopleMoved.name).map(({ data }) => data);

test('a change of a person reaches open lists that may show the person, and says nothing else', async () => {
  const agent = await at.signInNew({ role: 'agent' });
  const client = await at.signInNew({ role: 'client' });
  const [list, ofAgent, ofClient] = [await open(admin), await open(agent), await open(client)];
  const { id } = await at.makePerson({ role: 'agent' });
  const change = (body: object) => at.post(`users/${id}/update`, { id, ...body }, admin);
  await change({ version: 1, city: 'Gretna' });
  await expect.poll(() => news(list)).toEqual([{ id: expect.anything() }]);
  await at.post('AdminUserApp/DeleteUser', { Id: id }, admin);
  await expect.poll(() => news(list)).toHaveLength(2);
  await at.post(
    'AdminUserApp/CreateUser',
    { first_name: 'Nora', last_name: 'Lindqvist', email: 'nora@example.org', role: 'agent' },
    admin,
  );
  await expect.poll(() => news(list)).toHaveLength(3);
  expect([news(ofAgent), news(ofClient)]).toEqual([[], []]);
});
