import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import { PDF } from '@libpdf/core';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { As, SignedIn } from '../../../test/accounts-app.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, db, as, agent, neighbor, complete, leadOf, makeDraft, detailsOf, submit, rowsOf } =
  await openOfferOffice();
const { pool } = app.database;

const keyed = (who: SignedIn) => ({
  headers: {
    authorization: `Bearer ${who.jwtToken}`,
    'idempotency-key': Math.random().toString(36).repeat(2),
  },
});
const send = (id: number, who: SignedIn = as.agent) =>
  app.post(`offers/${id}/client-links`, undefined, keyed(who));
const forClient = (id: number, who: As = as.agent) => app.get(`offers/${id}/client`, {}, who);
const by = (key: string, more: Record<string, string> = {}) => ({
  headers: { [LINK_KEY_HEADER]: key, ...more },
});
const see = (key: string, more?: Record<string, string>) =>
  app.get('client-offer', {}, by(key, more));
const approve = (key: string, body: object) => app.post('client-offer/approval', body, by(key));
const ask = (key: string, question: unknown, more?: Record<string, string>) =>
  app.post('client-offer/question', { question }, by(key, more));

/** The email with the newest link, and its key. */
async function newestMail() {
  const { rows } = await pool.query(
    "select * from mail_message where kind = 'transactions.client-offer' order by recorded_at desc limit 1",
  );
  const { text } = app.services.mail.open(rows[0].id, rows[0].sealed_body);
  return { ...rows[0], text, key: /#token=([\w-]{43})/.exec(text)?.[1] ?? '' };
}

/** A filled-in draft whose client got a link. */
async function sentOffer(terms: object = {}) {
  const id = await makeDraft();
  const { version } = await detailsOf(id, as.agent);
  const propertyAddress = `${id} Cass St, Omaha, NE 68132`;
  await app.put(`offers/${id}`, { version, ...complete, propertyAddress, ...terms }, as.agent);
  expect((await send(id)).status).toBe(200);
  return { ...(await newestMail()), id };
}
const change = async (id: number, terms: object) => {
  const { version } = await detailsOf(id, as.agent);
  return app.put(`offers/${id}`, { version, ...terms }, as.agent);
};

test('a client is sent a link, and sees their offer with it', async () => {
  const { id, key, text, to_address, subject } = await sentOffer();
  expect(to_address).toMatch(/^lead-.*@example\.org$/);
  expect(subject).toBe(`Your offer on ${id} Cass St, Omaha, NE 68132`);
  expect(text).toContain('Nora Lindqvist');
  expect(text).toContain(app.services.settings.brokerage.name);
  expect(JSON.stringify((await forClient(id)).body)).not.toContain(key);
  expect((await forClient(id)).body.data).toMatchObject({
    ...{ client: 'Eve', approvals: [], reason: null, abilities: ['send', 'remind'] },
    links: [{ state: 'sent', sentBy: 'Nora Lindqvist', abilities: ['end'] }],
  });
  expect((await forClient(id)).body.data.email).toBe(to_address);
  const { body } = await see(key);
  expect(body.data).toMatchObject({
    ...{ state: 'draft', client: 'Eve', priceCents: 38_900_000, isOutdated: false },
    ...{ approval: null, abilities: ['approve', 'ask'] },
    agent: { name: 'Nora Lindqvist', email: agent.email },
    expiresAt: '2031-06-02T23:00:00.000Z',
  });
  expect(body.data.dates.at(-1)).toMatchObject({ what: 'Closing', when: 'Thu, Jul 10, 2031' });
  expect(body.data.cashToCloseCents).toBeGreaterThan(38_000_000);
  expect((await forClient(id)).body.data.links).toMatchObject([{ state: 'opened' }]);
  const spanish = await see(key, { 'accept-language': 'es' });
  expect(spanish.body.data.dates.at(-1)).toMatchObject({ what: 'Cierre' });
});

test('the summary comes with the same link', async () => {
  const { key } = await sentOffer();
  const file = await app.app.inject({ url: '/api/v1/client-offer/summary.pdf', ...by(key) });
  expect(file.headers['content-type']).toBe('application/pdf');
  const pdf = await PDF.load(file.rawPayload);
  expect(pdf.getPages()[0]?.extractText().text).toContain('$389,000');
});

test('a client approves exactly the terms they saw, once', async () => {
  const { id, key } = await sentOffer();
  const { version, termsHash } = (await see(key)).body.data;
  const name = 'Eve O’Brien';
  const first = await approve(key, { version, termsHash, name });
  expect(first.body.data).toMatchObject({ approval: { name, version }, abilities: ['ask'] });
  expect((await approve(key, { version, termsHash, name: 'Eve' })).status).toBe(200);
  const [row, ...others] = await rowsOf('client_approval');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ offer_version: version, name, ip_address: '127.0.0.1', terms_hash: termsHash },
    terms: { offerPriceCents: 38_900_000, closingOn: '2031-07-10' },
  });
  expect((await forClient(id)).body.data.approvals).toMatchObject([{ name, isCurrent: true }]);
  const { rows } = await pool.query(
    'select facts from notification where person_id = $1 order by id desc',
    [agent.id],
  );
  expect(rows[0].facts).toMatchObject({ what: 'approved', name: 'Eve' });
  const noted = await pool.query(
    "select kind from lead_activity where kind like 'offer-%' order by id",
  );
  expect(noted.rows.map(({ kind }) => kind)).toEqual([
    ...['offer-started', 'offer-sent', 'offer-approved'],
  ]);
  await submit(id, as.agent);
  expect((await forClient(id)).body.data.approvals).toMatchObject([{ isCurrent: true }]);
  await expect(
    pool.query('update client_approval set terms_hash = $1', ['b'.repeat(64)]),
  ).rejects.toThrow('an approval is not changed');
  await expect(pool.query("update client_approval set name = 'Mallory'")).rejects.toThrow();
});

