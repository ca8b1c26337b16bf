import { localDate } from '@homestead/contract/platform';
import { monthAfter, type WireOfferFacts } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, db, as, agent, leadOf, makeDraft, complete, submit, detailsOf } =
  await openOfferOffice();

const month = monthAfter(localDate(new Date()).slice(0, 7), 1);

/** An offer for a home, submitted. */
async function submitted(propertyAddress: string, offerPriceCents: number): Promise<number> {
  const id = await makeDraft();
  const terms = { ...complete, propertyAddress, offerPriceCents };
  await app.put(`offers/${id}`, { version: 1, ...terms }, as.agent);
  expect((await submit(id, as.agent)).status).toBe(200);
  return id;
}

/** One offer in each phase: a draft without a price, and homes of $300,000 to $303,000. */
async function makeOffers() {
  const accept = async (id: number) => {
    const query = { id: String(id) };
    const { status } = await app.get('Transaction/OfferAcceptedById', query, as.agent);
    expect(status).toBe(200);
  };
  const draft = await makeDraft();
  const waiting = await submitted('1 Elm St', 30_000_000);
  const contract = await submitted('2 Oak St', 30_100_000);
  const backup = await submitted('2 Oak St', 30_200_000);
  const ended = await submitted('3 Ash St', 30_300_000);
  await accept(contract);
  await accept(backup);
  const { version } = await detailsOf(ended, as.agent);
  await app.post(`offers/${ended}/state`, { version, state: 'withdrawn' }, as.agent);
  return { draft, waiting, contract, backup, ended };
}

const countsOf = ({ totals }: WireOfferFacts) =>
  Object.fromEntries(totals.map(({ phase, count }) => [phase, count]));

test('the board has each offer in its phase, with sums that leave out unknown prices', async () => {
  const ids = await makeOffers();
  const { status, body } = await app.get('offers/board', {}, as.agent);
  expect(status).toBe(200);
  const phases = body.data.map(({ id, phase }: { id: number; phase: string }) => [phase, id]);
  expect(Object.fromEntries(phases)).toEqual(ids);
  expect(body.totals).toEqual([
    { phase: 'draft', count: 1, knownCents: 0, unknown: 1 },
    { phase: 'waiting', count: 1, knownCents: 30_000_000, unknown: 0 },
    { phase: 'contract', count: 1, knownCents: 30_100_000, unknown: 0 },
    { phase: 'backup', count: 1, knownCents: 30_200_000, unknown: 0 },
    { phase: 'ended', count: 1, knownCents: 30_300_000, unknown: 0 },
  ]);
  expect(body.agents).toEqual([]);
  await sql`update deal set ended_at = now()`.execute(db);
  const after = await app.get('offers/board', {}, as.agent);
  expect(countsOf(after.body)).toMatchObject({ contract: 0, ended: 2 });
});

test('totals match the rows of the list, whatever it is narrowed by', async () => {
  const { contract } = await makeOffers();
  for (const phase of ['draft', 'waiting', 'contract', 'backup', 'ended'] as const) {
    const { body } = await app.get('offers', { phase }, as.agent);
    expect(body.data).toMatchObject([{ phase }]);
    expect(countsOf(body)[phase]).toBe(body.total);
  }
  await sql`update offer set closing_on = ${`${month}-28`} where number = ${contract}`.execute(db);
  const { body } = await app.get('offers', { closing: month }, as.agent);
  expect(body.data).toMatchObject([{ id: contract }]);
  expect(countsOf(body)).toMatchObject({ draft: 0, contract: 1, backup: 0 });
  expect(body.closings).toHaveLength(6);
  expect(body.closings[1]).toEqual({ month, count: 1, knownCents: 30_100_000, unknown: 0 });
  const searched = await app.get('offers', { q: 'Oak' }, as.agent);
  expect(countsOf(searched.body)).toMatchObject({ waiting: 0, contract: 1, backup: 1 });
});

