import { verifyPdf } from '@homestead/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import {
  hasProgram,
  startTimeStampPeer,
  type TimeStampPeer,
} from '../../../test/time-stamp-peer.ts';
import { openSeal } from '../seal/open-seal.ts';
import { sealCodeOf } from './seal-code.ts';
import { stampSeal } from './seal-job.ts';
import { sealedFiles } from './sealed-files.ts';

const recipients = [
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 2 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 3 },
];

describe.skipIf(!hasProgram('openssl', 'version'))('a time stamp that comes later', () => {
  let peer: TimeStampPeer;
  let office: Awaited<ReturnType<typeof openDocumentOffice>>;
  beforeAll(async () => {
    peer = await startTimeStampPeer();
    office = await openDocumentOffice({
      ...{ TIMESTAMP_URL: peer.url, TIMESTAMP_CERTIFICATES: peer.roots },
    });
  });
  afterAll(async () => {
    await office.app.close();
    await peer.close();
  });

  async function sealedWithoutStamp() {
    peer.answer('fail');
    const { startEnvelope, send, signAll, envelopeOf } = office;
    const sent = await send(await startEnvelope(['lead-soil'], { recipients }));
    await signAll(sent);
    const { seal } = await envelopeOf(sent.id);
    return { id: sent.id, first: seal?.sha256 ?? '', seal };
  }

  test('leaves the file that was mailed as it is, and known', async () => {
    const { app, envelopeOf } = office;
    const { id, first, seal } = await sealedWithoutStamp();
    expect(seal).toMatchObject({ level: 'B-B', isStampWanted: true });
    peer.answer('fail');
    await stampSeal(app.services, id);
    expect((await envelopeOf(id)).seal).toEqual(seal);
    peer.answer('stamp');
    await stampSeal(app.services, id);
    const stamped = (await envelopeOf(id)).seal;
    expect(stamped).toMatchObject({ level: 'B-T', isStampWanted: false });
    expect(stamped?.sha256).not.toBe(first);
    const trust = await openSeal(app.services).trust();
    for (const sha256 of [first, stamped?.sha256 ?? '']) {
      const bytes = await sealedFiles(app.services).find(sha256);
      const report = await verifyPdf(bytes ?? Buffer.of(), trust);
      expect(report).toMatchObject({ verdict: 'valid', sha256 });
    }
    const known = await app.get(`seals/${sealCodeOf(app.services, id)}`, {}, null);
    expect(known.body.data).toMatchObject({
      ...{ sha256: stamped?.sha256, copies: [first, stamped?.sha256], level: 'B-T' },
    });
    await stampSeal(app.services, id);
    expect((await envelopeOf(id)).seal).toEqual(stamped);
  });

  test('isn’t added to a file that was changed in the store', async () => {
    const { app, envelopeOf } = office;
    const { id, first, seal } = await sealedWithoutStamp();
    const files = sealedFiles(app.services);
    const bytes = Buffer.from((await files.find(first)) ?? Buffer.of());
    bytes[2000] = (bytes[2000] ?? 0) ^ 1;
    await files.put(first, bytes);
    peer.answer('stamp');
    await expect(stampSeal(app.services, id)).rejects.toThrow(/was changed/);
    expect((await envelopeOf(id)).seal).toEqual(seal);
  });
});