test('terms that changed since the page was opened aren’t approved', async () => {
  const { id, key } = await sentOffer();
  const { version, termsHash } = (await see(key)).body.data;
  await approve(key, { version, termsHash, name: 'Eve' });
  const seen = (await see(key)).body.data;
  await change(id, { closingOn: '2031-07-21', homeInspections: [{ type: 'Radon' }] });
  const refused = await approve(key, { version, termsHash: seen.termsHash, name: 'Eve' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'offer-terms-changed' } });
  expect(refused.body.errors).toMatchObject([
    { field: 'closingOn', message: 'Closing date was changed' },
    { field: 'homeInspections' },
  ]);
  expect((await see(key)).body.data).toMatchObject({
    ...{ approval: null, isOutdated: true, abilities: ['approve', 'ask'] },
  });
  expect((await forClient(id)).body.data.approvals).toMatchObject([{ isCurrent: false }]);
  const now = (await see(key)).body.data;
  const again = { version: now.version, termsHash: now.termsHash, name: 'Eve' };
  expect((await approve(key, again)).status).toBe(200);
  expect((await forClient(id)).body.data.approvals).toMatchObject([
    { isCurrent: true },
    { isCurrent: false },
  ]);
});

test('an answered offer can’t be approved, but its client still sees it and can ask', async () => {
  const { id, key } = await sentOffer();
  await submit(id, as.agent);
  await app.get('Transaction/OfferAcceptedById', { id: String(id) }, as.agent);
  const { data } = (await see(key)).body;
  expect(data).toMatchObject({ state: 'accepted', isBackup: false, abilities: ['ask'] });
  const { version, termsHash } = data;
  expect((await approve(key, { version, termsHash, name: 'Eve' })).body).toMatchObject({
    code: 'offer-not-open',
  });
});

test('what can’t be used is refused with its field', async () => {
  const { key } = await sentOffer();
  const { version, termsHash } = (await see(key)).body.data;
  for (const [body, field] of [
    [{ version, termsHash, name: '' }, 'name'],
    [{ version, termsHash, name: '…' }, 'name'],
    [{ version, termsHash, name: 'x'.repeat(121) }, 'name'],
    [{ version, termsHash: 'abc', name: 'Eve' }, 'termsHash'],
    [{ version: 'one', termsHash, name: 'Eve' }, 'version'],
  ] as const) {
    const { status, body: said } = await approve(key, body);
    expect([status, said.errors[0].field]).toEqual([400, field]);
  }
  for (const wrong of ['', '   ', 'x'.repeat(2001), 7]) {
    const { status, body } = await ask(key, wrong);
    expect([status, body.errors[0].field]).toEqual([400, 'question']);
  }
  expect(await rowsOf('client_approval')).toEqual([]);
});

