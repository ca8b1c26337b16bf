import { SIGNED_FILE } from '@homestead/contract/documents';
import { PDF } from '@libpdf/core';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { nestedPdf, pdfBomb } from '../../../test/hostile-pdfs.ts';
import { upload } from '../../../test/upload.ts';

const { app, as } = await openDocumentOffice();
afterAll(() => app.close());

async function pdfOf(pages: number): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage({ size: 'letter' });
  return pdf.save();
}

const send = (bytes: Uint8Array) =>
  upload(app, SIGNED_FILE, bytes, { name: 'rider.pdf', as: as.agent });

async function uploaded(pages: number): Promise<{ id: string; pageCount: number | null }> {
  const { body } = await send(await pdfOf(pages));
  const made = await app.post('documents', { file: body.data.file, title: 'Rider' }, as.agent);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body.data;
}

test('an uploaded document has the pages that its check counted', async () => {
  expect(await uploaded(2)).toMatchObject({ pageCount: 2 });
  const { rows } = await app.database.pool.query('select page_count from document');
  expect(rows).toEqual([{ page_count: 2 }]);
});

test.each([
  ['unpacks to a gigabyte', pdfBomb()],
  ['is nested without an end', nestedPdf()],
  ['is damaged', Buffer.from('%PDF-1.7\nnothing\n%%EOF\n')],
])('a PDF that %s is refused when it is uploaded', async (_why, bytes) => {
  const { status, body } = await send(bytes);
  expect([status, body.code]).toEqual([400, 'pdf-unusable']);
});

test('a PDF of more than 300 pages is refused, and more than 500 in one envelope', async () => {
  const tooLong = await send(await pdfOf(301));
  expect([tooLong.status, tooLong.body.code]).toEqual([400, 'pdf-unusable']);
  const documents = [(await uploaded(300)).id, (await uploaded(201)).id];
  const start = (ids: string[]) =>
    app.post('envelopes', { title: 'Riders', documents: ids, recipients: [] }, as.agent);
  const { status, body } = await start(documents);
  expect([status, body.code]).toEqual([400, 'bad-input']);
  expect(body.errors).toMatchObject([
    {
      field: 'documents',
      message: 'Documents can have at most 500 uploaded pages and 40 MB together',
    },
  ]);
  expect((await start(documents.slice(0, 1))).status).toBe(200);
});
