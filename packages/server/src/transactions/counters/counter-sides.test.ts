import type { WireOfferVersion } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openListingOffice } from '../../../test/listing-office.ts';

const office = await openListingOffice();
const { app, db, as, keyed, startFile, confirm, receiveDocuments, receive } = office;
const { offerOfBuyer, answer, compare, fileOf, detailsOf } = office;

const until = { expireOn: '2031-06-03', expireTime: '20:00' };
async function counter(id: number, madeBy: string, offerPriceCents: number, who = as.neighbor) {
  const { version } = await detailsOf(id, as.admin);
  const body = { version, madeBy, offerPriceCents, ...until };
  return app.post(`offers/${id}/counters`, body, keyed(who));
}
const approve = (id: number, number: number, side: string, who = as.neighbor) =>
  app.post(`offers/${id}/approvals`, { number, side, name: 'Ann Lee' }, keyed(who));
const accept = (id: number, who = as.neighbor) =>
  app.post('Transaction/OfferAcceptedById', { id }, who);
const versionsOf = async (id: number, who = as.neighbor): Promise<WireOfferVersion[]> =>
  (await app.get(`offers/${id}/versions`, {}, who)).body.data;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const refused = (code: string) => [409, code];

async function listed(given: object = {}) {
  const { id: file } = await startFile();
  await confirm(file);
  await receiveDocuments(file);
  return { file, offer: await offerOfBuyer(given) };
}

test('a buyer’s agent neither writes our seller’s counteroffer nor accepts their own version', async () => {
  const { offer } = await listed();
  expect(codeOf(await counter(offer, 'seller', 40_000_000))).toEqual(
    refused('listing-agent-answers'),
  );
  expect((await counter(offer, 'buyer', 38_000_000)).status).toBe(200);
  expect(codeOf(await accept(offer))).toEqual(refused('listing-agent-answers'));
  expect(codeOf(await approve(offer, 2, 'seller'))).toEqual(refused('listing-agent-answers'));
  expect((await approve(offer, 2, 'buyer')).body.data.state).toBe('countered');
  const by = await app.get('Transaction/OfferAcceptedById', { id: String(offer) }, as.neighbor);
  expect(codeOf(by)).toEqual(refused('listing-agent-answers'));
  expect(await versionsOf(offer)).toMatchObject([
    { madeBy: 'buyer', state: 'open', approvals: [{ side: 'buyer' }] },
    { madeBy: 'buyer', state: 'superseded', approvals: [] },
  ]);
  expect((await sql`select 1 from deal`.execute(db)).rows).toEqual([]);
});

test('the listing agent counters a colleague’s buyer from the comparison', async () => {
  const otherProvision = 'The swing set stays';
  const { file, offer } = await listed({ otherProvision });
  const received = await receive(file);
  const sent = async (given: object, who: Parameters<typeof keyed>[0] = as.agent, on = file) => {
    const { version } = await detailsOf(offer, as.admin);
    const body = { version, offerPriceCents: 40_000_000, ...until, ...given };
    return app.post(`listing-files/${on}/offers/${offer}/counters`, body, keyed(who));
  };
  const abilities = async (id: number) =>
    (await compare(file)).offers.find((one) => one.id === id)?.abilities;
  expect(await abilities(offer)).toContain('countered');
  expect(await abilities(received)).toContain('countered');
  expect((await sent({}, as.neighbor)).status).toBe(404);
  expect((await sent({}, as.client)).status).toBe(403);
  expect((await sent({}, as.agent, file + 1)).status).toBe(404);
  const path = `listing-files/${file}/offers/${offer}/counters`;
  expect((await app.post(path, {}, null)).status).toBe(401);
  const without = await sent({ expireOn: null });
  expect([without.status, without.body.errors[0].field]).toEqual([400, 'expireOn']);
  const past = await sent({ expireOn: '2020-01-02' });
  expect(codeOf(past)).toEqual(refused('offer-incomplete'));
  expect((await sent({ version: 99 })).status).toBe(409);
  const { status, body } = await sent({ note: 'The seller needs June 20' });
  expect(status).toBe(200);
  const mine = body.data.offers.find(({ id }: { id: number }) => id === offer);
  expect(mine).toMatchObject({ state: 'countered', priceCents: 40_000_000 });
  expect(mine.abilities).not.toContain('accepted');
  expect(JSON.stringify(body)).not.toContain(otherProvision);
  expect((await detailsOf(offer, as.neighbor)).terms).toMatchObject({ otherProvision });
  expect(await versionsOf(offer)).toMatchObject([
    { number: 2, madeBy: 'seller', state: 'open', note: 'The seller needs June 20' },
    { number: 1, madeBy: 'buyer', state: 'superseded' },
  ]);
  // The buyer’s agent answers it, and the paper trail is theirs alone.
  expect((await app.get(`offers/${offer}/versions`, {}, as.agent)).status).toBe(404);
  expect((await accept(offer)).status).toBe(200);
  expect(codeOf(await sent({ offerPriceCents: 41_000_000 }))).toEqual(refused('offer-answered'));
});