test('a question is an inquiry of the lead, once for a key', async () => {
  await pool.query('delete from notification');
  const { id, key } = await sentOffer();
  const { code } = await detailsOf(id, as.agent);
  const same = { 'idempotency-key': 'question-one-aaaaaaaa' };
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await ask(key, 'Can we close earlier?', same)).body).toEqual({ status: 'success' });
  }
  const { rows } = await pool.query("select * from inquiry where kind = 'offer'");
  expect(rows).toMatchObject([
    { message: `About offer ${code}: Can we close earlier?`, name: 'Eve', offer_code: code },
  ]);
  expect(rows[0].due_at).not.toBeNull();
  const leads = await pool.query('select id from lead');
  expect(leads.rows).toEqual([{ id: rows[0].lead_id }]);
  const told = await pool.query('select kind from notification where person_id = $1', [agent.id]);
  expect(told.rows.filter(({ kind }) => kind === 'lead-new')).toHaveLength(1);
});

test('a page shows what its own client asked on it, also after it is loaded again', async () => {
  const [one, other] = [await sentOffer(), await sentOffer()];
  const questionsOf = async (key: string) => (await see(key)).body.data.questions;
  expect(await questionsOf(one.key)).toEqual([]);
  await ask(one.key, 'Can we close earlier?\nIn May?');
  await ask(other.key, 'Is the fence ours?');
  await pool.query("update inquiry set received_at = received_at - interval '1 hour'");
  await ask(one.key, 'And who pays the survey?');
  const asked = { askedAt: expect.any(String), answeredAt: null };
  expect(await questionsOf(one.key)).toEqual([
    { ...asked, text: 'And who pays the survey?' },
    { ...asked, text: 'Can we close earlier?\nIn May?' },
  ]);
  expect(await questionsOf(other.key)).toEqual([{ ...asked, text: 'Is the fence ours?' }]);
  // Whatever staff read before the client's own words.
  const reworded = 'A question on the offer: ';
  await pool.query(
    'update inquiry set message = $1 || substr(message, own_words_at + 1), own_words_at = $2',
    [reworded, reworded.length],
  );
  expect(await questionsOf(other.key)).toEqual([{ ...asked, text: 'Is the fence ours?' }]);
  const at = '2031-06-01T15:00:00.000Z';
  await pool.query(
    "update inquiry set answered_at = $1, answered_how = 'call' where message like '%fence%'",
    [at],
  );
  expect(await questionsOf(other.key)).toMatchObject([{ answeredAt: at }]);

  // Nothing of the former client for the next one, and nothing through a link that has ended.
  const [link] = (await forClient(one.id)).body.data.links;
  await app.post(`offers/${one.id}/client-links/${link.id}/end`, undefined, as.agent);
  expect(await see(one.key)).toMatchObject({ status: 404, body: { code: 'client-link-refused' } });
  await change(one.id, { leadId: await leadOf(as.agent) });
  expect((await send(one.id)).status).toBe(200);
  expect(await questionsOf((await newestMail()).key)).toEqual([]);
});

test('a link opens its own offer only, until it ends', async () => {
  const [one, other] = [await sentOffer(), await sentOffer()];
  expect((await see(one.key)).body.data.address).toBe(`${one.id} Cass St, Omaha, NE 68132`);
  expect((await see(other.key)).body.data.address).toBe(`${other.id} Cass St, Omaha, NE 68132`);
  const { version, termsHash } = (await see(other.key)).body.data;
  const wrong = await approve(one.key, { version, termsHash, name: 'Eve' });
  expect(wrong.body.code).toBe('offer-terms-changed');
  const refused = { status: 404, body: { code: 'client-link-refused' } };
  expect(await app.get('client-offer')).toMatchObject(refused);
  expect(await see('x'.repeat(43))).toMatchObject(refused);
  expect(await ask('x'.repeat(43), 'Hello?')).toMatchObject(refused);
  const [link] = (await forClient(one.id)).body.data.links;
  const end = (offer: number, who: As) =>
    app.post(`offers/${offer}/client-links/${link.id}/end`, undefined, who);
  expect((await end(one.id, as.neighbor)).status).toBe(404);
  expect((await end(other.id, as.agent)).status).toBe(404);
  expect((await end(one.id, as.agent)).body.data.links).toMatchObject([
    { state: 'ended', abilities: [] },
  ]);
  expect(await see(one.key)).toMatchObject(refused);
  expect(await approve(one.key, { version, termsHash, name: 'Eve' })).toMatchObject(refused);
  await sql`update offer_client_link set expires_at = now()`.execute(db);
  expect(await see(other.key)).toMatchObject(refused);
  expect((await forClient(other.id)).body.data.links).toMatchObject([{ state: 'expired' }]);
});

