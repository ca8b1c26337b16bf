import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { openListingOffice } from '../../../test/listing-office.ts';

const { app, db, as, agent, neighbor, agreed, keyed, leadOf, startFile, fileOf, receiveDocuments } =
  await openListingOffice();

test('a file is started, filled in, listed and found by its own agents and the office alone', async () => {
  const made = await startFile();
  expect(made).toMatchObject({
    ...{ state: 'active', seller: 'Eve', agent: { id: agent.id }, version: 1 },
    code: expect.stringMatching(/^LF-\d\d-\d{5}-[A-Z]$/),
    terms: { ...agreed, commissionPercent: '5.500', coAgentId: null, sid: null },
    missing: ['agency-disclosure', 'listing-agreement', 'property-disclosure'],
    offers: [],
  });
  const path = `listing-files/${made.id}`;
  const saved = await app.put(path, { version: 1, payoffCents: 0, sid: '530' }, as.agent);
  expect(saved.body.data).toMatchObject({ version: 2, terms: { payoffCents: 0, sid: '530' } });
  expect(saved.body.data.missing).toContain('sid-statement');
  expect((await app.put(path, { version: 1, sid: null }, as.agent)).status).toBe(409);
  const listed = async (who: typeof as.agent, query: Record<string, string> = {}) =>
    (await app.get('listing-files', query, who)).body;
  expect((await listed(as.agent, { q: 'cass' })).data).toMatchObject([
    { id: made.id, seller: 'Eve', openOffers: 0 },
  ]);
  await sql`update listing_file set listing_id = '22612345'`.execute(db);
  expect((await listed(as.agent, { q: '22612345' })).data).toMatchObject([{ id: made.id }]);
  expect((await listed(as.agent, { q: '22612346' })).total).toBe(0);
  expect((await listed(as.admin, { state: 'active' })).total).toBe(1);
  expect((await listed(as.agent, { state: 'ended' })).total).toBe(0);
  expect((await listed(as.neighbor)).total).toBe(0);
  for (const sort of ['changed', 'expires', 'price', 'code']) {
    expect((await listed(as.agent, { sort, direction: 'asc' })).total).toBe(1);
  }
});

test('a neighbor, a client and a stranger read and change nothing of it', async () => {
  const { id } = await startFile();
  const calls = [
    (who: typeof as.agent | null) => app.get(`listing-files/${id}`, {}, who ?? undefined),
    (who: typeof as.agent | null) =>
      app.get(`listing-files/${id}/comparison`, {}, who ?? undefined),
    (who: typeof as.agent | null) => app.get(`listing-files/${id}/history`, {}, who ?? undefined),
    (who: typeof as.agent | null) =>
      app.put(`listing-files/${id}`, { version: 1, sid: 'x' }, who ?? undefined),
    (who: typeof as.agent | null) =>
      app.put(`listing-files/${id}/remarks`, { version: 1, remarks: 'x' }, who ?? undefined),
    (who: typeof as.agent | null) =>
      app.put(`listing-files/${id}/documents/lead-paint`, { version: 1 }, who ?? undefined),
    (who: typeof as.agent | null) => app.post(`listing-files/${id}/offers`, {}, who ?? undefined),
    (who: typeof as.agent | null) =>
      app.put(`listing-files/${id}/override`, { version: 1, reason: 'x' }, who ?? undefined),
  ];
  for (const call of calls) {
    expect((await call(as.neighbor)).status).toBe(404);
  }
  for (const call of calls.slice(0, 7)) {
    expect((await call(as.client)).status).toBe(403);
    expect((await call(null)).status).toBe(401);
  }
  const missing = await app.get('listing-files/99999999', {}, as.agent);
  const others = await app.get(`listing-files/${id}`, {}, as.neighbor);
  expect(others.body.message).toBe(missing.body.message);
  expect((await fileOf(id)).version).toBe(1);
});

test.each([
  [{ commissionPercent: '100.5' }, 'commissionPercent'],
  [{ commissionPercent: 'six' }, 'commissionPercent'],
  [{ payoffCents: -1 }, 'payoffCents'],
  [{ payoffCents: 1.5 }, 'payoffCents'],
  [{ payoffCents: 1e15 }, 'payoffCents'],
  [{ yearBuilt: 12 }, 'yearBuilt'],
  [{ agreementExpiresOn: '2031-02-30' }, 'agreementExpiresOn'],
  [{ agreementExpiresOn: '2030-12-31' }, 'agreementExpiresOn'],
  [{ propertyAddress: 'x'.repeat(201) }, 'propertyAddress'],
  [{ agentId: 'nobody' }, 'agentId'],
  [{ agentId: '0198f2a0-0000-7000-8000-00000000ffff' }, 'agentId'],
  [{ sellerLeadId: '0198f2a0-0000-7000-8000-00000000ffff' }, 'sellerLeadId'],
  [{ listingId: ['Q1'] }, 'listingId'],
])('%j is refused with its field', async (given, field) => {
  const { id } = await startFile();
  const { status, body } = await app.put(`listing-files/${id}`, { version: 1, ...given }, as.agent);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ field, message: expect.stringMatching(/\w/) }]);
});

