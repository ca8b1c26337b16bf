import type { DocumentEvent, WireEnvelope } from '@homestead/contract/documents';
import { afterAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { findAnyEnvelope } from '../envelopes/envelope-store.ts';
import { certificateOf } from '../sealing/certificate-of.ts';
import { readSignedEnvelope } from '../sealing/read-signed-envelope.ts';
import { sealFactsOf } from '../sealing/seal-facts-of.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send, envelopeOf, newestMail, keyOf, byLink, open } = office;
const { session, sign, consent, keyed, image } = office;
afterAll(() => app.close());

const ruth = { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com' };
const ana = { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 };
const sendTo = async (seller: object = {}) =>
  send(await startEnvelope(['lead-soil'], { recipients: [{ ...ruth, ...seller }, ana] }));
const sellerOf = ({ recipients: [one] }: WireEnvelope) => {
  if (!one) throw new Error('nobody signs');
  return one;
};
const start = (sent: WireEnvelope, who: SignedIn = as.agent, identifiedBy = 'known') =>
  app.post(
    `envelopes/${sent.id}/recipients/${sellerOf(sent).id}/in-person`,
    { identifiedBy },
    keyed(who),
  );
const started = async (sent: WireEnvelope, who?: SignedIn): Promise<string> =>
  (await start(sent, who)).body.data.session;
const eventsOf = async ({ id }: WireEnvelope): Promise<DocumentEvent[]> =>
  (await app.get(`envelopes/${id}/events`, {}, as.agent)).body.data;
const over = { status: 403, body: { code: 'in-person-over' } };

test('someone who didn’t open their link signs on the agent’s device, and hears about it', async () => {
  const sent = await sendTo();
  const key = await keyOf(ruth.email);
  expect((await start(sent, as.neighbor)).status).toBe(404);
  expect((await start(sent, as.client)).status).toBe(403);
  const { body } = await start(sent, as.agent, 'photo-id');
  expect(body.data.name).toBe('Ruth Kowalski');
  // Their link is over, and they are marked.
  expect((await app.get('signing/link', {}, byLink(key))).body.code).toBe('signing-link-refused');
  expect(sellerOf(await envelopeOf(sent.id)).isInPerson).toBe(true);
  const answer = await sign(body.data.session, {}, as.agent);
  expect(answer.body.data).toMatchObject({
    ...{ recipient: { state: 'signed', isInPerson: true }, documents: [], fields: [], marks: [] },
    ...{ signature: null, initials: null, savedSignature: null },
  });
  // Nothing can be opened anymore, also by who has the device.
  const token = body.data.session;
  expect(await app.get('signing', {}, session(token, as.agent))).toMatchObject(over);
  expect(await app.get('signing/file.pdf', {}, session(token, as.agent))).toMatchObject(over);
  const mail = await newestMail(ruth.email, 'documents.in-person');
  expect(mail?.text).toContain('on the device of Nora Lindqvist');
  expect(mail?.text).toContain('they checked your photo ID');
  expect(mail?.text).toContain('If that wasn’t you, or you object');
  const how = 'In person, photo ID checked by Nora Lindqvist';
  const events = await eventsOf(sent);
  const said = (kind: string) => events.find((event) => event.kind === kind)?.facts;
  expect(said('in-person')).toMatchObject({ by: 'Nora Lindqvist', name: 'Ruth Kowalski' });
  expect(said('signed')).toMatchObject({ identifiedBy: how, host: 'Nora Lindqvist' });
  expect(said('in-person-emailed')).toMatchObject({ email: 'r•••@example.com' });
  // So does the certificate.
  expect((await sign(await open(ana.email))).status).toBe(200);
  const envelope = await findAnyEnvelope(app.services.db, sent.id);
  if (!envelope) throw new Error('no envelope');
  const signed = await readSignedEnvelope(app.services.db, envelope);
  const facts = await sealFactsOf(app.services, signed, { code: '', events });
  const identification = { kind: 'in-person', confirmedBy: 'Nora Lindqvist' };
  expect(facts.signers[0]).toMatchObject({ identification });
  const { signers } = certificateOf(app.services, signed, facts, { isDemo: true });
  expect(signers[0]?.identification).toBe(how);
});

test('who opened their own link can’t be signed for, until it is revoked with a reason', async () => {
  const sent = await sendTo();
  const own = await open(ruth.email);
  await consent(own);
  await app.put('signing/signature', { kind: 'signature', image }, session(own));
  expect(sellerOf(await envelopeOf(sent.id)).abilities).not.toContain('in-person');
  expect(await start(sent)).toMatchObject({ status: 409, body: { code: 'opened-by-themselves' } });
  expect((await app.get('signing', {}, session(own))).status).toBe(200);
  const path = `envelopes/${sent.id}/recipients/${sellerOf(sent).id}`;
  await app.post(`${path}/revoke`, { reason: 'No connection at home' }, as.agent);
  const token = await started(sent);
  // What they agreed to and drew themselves isn't used on the other device.
  const { body } = await app.get('signing', {}, session(token, as.agent));
  expect(body.data).toMatchObject({ consent: { givenAt: null }, documents: [], signature: null });
});

test('a consent on the agent’s device isn’t one on the signer’s own', async () => {
  const sent = await sendTo();
  const token = await started(sent);
  await consent(token, as.agent);
  await app.put('signing/signature', { kind: 'signature', image }, session(token, as.agent));
  await app.post(`envelopes/${sent.id}/recipients/${sellerOf(sent).id}/links`, {}, as.agent);
  const own = await open(ruth.email);
  const { body } = await app.get('signing', {}, session(own));
  expect(body.data).toMatchObject({ consent: { givenAt: null }, documents: [], signature: null });
  expect(await app.get('signing', {}, session(token, as.agent))).toMatchObject(over);
});

test('a session in person works only with the session of the host, and ends with it', async () => {
  const sent = await sendTo({ email: '', isInPerson: true });
  const person = await app.makePerson({ role: 'agent' });
  const colleague = await app.makePerson({ role: 'agent' });
  const [host, elsewhere] = [await app.signIn(person), await app.signIn(person)];
  const { pool } = app.database;
  const giveTo = (id: string) =>
    pool.query('update envelope set owner_id = $2 where id = $1', [sent.id, id]);
  await giveTo(person.id);
  const token = await started(sent, host);
  expect((await app.get('signing', {}, session(token, host))).status).toBe(200);
  for (const who of [null, elsewhere, as.admin, as.neighbor, as.client]) {
    expect(await app.get('signing', {}, session(token, who))).toMatchObject(over);
    const asked = await app.post('signing/question', { question: 'Why?' }, session(token, who));
    expect(asked).toMatchObject(over);
  }
  // The envelope is a colleague’s.
  await giveTo(colleague.id);
  expect(await app.get('signing', {}, session(token, host))).toMatchObject(over);
  await giveTo(person.id);
  expect((await app.get('signing', {}, session(token, host))).status).toBe(200);
  // They look at the office as someone else.
  await pool.query(
    `insert into seeing_as (session_id, viewer_id, role_key, expires_at)
     values ($1, $2, 'agent', now() + interval '30 minutes')`,
    [host.sessionId, person.id],
  );
  expect(await app.get('signing', {}, session(token, host))).toMatchObject(over);
  await pool.query('delete from seeing_as where session_id = $1', [host.sessionId]);
  expect((await app.get('signing', {}, session(token, host))).status).toBe(200);
  await pool.query('update session set ended_at = now() where id = $1', [host.sessionId]);
  expect(await app.get('signing', {}, session(token, elsewhere))).toMatchObject(over);
  expect(await app.get('signing', {}, session(token, null))).toMatchObject(over);
});

test('a session in person lasts an hour, and another one ends it', async () => {
  const sent = await sendTo({ email: '', isInPerson: true });
  const first = await started(sent);
  const { rows } = await app.database.pool.query(
    `select extract(epoch from expires_at - now())::int as left from signing_session
     where host_id is not null order by created_at desc limit 1`,
  );
  expect(rows[0].left).toBeLessThanOrEqual(3600);
  expect(rows[0].left).toBeGreaterThan(3500);
  const second = await started(sent);
  expect(await app.get('signing', {}, session(first, as.agent))).toMatchObject(over);
  expect((await app.get('signing', {}, session(second, as.agent))).status).toBe(200);
});

test('declining in person ends the session, too', async () => {
  const sent = await sendTo({ email: '', isInPerson: true });
  const token = await started(sent);
  const given = session(token, as.agent);
  const answer = await app.post('signing/decline', { reason: 'Not today' }, given);
  expect(answer.body.data).toMatchObject({ state: 'declined', documents: [] });
  expect(await app.get('signing', {}, session(token, as.agent))).toMatchObject(over);
  // Its answer may have been lost: the same form gets it again for some minutes, and only here.
  const again = () => app.post('signing/decline', { reason: 'Not today' }, given);
  expect((await again()).body).toEqual(answer.body);
  const { headers } = session(token, as.neighbor);
  const key = given.headers['idempotency-key'];
  const elsewhere = { headers: { ...headers, 'idempotency-key': key } };
  expect(await app.post('signing/decline', { reason: 'Not today' }, elsewhere)).toMatchObject(over);
  const { pool } = app.database;
  await pool.query("update signing_session set done_at = done_at - interval '11 minutes'");
  expect(await again()).toMatchObject(over);
});

test('another form of a session that its signer ended isn’t taken', async () => {
  const sent = await sendTo();
  const token = await started(sent);
  await sign(token, {}, as.agent);
  const given = session(token, as.agent);
  const body = { confirmsContradictions: true, shown: '0'.repeat(64) };
  const more = await app.post('signing/finish', body, given);
  expect(more).toMatchObject(over);
});
