import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SIGNED_FILE, verifyPdf } from '@homestead/contract/documents';
import { PDF } from '@libpdf/core';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { upload } from '../../../test/upload.ts';
import { openSeal } from '../seal/open-seal.ts';
import { paperDate } from '../signing/present-signing.ts';
import { sealedFiles } from './sealed-files.ts';

const run = promisify(execFile);
const office = await openDocumentOffice();
const { app, as, startDocument, send, envelopeOf, open, keyed, session, sign, signAll } = office;
afterAll(() => app.close());

const recipients = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];

async function uploadedDocument(): Promise<string> {
  const pdf = PDF.create();
  for (const name of ['Rider page one', 'Rider page two']) {
    pdf.addPage({ size: 'letter' }).drawText(name, { x: 72, y: 500 });
  }
  const sent = await upload(app, SIGNED_FILE, await pdf.save(), {
    ...{ name: 'rider.pdf', as: as.agent },
  });
  const key = sent.body.data.key ?? sent.body.data.file;
  const { status, body } = await app.post('documents', { file: key, title: 'Rider' }, as.agent);
  if (status !== 200) throw new Error(JSON.stringify([sent.body, body]));
  return body.data.id;
}

const fieldOf = (document: string, recipient: number, kind: string, page: number, y: number) => ({
  ...{ document, recipient, kind, isRequired: true },
  place: { page, x: 0.1, y, width: 0.3, height: 0.04 },
});

async function startWithRider(hasForm: boolean) {
  const rider = await uploadedDocument();
  const documents = [rider, ...(hasForm ? [(await startDocument('lead-soil')).id] : [])];
  const fields = [
    fieldOf(rider, 1, 'signature', 1, 0.6),
    fieldOf(rider, 1, 'text', 1, 0.7),
    fieldOf(rider, 1, 'date', 1, 0.8),
    fieldOf(rider, 2, 'initials', 2, 0.6),
    fieldOf(rider, 2, 'checkbox', 2, 0.7),
    fieldOf(rider, 2, 'date', 2, 0.8),
  ];
  const { status, body } = await app.post(
    'envelopes',
    { title: 'Rider, 5012 Chicago St', documents, recipients, fields },
    as.agent,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

test('uploaded pages are sealed in their place with their fields', async () => {
  const sent = await send(await startWithRider(true));
  await signAll(sent);
  const done = await envelopeOf(sent.id);
  expect(done.state).toBe('completed');
  const bytes = (await sealedFiles(app.services).find(done.seal?.sha256 ?? '')) ?? Buffer.alloc(0);
  const report = await verifyPdf(bytes, await openSeal(app.services).trust());
  expect(report.verdict).toBe('valid');

  const pages = (await PDF.load(bytes)).getPages();
  const texts = pages.map((page) => page.extractText().text);
  expect(done.seal?.pages ?? texts.length).toBe(texts.length);
  expect(texts[0]).toContain('Rider page one');
  expect(texts[0]).toMatch(/^x$/m);
  expect(texts[0]).toContain(paperDate(new Date()));
  expect(texts[1]).toContain('Rider page two');
  expect(texts[1]).toContain(paperDate(new Date()));
  for (const text of texts.slice(0, 2)) expect(text).toContain(`Envelope ${sent.id}`);
  expect(texts.at(-1)).toContain('Certificate of signing');

  const file = join(await mkdtemp(join(tmpdir(), 'homestead-rider-')), 'rider.pdf');
  await writeFile(file, bytes);
  await run('qpdf', ['--check', file]);
  expect((await run('pdfsig', ['-nocert', file])).stdout).toMatch(/Signature is Valid/);
  expect((await run('pdfsig', ['-nocert', file])).stdout).toMatch(/Total document signed/);
  const images = (await run('pdfimages', ['-list', '-f', '1', '-l', '2', file])).stdout;
  expect(images.match(/^ +1 .* image /gm)).toHaveLength(1);
  expect(images.match(/^ +2 .* image /gm)).toHaveLength(1);
  expect((await run('pdftotext', ['-layout', file, '-'])).stdout).toContain(paperDate(new Date()));
});

test('a recipient reads uploaded pages before the seal, with the fields of who has signed', async () => {
  const sent = await send(await startWithRider(false));
  const textOf = async () => {
    const token = await open('ana@example.com');
    await office.consent(token);
    const { rawPayload, statusCode } = await app.app.inject({
      ...{ method: 'GET', url: '/api/v1/signing/file.pdf', headers: session(token).headers },
    });
    expect(statusCode).toBe(200);
    const pages = (await PDF.load(rawPayload)).getPages();
    return pages.map((page) => page.extractText().text);
  };
  const read = async () => {
    const { rawPayload, statusCode } = await app.app.inject({
      ...{ method: 'GET', url: `/api/v1/envelopes/${sent.id}/file.pdf` },
      headers: keyed(as.agent).headers,
    });
    expect(statusCode).toBe(200);
    return (await PDF.load(rawPayload)).getPages().map((page) => page.extractText().text);
  };
  const before = await read();
  expect(before).toHaveLength(2);
  expect(before[0]).toContain('Rider page one');
  expect(before[0]).not.toContain(paperDate(new Date()));
  const { status } = await sign(await open('ruth@example.com'));
  expect(status).toBe(200);
  const after = await textOf();
  expect(after[0]).toContain(paperDate(new Date()));
  expect(after[1]).not.toContain(paperDate(new Date()));
});

test('before signing, a recipient reads an uploaded document with frames for their own fields', async () => {
  const sent = await send(await startWithRider(true));
  const other = await startWithRider(false);
  const [rider, form] = sent.documents;
  const token = await open('ruth@example.com');
  const read = async (id: string | undefined, headers = session(token).headers) => {
    const url = `/api/v1/signing/documents/${id}/file.pdf`;
    const answer = await app.app.inject({ method: 'GET', url, headers });
    return { status: answer.statusCode, ...answer };
  };
  const codeOf = async (...given: Parameters<typeof read>) => {
    const answer = await read(...given);
    return [answer.status, answer.json().code];
  };
  expect(await codeOf(rider?.id)).toEqual([409, 'consent-needed']);
  await office.consent(token);
  expect(await codeOf(form?.id)).toEqual([404, 'envelope-not-found']);
  expect(await codeOf(other.documents[0]?.id)).toEqual([404, 'envelope-not-found']);
  expect(await codeOf(rider?.id, {} as never)).toEqual([403, 'signing-session-over']);

  const { status, headers, rawPayload } = await read(rider?.id);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
    'content-disposition': 'attachment; filename="Rider, with your fields.pdf"',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  const pages = (await PDF.load(rawPayload)).getPages().map((page) => page.extractText().text);
  expect(pages).toHaveLength(2);
  for (const said of ['Rider page one', 'Your signature', 'Your text', 'Date of your signature']) {
    expect(pages[0]).toContain(said);
  }
  expect(pages[1]).toContain('Rider page two');
  expect(pages[1]).not.toContain('Your');

  const answers = [];
  for (let time = 0; time < 40; time += 1) answers.push((await read(form?.id)).status);
  expect(answers).toContain(429);
});
