import { SIGNED_FILE } from '@homestead/contract/documents';
import { PDF } from '@libpdf/core';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { ownForm } from '../../../test/documents/own-forms.ts';
import { pdfBomb } from '../../../test/hostile-pdfs.ts';
import { upload } from '../../../test/upload.ts';
import { selectRecipients } from '../envelopes/recipient-store.ts';
import { requireDrawable } from '../envelopes/require-drawable.ts';
import { selectAnyDocuments } from '../filling/document-store.ts';
import { sealDue } from './seal-job.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send, envelopeOf, open, sign, keyed } = office;
const { pool } = app.database;
afterAll(() => app.close());

const signal = new AbortController().signal;
const recipients = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
];

/** An envelope with an uploaded PDF that everyone has signed, and the key of its file. */
async function signedRider(): Promise<{ id: string; key: string }> {
  const pdf = PDF.create();
  pdf.addPage({ size: 'letter' });
  const sent = await upload(app, SIGNED_FILE, await pdf.save(), { name: 'r.pdf', as: as.agent });
  const key: string = sent.body.data.file;
  const made = await app.post('documents', { file: key, title: 'Rider' }, as.agent);
  const place = { page: 1, x: 0.1, y: 0.5, width: 0.3, height: 0.05 };
  const { body } = await app.post(
    'envelopes',
    {
      ...{ title: 'Rider', documents: [made.body.data.id], recipients },
      fields: [{ document: made.body.data.id, recipient: 1, kind: 'signature', place }],
    },
    as.agent,
  );
  await send(body.data);
  expect((await sign(await open('ruth@example.com'))).status).toBe(200);
  return { id: body.data.id, key };
}

/** What is stored of a file becomes another, as when a disk is damaged. */
async function breakFile(key: string, bytes: Buffer): Promise<() => Promise<void>> {
  const purpose = app.services.files.purposeOf(SIGNED_FILE);
  const storage = purpose && app.services.files.storageOf(purpose);
  const before = await storage?.find(`${key}/content`);
  await storage?.put(`${key}/content`, bytes);
  return async () => storage?.put(`${key}/content`, before ?? Buffer.of());
}

const again = (id: string, who = as.agent) => app.post(`envelopes/${id}/seal`, {}, keyed(who));
const toldSender = async (id: string) =>
  (
    await pool.query(
      `select count(*)::int from notification
       where path = $1 and facts ->> 'what' = 'not-sealed'`,
      [`/esign/${id}`],
    )
  ).rows[0].count;

test('one that can’t be sealed says so, holds up no other, and is sealed once it can be', async () => {
  const bad = await signedRider();
  const good = await signedRider();
  expect((await again(bad.id)).body.code).toBe('envelope-step-refused');
  const mend = await breakFile(bad.key, pdfBomb());
  await sealDue(app.services, signal);
  expect(await envelopeOf(good.id)).toMatchObject({ state: 'completed', sealFailure: null });
  expect(await envelopeOf(bad.id)).toMatchObject({
    ...{ state: 'sealing', abilities: ['seal', 'void'], seal: null },
    sealFailure: { tries: 1, why: 'upload', at: expect.any(String) },
  });
  expect(await toldSender(bad.id)).toBe(1);
  // It is put off, so the next run doesn't try it.
  await sealDue(app.services, signal);
  expect((await envelopeOf(bad.id)).sealFailure?.tries).toBe(1);

  expect((await again(bad.id, as.neighbor)).status).toBe(404);
  expect((await again(bad.id)).body.data).toMatchObject({ sealFailure: null, abilities: [] });
  await sealDue(app.services, signal);
  expect((await envelopeOf(bad.id)).sealFailure?.tries).toBe(2);
  expect(await toldSender(bad.id)).toBe(1);

  await mend();
  expect((await again(bad.id)).status).toBe(200);
  await sealDue(app.services, signal);
  expect(await envelopeOf(bad.id)).toMatchObject({ state: 'completed', sealFailure: null });
});

test('one that can’t be sealed can be voided, with a reason', async () => {
  const { id, key } = await signedRider();
  const body = { reason: 'The rider is damaged' };
  const early = await app.post(`envelopes/${id}/void`, body, keyed(as.agent));
  expect(early.body.code).toBe('envelope-step-refused');
  await breakFile(key, Buffer.from('%PDF-1.7\n'));
  await sealDue(app.services, signal);
  const { status } = await app.post(`envelopes/${id}/void`, body, keyed(as.agent));
  expect(status).toBe(200);
  await sealDue(app.services, signal);
  expect(await envelopeOf(id)).toMatchObject({
    ...{ state: 'voided', endedBecause: 'The rider is damaged', sealFailure: null, abilities: [] },
  });
});

test('documents that can’t be laid out aren’t sent', async () => {
  const { documents, id } = await startEnvelope(['lead-soil']);
  const rows = await selectAnyDocuments(app.database.db, [documents[0]?.id ?? '']);
  const rest = { documents: rows, recipients: await selectRecipients(app.database.db, [id]) };
  const known = ownForm('lead-soil');
  await requireDrawable(app.database.db, { ...rest, definitionOf: () => known });
  const broken = { ...known, parts: null } as never;
  await expect(
    requireDrawable(app.database.db, { ...rest, definitionOf: () => broken }),
  ).rejects.toMatchObject({ code: 'envelope-incomplete' });
});

test('an uploaded document whose PDF is gone isn’t sent', async () => {
  const pdf = PDF.create();
  pdf.addPage({ size: 'letter' });
  const sent = await upload(app, SIGNED_FILE, await pdf.save(), { name: 'r.pdf', as: as.agent });
  const key = sent.body.data.file;
  const made = await app.post('documents', { file: key, title: 'Rider' }, as.agent);
  const documents = [made.body.data.id];
  const { body } = await app.post('envelopes', { title: 'Rider', documents, recipients }, as.agent);
  await pool.query("update stored_file set state = 'quarantined' where key = $1", [key]);
  const refused = await app.post(
    `envelopes/${body.data.id}/send`,
    { version: body.data.version },
    keyed(as.agent),
  );
  expect([refused.status, refused.body.code]).toEqual([409, 'envelope-incomplete']);
  expect(refused.body.errors).toMatchObject([
    { message: 'Rider: the PDF is gone. Upload it again.' },
  ]);
});
