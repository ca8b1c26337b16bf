import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../../test/accounts-app.ts';
import { deliverDueMails } from './deliver-mail.ts';
import { deleteOldStops, findStopped } from './stopped-mailbox-store.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const to = 'rosa@homes.example';
let site: AccountsApp;

beforeAll(async () => {
  site = await createAccountsApp({ MAIL_WEBHOOK_SECRETS: secret });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.deleteFrom('stopped_mailbox').execute();
  await site.database.db.deleteFrom('mail_message').execute();
});

async function notice(message: unknown, { id = randomUUID() as string, by = secret } = {}) {
  const payload = typeof message === 'string' ? message : JSON.stringify(message);
  const now = new Date();
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/v1/Mail/TakeNotice',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign(id, now, payload),
    },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const bounce = (type?: string) => ({
  type: 'email.bounced',
  data: { to: [to.toUpperCase()], ...(type && { bounce: { type } }) },
});
const spamReport = { type: 'email.complained', data: { to: [to] } };

/** Queues an email and a notification for the mailbox; answers which of them are sent. */
async function sentKinds(): Promise<string[]> {
  const { mail, db } = site.services;
  const draft = { to, subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' };
  const person = await site.makePerson();
  const notification = { personId: person.id, kind: 'homes', topics: [] };
  await mail.queue(db, { ...draft, kind: 'test.reset' });
  await mail.queue(db, { ...draft, kind: 'test.news', notification });
  await deliverDueMails(site.services, async () => [], new AbortController().signal);
  const rows = await db.selectFrom('mail_message').select(['kind', 'sent_at']).execute();
  return rows.flatMap(({ kind, sent_at }) => (sent_at ? [kind] : [])).sort();
}

test('a mailbox that is gone gets no more email', async () => {
  expect(await notice(bounce('Permanent'))).toMatchObject({ status: 200, body: { data: true } });
  expect(await sentKinds()).toEqual([]);
  const [given] = await site.database.db.selectFrom('mail_message').selectAll().execute();
  expect(given).toMatchObject({ sealed_body: null, last_error: 'The mailbox doesn’t exist.' });
});

test('of an email to several people, only the mailbox that the notice names is stopped', async () => {
  const kim = 'kim@homes.example';
  const among = (bounce: object, people: object = { to: [to, `Kim <${kim}>`] }) => ({
    ...{ type: 'email.bounced', data: { ...people, bounce: { type: 'Permanent', ...bounce } } },
  });
  const stopped = async (message: object) => {
    await site.database.db.deleteFrom('stopped_mailbox').execute();
    await notice(message);
    return [...(await findStopped(site.database.db, [to, kim])).keys()];
  };
  expect(await stopped(among({}))).toEqual([]);
  expect(await stopped(among({ message: 'The mailbox is gone.' }))).toEqual([]);
  expect(await stopped(among({ message: `No mailbox <${kim.toUpperCase()}>.` }))).toEqual([kim]);
  const code = [`smtp; 550 5.1.1 ${to}: no such user`, 'smtp; 550 xkim@homes.example.org'];
  expect(await stopped(among({ diagnosticCode: code }))).toEqual([to]);
  expect(await stopped(among({}, { to: [to], cc: [kim] }))).toEqual([]);
  const listed = { bouncedRecipients: [{ emailAddress: kim }, { emailAddress: 'x@y.example' }] };
  expect(await stopped(among(listed, { to: [to], bcc: [kim] }))).toEqual([kim]);
  // The other server's words stop nobody besides the mailbox that is listed, and not two.
  const alsoKim = { bouncedRecipients: [{ emailAddress: to }], message: `550 ${kim}` };
  expect(await stopped(among(alsoKim))).toEqual([to]);
  expect(await stopped(among({ message: `550 ${to} ${kim}` }))).toEqual([]);
  const spam = { type: 'email.complained', data: { to: [to, kim] } };
  expect(await stopped(spam)).toEqual([]);
});

test('a bounce that may pass, and messages of other kinds, change nothing', async () => {
  for (const message of [bounce('Transient'), { type: 'email.opened', data: {} }, 7, []]) {
    expect((await notice(message)).status).toBe(200);
  }
  expect(await sentKinds()).toEqual(['test.news', 'test.reset']);
});

test('after a spam report, only emails that the person needs are sent', async () => {
  await notice(spamReport);
  expect(await sentKinds()).toEqual(['test.reset']);
});

test('a spam report doesn’t take a bounce back, and the stop ends after 90 days', async () => {
  await notice(bounce());
  await notice(spamReport);
  expect(await sentKinds()).toEqual([]);
  await site.database.db
    .updateTable('stopped_mailbox')
    .set({ noticed_at: new Date(Date.now() - 91 * 24 * 3_600_000) })
    .execute();
  await deleteOldStops(site.database.db);
  await site.database.db.deleteFrom('mail_message').execute();
  expect(await sentKinds()).toEqual(['test.news', 'test.reset']);
});

test('a message that comes again, even at the same moment, counts once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => notice(spamReport, { id: 'msg_same' })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await site.database.db.deleteFrom('stopped_mailbox').execute();
  expect((await notice(spamReport, { id: 'msg_same' })).status).toBe(200);
  expect(await sentKinds()).toEqual(['test.news', 'test.reset']);
});

test('a message that isn’t signed, or isn’t JSON, is refused', async () => {
  const other = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
  expect((await notice(spamReport, { by: other })).body.code).toBe('bad-signature');
  expect((await notice('{"type":')).body.code).toBe('bad-json');
  expect((await notice(`"${'x'.repeat(70_000)}"`)).status).toBe(413);
  expect((await site.post('Mail/TakeNotice', spamReport)).body.code).toBe('bad-signature');
  expect((await site.post('Mail/TakeNotice')).body.code).toBe('bad-signature');
  expect(await sentKinds()).toEqual(['test.news', 'test.reset']);
});

test('without a secret there is no such call', async () => {
  const plain = await createAccountsApp();
  expect((await plain.post('Mail/TakeNotice', spamReport)).status).toBe(404);
  await plain.close();
});

test('a burst of notices is taken, has its own limit, and leaves its address its pages', async () => {
  const busy = await createAccountsApp({
    MAIL_WEBHOOK_SECRETS: secret,
    READS_PER_SECOND: '1',
    READ_BURST: '2',
  });
  const remoteAddress = '203.0.113.9';
  const send = async () => {
    const url = '/api/v1/Mail/TakeNotice';
    const reply = await busy.app.inject({ method: 'POST', url, remoteAddress, payload: {} });
    return reply.statusCode;
  };
  const read = () =>
    busy.app.inject({ url: '/api/v1/User/LegalText/privacy-policy', remoteAddress });
  const burst = await Promise.all(Array.from({ length: 100 }, send));
  expect(new Set(burst)).toEqual(new Set([400]));
  expect((await read()).statusCode).toBe(200);
  const flood = await Promise.all(Array.from({ length: 3000 }, send));
  expect(flood).toContain(429);
  expect((await read()).statusCode).toBe(200);
  await busy.close();
});
