import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openListingOffice } from '../../../test/listing-office.ts';

const office = await openListingOffice();
const { app, as, complete, leadOf, keyed, startFile, confirm, fileOf } = office;
const { receive, offerOfBuyer, compare, answer } = office;

const versionOf = async (offer: number, who: SignedIn) =>
  (await app.get(`offers/${offer}`, {}, who)).body.data.version as number;
const expires = { expireOn: '2031-06-09', expireTime: '17:00' };
async function counter(offer: number, madeBy: string, offerPriceCents: number, who: SignedIn) {
  const version = await versionOf(offer, who);
  const body = { version, madeBy, offerPriceCents, ...expires };
  const sent = await app.post(`offers/${offer}/counters`, body, keyed(who));
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
}
async function moveFile(id: number, state: string) {
  const { version } = await fileOf(id, as.admin);
  expect(
    (await app.post(`listing-files/${id}/state`, { version, state }, keyed(as.agent))).status,
  ).toBe(200);
}
const listedFiles = async (who: SignedIn) =>
  (await app.get('listing-files', {}, who)).body.data as {
    id: number;
    openOffers: number | null;
  }[];

test('a file that has ended shows our buyers’ offers as they were then', async () => {
  const { id } = await startFile();
  await confirm(id);
  const received = await receive(id);
  const offer = await offerOfBuyer();
  await counter(offer, 'seller', 39_000_000, as.admin);
  await moveFile(id, 'ended');
  const then = await compare(id);
  expect(then.offers).toMatchObject([
    { id: offer, state: 'countered', priceCents: 39_000_000 },
    { id: received },
  ]);
  await counter(offer, 'buyer', 38_500_000, as.neighbor);
  const shown = async () => (await compare(id)).offers.find((of) => of.id === offer);
  const kept = {
    state: 'countered',
    priceCents: 39_000_000,
    answeredAt: then.offers[0]?.answeredAt,
  };
  expect(await shown()).toMatchObject(kept);
  const accepted = { id: offer };
  const sent = await app.post('Transaction/OfferAcceptedById', accepted, as.neighbor);
  expect(sent.status).toBe(200);
  expect(await shown()).toMatchObject({ ...kept, isBackup: false });
  const page = await fileOf(id);
  expect(page.offers[0]).toMatchObject({ state: 'countered', offerPriceCents: 39_000_000 });
  expect((await compare(id)).file.isHomeTaken).toBe(false);
  expect(page.openOffers).toBe(2);
  expect(await listedFiles(as.agent)).toMatchObject([{ id, openOffers: 2 }]);
  const ofReceived = (await app.get(`offers/${received}`, {}, as.agent)).body.data;
  expect(ofReceived).toMatchObject({ isHomeTaken: false, otherOpenOffers: 0 });
  // What was received on the file itself goes on.
  await moveFile(id, 'active');
  await confirm(id);
  expect(await shown()).toMatchObject({ state: 'accepted', priceCents: 38_500_000 });
});

test('the list of files counts the offers that the comparison shows', async () => {
  const { id } = await startFile();
  await receive(id);
  const offer = await offerOfBuyer();
  expect(await listedFiles(as.agent)).toMatchObject([{ id, openOffers: 1 }]);
  await confirm(id);
  expect(await listedFiles(as.agent)).toMatchObject([{ id, openOffers: 2 }]);
  expect(await listedFiles(as.neighbor)).toEqual([]);
  expect((await app.get('listing-files', {}, as.client)).status).toBe(403);
  expect((await app.get('listing-files', {}, null)).status).toBe(401);
  await answer(id, offer, 'rejected');
  expect(await listedFiles(as.agent)).toMatchObject([{ id, openOffers: 1 }]);
  const leadid = await leadOf(as.agent);
  const made = (await app.post('Transaction/CreateNewOffer', { leadid }, as.agent)).body.data;
  await app.put(`offers/${made.id}`, { version: 1, ...complete }, as.agent);
  expect(await listedFiles(as.agent)).toMatchObject([{ id, openOffers: null }]);
  expect(await listedFiles(as.admin)).toMatchObject([{ id, openOffers: 1 }]);
});
