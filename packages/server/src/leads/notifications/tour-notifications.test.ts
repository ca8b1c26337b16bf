import { beforeEach, expect, it } from 'vitest';
import { toldTo } from '../../../test/told.ts';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const nora = await app.makePerson({ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist' });
const eve = await app.makePerson({ role: 'client', email: 'eve@example.org', first_name: 'Eve' });
const other = await app.makePerson({ role: 'client' });
const as = { nora: await app.signIn(nora), eve: await app.signIn(eve) };

beforeEach(async () => {
  await app.database.empty(
    'secret_link',
    'lead',
    'inquiry',
    'lead_activity',
    'notification',
    'notification_switch',
  );
});

const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await pool.query(text)).rows;
const told = (person: { id: string }) => toldTo(app.services, person);
const own = { userId: eve.id };

/** Eve asks for a tour; the lead is Nora's. */
async function asked(): Promise<string> {
  await ask(tourForm(own), as.eve);
  await pool.query('update lead set agent_id = $1', [nora.id]);
  const [tour] = await rows('select id from tour_request');
  return String(tour?.id);
}
const answer = (id: string, what: string, body: object, version = 1) =>
  app.post(`tour-requests/${id}/${what}`, { version, ...body }, as.nora);

it('a tour tells its agent what the client does, and the client what the agent does', async () => {
  const id = await asked();
  await answer(id, 'propose', { first: `${tourDay}T16:00`, hasAgreement: true });
  expect(await told(eve)).toEqual(['Choose a time for your tour of 5011 Chicago St']);
  const change = { change: 'choose', version: 2, startsAt: at('16:00') };
  expect((await app.post(`my-tours/${id}`, change, as.eve)).status).toBe(200);
  expect(await told(nora)).toEqual([
    expect.stringMatching(/^Eve Tester chose .* for 5011 Chicago St$/),
  ]);
  await answer(id, 'decline', { reason: 'It is sold' }, 3);
  expect(await told(eve)).toEqual([
    expect.anything(),
    expect.stringMatching(/^Your tour of 5011 Chicago St is confirmed/),
    'We can’t show you 5011 Chicago St',
  ]);
  expect(await toldTo(app.services, eve, 'es')).toContain('No podemos mostrarle 5011 Chicago St');
  expect(await told(other)).toEqual([]);
});

it('a confirmed tour tells the client when', async () => {
  await answer(await asked(), 'confirm', { startsAt: at('14:00'), hasAgreement: true });
  expect(await told(eve)).toEqual([
    expect.stringMatching(/^Your tour of 5011 Chicago St is confirmed for .*2:00 PM/),
  ]);
});

it('a canceled tour has its own news, and what was told before counts as read', async () => {
  const id = await asked();
  await answer(id, 'confirm', { startsAt: at('14:00'), hasAgreement: true });
  const unread = async () =>
    (
      await rows(`select facts->>'state' as state from notification
      where person_id = '${eve.id}' and read_at is null`)
    ).map(({ state }) => state);
  expect(await unread()).toEqual(['confirmed']);
  const change = { change: 'cancel', version: 2 };
  expect((await app.post(`my-tours/${id}`, change, as.eve)).status).toBe(200);
  expect(await unread()).toEqual(['canceled']);
  expect((await told(eve)).at(-1)).toBe('Your tour of 5011 Chicago St is canceled');
});

it('a tour asked for again leaves no earlier news unread', async () => {
  const id = await asked();
  await answer(id, 'propose', { first: `${tourDay}T16:00`, hasAgreement: true });
  const change = { change: 'ask', version: 2, first: `${tourDay}T11:00` };
  expect((await app.post(`my-tours/${id}`, change, as.eve)).status).toBe(200);
  expect(
    await rows(`select id from notification where person_id = '${eve.id}' and read_at is null`),
  ).toEqual([]);
});

it('a client’s next request tells the agent, by email unless they don’t want it', async () => {
  await asked();
  const wanted = async () =>
    (await rows(`select to_address from mail_message where kind = 'leads.tour-wanted'`)).map(
      ({ to_address }) => to_address,
    );
  await app.database.empty('mail_message');
  await ask(tourForm({ ...own, propertyId: 't2' }), as.eve, 'second-request');
  expect(await told(nora)).toEqual(['Eve Tester asks for a tour of MLS #T2']);
  expect(await wanted()).toEqual([nora.email]);
  await app.database.empty('mail_message');
  const quiet = { notifications: [{ kind: 'tour-asked', by: 'app' }] };
  expect((await app.post('User/UpdateNotifications', quiet, as.nora)).status).toBe(200);
  await ask(tourForm({ ...own, propertyId: 't3' }), as.eve, 'third-request');
  expect(await wanted()).toEqual([]);
});
