import { leadsChanged } from '@homestead/contract/leads';
import { notificationsMoved } from '@homestead/contract/messaging';
import { afterAll, expect, it } from 'vitest';
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
await at.database.pool.query('update role set requires_two_step = false');
at.services.hub.start();
await at.app.listen({ host: '127.0.0.1', port: 0 });
const readers: LiveReader[] = [];
afterAll(async () => {
  for (const reader of readers) reader.close();
  await at.close();
  await at.services.hub.stop();
});

const agent = await at.makePerson({ role: 'agent', first_name: 'Maria', last_name: 'Olsen' });
const asAgent = await at.signIn(agent);
const admin = await at.makePerson({ role: 'admin' });
const asAdmin = await at.signIn(admin);
const elsewhere = await at.signInNew({ role: 'admin' });

async function open(as: SignedIn): Promise<LiveReader> {
  const reader = await readLive(at, as);
  readers.push(reader);
  await expect.poll(() => reader.messages.length).toBeGreaterThan(0);
  return reader;
}
const kinds = ({ messages }: LiveReader) => messages.map(({ event }) => event);
const countOf = (reader: LiveReader) =>
  kinds(reader).filter((one) => one === notificationsMoved.name).length;
const code = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body?.code ?? null,
];
/** Gives the agent a lead, which notifies them. */
const giveLead = async (firstName: string) => {
  const lead = { firstName, phone: `402555${String(firstName.length).padStart(4, '0')}` };
  const given = { ...lead, userid: agent.id };
  const answer = await at.post('AdminLead/CreateLead', given, elsewhere);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const stored = async () =>
  (await at.database.pool.query('select person_id, read_at from notification order by id')).rows;

it('notifications and live messages of the person seen reach only them, and stay unread', async () => {
  const theirs = await open(asAgent);
  const viewers = await open(asAdmin);
  await giveLead('Eve');
  await expect.poll(() => countOf(theirs), { timeout: 20_000 }).toBe(1);
  const before = (await at.get('notifications', null, asAgent)).body;
  expect(before).toMatchObject({ unread: 1, data: [{ readAt: null }] });
  const [{ id }] = before.data;
  await expect.poll(() => kinds(viewers), { timeout: 20_000 }).toContain(leadsChanged.name);
  expect(kinds(viewers)).not.toContain(notificationsMoved.name);

  expect((await at.post('see-as', { personId: agent.id }, asAdmin)).status).toBe(200);
  const until = viewers.messages.length;
  await giveLead('Evelyn');
  await expect.poll(() => countOf(theirs), { timeout: 20_000 }).toBe(2);
  await viewers.ended;
  expect(viewers.messages.slice(until).map(({ event }) => event)).not.toContain(
    notificationsMoved.name,
  );
  expect((await readLive(at, asAdmin)).status).toBe(403);
  for (const path of ['notifications', 'notifications/unread']) {
    expect(code(await at.get(path, null, asAdmin))).toEqual([403, 'seeing-as-personal']);
  }
  const upTo = new Date().toISOString();
  expect(code(await at.put(`notifications/${id}/read`, undefined, asAdmin))).toEqual([
    ...[403, 'seeing-as'],
  ]);
  expect(code(await at.put('notifications/read', { upTo }, asAdmin))).toEqual([403, 'seeing-as']);
  const { data } = (await at.post('AdminLead/Getleads', {}, asAdmin)).body;
  expect(data).toHaveLength(2);
  await at.get(`leads/${data[0].id}/timeline`, null, asAdmin);
  await at.get('AdminLead/GetleadContactDetails', { leadid: data[0].id }, asAdmin);
  expect(await stored()).toEqual([
    { person_id: agent.id, read_at: null },
    { person_id: agent.id, read_at: null },
  ]);

  await at.post('see-as/exit', {}, asAdmin);
  expect((await at.get('notifications', null, asAdmin)).body).toMatchObject({
    unread: 0,
    data: [],
  });
  expect((await at.get('notifications', null, asAgent)).body.unread).toBe(2);
  const again = await open(asAdmin);
  await giveLead('Evangeline');
  await expect.poll(() => kinds(again), { timeout: 20_000 }).toContain(leadsChanged.name);
  expect(kinds(again)).not.toContain(notificationsMoved.name);
});
