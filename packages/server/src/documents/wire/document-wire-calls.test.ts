import type { FormAnswer, FormDefinition, WireSigning } from '@homestead/contract/documents';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { anyAnswers } from '../../../test/documents/any-answers.ts';
import { openDocuments } from '../documents-services.ts';

const office = await openDocumentOffice();
const { app, as, image, keyed, open, consent, read, send, session } = office;
afterAll(() => app.close());

const offers = new Set<string>();
openDocuments(app.services).subjects.register({
  kind: 'offer',
  access: async (_db, caller, id) =>
    offers.has(id) && caller.firstName === 'Nora' ? 'write' : 'none',
  facts: async () => ({ homeAddress: '5012 Chicago St', answers: {}, facts: {} }),
});

const signers = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];
let newest = 700;

/** Sends forms of an offer, and opens the seller's session. */
async function sendOffer(forms: readonly string[]) {
  newest += 1;
  const id = String(newest);
  offers.add(id);
  const about = { kind: 'offer', id };
  const documents: string[] = [];
  for (const form of forms) {
    documents.push((await app.post('documents', { form, about }, as.agent)).body.data.id);
  }
  const made = { title: `Offer ${id}`, about, documents, recipients: signers };
  const draft = (await app.post('envelopes', made, as.agent)).body.data;
  const sent = await send(draft);
  const token = await open('ruth@example.com');
  await consent(token);
  return { id, sent, token };
}

const answersOf = (opened: WireSigning, at = 0): Record<string, FormAnswer> => {
  const document = opened.documents[at];
  const form = document?.definition as unknown as FormDefinition;
  return anyAnswers(form, document?.editable ?? []);
};
const readRecord = async (id: string, token: string, name = 'leadinsoiladdendum') =>
  (
    await app.get(
      'Document/GetDocumentByOfferId',
      { offer_id: id, document_name: name },
      session(token),
    )
  ).body.data;
const saveImage = (id: string, token: string, name = 'leadinsoiladdendum') =>
  app.post(
    'Document/SaveESign',
    { offerid: Number(id), document_name: name, image_base64: image, sign_role: 1 },
    session(token),
  );
const saveSoil = (record: object, token: string) =>
  app.post('Document/SaveLeadSoilAddendum', record, session(token));
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

async function fill(token: string): Promise<void> {
  const opened = await read(token);
  for (const [at, { id }] of opened.documents.entries()) {
    const answers = answersOf(opened, at);
    await app.put('signing/answers', { document: id, answers }, session(token));
  }
}

test('a signer signs the record that they read and send', async () => {
  const { id, sent, token } = await sendOffer(['lead-soil']);
  await fill(token);
  const early = await readRecord(id, token);
  expect(refusal(await saveSoil(early, token))).toEqual([409, 'seller-signature-missing']);
  expect((await saveImage(id, token)).body.data.is_sent).toBe(false);
  const record = await readRecord(id, token);
  const saved = await saveSoil({ ...record, confirms_contradictions: true }, token);
  expect(saved.body).toMatchObject({ data: { is_sent: true } });
  const [seller] = (await office.envelopeOf(sent.id)).recipients;
  expect(seller?.state).toBe('signed');
});

test('a record that doesn’t say what the document says is refused, and nothing is signed', async () => {
  const { id, sent, token } = await sendOffer(['lead-soil']);
  await fill(token);
  await saveImage(id, token);
  const record = await readRecord(id, token);
  const { offer_id, shown: _shown, ...fields } = record;
  expect(refusal(await saveSoil({ offer_id }, token))).toEqual([409, 'documents-changed']);
  // Staff change an answer after the signer has read the record.
  const opened = await read(token);
  const document = opened.documents[0];
  const [key = ''] = Object.keys(document?.answers ?? {});
  await app.put(`documents/${document?.id}/answers`, { answers: { [key]: null } }, as.agent);
  expect(refusal(await saveSoil(record, token))).toEqual([409, 'documents-changed']);
  expect((await office.envelopeOf(sent.id)).recipients[0]?.state).not.toBe('signed');
  const own = await saveSoil({ ...fields, offer_id, confirms_contradictions: true }, token);
  expect(own.status).toBe(200);
});

test('beside other documents, the record has to say that they were read, too', async () => {
  const { id, token } = await sendOffer(['lead-soil', 'lead-paint']);
  await fill(token);
  await saveImage(id, token);
  await saveImage(id, token, 'leadbasedpaint');
  const { shown, ...record } = await readRecord(id, token);
  expect(refusal(await saveSoil(record, token))).toEqual([409, 'documents-changed']);
  const whole = { ...record, shown, confirms_contradictions: true };
  expect((await saveSoil(whole, token)).status).toBe(200);
});

test('strangers, other clients and other agents save and read nothing; staff only save', async () => {
  const { id, sent } = await sendOffer(['lead-soil']);
  const record = { offer_id: Number(id) };
  const query = { offer_id: id, document_name: 'leadinsoiladdendum' };
  for (const who of [as.neighbor, as.client]) {
    const saved = await app.post('Document/SaveLeadSoilAddendum', record, keyed(who));
    expect(saved.status).toBe(404);
    expect((await app.get('Document/GetDocumentByOfferId', query, who)).status).toBe(404);
  }
  expect((await app.post('Document/SaveLeadSoilAddendum', record, keyed(null))).status).toBe(401);
  const saved = await app.post('Document/SaveLeadSoilAddendum', record, keyed(as.agent));
  expect(saved.body).toMatchObject({ data: { is_sent: false } });
  expect((await office.envelopeOf(sent.id)).signed).toBe(0);
});
