import { offerLists } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openListingOffice } from '../../../test/listing-office.ts';

const office = await openListingOffice();
const { app, db, as, complete, leadOf, keyed, startFile, confirm, fileOf, detailsOf } = office;
const { receiveDocuments, receive, offerOfBuyer, compare, answer, submit } = office;

test('received offers are side by side with the net of each, line by line', async () => {
  const { id } = await startFile();
  const cash = await receive(id, {
    ...{ buyerNames: 'Ana and Tom Ruiz', closingCosts: 'Buyer', otherProvision: 'Swing set stays' },
  });
  const loan = await receive(id, {
    ...{ buyerNames: 'Lee Park', offerPriceCents: 40_000_000, allCash: false },
    ...{ buyerFinanceType: 'FHA', downPaymentCents: 1_400_000, buyerFinanceState: 'Preapproved' },
    ...{ conditionalFinancing: true, closingAmountCents: 600_000 },
  });
  await app.post(`listing-files/${id}/offers`, { buyerNames: 'A draft' }, as.agent);
  const { offers, file, more } = await compare(id);
  expect([file.missing.length, more]).toEqual([3, 0]);
  expect(offers.map((offer) => offer.id)).toEqual([loan, cash]);
  const of = (number: number) => offers.find((offer) => offer.id === number);
  expect(of(cash)).toMatchObject({
    ...{ buyers: 'Ana and Tom Ruiz', isOurs: false, isCash: true, downPercent: null },
    ...{
      provisions: 'Swing set stays',
      abilities: ['presented', 'accepted', 'countered', 'rejected'],
    },
    net: {
      isComplete: true,
      // 389,000 − 150,000 − 5.5 % − 389 × 2.25 − 190 of 365 days of 7,300, and half of 2030’s tax
      totalCents: 38_900_000 - 15_000_000 - 2_139_500 - 87_525 - 380_000 - 365_000,
    },
  });
  expect(file.taxPaidThroughYear).toBeNull();
  expect(of(loan)).toMatchObject({
    ...{ isCash: false, financing: 'FHA', downPercent: '3.5', financeState: 'Preapproved' },
    loanContingency: true,
  });
  const share = of(loan)?.net?.lines.find(({ key }) => key === 'closingShare');
  expect(share?.cents).toBe(-600_000);
  expect((await fileOf(id)).offers).toHaveLength(3);
  expect((await fileOf(id)).openOffers).toBe(2);
});

test('a net follows from what the file says is paid of the property tax', async () => {
  const { id } = await startFile(as.agent, { taxPaidThroughYear: 2029 });
  const offer = await receive(id);
  const priorTax = async () => {
    const { offers } = await compare(id);
    const net = offers.find((one) => one.id === offer)?.net;
    return net?.lines.find(({ key }) => key === 'priorTax')?.cents;
  };
  expect(await priorTax()).toBe(-730_000);
  for (const [given, expected] of [
    [{ taxHalfPaid: true }, -365_000],
    [{ taxPaidThroughYear: 2030 }, 0],
  ] as const) {
    const { version } = await fileOf(id);
    const saved = await app.put(`listing-files/${id}`, { version, ...given }, as.agent);
    expect(saved.status).toBe(200);
    expect(await priorTax()).toBe(expected);
  }
  expect((await compare(id)).file.taxPaidThroughYear).toBe(2030);
  const { data } = (await app.get(`listing-files/${id}/history`, {}, as.agent)).body;
  expect(JSON.stringify(data)).toContain('"Yes"');
  const { version } = await fileOf(id);
  const wrong = await app.put(`listing-files/${id}`, { version, taxPaidThroughYear: 9 }, as.agent);
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors).toMatchObject([{ field: 'taxPaidThroughYear' }]);
});