test('from the comparison, too, the seller counters one buyer at a time and an open file', async () => {
  const { file, offer } = await listed();
  const received = await receive(file);
  expect((await counter(received, 'seller', 39_900_000, as.agent)).status).toBe(200);
  const send = async () => {
    const { version } = await detailsOf(offer, as.admin);
    const body = { version, offerPriceCents: 40_000_000, ...until };
    return app.post(`listing-files/${file}/offers/${offer}/counters`, body, keyed(as.agent));
  };
  expect(codeOf(await send())).toEqual(refused('other-counter-open'));
  const { version } = await fileOf(file, as.admin);
  await app.post(`listing-files/${file}/state`, { version, state: 'ended' }, keyed(as.agent));
  expect(codeOf(await send())).toEqual(refused('listing-file-step-refused'));
});

test('what our seller countered is accepted by the buyer’s agent, not by the listing agent', async () => {
  const { file, offer } = await listed();
  // The listing agent counters on the comparison: the offer isn’t theirs to open.
  expect((await counter(offer, 'seller', 39_500_000, as.agent)).status).toBe(404);
  expect((await counter(offer, 'seller', 39_500_000, as.admin)).status).toBe(200);
  expect(codeOf(await answer(file, offer, 'accepted'))).toEqual(refused('buyers-agent-answers'));
  expect(codeOf(await approve(offer, 2, 'seller'))).toEqual(refused('listing-agent-answers'));
  expect((await detailsOf(offer, as.neighbor)).abilities).toContain('accepted');
  expect((await accept(offer)).status).toBe(200);
  expect(await versionsOf(offer)).toMatchObject([{ state: 'approved' }, {}]);
});

test('the listing agent accepts a buyer’s counteroffer for the seller', async () => {
  const { file, offer } = await listed();
  expect((await counter(offer, 'buyer', 38_000_000)).status).toBe(200);
  const { abilities } = await detailsOf(offer, as.neighbor);
  expect(abilities).toEqual(['countered', 'withdrawn', 'add-party']);
  expect((await answer(file, offer, 'accepted')).status).toBe(200);
  expect((await detailsOf(offer, as.neighbor)).offerPriceCents).toBe(38_000_000);
});

test('the calls say which sides the caller speaks for', async () => {
  const sidesOf = async (id: number, who = as.neighbor) =>
    (await app.get(`offers/${id}/versions`, {}, who)).body.sides;
  const outside = await offerOfBuyer({ propertyAddress: '1 Outside St, Omaha, NE 68132' });
  expect(await sidesOf(outside)).toEqual(['buyer', 'seller']);
  const { file, offer } = await listed();
  expect(await sidesOf(offer)).toEqual(['buyer']);
  expect(await sidesOf(offer, as.admin)).toEqual(['buyer', 'seller']);
  expect(await sidesOf(await receive(file), as.agent)).toEqual(['buyer', 'seller']);
});

test('where the seller isn’t ours, the buyer’s agent writes down what the seller says', async () => {
  const offer = await offerOfBuyer();
  expect((await counter(offer, 'seller', 39_500_000)).status).toBe(200);
  expect((await accept(offer)).status).toBe(200);
  const plain = await offerOfBuyer({ propertyAddress: '1 Outside St, Omaha, NE 68132' });
  expect((await accept(plain)).status).toBe(200);
});

test('of a received offer, the listing agent writes down both sides', async () => {
  const { file } = await listed();
  const offer = await receive(file);
  expect((await counter(offer, 'seller', 40_000_000, as.agent)).status).toBe(200);
  expect((await counter(offer, 'buyer', 39_000_000, as.agent)).status).toBe(200);
  expect((await answer(file, offer, 'accepted')).status).toBe(200);
  expect((await versionsOf(offer, as.agent))[0]).toMatchObject({ state: 'approved' });
});

test('our seller counters one buyer of a home at a time', async () => {
  const { file } = await listed();
  const [one, other] = [await receive(file), await receive(file, { buyerNames: 'Lee Park' })];
  expect((await counter(one, 'seller', 39_800_000, as.agent)).status).toBe(200);
  const second = await counter(other, 'seller', 39_900_000, as.agent);
  expect(codeOf(second)).toEqual(refused('other-counter-open'));
  expect(JSON.stringify(second.body)).not.toMatch(/Ruiz|HS-|another buyer/);
  // The buyer may, and the seller may again to the first one, or once that is over.
  expect((await counter(other, 'buyer', 39_000_000, as.agent)).status).toBe(200);
  expect((await counter(one, 'seller', 39_700_000, as.agent)).status).toBe(200);
  expect((await answer(file, one, 'rejected')).status).toBe(200);
  expect((await counter(other, 'seller', 39_900_000, as.agent)).status).toBe(200);
});

test('of two counteroffers of our seller at the same moment, to two buyers, one counts', async () => {
  const { file } = await listed();
  const ids = [await receive(file), await receive(file), await receive(file)];
  const answers = await Promise.all(ids.map((id) => counter(id, 'seller', 39_800_000, as.agent)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a counteroffer of a seller who isn’t ours says nothing about a colleague’s buyer', async () => {
  const [one, other] = [await offerOfBuyer(), await offerOfBuyer()];
  expect((await counter(one, 'seller', 39_800_000)).status).toBe(200);
  expect((await counter(other, 'seller', 39_900_000)).status).toBe(200);
});
