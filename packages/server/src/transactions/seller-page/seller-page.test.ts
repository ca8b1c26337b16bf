import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { As, SignedIn } from '../../../test/accounts-app.ts';
import { openListingOffice } from '../../../test/listing-office.ts';

const office = await openListingOffice();
const { app, db, as, agent, keyed, startFile, confirm, receive, offerOfBuyer, answer, rowsOf } =
  office;
const { pool } = app.database;

const send = (id: number, who: SignedIn = as.agent) =>
  app.post(`listing-files/${id}/seller-links`, undefined, keyed(who));
const forSeller = (id: number, who: As = as.agent) =>
  app.get(`listing-files/${id}/seller`, {}, who);
const by = (key: string, more: Record<string, string> = {}) => ({
  headers: { [LINK_KEY_HEADER]: key, ...more },
});
const see = (key: string, more?: Record<string, string>) =>
  app.get('seller-offers', {}, by(key, more));
const wish = (key: string, body: object) => app.post('seller-offers/wish', body, by(key));
const ask = (key: string, body: object, more?: Record<string, string>) =>
  app.post('seller-offers/question', body, by(key, more));
const refused = { status: 404, body: { code: 'client-link-refused' } };

/** The email with the newest link, and its key. */
async function newestMail() {
  const { rows } = await pool.query(
    "select * from mail_message where kind = 'transactions.seller-offers' order by recorded_at desc limit 1",
  );
  const { text } = app.services.mail.open(rows[0].id, rows[0].sealed_body);
  return { ...rows[0], text, key: /seller-offers#token=([\w-]{43})/.exec(text)?.[1] ?? '' };
}

/** A listing file whose seller got a link. */
async function sentFile(given: object = {}) {
  const { id, code } = await startFile(as.agent, given);
  await confirm(id);
  const sent = await send(id);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return { ...(await newestMail()), id, code } as {
    id: number;
    code: string;
    key: string;
    text: string;
    to_address: string;
    subject: string;
  };
}

test('a seller is sent a link, and sees the offers that the agent compares', async () => {
  const { id, key, text, to_address, subject } = await sentFile();
  expect(to_address).toMatch(/^lead-.*@example\.org$/);
  expect(subject).toBe('The offers on 5112 Cass St, Omaha, NE 68132');
  expect(text).toContain('Nora Lindqvist');
  expect(JSON.stringify((await forSeller(id)).body)).not.toContain(key);
  const one = await receive(id);
  const ours = await offerOfBuyer({ otherProvision: 'Secret plan' });
  await app.post(`listing-files/${id}/offers`, { buyerNames: 'A draft' }, as.agent);
  const { data } = (await see(key)).body;
  expect(data.comparison.offers.map((offer: { id: number }) => offer.id)).toEqual([ours, one]);
  expect(data.comparison.offers[1].net.totalCents).toBeGreaterThan(0);
  expect(data).toMatchObject({
    ...{ wishes: [], waiting: [ours, one], agent: { name: 'Nora Lindqvist', email: agent.email } },
    comparison: { file: { missing: [] }, offers: [{ abilities: [] }, { abilities: [] }] },
  });
  expect(JSON.stringify(data)).not.toContain('Secret');
  expect(JSON.stringify(data)).not.toContain('A draft');
  expect((await forSeller(id)).body.data).toMatchObject({
    ...{ seller: 'Eve', wishes: [], reason: null, abilities: ['send', 'remind'] },
    links: [{ state: 'opened', sentBy: 'Nora Lindqvist', abilities: ['end'] }],
  });
});

test('a wish is stored once, and answers nothing', async () => {
  const { id, key } = await sentFile();
  const offer = await receive(id);
  const { version } = (await see(key)).body.data.comparison.offers[0];
  for (let turn = 0; turn < 2; turn += 1) {
    const said = await wish(key, { offer, version, wish: 'accept' });
    expect(said.body.data.wishes).toMatchObject([{ offer, wish: 'accept', isCurrent: true }]);
  }
  expect(await rowsOf('seller_wish')).toHaveLength(1);
  expect((await see(key)).body.data.comparison.offers[0].state).toBe('submitted');
  const told = await pool.query(
    "select facts from notification where person_id = $1 and kind = 'listing-seller'",
    [agent.id],
  );
  expect(told.rows).toMatchObject([{ facts: { what: 'accept', name: 'Eve' } }]);
  const { data: history } = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body;
  expect(JSON.stringify(history)).toContain('Would like to accept HS-');
  await wish(key, { offer, version, wish: 'counter' });
  expect((await forSeller(id)).body.data.wishes).toMatchObject([{ offer, wish: 'counter' }]);
});

test('a wish for another version, or for an answered offer, is refused', async () => {
  const { id, key } = await sentFile();
  const offer = await receive(id);
  const { version } = (await see(key)).body.data.comparison.offers[0];
  await wish(key, { offer, version, wish: 'accept' });
  expect((await answer(id, offer, 'presented')).status).toBe(200);
  const changed = await wish(key, { offer, version, wish: 'reject' });
  expect(changed).toMatchObject({ status: 409, body: { code: 'offer-changed-for-seller' } });
  expect((await see(key)).body.data.wishes).toMatchObject([{ wish: 'accept', isCurrent: false }]);
  await answer(id, offer, 'rejected');
  const { data } = (await see(key)).body;
  expect(data.waiting).toEqual([]);
  const now = data.comparison.offers[0].version;
  const late = await wish(key, { offer, version: now, wish: 'accept' });
  expect(late).toMatchObject({ status: 409, body: { code: 'offer-not-waiting' } });
});

test('a question is an inquiry of the seller’s lead, once for a key', async () => {
  const { id, key } = await sentFile();
  const offer = await receive(id);
  const { code } = (await see(key)).body.data.comparison.offers[0];
  const once = { 'idempotency-key': 'seller-question-aaaaaaaa' };
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await ask(key, { offer, question: 'Can they close later?' }, once)).status).toBe(200);
  }
  const { rows } = await pool.query("select * from inquiry where kind = 'offer'");
  expect(rows).toMatchObject([{ message: `About offer ${code}: Can they close later?` }]);
  expect(await leadOfFile(id)).toBe(rows[0].lead_id);
  const { data: history } = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body;
  expect(JSON.stringify(history)).toContain(`Asked about ${code}`);
  expect(JSON.stringify(history)).not.toContain('Can they close');
});

