import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';

const office = await openDocumentOffice();
const { app, as, startDocument, envelopeOf } = office;
afterAll(() => app.close());

const answer = (id: string, answers: object) =>
  app.put(`documents/${id}/answers`, { answers }, as.agent);
const contradictions = async (id: string) =>
  (await app.get(`documents/${id}`, {}, as.agent)).body.data.problems
    .filter(({ kind }: { kind: string }) => kind === 'contradiction')
    .map(({ item }: { item: string }) => item);

test('a seller disclosure is compared to the lead-based paint disclosure of the same home', async () => {
  const disclosure = await startDocument('seller-disclosure');
  const paint = await startDocument('lead-paint');
  const { status } = await answer(paint.id, { a: 'known' });
  expect(status).toBe(200);
  await answer(disclosure.id, { 'II-B-4': 'no' });
  expect(await contradictions(disclosure.id)).toEqual([]);
  await app.database.pool.query(
    "update document set about_kind = 'sample', about_id = '7' where id = any($1)",
    [[disclosure.id, paint.id]],
  );
  expect(await contradictions(disclosure.id)).toEqual(['II-B-4']);
  await answer(paint.id, { a: 'no-knowledge' });
  expect(await contradictions(disclosure.id)).toEqual([]);
});

test('so is one that is signed with it', async () => {
  const disclosure = await startDocument('seller-disclosure');
  const paint = await startDocument('lead-paint');
  await answer(paint.id, { a: 'known' });
  const { body } = await app.post(
    'envelopes',
    { title: 'Disclosures', documents: [disclosure.id, paint.id], recipients: [] },
    as.agent,
  );
  const problemsIn = async () => (await envelopeOf(body.data.id)).documents[0]?.problems;
  const before = await problemsIn();
  await answer(disclosure.id, { 'II-B-4': 'no' });
  // Answered, but not like the other form.
  expect(await problemsIn()).toBe(before);
});
