import type { WireEnvelope } from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';
import { findAnyEnvelope } from '../envelopes/envelope-store.ts';
import { readLog } from '../log/append-event.ts';
import { certificateOf } from '../sealing/certificate-of.ts';
import { readSignedEnvelope } from '../sealing/read-signed-envelope.ts';
import { sealFactsOf } from '../sealing/seal-facts-of.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send, envelopeOf, open, consent, sign, keyed, session } = office;
const { fillIn } = office;
afterAll(() => app.close());

const recipients = [
  { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com', turn: 1 },
  { role: 'buyer', number: 2, name: 'Luis Ruiz', email: 'luis@example.com', turn: 1 },
  { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com', turn: 1 },
  { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com', turn: 2 },
];
async function sent(form: 'lead-paint' | 'lead-soil' = 'lead-paint'): Promise<WireEnvelope> {
  const draft = await startEnvelope([form], { recipients });
  await fillIn(draft);
  return send(draft);
}
const idOf = (envelope: WireEnvelope, name: string) =>
  envelope.recipients.find((one) => one.name === name)?.id ?? '';
const today = localDate(new Date());
const give = (envelope: WireEnvelope, name: string, given: object = {}, who = as.agent) =>
  app.post(
    `envelopes/${envelope.id}/recipients/${idOf(envelope, name)}/pamphlet`,
    { how: 'paper', on: today, ...given },
    keyed(who),
  );
const givenIn = async ({ id }: WireEnvelope) =>
  (await readLog(app.database.db, id)).filter(({ kind }) => kind === 'pamphlet-given');

test('staff log once that a buyer was given the pamphlet, with how and when', async () => {
  const envelope = await sent();
  const [ana] = envelope.recipients;
  expect(ana).toMatchObject({ pamphletAt: null });
  expect(ana?.abilities).toContain('give-pamphlet');
  const { status, body } = await give(envelope, 'Ana Ruiz', { on: '2026-11-02' });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data.recipients[0]).toMatchObject({ pamphletAt: expect.any(String) });
  expect(body.data.recipients[0].abilities).not.toContain('give-pamphlet');
  await give(envelope, 'Ana Ruiz');
  expect(await givenIn(envelope)).toMatchObject([
    {
      facts: {
        ...{ signer: 'buyer-1', name: 'Ana Ruiz', by: 'Nora Lindqvist', how: 'paper' },
        on: '2026-11-02',
      },
    },
  ]);
});

test('it is for buyers of a lead-based paint disclosure, and not for a day to come', async () => {
  const envelope = await sent();
  const seller = await give(envelope, 'Ruth Kowalski');
  expect([seller.status, seller.body.code]).toEqual([409, 'pamphlet-not-needed']);
  const later = await give(envelope, 'Ana Ruiz', { on: '2999-01-01' });
  expect([later.status, later.body.errors[0].field]).toEqual([400, 'on']);
  const soil = await give(await sent('lead-soil'), 'Ana Ruiz');
  expect(soil.body.code).toBe('pamphlet-not-needed');
  expect((await give(envelope, 'Ana Ruiz', {}, as.neighbor)).status).toBe(404);
  expect((await give(envelope, 'Ana Ruiz', {}, as.client)).status).toBe(403);
  expect(await givenIn(envelope)).toEqual([]);
});

test('a buyer says on the signing page that they received it, after consent', async () => {
  const envelope = await sent();
  const token = await open('ana@example.com');
  const receive = (who: string) => app.post('signing/pamphlet', {}, session(who));
  expect((await receive(token)).body.code).toBe('consent-needed');
  await consent(token);
  const seen = (await app.get('signing', {}, session(token))).body.data;
  expect(seen.pamphlet).toEqual({
    label: expect.stringContaining('Protect Your Family'),
    ...{ href: 'https://www.epa.gov/lead/protect', receivedAt: null },
  });
  expect(seen.documents[0].links).toMatchObject([{ item: 'd' }]);
  const { status, body } = await receive(token);
  expect([status, typeof body.data.pamphlet.receivedAt]).toEqual([200, 'string']);
  await receive(token);
  expect(await givenIn(envelope)).toMatchObject([{ facts: { name: 'Ana Ruiz' } }]);
  // The other buyer gets their own.
  const other = await open('luis@example.com');
  await consent(other);
  expect((await app.get('signing', {}, session(other))).body.data.pamphlet.receivedAt).toBeNull();
  const seller = await open('ruth@example.com');
  await consent(seller);
  expect((await app.get('signing', {}, session(seller))).body.data.pamphlet).toBeNull();
  expect((await receive(seller)).body.code).toBe('pamphlet-not-needed');
  expect((await receive('none')).status).toBe(403);
});

test('the certificate names who got the pamphlet and on which day', async () => {
  const envelope = await sent();
  await give(envelope, 'Ana Ruiz', { on: '2026-11-02' });
  await sign(await open('ana@example.com'));
  const row = await findAnyEnvelope(app.database.db, envelope.id);
  if (!row) throw new Error('No envelope');
  const signed = await readSignedEnvelope(app.database.db, row);
  const events = await readLog(app.database.db, envelope.id);
  const facts = await sealFactsOf(app.services, signed, { code: 'x', events });
  const { notes } = certificateOf(app.services, signed, facts, { isDemo: false });
  expect(notes).toEqual(['Ana Ruiz got the EPA’s pamphlet about lead on 11-02-2026.']);
  expect(await envelopeOf(envelope.id)).toMatchObject({ state: 'sent' });
});
