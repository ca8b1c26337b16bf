import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send, envelopeOf, newestMail, keyOf, byLink, open } = office;
const { session, sign, consent, fillIn, finish, keyed } = office;
afterAll(() => app.close());

const one = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com' },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];
const sendOne = async (given: object = {}) =>
  send(await startEnvelope(['lead-soil'], { recipients: one, ...given }));
const codeOf = async (email: string) =>
  /\b(\d{6})\b/.exec((await newestMail(email, 'documents.code'))?.text ?? '')?.[1] ?? '';

test('a link says who it is for, and opens nothing without the code', async () => {
  const sent = await sendOne();
  const key = await keyOf('ruth@example.com');
  expect(key).toHaveLength(43);
  expect(JSON.stringify(await envelopeOf(sent.id))).not.toContain(key);
  const { body } = await app.get('signing/link', {}, byLink(key));
  expect(body.data).toMatchObject({
    ...{ recipient: 'Ruth Kowalski', sender: 'Nora Lindqvist', codeChannel: 'email' },
    ...{ codeTo: 'r•••@example.com', isLocked: false, isOwn: false },
  });
  expect(await app.get('signing', {}, byLink(key))).toMatchObject({
    status: 403,
    body: { code: 'signing-session-over' },
  });
  expect(await app.post('signing/session', {}, byLink(key))).toMatchObject({
    status: 400,
    body: { code: 'signing-code-wrong' },
  });
  expect(await app.get('signing/link', {}, byLink('A'.repeat(43)))).toMatchObject({
    status: 403,
    body: { code: 'signing-link-refused' },
  });
});

test('with a phone, the code is texted, and its text isn’t kept once it was sent', async () => {
  const [seller, ...others] = one;
  const phoned = { ...seller, phone: '(402) 555-0121' };
  await sendOne({ recipients: [phoned, ...others] });
  const key = await keyOf('ruth@example.com');
  const { body } = await app.post('signing/code', {}, byLink(key));
  expect(body.data).toMatchObject({ codeChannel: 'sms', codeTo: '(•••) •••-0121' });
  const { rows } = await app.database.pool.query(
    "select body, purpose from message where address = '+14025550121' order by id desc limit 1",
  );
  expect(rows[0].purpose).toBe('code');
  const code = /\b(\d{6})\b/.exec(rows[0].body)?.[1];
  const opened = await app.post('signing/session', { code }, byLink(key));
  expect(opened.status).toBe(200);
  const seen = await app.get('signing', {}, session(opened.body.data.session));
  expect(seen.body.data).toMatchObject({ documents: [], consent: { givenAt: null } });
});

test('five wrong codes lock the link and notify the sender, who can unlock it', async () => {
  const sent = await sendOne();
  const key = await keyOf('ruth@example.com');
  await app.post('signing/code', {}, byLink(key));
  const right = await codeOf('ruth@example.com');
  const wrong = right === '000000' ? '000001' : '000000';
  for (const code of [
    'signing-code-wrong',
    'signing-code-wrong',
    'signing-code-wrong',
    'signing-code-wrong',
    'signing-locked',
  ]) {
    const tried = await app.post('signing/session', { code: wrong }, byLink(key));
    expect(tried.body.code).toBe(code);
  }
  const late = await app.post('signing/session', { code: right }, byLink(key));
  expect(late.body.code).toBe('signing-locked');
  const { rows } = await app.database.pool.query(
    "select facts from notification where kind = 'envelopes' order by id desc limit 1",
  );
  expect(rows[0].facts).toMatchObject({ what: 'locked', name: 'Ruth Kowalski' });
  const locked = await envelopeOf(sent.id);
  expect(locked.recipients[0]).toMatchObject({
    isLocked: true,
    abilities: expect.arrayContaining(['unlock']),
  });
  const path = `envelopes/${sent.id}/recipients/${locked.recipients[0]?.id}/unlock`;
  expect((await app.post(path, {}, as.neighbor)).status).toBe(404);
  expect((await app.post(path, {}, as.agent)).status).toBe(200);
  expect((await app.get('signing/link', {}, byLink(key))).status).toBe(403);
  expect(await open('ruth@example.com')).toHaveLength(43);
});

