import { afterAll, expect, test } from 'vitest';
import { openAccounts } from '#accounts';
import { atomically } from '#platform';
import { openDocumentOffice } from '../../test/document-office.ts';

const office = await openDocumentOffice();
const { app, as, image, startEnvelope, send, envelopeOf, open, consent, session, sign } = office;
const { db, pool } = app.database;
const { personData } = openAccounts(app.services);
afterAll(() => app.close());

const recipientsWith = (email: string) => [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email, turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];

test('what someone signed is exported, and stays when they are erased; their saved signature goes', async () => {
  const ruth = await app.makePerson({ role: 'client' });
  const signedIn = await app.signIn(ruth);
  const recipients = recipientsWith(ruth.email);
  const sent = await send(await startEnvelope(['lead-soil'], { recipients }));
  const draft = await startEnvelope(['lead-soil'], { recipients });
  const token = await open(ruth.email);
  await consent(token);
  const { headers } = session(token);
  const own = { headers: { ...headers, authorization: `Bearer ${signedIn.jwtToken}` } };
  await app.put('signing/signature', { kind: 'signature', image, isKept: true }, own);
  expect((await sign(token)).status).toBe(200);

  const { documents } = await personData.exportOf(db, ruth.id);
  expect(documents).toMatchObject({
    sentToSign: [{ title: sent.title, role: 'seller', name: 'Ruth Kowalski' }],
    savedSignature: [{ png: expect.stringMatching(/^iVBOR/) }],
    envelopes: [],
  });
  const other = await app.makePerson({ role: 'client' });
  expect((await personData.exportOf(db, other.id)).documents).toEqual({
    ...{ sentToSign: [], savedSignature: [], envelopes: [], envelopeTemplates: [] },
  });

  const before = await envelopeOf(sent.id);
  await atomically(db, (tx) => personData.erase(tx, [ruth.id]));
  expect((await pool.query('select from saved_signature')).rowCount).toBe(0);
  expect(await envelopeOf(sent.id)).toEqual(before);
  const drafted = await envelopeOf(draft.id);
  expect(drafted.recipients.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Nora Lindqvist']);
});

test('open envelopes of someone who leaves go to a colleague who may send documents', async () => {
  const leaving = await app.makePerson({ role: 'agent' });
  const next = await app.makePerson({ role: 'agent' });
  const theirs = await app.signIn(leaving);
  const recipients = recipientsWith('ruth@example.com');
  const draft = await startEnvelope(['lead-soil'], { recipients }, theirs);
  const sent = await send(await startEnvelope(['lead-soil'], { recipients }, theirs), theirs);
  const over = await send(await startEnvelope(['lead-soil'], { recipients }, theirs), theirs);
  const voided = await app.post(`envelopes/${over.id}/void`, { reason: 'No' }, theirs);
  expect(voided.status).toBe(200);

  const { held, candidates } = (await app.get(`users/${leaving.id}/handover`, null, as.admin)).body
    .data;
  expect(held).toMatchObject([{ name: 'envelopes', count: 2 }]);
  expect(candidates.map(({ id }: { id: string }) => id)).toContain(next.id);
  const alone = await app.post('AdminUserApp/DeleteUser', { Id: leaving.id }, as.admin);
  expect([alone.status, alone.body.code]).toEqual([409, 'handover-needed']);
  const given = { Id: leaving.id, handOverTo: next.id };
  expect((await app.post('AdminUserApp/DeleteUser', given, as.admin)).status).toBe(200);

  const taker = await app.signIn(next);
  for (const { id, documents } of [draft, sent]) {
    expect((await envelopeOf(id, taker)).owner?.id).toBe(next.id);
    const document = await app.get(`documents/${documents[0]?.id}`, {}, taker);
    expect(document.status).toBe(200);
  }
  expect((await app.get(`envelopes/${over.id}`, {}, taker)).status).toBe(404);
  expect((await envelopeOf(over.id, as.admin)).owner?.id).toBe(leaving.id);
});