test('the offer of a buyer of ours is compared by its figures, and nothing else of it', async () => {
  const { id } = await startFile();
  await confirm(id);
  const offer = await offerOfBuyer({
    otherProvision: 'Secret plan',
    termsFinancing: 'Secret loan',
  });
  await sql`update offer_step set note = 'Secret note'`.execute(db);
  const compared = await compare(id);
  expect(compared.offers).toMatchObject([
    { id: offer, isOurs: true, buyers: 'Eve', priceCents: 38_900_000, provisions: null },
  ]);
  expect(JSON.stringify(compared)).not.toContain('Secret');
  const { rows } = await sql<{ email: string }>`
    select email from lead join offer on offer.lead_id = lead.id`.execute(db);
  expect(JSON.stringify(compared)).not.toContain(String(rows[0]?.email));
  for (const path of [`offers/${offer}`, `offers/${offer}/history`]) {
    expect((await app.get(path, {}, as.agent)).status).toBe(404);
  }
});

test('the sale and the inspections an offer of our own buyer depends on are compared', async () => {
  const { id } = await startFile();
  await confirm(id);
  const given = { homeInspections: [{ type: 'Radon' }], saleContingencyId: 77_777 };
  await sql`insert into reference_entry (list, display, number, position)
    values (${offerLists.saleContingencies.key}, 'Home to sell', 77777, 1)`.execute(db);
  await offerOfBuyer(given);
  await offerOfBuyer();
  const { offers } = await compare(id);
  expect(offers).toMatchObject([
    { isOurs: true, saleContingency: null, inspections: [] },
    { isOurs: true, saleContingency: 'Home to sell', inspections: ['Radon'] },
  ]);
});

test('the file lists the offers of our own buyers, too, and its offers name who buys', async () => {
  const { id } = await startFile();
  await confirm(id);
  const own = await offerOfBuyer();
  const received = await receive(id, { buyerNames: 'Ana and Tom Ruiz' });
  const draft = await app.post(`listing-files/${id}/offers`, { buyerNames: 'Lee Park' }, as.agent);
  const { offers } = await fileOf(id);
  expect(offers).toMatchObject([
    { id: draft.body.data.id, isOurs: false, buyers: 'Lee Park' },
    { id: received, isOurs: false, buyers: 'Ana and Tom Ruiz' },
    { id: own, isOurs: true, buyers: 'Eve' },
  ]);
  const { data } = (await app.get('offers', {}, as.agent)).body;
  expect(data.find((row: { id: number }) => row.id === received)).toMatchObject({
    ...{ side: 'listing', buyer: 'Ana and Tom Ruiz', client: 'Eve' },
  });
});

test('an offer on a listing says what it leaves the seller and what else is open', async () => {
  const { id } = await startFile();
  const unconfirmed = await receive(id);
  await offerOfBuyer();
  expect((await app.get(`offers/${unconfirmed}`, {}, as.agent)).body.data.otherOpenOffers).toBe(0);
  await answer(id, unconfirmed, 'rejected');
  await confirm(id);
  const first = await receive(id);
  const own = await offerOfBuyer();
  const details = async (number: number, who = as.agent) =>
    (await app.get(`offers/${number}`, {}, who)).body.data;
  const { net, otherOpenOffers, isHomeTaken } = await details(first);
  const { offers, file } = await compare(id);
  expect(net).toEqual(offers.find((offer) => offer.id === first)?.net);
  expect([otherOpenOffers, isHomeTaken, file.isHomeTaken]).toEqual([2, false, false]);
  expect(await details(own, as.neighbor)).toMatchObject({ net: null, otherOpenOffers: null });
  await receiveDocuments(id);
  expect((await answer(id, first, 'accepted')).body.data.file.isHomeTaken).toBe(true);
  expect((await details(own, as.neighbor)).isHomeTaken).toBe(true);
  expect((await details(first)).isHomeTaken).toBe(false);
  const { sections } = (await app.get('deals/details', { id: String(first) }, as.agent)).body.data;
  const keys = sections.map(({ key }: { key: string }) => key);
  expect(keys).toContain('net');
  expect(keys).not.toContain('cash');
});

