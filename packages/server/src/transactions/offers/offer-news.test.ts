import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { atomically } from '#platform';
import { openOfferOffice } from '../../../test/offer-office.ts';
import { expireOffers } from './expire-offers.ts';
import type { OfferRow } from './offer-columns.ts';
import { tellMoved } from './offer-news.ts';
import { remindOfOffers } from './remind-of-offers.ts';

const { app, db, as, agent, neighbor, makeDraft, complete, submit, leadOf } =
  await openOfferOffice();

const told = async (personId: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string; text: string }>`
    select kind, facts::text as text from notification where person_id = ${personId}
      and kind like 'offer-%' order by created_at`.execute(db);
  return rows.map(({ kind, text }) => `${kind} ${text}`);
};
const open = async (fields: object = {}) => {
  const id = await makeDraft();
  await app.put(`offers/${id}`, { version: 1, ...complete, ...fields }, as.agent);
  expect((await submit(id, as.agent)).status).toBe(200);
  return id;
};
const remind = (at: string) =>
  remindOfOffers(app.services, new Date(at), new AbortController().signal);

// Offers of the office expire on June 2, 2031, at 6 p.m. in Omaha, which is 23:00 UTC.
test('agents are reminded a day and two hours before, each once', async () => {
  await open();
  expect(await remind('2031-06-01T22:59:00Z')).toBe(0);
  expect(await remind('2031-06-01T23:01:00Z')).toBe(1);
  expect(await remind('2031-06-01T23:02:00Z')).toBe(0);
  expect(await remind('2031-06-02T21:01:00Z')).toBe(1);
  expect(await remind('2031-06-02T21:02:00Z')).toBe(0);
  expect(await remind('2031-06-02T23:01:00Z')).toBe(0);
  expect((await told(agent.id)).filter((one) => one.startsWith('offer-expiring'))).toHaveLength(2);
});

test('in the last two hours only the second reminder goes out, and a draft has none', async () => {
  await open();
  await makeDraft();
  expect(await remind('2031-06-02T22:00:00Z')).toBe(1);
  expect(await remind('2031-06-02T22:01:00Z')).toBe(0);
});

test('the agent hears about the expiration and what others do, but not about own steps', async () => {
  await sql`delete from notification`.execute(db);
  const id = await open();
  expect(await told(agent.id)).toEqual([]);
  const key = { 'idempotency-key': `present-${id}-aaaaaaaaaaaaaaaa` };
  const headers = { authorization: `Bearer ${as.admin.jwtToken}`, ...key };
  const { version } = (await app.get(`offers/${id}`, {}, as.admin)).body.data;
  const body = { version, state: 'presented' };
  expect((await app.post(`offers/${id}/state`, body, { headers })).status).toBe(200);
  expect(await told(agent.id)).toEqual([expect.stringContaining('"state": "presented"')]);
  await expireOffers(app.services, new Date('2031-06-03T00:00:00Z'), new AbortController().signal);
  expect((await told(agent.id))[1]).toContain('"what": "expired"');
});

test('an acceptance moves the client to their stage, and tells the other offers’ agents', async () => {
  await sql`delete from notification`.execute(db);
  const mine = await open();
  const leadid = await leadOf(as.neighbor);
  const made = await app.post('Transaction/CreateNewOffer', { leadid }, as.neighbor);
  const other = made.body.data.id;
  await app.put(`offers/${other}`, { version: 1, ...complete }, as.neighbor);
  await submit(other, as.neighbor);
  const accepted = await app.post('Transaction/OfferAcceptedById', { id: mine }, as.agent);
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  expect(await told(neighbor.id)).toEqual([expect.stringContaining('"other-accepted"')]);
  const { rows } = await sql<{ code: string }>`
    select stage.code from offer join lead on lead.id = offer.lead_id
      join reference_entry stage on stage.id = lead.stage_id
    where offer.number = ${mine}`.execute(db);
  expect(rows).toEqual([{ code: 'clients' }]);
});

test('telling the agents of many other offers takes as many queries as telling one', async () => {
  const mine = await open();
  const { rows } = await sql<OfferRow>`select * from offer where number = ${mine}`.execute(db);
  const [offer] = rows;
  if (!offer) throw new Error('no offer');
  const tellCounting = async (): Promise<number> => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await atomically(db, (tx) =>
        tellMoved(app.services, tx, offer, { state: 'accepted', by: agent.id }),
      );
      return asked.mock.calls.length;
    } finally {
      asked.mockRestore();
    }
  };
  const rival = async (agentId: string) => {
    const other = await open();
    await sql`update offer set agent_id = ${agentId} where number = ${other}`.execute(db);
  };
  await rival(neighbor.id);
  const ofOne = await tellCounting();
  await sql`delete from notification`.execute(db);
  await rival(neighbor.id);
  await rival(neighbor.id);
  expect(await tellCounting()).toBe(ofOne);
  const news = await told(neighbor.id);
  expect(news).toHaveLength(3);
  expect(new Set(news).size).toBe(3);
  expect(await told(agent.id)).toEqual([]);
});

test('an agent whose role no longer opens offers gets no reminder', async () => {
  await sql`delete from notification`.execute(db);
  await open();
  await sql`update person set role_key = 'client' where id = ${agent.id}`.execute(db);
  expect(await remind('2031-06-02T22:00:00Z')).toBe(1);
  await sql`update person set role_key = 'agent' where id = ${agent.id}`.execute(db);
  expect(await told(agent.id)).toEqual([]);
});
