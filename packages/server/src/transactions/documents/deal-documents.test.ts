import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { documentsRoom } from '#documents';
import { insertListings } from '../../../test/factories/listings.ts';
import { openListingOffice } from '../../../test/listing-office.ts';
import { followEnvelope } from './follow-disclosures.ts';

const office = await openListingOffice({}, [documentsRoom]);
const { app, db, as, keyed, makeDraft, startFile, confirm, fileOf, receive, offerOfBuyer } = office;
await insertListings(db, [
  {
    ...{ mls_number: 'OLD', street_address: '5112 Cass St', city: 'Omaha', county: 'Douglas' },
    ...{ state: 'NE', zip: '68132', year_built: 1931, position: { x: -95.95, y: 41.26 } },
  },
]);

beforeEach(async () => {
  await app.database.empty('envelope', 'document');
});

type Who = typeof as.agent | null;
const get = (path: string, who: Who = as.agent, query: Record<string, string> = {}) =>
  app.get(path, query, who ?? undefined);
const papersOf = async (id: number, who: Who = as.agent) =>
  (await get(`offers/${id}/papers`, who)).body.data;
const start = (path: string, packet: string, who = as.agent) =>
  app.post(`${path}/packets`, { packet }, keyed(who));
async function fill(id: number, fields: object) {
  const { version } = await office.detailsOf(id, as.agent);
  const { status, body } = await app.put(`offers/${id}`, { version, ...fields }, as.agent);
  expect(status, JSON.stringify(body)).toBe(200);
}
const formsOf = (data: { documents: { form: string; need: string }[] }, need = 'needed') =>
  data.documents.filter((one) => one.need === need).map(({ form }) => form);

test('an offer shows which documents it needs and why', async () => {
  const id = await makeDraft();
  const blank = await papersOf(id);
  expect(formsOf(blank)).toContain('lead-paint');
  expect(formsOf(blank, 'check')).toEqual(['lead-soil', 'va-addendum', 'sid-receipt']);
  await fill(id, { listingId: 'OLD', buyerFinanceType: 'VA', sid: 'None' });
  const known = await papersOf(id);
  expect(formsOf(known)).toEqual([
    ...['agency-disclosure', 'buyer-agreement', 'seller-disclosure', 'lead-paint', 'lead-soil'],
    'va-addendum',
  ]);
  expect(formsOf(known, 'check')).toEqual([]);
  expect(known.documents[3]).toMatchObject({
    ...{ state: 'missing', envelope: null, signers: [], sealedAt: null, packet: 'deal' },
    why: 'Homes built before 1978 need the lead-based paint disclosure.',
  });
  expect(known.startable).toEqual(['client', 'deal']);
});

test('a packet is a draft with its documents and signers, once', async () => {
  const id = await makeDraft();
  await fill(id, { listingId: 'OLD', allCash: true, sid: 'None' });
  const started = await start(`offers/${id}`, 'deal');
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const { envelope } = started.body.data;
  const made = (await get(`envelopes/${envelope}`)).body.data;
  expect(made).toMatchObject({
    ...{ state: 'draft', about: { kind: 'offer', id: String(id) } },
    homeAddress: '5112 Cass St, Omaha, NE 68132',
  });
  expect(made.documents.map(({ form }: { form: string }) => form)).toEqual([
    ...['seller-disclosure', 'lead-paint', 'lead-soil'],
  ]);
  expect(made.recipients).toMatchObject([
    { role: 'buyer', number: 1, name: 'Eve', turn: 2 },
    { role: 'agent', number: 1, name: 'Nora Lindqvist', turn: 3 },
  ]);
  const papers = await papersOf(id);
  expect(papers.documents.find((one: { form: string }) => one.form === 'lead-paint')).toMatchObject(
    { state: 'draft', envelope },
  );
  expect(papers.startable).toEqual(['client']);
  const again = await start(`offers/${id}`, 'deal');
  expect(again).toMatchObject({ status: 409, body: { code: 'packet-empty' } });
});

