import type { WireSigning } from '@homestead/contract/documents';
import { PDF } from '@libpdf/core';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { presentWireRecord } from '../wire/present-wire-record.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send, envelopeOf, open, sign, session, keyed } = office;
afterAll(() => app.close());

const recipients = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
];

test('a form says how many pages it has: to staff, to signers, and in its record', async () => {
  const sent = await send(await startEnvelope(['seller-disclosure'], { recipients }));
  const [document] = sent.documents;
  const documentId = document?.id ?? '';
  const token = await open('ruth@example.com');
  expect((await sign(token)).status).toBe(200);
  const { rawPayload } = await app.app.inject({
    ...{ method: 'GET', url: `/api/v1/envelopes/${sent.id}/file.pdf` },
    headers: keyed(as.agent).headers,
  });
  const pages = (await PDF.load(rawPayload)).getPageCount();
  expect(pages).toBeGreaterThan(3);

  const signing: WireSigning = (await app.get('signing', {}, session(token))).body.data;
  expect(signing.documents.map(({ pageCount }) => pageCount)).toEqual([pages]);
  expect((await envelopeOf(sent.id)).documents[0]?.pageCount).toBe(pages);
  const staff = await app.get(`documents/${documentId}`, {}, as.agent);
  expect(staff.body.data.pageCount).toBe(pages);
  const record = await presentWireRecord(app.database.db, { documentId, envelopeId: sent.id });
  expect(record).toMatchObject({ consist_of: pages, buyer_initial: null });
  const initials = signing.marks.find(({ line }) => line === 'foot-seller-1')?.image;
  expect(`data:image/png;base64,${record.seller_initial}`).toBe(initials);
});

test('a longer answer takes more pages', async () => {
  const envelope = await startEnvelope(['seller-disclosure'], { recipients });
  const id = envelope.documents[0]?.id ?? '';
  const before = envelope.documents[0]?.pageCount ?? 0;
  const comments = 'The basement was dry in all these years. '.repeat(250);
  const path = `documents/${id}/answers`;
  const given = { answers: { 'III.comments': comments } };
  const { body } = await app.put(path, given, as.agent);
  expect(body.data.pageCount).toBeGreaterThan(before);
  expect((await envelopeOf(envelope.id)).documents[0]?.pageCount).toBe(body.data.pageCount);
});