test('the agent of a buyer reads neither the file nor another buyer’s offer', async () => {
  const { id } = await startFile();
  const received = await receive(id);
  const own = await offerOfBuyer();
  for (const path of [
    `listing-files/${id}`,
    `listing-files/${id}/comparison`,
    `listing-files/${id}/history`,
    `offers/${received}`,
    `offers/${received}/history`,
  ]) {
    expect((await app.get(path, {}, as.neighbor)).status, path).toBe(404);
  }
  expect((await app.get('offers', {}, as.neighbor)).body.data).toMatchObject([{ id: own }]);
  expect((await answer(id, received, 'rejected', as.neighbor)).status).toBe(404);
  const one = JSON.stringify((await app.get(`offers/${own}`, {}, as.neighbor)).body);
  for (const secret of ['15000000', 'LF-', 'Ana Ruiz']) expect(one).not.toContain(secret);
});

test('the listing agent answers for the seller, also offers of our own buyers', async () => {
  const { id } = await startFile();
  await confirm(id);
  const own = await offerOfBuyer();
  const { version } = (await app.get(`offers/${own}`, {}, as.neighbor)).body.data;
  const present = { version, state: 'presented' };
  const refused = await app.post(`offers/${own}/state`, present, keyed(as.neighbor));
  expect([refused.status, refused.body.code]).toEqual([409, 'listing-agent-answers']);
  const accepting = await app.post('Transaction/OfferAcceptedById', { id: own }, as.neighbor);
  expect([accepting.status, accepting.body.code]).toEqual([409, 'listing-agent-answers']);
  const answered = await answer(id, own, 'presented');
  expect(answered.body.data.offers).toMatchObject([{ id: own, state: 'presented' }]);
  const stale = { version: 1, state: 'rejected' };
  const late = await app.post(`listing-files/${id}/offers/${own}/state`, stale, keyed(as.agent));
  expect(late.status).toBe(409);
  expect((await answer(id, own, 'countered')).status).toBe(400);
  const withdraw = { version: (await app.get(`offers/${own}`, {}, as.neighbor)).body.data.version };
  const gone = { ...withdraw, state: 'withdrawn' };
  expect((await app.post(`offers/${own}/state`, gone, keyed(as.neighbor))).status).toBe(200);
});

test('an acceptance needs the documents, and then puts the file under contract', async () => {
  const { id } = await startFile();
  const [first, second] = [await receive(id), await receive(id, { buyerNames: 'Lee Park' })];
  const refused = await answer(id, first, 'accepted');
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'listing-documents-missing',
    errors: [
      { field: 'agency-disclosure' },
      { field: 'listing-agreement' },
      { field: 'property-disclosure' },
    ],
  });
  const direct = await app.post('Transaction/OfferAcceptedById', { id: first }, as.agent);
  expect([direct.status, direct.body.code]).toEqual([409, 'listing-documents-missing']);
  expect((await sql`select 1 from deal`.execute(db)).rows).toHaveLength(0);
  expect((await fileOf(id)).state).toBe('active');
  await receiveDocuments(id);
  expect((await answer(id, first, 'accepted')).status).toBe(200);
  expect((await fileOf(id)).state).toBe('under-contract');
  expect((await answer(id, second, 'accepted')).status).toBe(200);
  const { offers } = await compare(id);
  expect(offers.map(({ state, isBackup }) => [state, isBackup])).toEqual([
    ['accepted', true],
    ['accepted', false],
  ]);
  const listed = (await fileOf(id)).offers.map((offer) => [offer.id, offer.isBackup]);
  expect(listed).toEqual([
    [second, true],
    [first, false],
  ]);
  const rows = (await app.get('offers', {}, as.agent)).body.data;
  expect(rows.map((row: { id: number; isBackup: boolean }) => [row.id, row.isBackup])).toEqual(
    expect.arrayContaining(listed),
  );
  expect((await sql`select 1 from deal`.execute(db)).rows).toHaveLength(1);
});