test('documents are filled in from offer and listing, each with its source', async () => {
  const id = await makeDraft();
  await fill(id, { listingId: 'OLD', county: 'Sarpy', offerOn: '2031-06-01', sid: '530' });
  await start(`offers/${id}`, 'deal');
  const { rows } = await sql<{
    form: string;
    answers: Record<string, string>;
    sources: Record<string, string>;
    facts: object;
  }>`select form, answers, sources, facts from document`.execute(db);
  const disclosure = rows.find(({ form }) => form === 'seller-disclosure');
  expect(Object.values(disclosure?.answers ?? {})).toContain('5112 Cass St, Omaha, NE 68132');
  expect(Object.values(disclosure?.sources ?? {})).toContain('the offer');
  expect(disclosure?.facts).toMatchObject({
    ...{ yearBuilt: 1931, isSid: true, isInSoilArea: true, isVaFinanced: null },
    ...{ sewer: null, hasHoa: null, hasPool: null, isInFloodPlain: null },
  });
});

test('facts of an offer that says nothing are unknown', async () => {
  const id = await makeDraft();
  await start(`offers/${id}`, 'deal');
  const { rows } = await sql<{ facts: Record<string, unknown>; answers: object; home: string }>`
    select facts, answers, home_address as home from document
    where form = 'lead-paint'`.execute(db);
  expect(rows[0]?.home).toBe('');
  expect(new Set(Object.values(rows[0]?.facts ?? {}))).toEqual(new Set([null]));
});

test('neighbors, clients and strangers see and start nothing', async () => {
  const id = await makeDraft();
  const file = await startFile();
  for (const path of [
    `offers/${id}/papers`,
    `offers/${id}/signers`,
    `listing-files/${file.id}/papers`,
    `transaction/GetDocumentStatus?offerId=${id}`,
  ]) {
    expect((await get(path)).status, path).toBe(200);
    expect((await get(path, as.neighbor)).status, path).toBe(404);
    expect((await get(path, as.client)).status, path).toBe(403);
    expect((await get(path, null)).status, path).toBe(401);
  }
  for (const path of [`offers/${id}`, `listing-files/${file.id}`]) {
    expect((await start(path, 'deal', as.neighbor)).status).toBe(404);
    expect((await start(path, 'deal', as.client)).status).toBe(403);
  }
  const { rows } = await sql`select 1 from document`.execute(db);
  expect(rows).toEqual([]);
});

test('signers are those whom the caller may see', async () => {
  const file = await startFile();
  await confirm(file.id);
  const own = await offerOfBuyer();
  const sides = async (id: number, who: Who) =>
    (await get(`offers/${id}/signers`, who)).body.data.map(({ role }: { role: string }) => role);
  expect(await sides(own, as.neighbor)).toEqual(['buyer', 'agent']);
  expect(await sides(own, as.admin)).toEqual(['seller', 'buyer', 'agent']);
  const received = await receive(file.id);
  const { body } = await get(`offers/${received}/signers`);
  expect(body.data).toMatchObject([
    { role: 'seller', number: 1, name: 'Eve', email: expect.stringContaining('@example.org') },
    { role: 'buyer', number: 1, name: 'Ana Ruiz', email: '', phone: '' },
    { role: 'agent', number: 1, name: 'Nora Lindqvist' },
  ]);
});

test('who has a buyer for the home sees no papers of offers that were received', async () => {
  const file = await startFile();
  await confirm(file.id);
  const id = await receive(file.id);
  const { envelope } = (await start(`offers/${id}`, 'deal')).body.data;
  const path = `envelopes/${envelope}`;
  const listed = async () =>
    (await get('envelopes', as.admin)).body as { total: number; counts: object };
  expect((await get(path, as.admin)).status).toBe(200);
  expect(await listed()).toMatchObject({ total: 1, counts: { draft: 1 } });
  const { document_id: document } =
    (
      await sql<{ document_id: string }>`
    select document_id from envelope_document limit 1`.execute(db)
    ).rows[0] ?? {};
  expect((await get(`documents/${document}`, as.admin)).status).toBe(200);
  const mine = await offerOfBuyer();
  await sql`update offer set agent_id = (select id from person where role_key = 'admin' limit 1)
    where number = ${mine}`.execute(db);
  expect((await get(`offers/${id}`, as.admin)).status).toBe(404);
  expect((await get(path, as.admin)).status).toBe(404);
  expect((await get(`documents/${document}`, as.admin)).status).toBe(404);
  expect(await listed()).toMatchObject({ total: 0, counts: {} });
  expect((await get(path)).status).toBe(200);
});