test('one recipient’s link opens nothing of another’s, and ids open nothing', async () => {
  const draft = await startEnvelope(['lead-soil'], { recipients: one, isInOrder: false });
  await fillIn(draft);
  const sent = await send(draft);
  const [ruth, ana] = [await open('ruth@example.com'), await open('ana@example.com')];
  await consent(ana);
  const fields = (await app.get('signing', {}, session(ana))).body.data.fields;
  await consent(ruth);
  const foreign = await app.put(
    `signing/fields/${fields[0].id}`,
    { isFilled: true },
    session(ruth),
  );
  expect(foreign).toMatchObject({ status: 404, body: { code: 'field-not-found' } });
  const { recipients } = sent;
  for (const id of recipients.map((recipient) => recipient.id)) {
    const tried = await app.post(`signing/own/${id}/session`, {}, keyed(as.client));
    expect(tried.status).toBe(404);
  }
  expect((await app.get(`envelopes/${sent.id}`, {}, as.neighbor)).status).toBe(404);
  expect((await app.get(`envelopes/${sent.id}`, {}, as.client)).status).toBe(403);
  expect((await app.get(`envelopes/${sent.id}`)).status).toBe(401);
});

test('a person who signed in with the mailbox needs no code', async () => {
  const person = await app.makePerson({ role: 'client', email: 'own@example.com' });
  const signedIn = await app.signIn(person);
  const [, ...others] = one;
  const own = { role: 'seller', number: 1, name: 'Own Person', email: 'own@example.com' };
  await sendOne({ recipients: [own, ...others] });
  const key = await keyOf('own@example.com');
  const link = byLink(key);
  const both = { headers: { ...link.headers, authorization: `Bearer ${signedIn.jwtToken}` } };
  expect((await app.get('signing/link', {}, both)).body.data.isOwn).toBe(true);
  expect((await app.post('signing/session', {}, both)).status).toBe(200);
  const { body } = await app.get('signing/own', {}, signedIn);
  expect(body.data).toMatchObject([{ title: 'Disclosures, 5012 Chicago St', isTheirTurn: true }]);
  const opened = await app.post(
    `signing/own/${body.data[0].recipient}/session`,
    {},
    keyed(signedIn),
  );
  expect(opened.status).toBe(200);
  // Someone else who is signed in still needs the code.
  const others2 = { headers: { ...link.headers, authorization: `Bearer ${as.client.jwtToken}` } };
  expect((await app.post('signing/session', {}, others2)).body.code).toBe('signing-code-wrong');
});

test('expired, voided, declined and revoked envelopes can’t be signed', async () => {
  const expired = await sendOne();
  const token = await open('ruth@example.com');
  await app.database.pool.query('update envelope set expires_at = now() where id = $1', [
    expired.id,
  ]);
  expect((await sign(token)).body.code).toBe('envelope-ended');

  const voided = await sendOne();
  const other = await open('ruth@example.com');
  await app.post(`envelopes/${voided.id}/void`, { reason: 'Wrong home' }, as.agent);
  expect((await app.get('signing', {}, session(other))).body.code).toBe('signing-session-over');
  expect((await newestMail('ruth@example.com', 'documents.ended'))?.text).toContain('Wrong home');

  const declined = await sendOne();
  const third = await open('ruth@example.com');
  const answer = await app.post('signing/decline', { reason: 'Not our house' }, session(third));
  expect(answer.body.data).toMatchObject({ state: 'declined', recipient: { state: 'declined' } });
  expect(await envelopeOf(declined.id)).toMatchObject({
    ...{ state: 'declined', endedBecause: 'Not our house' },
  });

  const revoked = await sendOne();
  const key = await keyOf('ruth@example.com');
  const { id } = revoked.recipients[0] ?? { id: '' };
  await app.post(`envelopes/${revoked.id}/recipients/${id}/revoke`, { reason: 'Lost' }, as.agent);
  expect((await app.get('signing/link', {}, byLink(key))).body.code).toBe('signing-link-refused');
});

test('a revoked link stays revoked: reminders and the mailbox’s account open nothing', async () => {
  const person = await app.makePerson({ role: 'client', email: 'gone@example.com' });
  const signedIn = await app.signIn(person);
  const [, ...others] = one;
  const gone = { role: 'seller', number: 1, name: 'Gone Person', email: 'gone@example.com' };
  const sent = await sendOne({ recipients: [gone, ...others] });
  const key = await keyOf('gone@example.com');
  const { id } = sent.recipients[0] ?? { id: '' };
  const path = `envelopes/${sent.id}/recipients/${id}`;
  await app.post(`${path}/revoke`, { reason: 'Wrong person' }, as.agent);
  await app.post(`envelopes/${sent.id}/reminders`, {}, as.agent);
  expect(await keyOf('gone@example.com')).toBe(key);
  expect((await app.get('signing/own', {}, signedIn)).body.data).toEqual([]);
  expect((await app.post(`signing/own/${id}/session`, {}, keyed(signedIn))).status).toBe(404);
  await app.post(`${path}/links`, {}, as.agent);
  expect(await keyOf('gone@example.com')).not.toBe(key);
  expect((await app.post(`signing/own/${id}/session`, {}, keyed(signedIn))).status).toBe(200);
});