test('a broker’s override lets it go under contract', async () => {
  const { id, version } = await startFile();
  const offer = await receive(id);
  const override = { version, reason: 'The originals are in the safe' };
  expect((await app.post(`listing-files/${id}/override`, override, as.admin)).status).toBe(200);
  expect((await answer(id, offer, 'accepted')).status).toBe(200);
  expect((await fileOf(id)).state).toBe('under-contract');
});

test('ten acceptances at the same moment make one deal', async () => {
  const { id } = await startFile();
  await confirm(id);
  await receiveDocuments(id);
  const numbers = [];
  for (let at = 0; at < 5; at += 1) numbers.push(await receive(id));
  for (let at = 0; at < 5; at += 1) numbers.push(await offerOfBuyer());
  const answers = await Promise.all(numbers.map((offer) => answer(id, offer, 'accepted')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { offers } = await compare(id);
  expect(offers.filter(({ isBackup }) => !isBackup)).toHaveLength(1);
  expect((await sql`select 1 from deal`.execute(db)).rows).toHaveLength(1);
});

test('a file without a seller takes no offers, and at most twenty are compared', async () => {
  const without = await app.post('listing-files', {}, as.agent);
  const refused = await app.post(`listing-files/${without.body.data.id}/offers`, {}, as.agent);
  expect(refused.body.errors).toMatchObject([{ field: 'sellerLeadId' }]);
  const { id } = await startFile();
  const offer = await receive(id);
  await sql`insert into offer (code, state, side, listing_file_id, lead_id, agent_id)
    select 'C' || n, 'submitted', 'listing', listing_file_id, lead_id, agent_id
    from offer, generate_series(1, 24) n where number = ${offer}`.execute(db);
  const { offers, more } = await compare(id);
  expect([offers.length, more]).toEqual([20, 5]);
});

test('an offer for another home is none of the file’s', async () => {
  const { id } = await startFile();
  await confirm(id);
  const elsewhere = await offerOfBuyer({ propertyAddress: '1 Elsewhere St, Omaha, NE 68132' });
  expect((await compare(id)).offers).toEqual([]);
  expect((await answer(id, elsewhere, 'rejected')).status).toBe(404);
  const leadid = await leadOf(as.neighbor);
  const made = await app.post('Transaction/CreateNewOffer', { leadid }, as.neighbor);
  const draft = made.body.data.id;
  await app.put(`offers/${draft}`, { version: 1, ...complete }, as.neighbor);
  expect((await answer(id, draft, 'rejected')).status).toBe(404);
  expect((await submit(draft, as.neighbor)).status).toBe(200);
});

test('lists are searched by the names of buyers, also those of received offers, in sight', async () => {
  const { id } = await startFile();
  const received = await receive(id, { buyerNames: 'Zelda and Otto Quist' });
  await receive(id);
  const found = async (q: string, who = as.agent) => {
    const { data } = (await app.get('offers', { q }, who)).body;
    return data.map((offer: { id: number }) => offer.id);
  };
  expect(await found('otto quist')).toEqual([received]);
  expect(await found('quist', as.neighbor)).toEqual([]);
  expect(await found('Qui_t')).toEqual([]);
});

test('the listing agent counters a received offer from the comparison, too', async () => {
  const { id } = await startFile();
  const received = await receive(id);
  const counter = async (who: typeof as.agent) => {
    const { version } = await detailsOf(received, as.agent);
    const until = { expireOn: '2031-06-02', expireTime: '17:00' };
    const body = { version, offerPriceCents: 39_400_000, ...until };
    return app.post(`listing-files/${id}/offers/${received}/counters`, body, keyed(who));
  };
  expect((await compare(id)).offers[0]?.abilities).toContain('countered');
  expect((await counter(as.neighbor)).status).toBe(404);
  expect((await counter(as.client)).status).toBe(403);
  expect((await counter(as.agent)).body.data.offers).toMatchObject([
    { id: received, state: 'countered', priceCents: 39_400_000, earnestCents: 400_000 },
  ]);
});
