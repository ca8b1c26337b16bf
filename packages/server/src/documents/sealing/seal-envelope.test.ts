import { verifyPdf } from '@homestead/contract/documents';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { openSeal } from '../seal/open-seal.ts';
import { sealEnvelope } from './seal-envelope.ts';
import { sealedFiles } from './sealed-files.ts';

const office = await openDocumentOffice();
const { app, startEnvelope, send, envelopeOf, open, sign } = office;
const { pool } = app.database;
afterAll(() => app.close());

const recipients = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];

/** An envelope that everyone has signed and that waits for its seal. */
async function signedByAll(): Promise<string> {
  const sent = await send(await startEnvelope(['lead-soil'], { recipients }));
  for (const { email } of recipients) {
    const { status, body } = await sign(await open(email));
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return sent.id;
}

const copiesOf = async () =>
  (await pool.query("select count(*)::int from mail_message where kind = 'documents.copy'")).rows[0]
    .count;
const kindsOf = async (id: string): Promise<string[]> =>
  (
    await pool.query('select kind from document_event where envelope_id = $1 order by seq', [id])
  ).rows.map(({ kind }) => kind);

async function expectSealedOnce(id: string, copiesBefore: number): Promise<void> {
  const done = await envelopeOf(id);
  expect(done.state).toBe('completed');
  const bytes = await sealedFiles(app.services).find(done.seal?.sha256 ?? '');
  const report = await verifyPdf(bytes ?? Buffer.alloc(0), await openSeal(app.services).trust());
  expect(report.verdict).toBe('valid');
  const kinds = await kindsOf(id);
  expect(kinds.filter((kind) => kind === 'sealed')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'copy-sent')).toHaveLength(recipients.length);
  expect((await copiesOf()) - copiesBefore).toBe(recipients.length);
}

test('sealing twice seals once', async () => {
  const before = await copiesOf();
  const id = await signedByAll();
  expect(await envelopeOf(id)).toMatchObject({ state: 'sealing', seal: null, abilities: [] });
  await sealEnvelope(app.services, id);
  const { seal } = await envelopeOf(id);
  await sealEnvelope(app.services, id);
  expect((await envelopeOf(id)).seal).toEqual(seal);
  await expectSealedOnce(id, before);
});

test('two nodes that seal at the same time seal once', async () => {
  const before = await copiesOf();
  const id = await signedByAll();
  await Promise.all([1, 2, 3].map(() => sealEnvelope(app.services, id)));
  await expectSealedOnce(id, before);
});

test('a seal that can’t be stored leaves nothing behind, and the next try finishes it', async () => {
  const before = await copiesOf();
  const id = await signedByAll();
  const kinds = await kindsOf(id);
  const mail = { ...app.services.mail, queue: () => Promise.reject(new Error('no disk')) };
  const failing = { ...app.services, mail: mail as unknown as typeof app.services.mail };
  await expect(sealEnvelope(failing, id)).rejects.toThrow('no disk');
  expect(await envelopeOf(id)).toMatchObject({ state: 'sealing', seal: null });
  expect(await kindsOf(id)).toEqual(kinds);
  await sealEnvelope(app.services, id);
  await expectSealedOnce(id, before);
});

test('what nobody has signed to the end isn’t sealed', async () => {
  const sent = await send(await startEnvelope(['lead-soil'], { recipients }));
  await sealEnvelope(app.services, sent.id);
  await sealEnvelope(app.services, '00000000-0000-4000-8000-000000000000');
  expect(await envelopeOf(sent.id)).toMatchObject({ state: 'sent', seal: null });
});