test('the calendar has the days of a month, without those of offers that ended', async () => {
  const { waiting, contract, ended } = await makeOffers();
  const inspections = [
    { type: 'Radon', inspectOn: `${month}-05`, time: '13:30' },
    { type: 'Roof' },
  ];
  await sql`update offer set expire_on = ${`${month}-02`}, closing_on = ${`${month}-28`},
    walkthrough_on = ${`${month}-27`}, home_inspections = ${JSON.stringify(inspections)}
    where number = any(${[waiting, contract, ended]}::int[])`.execute(db);
  await sql`update offer set buyer_names = 'Ana and Tom Ruiz' where number = ${waiting}`.execute(
    db,
  );
  const ask = (query: object) => app.get('offers/calendar', { month, ...query }, as.agent);
  const days = (await ask({ phase: 'contract' })).body.data;
  expect(days).toMatchObject([
    { kind: 'inspection', on: `${month}-05`, time: '13:30', what: 'Radon' },
    { kind: 'walkthrough', on: `${month}-27` },
    { kind: 'closing', on: `${month}-28`, offer: { id: contract, propertyAddress: '2 Oak St' } },
  ]);
  const all = (await ask({})).body;
  expect(all.total).toBe(7);
  expect(all.data[0]).toMatchObject({
    ...{ kind: 'expiration', offer: { id: waiting, buyer: 'Ana and Tom Ruiz' } },
  });
  const { data: listed } = (await app.get('offers', {}, as.agent)).body;
  const { buyer } = listed.find(({ id }: { id: number }) => id === contract);
  expect(buyer).toBeTruthy();
  expect(days[2].offer.buyer).toBe(buyer);
  expect((await ask({ phase: 'ended' })).body.total).toBe(3);
  expect((await ask({ month: monthAfter(month, 1) })).body).toMatchObject({ total: 0, data: [] });
});

test('each view is within the scope, and refuses what it can’t read', async () => {
  await makeOffers();
  for (const path of ['offers', 'offers/board', 'offers/calendar']) {
    const ask = (who: Parameters<typeof app.get>[2], query = {}) =>
      app.get(path, { ...(path === 'offers/calendar' && { month }), ...query }, who);
    const foreign = (await ask(as.neighbor)).body;
    expect(foreign.data, path).toEqual([]);
    expect(Object.values(countsOf(foreign)), path).toEqual([0, 0, 0, 0, 0]);
    expect(countsOf((await ask(as.neighbor, { agentId: agent.id })).body).waiting).toBe(0);
    const office = (await ask(as.admin)).body;
    expect(countsOf(office).waiting, path).toBe(1);
    expect(office.agents).toEqual([{ id: agent.id, name: 'Nora Lindqvist' }]);
    expect((await ask(as.client)).status, path).toBe(403);
    expect((await ask(null)).status, path).toBe(401);
    for (const [field, value] of [
      ['phase', 'gone'],
      ['closing', '2026-13'],
      ['closing', '0000-01'],
      ['agentId', 'me'],
      ['q', 'x'.repeat(200)],
    ] as const) {
      const { status, body } = await ask(as.agent, { [field]: value });
      expect(status, `${path} ${field}`).toBe(400);
      expect(body.errors[0].field).toBe(field);
    }
  }
  expect((await app.get('offers/calendar', { month: 'May' }, as.agent)).status).toBe(400);
  expect((await app.get('offers/calendar', {}, as.agent)).status).toBe(400);
});

test('views of a client’s offers name the client, to those who may see them (R-530)', async () => {
  const [eve, other] = [await leadOf(as.agent), await leadOf(as.agent)];
  const offerOf = async (leadid: string) =>
    (await app.post('Transaction/CreateNewOffer', { leadid }, as.agent)).body.data.id;
  const mine = await offerOf(eve);
  await offerOf(other);
  for (const path of ['offers', 'offers/board', 'offers/calendar']) {
    const query = { leadId: eve, ...(path === 'offers/calendar' && { month }) };
    const { body } = await app.get(path, query, as.agent);
    expect(body.client, path).toEqual({ id: eve, name: 'Eve' });
    expect(countsOf(body).draft).toBe(1);
    expect((await app.get(path, query, as.neighbor)).body.client, path).toBe(null);
    expect((await app.get(path, { ...query, leadId: 'eve' }, as.agent)).status).toBe(400);
  }
  const { body } = await app.get('offers', { leadId: eve }, as.agent);
  expect(body).toMatchObject({ data: [{ id: mine }], total: 1 });
  expect((await app.get('offers', {}, as.agent)).body.client).toBe(null);
  // Offers of a lead that was merged into another are those of the other.
  await sql`update lead set merged_into_id = ${other} where id = ${eve}`.execute(db);
  const merged = (await app.get('offers', { leadId: other }, as.agent)).body;
  expect(merged.total).toBe(2);
});