const leadOfFile = async (number: number) =>
  (await pool.query('select seller_lead_id from listing_file where number = $1', [number])).rows[0]
    ?.seller_lead_id;

test('a link opens its own home only, until it ends', async () => {
  const one = await sentFile();
  const offer = await receive(one.id);
  const elsewhere = await startFile(as.agent, { propertyAddress: '1 Elm St, Omaha, NE 68132' });
  await send(elsewhere.id);
  const other = await newestMail();
  expect((await see(other.key)).body.data.comparison.offers).toEqual([]);
  const { version } = (await see(one.key)).body.data.comparison.offers[0];
  const missing = { status: 404, body: { code: 'seller-offer-not-found' } };
  expect(await wish(other.key, { offer, version, wish: 'accept' })).toMatchObject(missing);
  expect(await ask(other.key, { offer, question: 'Hello?' })).toMatchObject(missing);
  expect(await app.get('seller-offers')).toMatchObject(refused);
  expect(await see('x'.repeat(43))).toMatchObject(refused);
  expect(await wish('x'.repeat(43), { offer, version, wish: 'accept' })).toMatchObject(refused);
  const buyers = { headers: { [LINK_KEY_HEADER]: one.key } };
  expect((await app.get('client-offer', {}, buyers)).status).toBe(404);
  const [link] = (await forSeller(one.id)).body.data.links;
  const end = (file: number, who: As) =>
    app.post(`listing-files/${file}/seller-links/${link.id}/end`, undefined, who);
  expect((await end(one.id, as.neighbor)).status).toBe(404);
  expect((await end(elsewhere.id, as.agent)).status).toBe(404);
  expect((await end(one.id, as.agent)).body.data.links).toMatchObject([{ state: 'ended' }]);
  expect(await see(one.key)).toMatchObject(refused);
  expect(await ask(one.key, { offer, question: 'Hello?' })).toMatchObject(refused);
  await sql`update offer_client_link set expires_at = now()`.execute(db);
  expect(await see(other.key)).toMatchObject(refused);
});

