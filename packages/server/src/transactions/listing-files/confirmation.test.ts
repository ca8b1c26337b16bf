import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openListingOffice } from '../../../test/listing-office.ts';

const office = await openListingOffice();
const { app, db, as, agreed, complete, leadOf, keyed, startFile, confirm, fileOf } = office;
const { receiveDocuments, receive, offerOfBuyer, compare, answer, submit, detailsOf } = office;

const move = async (id: number, state: string, who = as.agent) => {
  const { version } = await fileOf(id, as.admin);
  return app.post(`listing-files/${id}/state`, { version, state }, keyed(who));
};
const change = async (id: number, given: object, who = as.agent) => {
  const { version } = await fileOf(id, as.admin);
  return app.put(`listing-files/${id}`, { version, ...given }, who);
};
const elsewhere = { propertyAddress: '1 Elsewhere St, Omaha, NE 68132' };
/** The number of an offer that the listing agent wrote for a buyer of theirs, submitted. */
async function offerOfListingAgent() {
  const leadid = await leadOf(as.agent);
  const made = await app.post('Transaction/CreateNewOffer', { leadid }, as.agent);
  const { id } = made.body.data;
  await app.put(`offers/${id}`, { version: 1, ...complete }, as.agent);
  expect((await submit(id, as.agent)).status).toBe(200);
  return id as number;
}

test('a file that no broker confirmed shows and answers no offers of colleagues’ buyers', async () => {
  const offer = await offerOfBuyer();
  const { id, confirmation } = await startFile();
  expect(confirmation).toBeNull();
  expect((await compare(id)).offers).toEqual([]);
  const sent = { version: 2, state: 'rejected' };
  const refused = await app.post(
    `listing-files/${id}/offers/${offer}/state`,
    sent,
    keyed(as.agent),
  );
  expect(refused.status).toBe(404);
  expect((await app.get(`offers/${offer}`, {}, as.agent)).status).toBe(404);
  // Nor does it keep the buyer’s agent from writing down what the seller says.
  const body = { id: offer };
  expect((await app.post('Transaction/OfferAcceptedById', body, as.neighbor)).status).toBe(200);
  expect((await fileOf(id)).state).toBe('active');
});

test('a broker confirms a file, and what was received on it needs no confirmation', async () => {
  const offer = await offerOfBuyer();
  const { id } = await startFile();
  const received = await receive(id);
  expect((await compare(id)).offers).toMatchObject([{ id: received }]);
  expect((await answer(id, received, 'presented')).status).toBe(200);
  const { version, abilities } = await fileOf(id);
  expect(abilities).not.toContain('confirm');
  const path = `listing-files/${id}/confirmation`;
  const refused = await app.post(path, { version }, as.agent);
  expect([refused.status, refused.body.code]).toEqual([403, 'broker-only']);
  expect((await app.post(path, { version }, as.neighbor)).status).toBe(404);
  expect((await app.post(path, { version }, as.client)).status).toBe(403);
  expect((await app.post(path, { version }, null)).status).toBe(401);
  expect((await app.post(path, {}, as.admin)).body.errors).toMatchObject([{ field: 'version' }]);
  expect((await app.post(path, { version: version + 5 }, as.admin)).status).toBe(409);
  expect((await fileOf(id, as.admin)).abilities).toContain('confirm');
  const { data } = (await app.post(path, { version }, as.admin)).body;
  expect(data).toMatchObject({ confirmation: { by: expect.stringMatching(/\w/) } });
  expect(data.abilities).not.toContain('confirm');
  expect((await compare(id)).offers).toMatchObject([{ id: received }, { id: offer }]);
  const history = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body.data;
  expect(history[0]).toMatchObject({
    abilities: [],
    fields: [{ label: 'Confirmed by a broker', after: expect.stringMatching(/\d:\d\d/) }],
  });
});

test('a file that a broker starts is confirmed; one that ended can’t be', async () => {
  const sellerLeadId = await leadOf(as.agent);
  const made = await app.post('listing-files', { ...agreed, sellerLeadId }, as.admin);
  expect(made.body.data.confirmation).not.toBeNull();
  const { id } = await startFile(as.agent, elsewhere);
  await move(id, 'ended');
  const { version } = await fileOf(id);
  const late = await app.post(`listing-files/${id}/confirmation`, { version }, as.admin);
  expect([late.status, late.body.code]).toEqual([409, 'listing-file-step-refused']);
});

