import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import { beforeEach, expect, it } from 'vitest';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const nora = await app.makePerson({ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist' });
const asNora = await app.signIn(nora);

beforeEach(async () => {
  await app.database.empty('secret_link', 'lead', 'inquiry', 'inquiry_consent', 'lead_activity');
});

const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await pool.query(text)).rows;
const kinds = async () =>
  (await rows('select kind, to_address from mail_message order by kind')).map(
    ({ kind, to_address }) => `${kind} ${to_address}`,
  );

/** The key in the newest email of a kind. */
async function keyIn(kind: string): Promise<string> {
  const found = await rows('select * from mail_message order by recorded_at desc');
  const mail = found.find((one) => one.kind === kind);
  const { text } = app.services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
  return /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
}

/** Asks for a tour, and Nora answers; the key of the client's link. */
async function answered(what: 'confirm' | 'propose', body: object): Promise<string> {
  await ask(tourForm());
  await pool.query('update lead set agent_id = $1', [nora.id]);
  const [tour] = await rows('select id from tour_request');
  await app.post(`tour-requests/${tour?.id}/${what}`, { version: 1, ...body }, asNora);
  const key = await keyIn(what === 'confirm' ? 'leads.tour-confirmed' : 'leads.tour-proposed');
  await app.database.empty('mail_message');
  return key;
}
const confirmed = () => answered('confirm', { startsAt: at('14:00'), hasAgreement: true });
const proposed = () => answered('propose', { first: `${tourDay}T16:00`, hasAgreement: true });
const change = (key: string, body: object) =>
  app.post('tours/mine', { version: 2, ...body }, { headers: { [LINK_KEY_HEADER]: key } });
const see = (key: string) => app.get('tours/mine', {}, { headers: { [LINK_KEY_HEADER]: key } });

it('a client sees their tour, and looking changes nothing', async () => {
  const key = await confirmed();
  const before = await rows('select * from tour_request');
  expect((await see(key)).body.data).toMatchObject({
    state: 'confirmed',
    agreedAt: at('14:00'),
    abilities: ['ask', 'cancel'],
  });
  expect(await rows('select * from tour_request')).toEqual(before);
});

it('a client chooses a proposed time, and both sides get an email', async () => {
  const key = await proposed();
  expect((await change(key, { change: 'choose', startsAt: at('14:00') })).status).toBe(400);
  const { body } = await change(key, { change: 'choose', startsAt: at('16:00') });
  expect(body.data).toMatchObject({ state: 'confirmed', agreedAt: at('16:00') });
  expect(await kinds()).toEqual([
    `leads.tour-changed ${nora.email}`,
    'leads.tour-confirmed eve@example.org',
  ]);
  expect(await rows('select state, done_as from tour_step order by id')).toEqual([
    { state: 'proposed', done_as: 'staff' },
    { state: 'confirmed', done_as: 'client' },
  ]);
});

it('a client moves a confirmed tour, which the agent confirms from the email', async () => {
  const key = await confirmed();
  const { body } = await change(key, { change: 'ask', first: `${tourDay}T17:00` });
  expect(body.data).toMatchObject({ state: 'requested', startsAt: [at('17:00')], agreedAt: null });
  const agentKey = await keyIn('leads.tour-changed');
  const answer = await app.post(
    'tours/answer',
    { answer: 'confirm', version: 3, startsAt: at('17:00') },
    { headers: { [LINK_KEY_HEADER]: agentKey } },
  );
  expect(answer.body.data).toMatchObject({ state: 'confirmed', agreedAt: at('17:00') });
  expect((await see(key)).body.data.agreedAt).toBe(at('17:00'));
});

it('a client cancels once, and nothing more can be done', async () => {
  const key = await confirmed();
  expect((await change(key, { change: 'cancel' })).body.data.state).toBe('canceled');
  expect((await change(key, { change: 'cancel' })).body.code).toBe('changed-meanwhile');
  expect((await change(key, { change: 'cancel', version: 3 })).body.code).toBe('tour-step-refused');
  expect(await kinds()).toEqual([
    'leads.tour-canceled eve@example.org',
    `leads.tour-changed ${nora.email}`,
  ]);
  const [activity] = await rows('select kind from lead_activity order by id desc');
  expect(activity).toEqual({ kind: 'tour-canceled' });
});

it('a link opens neither side’s page for the other, nor after it expires', async () => {
  const key = await confirmed();
  const as = { headers: { [LINK_KEY_HEADER]: key } };
  expect((await app.get('tours/answer', {}, as)).body.code).toBe('tour-link-refused');
  expect((await app.get('tours/mine', {})).body.code).toBe('tour-link-refused');
  await pool.query('update secret_link set expires_at = now()');
  expect((await see(key)).body.code).toBe('tour-link-refused');
  expect((await change(key, { change: 'cancel' })).body.code).toBe('tour-link-refused');
});
