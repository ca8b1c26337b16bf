import type { WireEnvelope, WireOwnEnvelope } from '@homestead/contract/documents';
import { afterAll, expect, test } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openDocumentOffice } from '../../../test/document-office.ts';

const office = await openDocumentOffice({ FORMS_PER_PERSON: '5', FORMS_PER_ADDRESS: '1000' });
const { app, as, startEnvelope, send, keyOf, byLink, open, consent, session, keyed } = office;
afterAll(() => app.close());

let people = 0;
/** Someone with an account, who is sent something to sign. */
async function sendToClient() {
  people += 1;
  const email = `client${people}@example.com`;
  const person = await app.makePerson({ role: 'client', email });
  const recipients = [
    { role: 'seller', number: 1, name: 'Ruth Kowalski', email },
    { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  ];
  const sent = await send(await startEnvelope(['lead-soil'], { recipients }));
  return { email, person, sent, signedIn: await app.signIn(person) };
}
const openOwn = ({ recipients: [one] }: WireEnvelope, who: As) =>
  app.post(`signing/own/${one?.id}/session`, {}, who);
const fileOf = (token: string) =>
  app.app.inject({ method: 'GET', url: '/api/v1/signing/file.pdf', ...session(token) });
const over = { status: 403, body: { code: 'signing-session-over' } };

test.each([
  ['signs out', (id: string) => ['update session set ended_at = now() where id = $1', id]],
  ['is idle too long', (id: string) => ['update session set expires_at = now() where id = $1', id]],
  [
    'is deactivated',
    (id: string) => [
      `update person set deactivated_at = now()
       where id = (select person_id from session where id = $1)`,
      id,
    ],
  ],
])('what an account opened ends when it %s', async (_what, change) => {
  const { sent, signedIn } = await sendToClient();
  const opened = await openOwn(sent, keyed(signedIn));
  const token = opened.body.data.session;
  expect((await app.get('signing', {}, session(token))).status).toBe(200);
  const [text = '', id] = change(signedIn.sessionId);
  await app.database.pool.query(text, [id]);
  expect(await app.get('signing', {}, session(token))).toMatchObject(over);
});

test('a link that the account’s mailbox opened ends with the account’s session, a code’s doesn’t', async () => {
  const { email, signedIn } = await sendToClient();
  const link = byLink(await keyOf(email)).headers;
  const both = { headers: { ...link, authorization: `Bearer ${signedIn.jwtToken}` } };
  const byAccount = (await app.post('signing/session', {}, both)).body.data.session;
  const byCode = await open(email);
  await app.database.pool.query('update session set ended_at = now() where id = $1', [
    signedIn.sessionId,
  ]);
  expect(await app.get('signing', {}, session(byAccount))).toMatchObject(over);
  expect((await app.get('signing', {}, session(byCode))).status).toBe(200);
});

test('opening is limited, by account and by link', async () => {
  const { email, sent, signedIn } = await sendToClient();
  for (let n = 0; n < 5; n += 1) {
    expect((await openOwn(sent, keyed(signedIn))).status).toBe(200);
  }
  const many = { status: 429, body: { code: 'too-many-tries' } };
  expect(await openOwn(sent, keyed(signedIn))).toMatchObject(many);
  const link = byLink(await keyOf(email)).headers;
  const both = () => ({ headers: { ...link, authorization: `Bearer ${signedIn.jwtToken}` } });
  for (let n = 0; n < 5; n += 1) {
    expect((await app.post('signing/session', {}, both())).status).toBe(200);
  }
  expect(await app.post('signing/session', {}, both())).toMatchObject(many);
});

test('files are limited, and nothing is drawn before the count', async () => {
  const { email } = await sendToClient();
  const token = await open(email);
  await consent(token);
  for (let n = 0; n < 5; n += 1) expect((await fileOf(token)).statusCode).toBe(200);
  expect((await fileOf(token)).statusCode).toBe(429);
  const bundle = await app.get('signing/bundle.zip', {}, session(token));
  expect(bundle.status).toBe(429);
});

test.each(['voided', 'declined', 'expired'])(
  'a %s envelope shows none of its documents',
  async (state) => {
    const { sent, signedIn } = await sendToClient();
    const before = (await openOwn(sent, keyed(signedIn))).body.data.session;
    await consent(before);
    expect((await app.get('signing', {}, session(before))).body.data.documents).toHaveLength(1);
    await app.database.pool.query(
      'update envelope set state = $2, ended_at = now() where id = $1',
      [sent.id, state],
    );
    const { body } = await app.get('signing/own', {}, signedIn);
    const [own] = body.data as WireOwnEnvelope[];
    expect(own).toMatchObject({ title: sent.title, envelopeState: state });
    const token = (await openOwn(sent, keyed(signedIn))).body.data.session;
    const seen = await app.get('signing', {}, session(token));
    expect(seen.body.data).toMatchObject({
      ...{ title: sent.title, state, documents: [], fields: [], marks: [], signature: null },
    });
    const file = await fileOf(token);
    expect([file.statusCode, file.json().code]).toEqual([409, 'envelope-ended']);
    expect(await app.get('signing/bundle.zip', {}, session(token))).toMatchObject({
      ...{ status: 409, body: { code: 'envelope-ended' } },
    });
  },
);

test('a key replays its answer only as long as the session works', async () => {
  const { email } = await sendToClient();
  const token = await open(email);
  const given = session(token);
  const asked = await app.post('signing/question', { question: 'What is lead?' }, given);
  expect(asked.status).toBe(200);
  const again = () => app.post('signing/question', { question: 'What is lead?' }, given);
  expect((await again()).body).toEqual(asked.body);
  await app.database.pool.query('update signing_session set ended_at = now()');
  expect(await again()).toMatchObject(over);
});

test('so does a key of the calls for records', async () => {
  const { email, sent } = await sendToClient();
  const token = await open(email);
  const { pool } = app.database;
  await pool.query("update envelope set about_kind = 'offer', about_id = '77' where id = $1", [
    sent.id,
  ]);
  await consent(token);
  await office.app.put(
    'signing/signature',
    { kind: 'signature', image: office.image },
    session(token),
  );
  const given = session(token);
  const body = {
    ...{ offerid: 77, document_name: 'leadinsoiladdendum', sign_role: 1 },
    image_base64: office.image.split(',')[1],
  };
  const saved = await app.post('Document/SaveESign', body, given);
  expect(saved.status).toBe(200);
  expect((await app.post('Document/SaveESign', body, given)).body).toEqual(saved.body);
  await pool.query('update signing_session set ended_at = now()');
  expect(await app.post('Document/SaveESign', body, given)).toMatchObject(over);
});

test('who saw what is noted once a day, and told to staff', async () => {
  const { email, sent } = await sendToClient();
  const sightsOf = async () => {
    const { body } = await app.get(`envelopes/${sent.id}/events`, {}, as.agent);
    return (body.sights as { name: string; what: string; isRecipient: boolean }[]).map(
      ({ name, what, isRecipient }) => `${name} ${what} ${isRecipient}`,
    );
  };
  const kindsOf = async () =>
    (await app.get(`envelopes/${sent.id}/events`, {}, as.agent)).body.data.map(
      ({ kind }: { kind: string }) => kind,
    );
  const document = sent.documents[0]?.id;
  const token = await open(email);
  await app.get('signing', {}, session(token));
  expect(await sightsOf()).toEqual([]);
  // Agreeing shows them.
  await consent(token);
  expect(await sightsOf()).toEqual(['Ruth Kowalski documents true']);
  const kinds = await kindsOf();
  expect(kinds.slice(-2)).toEqual(['consented', 'viewed']);
  for (let n = 0; n < 3; n += 1) {
    await app.get('signing', {}, session(token));
    await app.get(`documents/${document}`, {}, as.agent);
  }
  await fileOf(token);
  const byAdmin = await app.app.inject({
    ...{ method: 'GET', url: `/api/v1/envelopes/${sent.id}/file.pdf` },
    headers: { authorization: `Bearer ${as.admin.jwtToken}` },
  });
  expect(byAdmin.statusCode).toBe(200);
  const seen = await sightsOf();
  expect(seen).toHaveLength(4);
  expect(await kindsOf()).toEqual(kinds);
  expect(seen.slice(0, 3)).toEqual([
    'Ruth Kowalski documents true',
    'Nora Lindqvist documents false',
    'Ruth Kowalski file true',
  ]);
  expect(seen[3]).toMatch(/ file false$/);
  // Those who were refused saw nothing, and nobody’s draft is anybody’s business.
  await app.get(`documents/${document}`, {}, as.neighbor);
  const draft = await startEnvelope(['lead-soil'], {});
  await app.get(`documents/${draft.documents[0]?.id}`, {}, as.agent);
  expect(await sightsOf()).toHaveLength(4);
  const { rows } = await app.database.pool.query(
    'select from document_sight where envelope_id = $1',
    [draft.id],
  );
  expect(rows).toHaveLength(0);
  await expect(
    app.database.pool.query('delete from document_sight where envelope_id = $1', [sent.id]),
  ).rejects.toThrow();
  // The next day is another one.
  await app.database.pool.query(
    `insert into document_sight (envelope_id, day, viewer_id, what, is_recipient, name, seen_at)
     select envelope_id, day - 1, viewer_id, what, is_recipient, name, seen_at - interval '1 day'
     from document_sight where envelope_id = $1 and name = 'Nora Lindqvist'`,
    [sent.id],
  );
  expect((await sightsOf())[0]).toBe('Nora Lindqvist documents false');
  expect(await sightsOf()).toHaveLength(5);
});