test.each([
  ['its MLS number', { listingId: '22699001' }],
  ['its address', elsewhere],
])('a file waits for a broker again when its agent changes %s', async (_what, home) => {
  const { id } = await startFile();
  await confirm(id);
  await offerOfBuyer(home);
  expect((await change(id, { payoffCents: 1 })).body.data.confirmation).not.toBeNull();
  expect((await change(id, home)).body.data.confirmation).toBeNull();
  expect((await compare(id)).offers).toEqual([]);
  const [last] = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body.data;
  const undone = await app.post(`listing-files/${id}/undo`, { change: last.id }, as.agent);
  const { propertyAddress } = agreed;
  expect(undone.body.data).toMatchObject({ terms: { listingId: null, propertyAddress } });
  expect(undone.body.data.confirmation).toBeNull();
  await confirm(id);
  expect((await change(id, home, as.admin)).body.data.confirmation).not.toBeNull();
});

test('a file that is reopened waits for a broker again, and an ended one gets no newer offers', async () => {
  const { id } = await startFile();
  await confirm(id);
  const before = await offerOfBuyer();
  await move(id, 'ended');
  await offerOfBuyer();
  expect((await compare(id)).offers).toMatchObject([{ id: before, abilities: [] }]);
  expect((await answer(id, before, 'rejected')).body.code).toBe('listing-file-step-refused');
  expect((await move(id, 'active')).body.data.confirmation).toBeNull();
  expect((await compare(id)).offers).toEqual([]);
  await confirm(id);
  expect((await compare(id)).offers).toHaveLength(2);
});

test('a home has one open file: at its start, after changes, undone changes and reopening', async () => {
  const listingId = '22699002';
  const { id } = await startFile();
  const sellerLeadId = await leadOf(as.neighbor);
  const taken = { ...agreed, sellerLeadId, propertyAddress: agreed.propertyAddress.toUpperCase() };
  const start = (given: object) => app.post('listing-files', { ...taken, ...given }, as.neighbor);
  const refused = await start({});
  expect([refused.status, refused.body.code]).toEqual([409, 'home-has-listing-file']);
  expect(refused.body.errors).toMatchObject([{ field: 'propertyAddress', label: 'Address' }]);
  expect(JSON.stringify(refused.body)).not.toContain('LF-');
  const other = (await start({ ...elsewhere })).body.data.id;
  const home = { propertyAddress: agreed.propertyAddress };
  expect((await change(other, home, as.neighbor)).body.code).toBe('home-has-listing-file');
  await change(id, { listingId });
  const number = await change(other, { listingId }, as.neighbor);
  expect(number.body).toMatchObject({
    code: 'home-has-listing-file',
    errors: [{ field: 'listingId', label: 'MLS number' }],
  });
  expect((await change(other, home, as.neighbor)).body.code).toBe('home-has-listing-file');
  // Two numbers at one address are two homes; without the one’s number, they would be one.
  const another = { ...home, listingId: '22699003' };
  expect((await change(other, another, as.neighbor)).status).toBe(200);
  const [last] = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body.data;
  const undone = await app.post(`listing-files/${id}/undo`, { change: last.id }, as.agent);
  expect([undone.status, undone.body.code]).toEqual([409, 'home-has-listing-file']);
  await move(id, 'ended');
  expect((await start({ listingId })).status).toBe(200);
  const reopened = await move(id, 'active');
  expect([reopened.status, reopened.body.code]).toEqual([409, 'home-has-listing-file']);
  expect((await fileOf(id)).state).toBe('ended');
});

