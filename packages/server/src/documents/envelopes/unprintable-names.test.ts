import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';

const office = await openDocumentOffice();
const { app, as, startDocument, keyed } = office;
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