test('a countered offer is added up and sorted by the price that its row shows', async () => {
  const low = await submitted('1 Elm St', 30_000_000);
  const high = await submitted('2 Oak St', 30_100_000);
  const counter = async (offerPriceCents: number) => {
    const { version } = await detailsOf(low, as.agent);
    const until = { expireOn: '2031-06-03', expireTime: '20:00' };
    const body = { version, madeBy: 'seller', offerPriceCents, ...until };
    expect((await app.post(`offers/${low}/counters`, body, as.agent)).status).toBe(200);
  };
  const byPrice = async () => {
    const { data, totals } = (await app.get('offers', { sort: 'price' }, as.agent)).body;
    const ids = data.map(({ id }: { id: number }) => id);
    const [first] = data as { offerPriceCents: number }[];
    const waiting = totals.find(({ phase }: { phase: string }) => phase === 'waiting');
    return { ids, first: first?.offerPriceCents, known: waiting.knownCents };
  };
  expect(await byPrice()).toEqual({ ids: [high, low], first: 30_100_000, known: 60_100_000 });
  await counter(31_000_000);
  expect(await byPrice()).toEqual({ ids: [low, high], first: 31_000_000, known: 61_100_000 });
  await counter(30_500_000);
  expect(await byPrice()).toEqual({ ids: [low, high], first: 30_500_000, known: 60_600_000 });
  const { version } = await detailsOf(low, as.agent);
  await app.post(`offers/${low}/state`, { version, state: 'rejected' }, as.agent);
  expect(await byPrice()).toMatchObject({ ids: [high, low], known: 30_100_000 });
});

test('lists and the calendar take the dates of a countered offer from its newest version', async () => {
  const early = await submitted('3 Elm St', 30_000_000);
  const late = await submitted('4 Oak St', 30_000_000);
  const byClosing = async (): Promise<number[]> => {
    const asked = { sort: 'closing', direction: 'desc' };
    const { data } = (await app.get('offers', asked, as.agent)).body;
    return data.map(({ id }: { id: number }) => id).filter((id: number) => id >= early);
  };
  const daysIn = async (month: string) => {
    const { data } = (await app.get('offers/calendar', { month }, as.agent)).body;
    type Day = { kind: string; on: string; offer: { id: number } };
    const own = (data as Day[]).filter(({ offer }) => offer.id === early);
    return own.map(({ kind, on }) => [kind, on]);
  };
  const inMonth = async (closing: string) =>
    (await app.get('offers', { closing, q: '3 Elm' }, as.agent)).body.total;
  const before = await daysIn('2031-09');
  expect([before, await inMonth('2031-09')]).toEqual([[], 0]);
  const { version } = await detailsOf(early, as.agent);
  const terms = { closingOn: '2031-09-12', walkthroughOn: '2031-09-11', expireOn: '2031-06-03' };
  const body = { version, madeBy: 'seller', expireTime: '20:00', ...terms };
  const answer = await app.post(`offers/${early}/counters`, body, as.agent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(await byClosing()).toEqual([early, late]);
  expect(await inMonth('2031-09')).toBe(1);
  expect(await daysIn('2031-09')).toEqual([
    ['walkthrough', '2031-09-11'],
    ['closing', '2031-09-12'],
  ]);
  expect(await daysIn('2031-06')).toEqual([['expiration', '2031-06-03']]);
});