test('a received offer shows the disclosures of its listing file', async () => {
  const file = await startFile();
  const { envelope } = (await start(`listing-files/${file.id}`, 'deal')).body.data;
  const id = await receive(file.id);
  const papers = await papersOf(id);
  expect(papers.documents[0]).toMatchObject({
    ...{ form: 'seller-disclosure', isOfListingFile: true, state: 'draft', envelope },
  });
});

test('GetDocumentStatus answers in the specs’ words', async () => {
  const id = await makeDraft();
  await fill(id, { listingId: 'OLD', allCash: true, sid: 'None' });
  const { envelope } = (await start(`offers/${id}`, 'deal')).body.data;
  await sql`update envelope set state = 'sent', sent_at = '2031-06-01T12:00:00Z'`.execute(db);
  await sql`update envelope_recipient set state = 'signed', signed_at = '2031-06-01T13:00:00Z'
    where role = 'buyer'`.execute(db);
  const { body } = await get('transaction/GetDocumentStatus', as.agent, { offerId: String(id) });
  expect(body).toMatchObject({ statusCode: 'success', status: 200, success: true });
  const byStatus = Object.fromEntries(
    body.data.map((one: { title: string; status: string; envelope_id: string }) => [
      `${one.envelope_id === '' ? 'none' : 'sent'} ${one.status}`,
      one,
    ]),
  );
  expect(byStatus['sent partly-signed']).toMatchObject({
    ...{ envelope_id: envelope, needed: true, sealed_at: '' },
    sent_at: '2031-06-01T12:00:00.000Z',
    signers: expect.arrayContaining([
      expect.objectContaining({ role: 'buyer', status: 'signed' }),
      expect.objectContaining({ role: 'agent', status: 'waiting', signed_at: '' }),
    ]),
  });
  expect(byStatus['none missing']).toMatchObject({ envelope_id: '', signers: [] });
});

test('a packet that was declined can be started again', async () => {
  const id = await makeDraft();
  await start(`offers/${id}`, 'client');
  await sql`update envelope set state = 'declined', sent_at = now()`.execute(db);
  const papers = await papersOf(id);
  expect(papers.documents[0]).toMatchObject({ state: 'declined' });
  expect(papers.startable).toContain('client');
  expect((await start(`offers/${id}`, 'client')).status).toBe(200);
  expect((await papersOf(id)).documents[0]).toMatchObject({ state: 'draft' });
});

test('a sealed disclosure ticks the document of its listing file, once', async () => {
  const file = await startFile();
  const complete = () =>
    followEnvelope(app.services.db, {
      ...{ about: { kind: 'listing-file', id: String(file.id) }, what: 'completed' },
      forms: ['seller-disclosure'],
    });
  await complete();
  const ticked = await fileOf(file.id);
  expect(ticked.documents.find(({ key }) => key === 'property-disclosure')).toMatchObject({
    ...{ receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), note: 'Signed electronically' },
  });
  expect(ticked.missing).toEqual(['agency-disclosure', 'listing-agreement']);
  await complete();
  expect((await fileOf(file.id)).version).toBe(ticked.version);
});

test('the newest document of an offer is found by who may see the offer', async () => {
  const id = await makeDraft();
  const find = (who: Who, offer = id) =>
    get('documents', who, { form: 'lead-paint', aboutKind: 'offer', aboutId: String(offer) });
  expect((await find(as.agent)).body).toEqual({ data: null });
  await start(`offers/${id}`, 'deal');
  const { status, body } = await find(as.agent);
  expect(status).toBe(200);
  expect((await get(`documents/${body.data.id}`)).body.data).toMatchObject({ form: 'lead-paint' });
  for (const [who, expected] of [
    [as.neighbor, 404],
    [as.client, 403],
    [null, 401],
  ] as const) {
    expect((await find(who)).status).toBe(expected);
    expect((await find(who, 999_999)).status).toBe(expected);
  }
});