test('a link ends with another client or another address of the client', async () => {
  const [one, other] = [await sentOffer(), await sentOffer()];
  await sql`update lead set email = 'new@example.org' from offer
    where offer.lead_id = lead.id and offer.number = ${one.id}`.execute(db);
  expect((await see(one.key)).status).toBe(404);
  await sql`update offer set lead_id = (select lead_id from offer where number = ${one.id})
    where number = ${other.id}`.execute(db);
  expect((await see(other.key)).status).toBe(404);
});

test('sending is for those who may open the offer, to a client who can get email', async () => {
  const id = await makeDraft();
  expect((await send(id, as.neighbor)).status).toBe(404);
  expect((await send(id, as.client)).status).toBe(403);
  expect((await forClient(id, as.neighbor)).status).toBe(404);
  expect((await forClient(id, null)).status).toBe(401);
  const unkeyed = await app.app.inject({
    method: 'POST',
    url: `/api/v1/offers/${id}/client-links`,
    headers: { authorization: `Bearer ${as.agent.jwtToken}` },
  });
  expect(unkeyed.statusCode).toBe(400);
  await sql`update offer set lead_id = null where number = ${id}`.execute(db);
  expect((await send(id)).body.code).toBe('offer-not-sendable');
  expect((await forClient(id)).body.data).toMatchObject({ reason: 'no-client', abilities: [] });
});

test('a counteroffer is what the client sees and approves, by the number of its version', async () => {
  const { id, key } = await sentOffer();
  await submit(id, as.agent);
  const seen = (await see(key)).body.data;
  expect(seen).toMatchObject({ state: 'submitted', version: 1 });
  const { version } = await detailsOf(id, as.agent);
  const counter = {
    version,
    madeBy: 'seller',
    closingOn: '2031-07-21',
    expireOn: '2031-06-03',
    expireTime: '18:00',
  };
  const countered = await app.post(`offers/${id}/counters`, counter, keyed(as.agent));
  expect(countered.status, JSON.stringify(countered.body)).toBe(200);
  const refused = await approve(key, { version: 1, termsHash: seen.termsHash, name: 'Eve' });
  expect(refused.body.errors).toMatchObject([{ field: 'closingOn' }, { field: 'expireOn' }]);
  const now = (await see(key)).body.data;
  expect(now).toMatchObject({ state: 'countered', version: 2 });
  expect(now.dates.at(-1)).toMatchObject({ what: 'Closing', on: '2031-07-21' });
  await approve(key, { version: 2, termsHash: now.termsHash, name: 'Eve' });
  expect((await forClient(id)).body.data.approvals).toMatchObject([
    { version: 2, isDraft: false, isCurrent: true },
  ]);
});

test('a link to an accepted offer shares it without asking for an approval', async () => {
  const { id, text } = await sentOffer();
  expect(text).toContain('approve the terms');
  const open = (await forClient(id)).body.data;
  expect(open).toMatchObject({ asksApproval: true });
  expect(open.email).toMatch(/^lead-.*@example\.org$/);
  expect((await submit(id, as.agent)).status).toBe(200);
  expect((await app.post('Transaction/OfferAcceptedById', { id }, as.agent)).status).toBe(200);
  expect((await send(id)).body.data).toMatchObject({ asksApproval: false, reason: null });
  const shared = await newestMail();
  expect(shared.text).not.toContain('approve');
  expect((await see(shared.key)).body.data.abilities).toEqual(['ask']);
});

test('who sees an offer without its client reads neither the client’s name nor address', async () => {
  const { id } = await sentOffer({ coAgentId: neighbor.id });
  const { status, body } = await forClient(id, as.neighbor);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ client: null, email: null, reason: null });
});
