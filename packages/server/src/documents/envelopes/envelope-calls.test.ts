import { verifyPdf } from '@homestead/contract/documents';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { openSeal } from '../seal/open-seal.ts';
import { sealedFiles } from '../sealing/sealed-files.ts';

const office = await openDocumentOffice();
const { app, startEnvelope, send, envelopeOf, newestMail, signAll } = office;
afterAll(() => app.close());

test('an envelope is signed in order by two sellers, two buyers and an agent, and sealed', async () => {
  const draft = await startEnvelope();
  expect(draft).toMatchObject({ state: 'draft', abilities: ['edit', 'send', 'delete'] });
  const sent = await send(draft);
  expect(sent).toMatchObject({ state: 'sent', waitingFor: ['Ruth Kowalski'] });
  expect(await newestMail('tom@example.com')).toBeNull();
  await signAll(sent);
  const done = await envelopeOf(sent.id);
  expect(done).toMatchObject({ state: 'completed', signed: 5, signers: 5 });
  expect(done.seal).toMatchObject({ level: 'B-B', isStampWanted: false });
  const bytes = await sealedFiles(app.services).find(done.seal?.sha256 ?? '');
  const trust = await openSeal(app.services).trust();
  const report = await verifyPdf(bytes ?? Buffer.alloc(0), trust);
  expect(report.findings.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(report.verdict).toBe('valid');
  const copy = await newestMail('luis@example.com', 'documents.copy');
  expect(copy?.attachments).toHaveLength(1);
});
