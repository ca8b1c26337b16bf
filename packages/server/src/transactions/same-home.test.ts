import { expect, test } from 'vitest';
import { openListingOffice } from '../../test/listing-office.ts';

const office = await openListingOffice();
const { app, as, agreed, leadOf, keyed, startFile, confirm, fileOf } = office;
const { receive, offerOfBuyer, compare, neighbor } = office;

const listingId = '22699005';
const spaced = ` ${agreed.propertyAddress.toUpperCase().replaceAll(' ', '  ')}`;
const spelledOut = '5112 Cass Street, Omaha, Nebraska 68132-1204';
const acceptAlone = (id: number) => app.post('Transaction/OfferAcceptedById', { id }, as.neighbor);
const stateOf = (offer: number, state: string, who = as.neighbor) =>
  app
    .get(`offers/${offer}`, {}, as.agent)
    .then(({ body: { data } }) =>
      app.post(`offers/${offer}/state`, { version: data.version, state }, keyed(who)),
    );

test.each([
  ['without the MLS number of the file', { listingId }, {}],
  ['with a number that the file lacks', {}, { listingId }],
  ['with other spaces and capitals', { listingId }, { propertyAddress: spaced }],
  ['with words for abbreviations', {}, { propertyAddress: spelledOut }],
])(
  'an offer %s is for the same home, and its agent can’t answer for the seller',
  async (_what, file, offer) => {
    const { id } = await startFile(as.agent, file);
    await confirm(id);
    const own = await offerOfBuyer(offer);
    expect((await compare(id)).offers).toMatchObject([{ id: own }]);
    const { body } = await acceptAlone(own);
    expect(body).toMatchObject({ code: 'listing-agent-answers' });
    expect((await fileOf(id)).state).toBe('active');
  },
);

test('homes with two MLS numbers are two, also at one address', async () => {
  const { id } = await startFile(as.agent, { listingId });
  await confirm(id);
  const own = await offerOfBuyer({ listingId: '22699006' });
  expect((await compare(id)).offers).toEqual([]);
  expect((await acceptAlone(own)).status).toBe(200);
  const sellerLeadId = await leadOf(as.neighbor);
  const second = { ...agreed, sellerLeadId, listingId: '22699006' };
  expect((await app.post('listing-files', second, as.neighbor)).status).toBe(200);
});

test('a home named by its number has no second file named by its address, also at the same moment', async () => {
  const sellerLeadId = await leadOf(as.neighbor);
  const start = (given: object) =>
    app.post('listing-files', { ...agreed, sellerLeadId, ...given }, as.neighbor);
  const sent = await Promise.all([
    ...[start({ listingId }), start({}), start({ propertyAddress: spaced })],
    start({ listingId }),
  ]);
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('who has a buyer for the home learns and answers nothing of the other buyers', async () => {
  const { id } = await startFile(as.agent, { coAgentId: neighbor.id });
  await confirm(id);
  const rival = await receive(id);
  await offerOfBuyer();
  expect((await stateOf(rival, 'withdrawn')).body.code).toBe('offer-not-found');
  for (const path of [`listing-files/${id}/seller`, `listing-files/${id}/history`]) {
    expect((await app.get(path, {}, as.neighbor)).body.code, path).toBe('buying-side');
  }
  const send = await app.post(`listing-files/${id}/seller-links`, {}, keyed(as.neighbor));
  expect(send.body.code).toBe('buying-side');
  expect(await fileOf(id, as.neighbor)).toMatchObject({ openOffers: null, offers: [] });
  expect((await fileOf(id)).openOffers).toBe(2);
  expect((await stateOf(rival, 'withdrawn', as.agent)).status).toBe(200);
});

test('a confirmed file waits for a broker again when its seller changes', async () => {
  const { id } = await startFile();
  await confirm(id);
  const { version } = await fileOf(id);
  const change = { version, sellerLeadId: await leadOf(as.agent) };
  const { data } = (await app.put(`listing-files/${id}`, change, as.agent)).body;
  expect(data.confirmation).toBeNull();
});

test.each([
  ['5112 Cass St, Omaha, NE 68132', '5112 cass street Omaha Nebraska 68132-1204', true],
  ['1 North 5th Ave Apt 3, Omaha', '1 N. 5th Avenue #3, Omaha', true],
  ['1 N 5th Ave, Unit 3, Omaha', '1 N 5th Ave, Unit 4, Omaha', false],
  ['1 N 5th St, Omaha', '1 S 5th St, Omaha', false],
  ['12 Oak Dr, Omaha', '12 Oak Rd, Omaha', false],
])('%s and %s are compared', async (one, other, isSame) => {
  const { rows } = await office.app.database.pool.query(
    'select home_address($1) = home_address($2) as same',
    [one, other],
  );
  expect(rows[0].same).toBe(isSame);
});

test('two acceptances for one home, spelled differently, make one deal', async () => {
  const [one, other] = [await offerOfBuyer(), await offerOfBuyer({ propertyAddress: spelledOut })];
  const accepted = await Promise.all([acceptAlone(one), acceptAlone(other)]);
  expect(accepted.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await office.app.database.pool.query(
    'select is_backup from offer where number = any($1)',
    [[one, other]],
  );
  expect(rows.map(({ is_backup }) => is_backup).sort()).toEqual([false, true]);
});

test('offers received on a file are for its home, also where their address says something else', async () => {
  const { id } = await startFile();
  const one = await receive(id);
  await receive(id, { propertyAddress: '5112 Cass, Omaha' });
  const others = async () =>
    (await app.get(`offers/${one}`, {}, as.agent)).body.data.otherOpenOffers;
  expect(await others()).toBe(1);
  await offerOfBuyer();
  expect(await others()).toBe(1);
  await confirm(id);
  expect(await others()).toBe(2);
});
