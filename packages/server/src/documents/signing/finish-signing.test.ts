import type { WireEnvelope } from '@homestead/contract/documents';
import { afterAll, expect, test } from 'vitest';
import { openDocumentOffice } from '../../../test/document-office.ts';

const office = await openDocumentOffice();
const { app, as, startEnvelope, send, envelopeOf, open, read, finish, sign, session } = office;
const { consent, fillIn, keyed } = office;
afterAll(() => app.close());

const seller = { role: 'seller', number: 1, name: 'Ruth Kowalski', email: 'ruth@example.com' };
const buyer = { role: 'buyer', number: 1, name: 'Ana Ruiz', email: 'ana@example.com' };
const agent = { role: 'agent', number: 1, name: 'Nora Lindqvist', email: 'nora@example.com' };
const approver = { role: 'approver', number: 1, name: 'Bea Boss', email: 'bea@example.com' };
const inOrder = (...all: object[]) => all.map((one, at) => ({ ...one, turn: at + 1 }) as never);
const start = (recipients: never[], isInOrder = true) =>
  startEnvelope(['lead-soil'], { recipients, isInOrder });
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const trySend = ({ id, version }: WireEnvelope) =>
  app.post(`envelopes/${id}/send`, { version }, keyed(as.agent));
const eventsOf = async (id: string) =>
  (await app.get(`envelopes/${id}/events`, {}, as.agent)).body.data;

/** Does all but submit. */
async function prepare(token: string): Promise<void> {
  await consent(token);
  for (const kind of ['signature', 'initials']) {
    await app.put('signing/signature', { kind, image: office.image }, session(token));
  }
  for (const { id } of (await read(token)).fields) {
    await app.put(`signing/fields/${id}`, { isFilled: true, value: 'x' }, session(token));
  }
}

test('nobody signs what they weren’t shown', async () => {
  const draft = await start(inOrder(seller, buyer, agent));
  const document = await fillIn(draft);
  const sent = await send(await envelopeOf(draft.id));
  const token = await open('ruth@example.com');
  await prepare(token);
  const { shown, documents } = await read(token);
  expect((await read(token)).shown).toBe(shown);
  const [key = '', before] = Object.entries(documents[0]?.answers ?? {}).find(
    ([, answer]) => typeof answer === 'boolean',
  ) ?? ['report', documents[0]?.answers.report];
  await app.put(`documents/${document}/answers`, { answers: { [key]: null } }, as.agent);
  expect(refusal(await finish(token, { shown }))).toEqual([409, 'documents-changed']);
  expect(refusal(await finish(token, { shown: '0'.repeat(64) }))).toEqual([
    409,
    'documents-changed',
  ]);
  expect(refusal(await finish(token, { shown: 'abc' }))).toEqual([400, 'bad-input']);
  expect((await envelopeOf(sent.id)).signed).toBe(0);
  // The log says who changed what after it was sent.
  expect(await eventsOf(sent.id)).toContainEqual(
    expect.objectContaining({
      kind: 'answered',
      facts: expect.objectContaining({ name: 'Nora Lindqvist', inputs: [key] }),
    }),
  );
  await app.put(`documents/${document}/answers`, { answers: { [key]: before } }, as.agent);
  expect((await finish(token, { shown })).status).toBe(200);
});

test('a field or a mark that changed elsewhere isn’t signed, either', async () => {
  const draft = await start(inOrder(seller, buyer, agent));
  await fillIn(draft);
  await send(await envelopeOf(draft.id));
  const [first, second] = [await open('ruth@example.com'), await open('ruth@example.com')];
  await prepare(first);
  const { shown } = await read(first);
  const other = await app.post('signing/consent', {}, session(second));
  expect(other.status).toBe(400);
  await app.put('signing/signature', { kind: 'signature', image: PIXEL }, session(second));
  expect(refusal(await finish(first, { shown }))).toEqual([409, 'documents-changed']);
});