test('a link that was revoked before its turn isn’t sent when the turn comes', async () => {
  const sent = await sendOne();
  const { id } = sent.recipients[1] ?? { id: '' };
  const before = await keyOf('ana@example.com');
  await app.post(`envelopes/${sent.id}/recipients/${id}/revoke`, { reason: 'Wrong' }, as.agent);
  expect((await sign(await open('ruth@example.com'))).status).toBe(200);
  expect(await keyOf('ana@example.com')).toBe(before);
  await app.post(`envelopes/${sent.id}/recipients/${id}/links`, {}, as.agent);
  expect(await keyOf('ana@example.com')).not.toBe(before);
});

test('a number that sent STOP gets its code by email, and the log says so', async () => {
  const [seller, ...others] = one;
  const phone = '+14025550177';
  await app.database.pool.query(
    `insert into consent (channel, address_hash, address, kind, is_granted, source)
     values ('sms', sha256($1::text::bytea), $1, 'transactional', false, 'stop')`,
    [phone],
  );
  const sent = await sendOne({ recipients: [{ ...seller, phone }, ...others] });
  const token = await open('ruth@example.com');
  expect(token).toHaveLength(43);
  const { body } = await app.get(`envelopes/${sent.id}/events`, {}, as.agent);
  const codes = body.data.filter(({ kind }: { kind: string }) => kind === 'code-sent');
  expect(codes).toMatchObject([{ facts: { channel: 'email' } }]);
});

test('the right person is named, approved by the sender, and signs', async () => {
  const sent = await sendOne();
  const token = await open('ruth@example.com');
  const asked = { name: 'Greta Kowalski', email: 'greta@example.com' };
  await app.post('signing/forward', asked, session(token));
  const { id } = sent.recipients[0] ?? { id: '' };
  const path = `envelopes/${sent.id}/recipients/${id}/forward`;
  expect((await app.post(path, { isApproved: true }, as.neighbor)).status).toBe(404);
  const { body } = await app.post(path, { isApproved: true }, as.agent);
  expect(body.data.recipients[0]).toMatchObject({ ...asked, state: 'sent' });
  expect((await app.get('signing', {}, session(token))).status).toBe(403);
  const greta = await open('greta@example.com');
  expect((await sign(greta)).status).toBe(200);
});

test('a line is signed once, also by two finishes at the same time', async () => {
  await sendOne();
  const token = await open('ruth@example.com');
  const first = await sign(token);
  expect(first.body.data).toMatchObject({ recipient: { state: 'signed' } });
  const second = await finish(token);
  expect(second).toMatchObject({ status: 409, body: { code: 'already-signed' } });
});

test.each(['link', 'account'] as const)(
  'who was replaced while their opening by %s waited opens nothing',
  async (by) => {
    const person = await app.makePerson({ role: 'client', email: `was-${by}@example.com` });
    const signedIn = await app.signIn(person);
    const [, ...others] = one;
    const first = { role: 'seller', number: 1, name: 'Ruth Kowalski', email: person.email };
    const sent = await sendOne({ recipients: [first, ...others] });
    const id = sent.recipients[0]?.id;
    const { headers } = byLink(await keyOf(person.email));
    const authorization = `Bearer ${signedIn.jwtToken}`;
    const client = await app.database.pool.connect();
    await client.query('begin');
    await client.query('select from envelope where id = $1 for update', [sent.id]);
    const waiting =
      by === 'link'
        ? app.post('signing/session', {}, { headers: { ...headers, authorization } })
        : app.post(`signing/own/${id}/session`, {}, keyed(signedIn));
    await expect
      .poll(async () => {
        const { rows } = await app.database.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    await client.query("update envelope_recipient set email = 'new@example.com' where id = $1", [
      id,
    ]);
    await client.query('commit');
    client.release();
    const { status } = await waiting;
    expect(status).toBe(by === 'link' ? 403 : 404);
    const { rows } = await app.database.pool.query(
      'select 1 from signing_session where recipient_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  },
);
