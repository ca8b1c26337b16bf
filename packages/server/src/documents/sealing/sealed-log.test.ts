import { verifyPdf } from '@homestead/contract/documents';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { openSeal } from '../seal/open-seal.ts';
import { sealedFiles } from './sealed-files.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send, envelopeOf, signAll, keyed } = office;
afterAll(() => app.close());

const recipients = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
  { role: 'copy', name: 'Tom Kowalski', email: 'tom@example.com', phone: '4025550121', turn: 4 },
];

test('the log in a sealed PDF names nobody’s address, and still verifies', async () => {
  const sent = await send(await startEnvelope(['lead-soil'], { recipients }));
  expect(sent.recipients[3]).toMatchObject({ email: 'tom@example.com', phone: '+14025550121' });
  await signAll({ ...sent, recipients: sent.recipients.slice(0, 3) });
  const { seal } = await envelopeOf(sent.id);
  const bytes = (await sealedFiles(app.services).find(seal?.sha256 ?? '')) ?? Buffer.of();
  const report = await verifyPdf(bytes, await openSeal(app.services).trust());
  expect(report.verdict).toBe('valid');
  const said = JSON.stringify(report.facts);
  expect(said).not.toMatch(/\w@example\.com|\+?1?4025550121/);
  expect(said).toContain('r•••@example.com');
  expect(said).toContain('(•••) •••-0121');
  const full = report.facts?.events.filter(({ facts }) => facts.ip === '127.0.0.1') ?? [];
  expect([...new Set(full.map(({ kind }) => kind))]).toEqual(['signed']);
  expect(report.facts?.signers[0]).toMatchObject({ name: 'Ruth Kowalski', ip: '127.0.0.1' });

  const { rawPayload } = await app.app.inject({
    ...{ method: 'GET', url: `/api/v1/envelopes/${sent.id}/bundle.zip` },
    headers: keyed(as.agent).headers,
  });
  const files = Object.entries(unzipSync(rawPayload)).filter(([name]) => name.endsWith('.json'));
  expect(files.length).toBeGreaterThan(1);
  for (const [, content] of files) {
    expect(Buffer.from(content).toString()).not.toMatch(/(ruth|ana|nora|tom)@|4025550121/);
  }
});