test('a seller who is another agent’s lead can’t be named', async () => {
  const sellerLeadId = await leadOf(as.neighbor);
  const { status } = await app.post('listing-files', { sellerLeadId }, as.agent);
  expect(status).toBe(400);
});

test('an MLS number fills in what is empty', async () => {
  await insertListings(db, [{ mls_number: 'L7', list_price_cents: 41_000_000, year_built: 1931 }]);
  const { body } = await app.post('listing-files', { listingId: 'L7', county: 'Sarpy' }, as.agent);
  expect(body.data.terms).toMatchObject({
    ...{ listPriceCents: 41_000_000, yearBuilt: 1931, county: 'Sarpy' },
    propertyAddress: expect.stringContaining(','),
  });
  expect(body.data.missing).toContain('lead-paint');
});

test('documents come in, and only a broker waives or overrides one, with a reason', async () => {
  const { id } = await startFile(as.agent, { yearBuilt: null });
  const put = (document: string, body: object, who = as.agent) =>
    app.put(`listing-files/${id}/documents/${document}`, body, who);
  const got = await put('agency-disclosure', {
    version: 1,
    receivedOn: '2031-05-01',
    note: 'Sent',
  });
  expect(got.body.data.documents[0]).toMatchObject({
    ...{ key: 'agency-disclosure', receivedOn: '2031-05-01', by: 'Nora Lindqvist', note: 'Sent' },
  });
  expect((await put('lead-paint', { version: 2, waivedBecause: 'New home' })).status).toBe(403);
  expect((await put('made-up', { version: 2 })).status).toBe(400);
  expect((await put('lead-paint', { version: 2, receivedOn: '2031-13-01' })).status).toBe(400);
  const waived = await put('lead-paint', { version: 2, waivedBecause: 'New home' }, as.admin);
  expect(waived.body.data.missing).toEqual(['listing-agreement', 'property-disclosure']);
  expect((await put('lead-paint', { version: 3, waivedBecause: null })).status).toBe(403);
  expect((await put('lead-paint', { version: 3, note: 'Built 2019' })).status).toBe(200);
  const override = (who: typeof as.agent, reason: string) =>
    app.post(`listing-files/${id}/override`, { version: 4, reason }, who);
  expect((await override(as.agent, 'Please')).status).toBe(403);
  expect((await override(as.admin, '')).status).toBe(400);
  expect((await override(as.admin, 'Signed on paper')).body.data.override).toMatchObject({
    reason: 'Signed on paper',
  });
  const { data } = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body;
  expect(JSON.stringify(data)).toContain('Waived: New home');
  expect(JSON.stringify(data)).toContain('Signed on paper');
});

test('remarks are checked for fair housing, and a reason is kept with them', async () => {
  const { id } = await startFile();
  const write = (body: object) => app.put(`listing-files/${id}/remarks`, body, as.agent);
  const refused = await write({ version: 1, remarks: 'No children, please.' });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'fair-housing-words',
    errors: [{ field: 'remarks', label: 'Remarks' }],
  });
  const fairHousingReason = 'Quoted from the neighbor’s letter';
  const kept = await write({ version: 1, remarks: 'No children, please.', fairHousingReason });
  expect(kept.body.data).toMatchObject({ remarksReason: fairHousingReason });
  const fair = await write({ version: 2, remarks: 'Key box on the side door.', fairHousingReason });
  expect(fair.body.data).toMatchObject({ remarksReason: '' });
  expect((await write({ version: 3, remarks: 'x'.repeat(4001) })).status).toBe(400);
});

test('a file is ended and reopened, and its fields are set back, by its own people', async () => {
  const { id } = await startFile();
  const move = (version: number, state: string) =>
    app.post(`listing-files/${id}/state`, { version, state }, keyed(as.agent));
  expect((await move(1, 'closed')).status).toBe(409);
  expect((await move(1, 'ended')).body.data).toMatchObject({ state: 'ended' });
  expect((await app.post(`listing-files/${id}/offers`, {}, as.agent)).status).toBe(409);
  expect((await move(2, 'active')).body.data).toMatchObject({ state: 'active' });
  await app.put(`listing-files/${id}`, { version: 3, payoffCents: 1 }, as.agent);
  const { data } = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body;
  expect(data[0]).toMatchObject({ abilities: ['undo'], fields: [{ after: '$0.01' }] });
  expect(data[1]).toMatchObject({ abilities: [], fields: [{ after: 'Active' }] });
  const undone = await app.post(`listing-files/${id}/undo`, { change: data[0].id }, as.agent);
  expect(undone.body.data.terms.payoffCents).toBe(agreed.payoffCents);
  const states = await app.post(`listing-files/${id}/undo`, { change: data[1].id }, as.agent);
  expect(states.status).toBe(403);
});

test('a co-agent reads and changes a file', async () => {
  const { id } = await startFile(as.agent, { coAgentId: neighbor.id });
  expect((await fileOf(id, as.neighbor)).id).toBe(id);
  await receiveDocuments(id, as.neighbor);
  expect((await fileOf(id)).missing).toEqual([]);
  const { rows } = await sql`select 1 from listing_file_document`.execute(db);
  expect(rows).toHaveLength(3);
});