test('of ten files for a home at the same moment one is started', async () => {
  const sellerLeadId = await leadOf(as.agent);
  const starts = Array.from({ length: 10 }, () =>
    app.post('listing-files', { ...agreed, sellerLeadId }, as.agent),
  );
  const answers = await Promise.all(starts);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test('a listing agent who has a buyer for the home neither compares nor answers offers', async () => {
  const { id } = await startFile();
  await confirm(id);
  const received = await receive(id);
  const rival = await offerOfBuyer();
  const own = await offerOfListingAgent();
  const refused = await app.get(`listing-files/${id}/comparison`, {}, as.agent);
  expect([refused.status, refused.body.code]).toEqual([409, 'buying-side']);
  expect(await fileOf(id)).toMatchObject({ isOnBuyingSide: true, offers: [], openOffers: null });
  for (const offer of [received, rival, own]) {
    const answered = await answer(id, offer, 'rejected');
    expect([answered.status, answered.body.code]).toEqual([409, 'buying-side']);
  }
  const { version, abilities } = await detailsOf(own, as.agent);
  expect(abilities).not.toContain('rejected');
  const sent = await app.post(
    `offers/${own}/state`,
    { version, state: 'rejected' },
    keyed(as.agent),
  );
  expect([sent.status, sent.body.code]).toEqual([409, 'buying-side']);
  expect((await answer(id, rival, 'presented', as.admin)).status).toBe(200);
  expect((await compare(id, as.admin)).offers).toHaveLength(3);
});

test('a draft for a buyer of the home counts, until it is withdrawn', async () => {
  const { id } = await startFile();
  const leadid = await leadOf(as.agent);
  const made = await app.post('Transaction/CreateNewOffer', { leadid }, as.agent);
  const draft = made.body.data.id;
  const { propertyAddress } = complete;
  await app.put(`offers/${draft}`, { version: 1, propertyAddress }, as.agent);
  expect((await app.get(`listing-files/${id}/comparison`, {}, as.agent)).status).toBe(409);
  const { version } = await detailsOf(draft, as.agent);
  const gone = { version, state: 'withdrawn' };
  expect((await app.post(`offers/${draft}/state`, gone, keyed(as.agent))).status).toBe(200);
  expect((await app.get(`listing-files/${id}/comparison`, {}, as.agent)).status).toBe(200);
});

test('a file whose MLS number is set between two acceptances has one deal', async () => {
  const { id } = await startFile();
  await receiveDocuments(id);
  const first = await receive(id);
  expect((await answer(id, first, 'accepted')).status).toBe(200);
  expect((await change(id, { listingId: '22699003' })).status).toBe(200);
  const second = await receive(id, { buyerNames: 'Lee Park' });
  expect((await detailsOf(second, as.agent)).terms.listingId).toBe('22699003');
  const { body } = await answer(id, second, 'accepted');
  expect(body.data.offers).toMatchObject([
    { id: second, state: 'accepted', isBackup: true },
    { id: first, state: 'accepted', isBackup: false },
  ]);
  expect((await sql`select 1 from deal`.execute(db)).rows).toHaveLength(1);
});

test('an offer on a listing of ours gets its SID from the file, once a broker confirmed it', async () => {
  const home = { listingId: '22900044', propertyAddress: '44 Sid St, Omaha, NE 68132' };
  const { id } = await startFile(as.agent, { ...home, sid: 'Sarpy County SID' });
  const offerOf = async (given: object) => {
    const leadid = await leadOf(as.neighbor);
    const made = await app.post('Transaction/CreateNewOffer', { leadid }, as.neighbor);
    const offer = made.body.data.id as number;
    await app.put(`offers/${offer}`, { version: 1, ...given }, as.neighbor);
    const { terms, sources } = await detailsOf(offer, as.neighbor);
    return [terms.sid, sources.sid ?? null];
  };
  expect(await offerOf({ listingId: home.listingId })).toEqual([null, null]);
  await confirm(id);
  expect(await offerOf({ listingId: home.listingId })).toEqual([
    'Sarpy County SID',
    'listing-file',
  ]);
  expect(await offerOf({ listingId: home.listingId, sid: 'None' })).toEqual(['None', null]);
  expect(await offerOf({ listingId: '22900045' })).toEqual([null, null]);
});

test('a file with an MLS number waits for a broker again when only its address changes', async () => {
  const home = { listingId: '22900046', propertyAddress: '46 Elm St, Omaha, NE 68132' };
  const { id } = await startFile(as.agent, home);
  await confirm(id);
  // A colleague’s buyer wrote by address, without a number.
  const other = { propertyAddress: '47 Oak St, Omaha, NE 68132' };
  const offer = await offerOfBuyer(other);
  expect((await change(id, other)).body.data.confirmation).toBeNull();
  expect((await compare(id)).offers).toEqual([]);
  expect((await answer(id, offer, 'rejected')).status).toBe(404);
});
