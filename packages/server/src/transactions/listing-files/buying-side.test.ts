import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openListingOffice } from '../../../test/listing-office.ts';

const office = await openListingOffice();
const { app, db, agent, as, complete, leadOf, keyed, startFile, confirm, fileOf } = office;
const { receive, offerOfBuyer, submit } = office;

/** Has the listing agent start an offer for a buyer of theirs, for the home of the file. */
async function startOwnOffer(who = as.agent) {
  const leadid = await leadOf(who);
  const { id } = (await app.post('Transaction/CreateNewOffer', { leadid }, who)).body.data;
  await app.put(`offers/${id}`, { version: 1, ...complete }, who);
  return id as number;
}
const listed = async (who: SignedIn) => {
  const { data, totals } = (await app.get('offers', {}, who)).body;
  const ids = data.map(({ id }: { id: number }) => id) as number[];
  return { ids, waiting: totals.find(({ phase }: { phase: string }) => phase === 'waiting').count };
};

test('who has a buyer for the home opens no offer that was received on its listing', async () => {
  const { id } = await startFile();
  const received = await receive(id);
  const { code } = (await app.get(`offers/${received}`, {}, as.agent)).body.data;
  expect(await listed(as.agent)).toEqual({ ids: [received], waiting: 1 });
  const own = await startOwnOffer();
  const reads = [
    `offers/${received}`,
    `offers/${received}/versions`,
    `offers/${received}/history`,
    `offers/${received}/client`,
    `offers/${received}/summary.pdf`,
    `deals/details?id=${received}`,
    `transaction/GetOfferDetailsById?id=${received}`,
    `Transaction/IsOfferSubmitted?id=${received}`,
  ];
  for (const path of reads) {
    expect([path, (await app.get(path, {}, as.agent)).status]).toEqual([path, 404]);
    if (path.endsWith('.pdf')) continue;
    expect([path, (await app.get(path, {}, as.admin)).status]).toEqual([path, 200]);
  }
  const moved = { version: 3, state: 'presented' };
  const path = `offers/${received}/state`;
  expect((await app.post(path, moved, keyed(as.agent))).body.code).toBe('offer-not-found');
  expect(await listed(as.agent)).toEqual({ ids: [own], waiting: 0 });
  expect((await app.get('offers', { q: code }, as.agent)).body.data).toEqual([]);
  expect((await app.get('offers/board', {}, as.agent)).body.data).toMatchObject([{ id: own }]);
  const calendar = await app.get('offers/calendar', { month: '2031-06' }, as.agent);
  expect(JSON.stringify(calendar.body)).not.toContain(code);
  const listedOfPerson = await app.get('Transaction/GetOfferListByUserId', {}, as.agent);
  expect(JSON.stringify(listedOfPerson.body)).not.toContain(code);
  expect((await listed(as.admin)).ids).toEqual([own, received]);
  expect((await app.get(`offers/${received}`, {}, as.neighbor)).status).toBe(404);
  expect((await app.get(`offers/${received}`, {}, as.client)).status).toBe(403);
  expect((await app.get(`offers/${received}`, {}, null)).status).toBe(401);
});

test('they add no received offer and read no wish of the seller', async () => {
  const { id } = await startFile();
  await confirm(id);
  const own = await startOwnOffer();
  expect((await fileOf(id)).abilities).not.toContain('add-offer');
  const added = await app.post(`listing-files/${id}/offers`, { buyerNames: 'Lee' }, as.agent);
  expect([added.status, added.body.code]).toEqual([409, 'buying-side']);
  const reminders = { isReminded: false };
  const read = await app.put(`listing-files/${id}/seller-reminders`, reminders, as.agent);
  expect([read.status, read.body.code]).toEqual([409, 'buying-side']);
  const { version } = (await app.get(`offers/${own}`, {}, as.agent)).body.data;
  const gone = { version, state: 'withdrawn' };
  await app.post(`offers/${own}/state`, gone, keyed(as.agent));
  expect((await fileOf(id)).abilities).toContain('add-offer');
  expect((await app.get(`offers/${await receive(id)}`, {}, as.agent)).status).toBe(200);
});

test('they get no news of these offers, and a broker who wrote one for others still does', async () => {
  const { id } = await startFile();
  const received = await receive(id);
  const news = async (who: SignedIn) => {
    const { data } = (await app.get('notifications', {}, who)).body;
    return data.filter(({ path }: { path: string }) => path === `/transaction/${received}`).length;
  };
  const present = async (state: string) => {
    const { version } = (await app.get(`offers/${received}`, {}, as.admin)).body.data;
    const sent = await app.post(`offers/${received}/state`, { version, state }, keyed(as.admin));
    expect(sent.status).toBe(200);
  };
  await present('presented');
  const before = await news(as.agent);
  expect(before).toBeGreaterThan(0);
  await startOwnOffer();
  await present('rejected');
  expect(await news(as.agent)).toBe(before);
});

test('a broker who wrote an offer for an agent’s buyer opens received ones; its agent does not', async () => {
  const { id } = await startFile();
  const received = await receive(id);
  const offer = await offerOfBuyer();
  expect((await app.get(`offers/${received}`, {}, as.admin)).status).toBe(200);
  const ofAgent = await startOwnOffer(as.admin);
  expect((await app.get(`offers/${received}`, {}, as.admin)).status).toBe(200);
  expect([offer, ofAgent]).not.toContain(received);
  expect((await submit(received, as.neighbor)).status).not.toBe(200);
});

test('a teammate with a buyer for the home no longer opens the listing file', async () => {
  const { id } = await startFile();
  const teammate = await app.makePerson({ role: 'co-agent' });
  await sql`insert into co_agent (agent_id, co_agent_id) values (${agent.id}, ${teammate.id})`.execute(
    db,
  );
  const asTeammate = await app.signIn(teammate);
  const open = async (who: SignedIn) => (await app.get(`listing-files/${id}`, {}, who)).status;
  const ids = async () =>
    (await app.get('listing-files', {}, asTeammate)).body.data.map((one: { id: number }) => one.id);
  expect([await open(asTeammate), await ids()]).toEqual([200, [id]]);
  await startOwnOffer(asTeammate);
  expect([await open(asTeammate), await ids()]).toEqual([404, []]);
  const { version } = await fileOf(id);
  const ended = { version, state: 'ended' };
  expect((await app.post(`listing-files/${id}/state`, ended, keyed(asTeammate))).status).toBe(404);
  // Its own agent keeps it, and so does who decides for the brokerage.
  await startOwnOffer();
  expect([await open(as.agent), await open(as.admin)]).toEqual([200, 200]);
});