test('a link ends with another seller or another address of the seller', async () => {
  const one = await sentFile();
  await sql`update lead set email = 'new@example.org'
    where id = ${await leadOfFile(one.id)}`.execute(db);
  expect(await see(one.key)).toMatchObject(refused);
  const other = await sentFile({ propertyAddress: '901 S 33rd St, Omaha, NE 68105' });
  await sql`update listing_file set seller_lead_id = ${await leadOfFile(one.id)}
    where number = ${other.id}`.execute(db);
  expect(await see(other.key)).toMatchObject(refused);
});

test('sending is for those who may open the file, to a seller who can get email', async () => {
  const { id } = await startFile();
  expect((await send(id, as.neighbor)).status).toBe(404);
  expect((await send(id, as.client)).status).toBe(403);
  expect((await forSeller(id, as.neighbor)).status).toBe(404);
  expect((await forSeller(id, null)).status).toBe(401);
  await sql`update listing_file set seller_lead_id = null where number = ${id}`.execute(db);
  expect((await send(id)).body.code).toBe('seller-not-reachable');
  expect((await forSeller(id)).body.data).toMatchObject({ reason: 'no-client', abilities: [] });
});

test('what can’t be used is refused with its field', async () => {
  const { id, key } = await sentFile();
  const offer = await receive(id);
  for (const [body, field] of [
    [{ offer, version: 1, wish: 'maybe' }, 'wish'],
    [{ offer, version: 0, wish: 'accept' }, 'version'],
    [{ offer: 'one', version: 1, wish: 'accept' }, 'offer'],
  ] as const) {
    const { status, body: said } = await wish(key, body);
    expect([status, said.errors[0].field]).toEqual([400, field]);
  }
  for (const question of ['', '  ', 'x'.repeat(2001), 7]) {
    const { status, body } = await ask(key, { offer, question });
    expect([status, body.errors[0].field]).toEqual([400, 'question']);
  }
});

test('a received offer isn’t sent to its client, who is the seller and would read the buyer’s costs', async () => {
  const { id } = await sentFile();
  const offer = await receive(id);
  const { data } = (await app.get(`offers/${offer}/client`, {}, as.agent)).body;
  expect(data).toMatchObject({ reason: 'received', email: null, abilities: [], links: [] });
  const sent = await app.post(`offers/${offer}/client-links`, undefined, keyed(as.agent));
  expect(sent).toMatchObject({ status: 409, body: { code: 'offer-not-sendable' } });
});

test('a link to an offer that is a received one by now opens nothing', async () => {
  const { id } = await sentFile();
  const offer = await offerOfBuyer();
  const sent = await app.post(`offers/${offer}/client-links`, undefined, keyed(as.neighbor));
  expect(sent.status).toBe(200);
  const { rows } = await pool.query(
    "select id, sealed_body from mail_message where kind = 'transactions.client-offer'",
  );
  const { text } = app.services.mail.open(rows[0].id, rows[0].sealed_body);
  const key = /offer#token=([\w-]{43})/.exec(text)?.[1] ?? '';
  expect((await app.get('client-offer', {}, by(key))).status).toBe(200);
  await sql`update offer set side = 'listing', listing_file_id =
    (select id from listing_file where number = ${id}) where number = ${offer}`.execute(db);
  expect(await app.get('client-offer', {}, by(key))).toMatchObject(refused);
});