test('a form that isn’t filled in goes first to those who can fill it in', async () => {
  const first = await start(inOrder(approver, seller, buyer, agent));
  const refused = await trySend(first);
  expect(refusal(refused)).toEqual([409, 'envelope-incomplete']);
  expect(refused.body.errors).toContainEqual(expect.objectContaining({ field: 'documents' }));
  expect(refusal(await trySend(await start(inOrder(buyer, seller, agent))))).toEqual([
    409,
    'envelope-incomplete',
  ]);
  const together = await start([seller, buyer, agent] as never[], false);
  expect(refusal(await trySend(together))).toEqual([409, 'envelope-incomplete']);
  await fillIn(together);
  expect((await trySend(await envelopeOf(together.id))).status).toBe(200);
});

test('a form for buyers or sellers is filled in by those who get it', async () => {
  const draft = await startEnvelope(['agency-disclosure'], {
    recipients: inOrder(buyer, agent),
  });
  const sent = await trySend(draft);
  expect(sent.status).toBe(200);
  const token = await open('ana@example.com');
  await prepare(token);
  expect(refusal(await finish(token))).toEqual([409, 'signing-incomplete']);
  expect((await sign(await open('ana@example.com'))).status).toBe(200);
});

test('whose form isn’t theirs to fill in can’t sign it while it is open', async () => {
  const draft = await start([approver, seller, buyer, agent] as never[], false);
  const document = await fillIn(draft);
  await send(await envelopeOf(draft.id));
  const { answers } = (await app.get(`documents/${document}`, {}, as.agent)).body.data;
  const cleared = Object.fromEntries(Object.keys(answers).map((key) => [key, null]));
  await app.put(`documents/${document}/answers`, { answers: cleared }, as.agent);
  for (const email of ['bea@example.com', 'ana@example.com']) {
    const token = await open(email);
    await prepare(token);
    const tried = await finish(token);
    expect(refusal(tried)).toEqual([409, 'signing-incomplete']);
    expect(tried.body.errors[0].field).toMatch(new RegExp(`^documents\\.${document}\\.`));
  }
  expect((await sign(await open('ruth@example.com'))).status).toBe(200);
  expect((await sign(await open('ana@example.com'))).status).toBe(200);
});

test('an answer of a signer is in the log before their signature', async () => {
  const sent = await send(await start(inOrder(seller, buyer, agent)));
  expect((await sign(await open('ruth@example.com'))).status).toBe(200);
  const kinds = (await eventsOf(sent.id)).map(({ kind }: { kind: string }) => kind);
  expect(kinds.indexOf('answered')).toBeGreaterThan(-1);
  expect(kinds.indexOf('answered')).toBeLessThan(kinds.indexOf('signed'));
});

test.each([
  ['name', [{ name: 'Ruth Novak' }]],
  ['line', [{ number: 3 }, { number: 1 }]],
  ['phone', [{ phone: '+14025550177' }]],
])(
  'who got another %s in a correction proves who they are and consents again',
  async (_what, given: object[]) => {
    const sent = await send(
      await start(
        inOrder(
          seller,
          { ...seller, number: 3, name: 'Tom', email: 'tom@example.com' },
          buyer,
          agent,
        ),
      ),
    );
    const token = await open('ruth@example.com');
    await prepare(token);
    const now = await envelopeOf(sent.id);
    const recipients = now.recipients.map(({ id, role, number, name, email, turn }, at) => ({
      ...{ id, role, number, name, email, turn },
      ...given[at],
    }));
    const body = { version: now.version, title: now.title, recipients };
    const documents = now.documents.map(({ id }) => id);
    const corrected = await app.put(`envelopes/${sent.id}`, { ...body, documents }, as.agent);
    expect(corrected.status).toBe(200);
    expect(corrected.body.data.recipients[0]).toMatchObject({ consentedAt: null, openedAt: null });
    expect(refusal(await app.get('signing', {}, session(token)))).toEqual([
      403,
      'signing-session-over',
    ]);
  },
);

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
