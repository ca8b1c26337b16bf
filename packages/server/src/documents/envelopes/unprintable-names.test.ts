import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';

const office = await openDocumentOffice();
const { app, as, startDocument, startEnvelope, send, open, consent, finish, session, keyed } =
  office;
afterAll(() => app.close());

test('names and titles that can’t be printed are refused with their characters', async () => {
  const { id } = await startDocument('lead-soil');
  const recipients = [
    { role: 'seller', number: 1, name: 'Ruth 漢 字', email: 'ruth@example.com', turn: 1 },
    { role: 'buyer', number: 1, name: 'Дмитрий Nguyễn', email: 'ana@example.com', turn: 2 },
    { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
  ];
  const made = await app.post(
    'envelopes',
    { title: 'Home of 漢', documents: [id], recipients },
    as.agent,
  );
  const { id: envelope, version } = made.body.data;
  const sent = await app.post(`envelopes/${envelope}/send`, { version }, keyed(as.agent));
  expect([sent.status, sent.body.code]).toEqual([409, 'envelope-incomplete']);
  expect(sent.body.errors).toMatchObject([
    { field: 'title', message: 'Title can’t be printed: 漢' },
    { field: 'recipients.0.name', message: 'Name can’t be printed: 漢 字' },
  ]);
});

const lines = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];

test('answers that can’t be printed aren’t sent, and aren’t signed by others', async () => {
  const envelope = await startEnvelope(['lead-paint'], { recipients: lines });
  const [{ id: document } = { id: '' }] = envelope.documents;
  const input = (await app.get(`documents/${document}`, {}, as.agent)).body.data.definition.parts
    .flatMap((part: { sections: { items: { inputs: { key: string; kind: string }[] }[] }[] }) =>
      part.sections.flatMap(({ items }) => items.flatMap(({ inputs }) => inputs)),
    )
    .find(({ kind }: { kind: string }) => kind === 'lines' || kind === 'text').key;
  const answer = (text: string) =>
    app.put(`documents/${document}/answers`, { answers: { [input]: text } }, as.agent);
  expect((await answer('Report of 漢字')).status).toBe(200);
  const { version } = (await app.get(`envelopes/${envelope.id}`, {}, as.agent)).body.data;
  const refused = await app.post(`envelopes/${envelope.id}/send`, { version }, keyed(as.agent));
  expect([refused.status, refused.body.code]).toEqual([409, 'envelope-incomplete']);
  expect(refused.body.errors).toMatchObject([{ field: `documents.${document}.${input}` }]);
  expect(refused.body.errors[0].message).toContain('This can’t be printed: 漢 字');

  await answer('Report of 2020');
  await send(envelope);
  await answer('Report of 漢');
  const token = await open('ruth@example.com');
  await consent(token);
  const { body } = await finish(token);
  expect(body.code).toBe('signing-incomplete');
  expect(body.errors).toContainEqual(
    expect.objectContaining({ field: `documents.${document}.${input}` }),
  );
  const forward = { name: 'Ruth 漢', email: 'other@example.com' };
  const asked = await app.post('signing/forward', forward, session(token));
  expect(asked.body.errors).toMatchObject([{ message: 'Name can’t be printed: 漢' }]);
});
