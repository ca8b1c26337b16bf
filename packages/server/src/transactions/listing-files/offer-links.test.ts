import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { atomically } from '#platform';
import { openListingOffice } from '../../../test/listing-office.ts';
import { takeLinkKey } from '../take-link-key.ts';
import { openOfferLink } from './offer-links.ts';

const { app, db, as, agent, neighbor, keyed, startFile, fileOf, compare } =
  await openListingOffice();

const sent = {
  ...{ buyerNames: 'Ana and Tom Ruiz', agentName: 'Rosa Vega', license: '20201234' },
  ...{ brokerage: 'Elm Grove Realty', phone: '(402) 555-0188', email: 'rosa@elmgrove.example' },
  ...{ offerPriceCents: 39_000_000, earnestDepositCents: 500_000, buyerFinanceType: 'FHA' },
  ...{ downPaymentCents: 1_400_000, closingAmountCents: 300_000, closingOn: '2031-07-10' },
  ...{ expireOn: '2031-06-02', expireTime: '18:00', otherProvision: 'Swing set stays' },
};
async function makeLink(id: number, who = as.agent): Promise<string> {
  const { body } = await app.post(`listing-files/${id}/offer-links`, {}, who);
  return new URL(body.data.link).hash.replace('#token=', '');
}
const withKey = (key: string, more: Record<string, string> = {}) => ({
  headers: { 'x-link-key': key, ...more },
});
const send = (key: string, given: object = {}, more: Record<string, string> = {}) =>
  app.post('offer-form', { ...sent, ...given }, withKey(key, more));

test('another agent sends an offer without an account, and the listing agent is told', async () => {
  const { id } = await startFile();
  const key = await makeLink(id);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  const { rows: links } = await sql`select * from secret_link`.execute(db);
  expect(JSON.stringify(links)).not.toContain(key);
  const form = await app.get('offer-form', {}, withKey(key));
  expect(form.body.data).toMatchObject({
    ...{ propertyAddress: '5112 Cass St, Omaha, NE 68132', agent: 'Nora Lindqvist' },
    financeTypes: expect.arrayContaining(['Cash', 'FHA']),
  });
  for (const secret of ['15000000', 'LF-', '5.5', 'Eve']) {
    expect(JSON.stringify(form.body)).not.toContain(secret);
  }
  const receipt = await send(key);
  expect(receipt.status, JSON.stringify(receipt.body)).toBe(200);
  expect(receipt.body.data).toEqual({
    code: expect.stringMatching(/^HS-/),
    state: 'submitted',
  });
  const { offers } = await compare(id);
  expect(offers).toMatchObject([
    { buyers: 'Ana and Tom Ruiz', buyersAgent: 'Rosa Vega · Elm Grove Realty', state: 'submitted' },
  ]);
  const file = await fileOf(id);
  expect(file.offers).toMatchObject([{ isByLink: true, isSuspected: false }]);
  expect(file.links).toMatchObject([{ isOpen: true, offers: 1, by: 'Nora Lindqvist' }]);
  const { rows } = await sql<{ kind: string }>`
    select kind from notification where person_id = ${agent.id}
      and kind = 'listing-offer-received'`.execute(db);
  expect(rows).toHaveLength(1);
});

test('one link takes offers of several agents, none of whom reads another’s', async () => {
  const { id } = await startFile();
  const key = await makeLink(id);
  await send(key);
  await send(key, { agentName: 'Rosa Vega', buyerNames: 'Lee Park' });
  const third = { agentName: 'Dale Winter', email: 'dale@bluestem.example', brokerage: 'Bluestem' };
  await send(key, { ...third, buyerNames: 'Sam Bell', phone: '4025550177' });
  const { offers } = await compare(id);
  expect(offers.map(({ buyersAgent }) => buyersAgent)).toEqual([
    'Dale Winter · Bluestem',
    'Rosa Vega · Elm Grove Realty',
    'Rosa Vega · Elm Grove Realty',
  ]);
  const form = JSON.stringify((await app.get('offer-form', {}, withKey(key))).body);
  for (const name of ['Ruiz', 'Park', 'Bell', 'Vega', 'Winter']) expect(form).not.toContain(name);
  for (const path of ['offers', `listing-files/${id}`, `listing-files/${id}/comparison`]) {
    expect((await app.get(path, {}, withKey(key))).status).toBe(401);
  }
});

test('the same form sent twice stores one offer', async () => {
  const { id } = await startFile();
  const key = await makeLink(id);
  const once = { 'idempotency-key': 'offer-form-aaaaaaaaaaaaaaaa' };
  const [first, second] = [await send(key, {}, once), await send(key, {}, once)];
  expect(second.body).toEqual(first.body);
  expect((await compare(id)).offers).toHaveLength(1);
});

test.each([
  ['buyerNames', ''],
  ['agentName', 'x'.repeat(121)],
  ['license', ''],
  ['phone', '555'],
  ['email', 'nobody'],
  ['offerPriceCents', 0],
  ['offerPriceCents', 'a lot'],
  ['offerPriceCents', 1e15],
  ['earnestDepositCents', -1],
  ['expireTime', '25:00'],
  ['closingOn', '2031-02-30'],
  ['saleContingencyId', 'x'],
  ['otherProvision', 'x'.repeat(4001)],
])('%s %j is refused with its field', async (field, value) => {
  const { id } = await startFile();
  const { status, body } = await send(await makeLink(id), { [field]: value });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ field, message: expect.stringMatching(/\w/) }]);
});

test.each([
  ['expireOn', '2020-01-01'],
  ['closingOn', '2031-05-01'],
  ['closingOn', null],
  ['earnestDepositCents', 40_000_000],
])('%s %j is no offer', async (field, value) => {
  const { id } = await startFile();
  const { status, body } = await send(await makeLink(id), { [field]: value });
  expect([status, body.code]).toEqual([409, 'offer-incomplete']);
  expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  expect((await fileOf(id)).offers).toHaveLength(0);
});

test('a link that was ended, expired or made up opens nothing, nor does one of a closed file', async () => {
  const { id } = await startFile();
  const key = await makeLink(id);
  const refused = async (given: string) => {
    expect((await app.get('offer-form', {}, withKey(given))).status).toBe(404);
    expect((await send(given)).status).toBe(404);
  };
  await refused('made-up');
  expect((await app.get('offer-form', {})).status).toBe(404);
  const [link] = (await fileOf(id)).links;
  const end = (who: typeof as.agent, file = id) =>
    app.post(`listing-files/${file}/offer-links/${link?.id}/end`, {}, who);
  expect((await end(as.neighbor)).status).toBe(404);
  const other = await startFile(as.agent, { propertyAddress: '1 Elsewhere St, Omaha, NE 68132' });
  expect((await end(as.agent, other.id)).status).toBe(404);
  expect((await end(as.agent)).body.data.links).toMatchObject([{ isOpen: false }]);
  await refused(key);
  const second = await makeLink(id);
  await sql`update secret_link set expires_at = now()`.execute(db);
  await refused(second);
  const third = await makeLink(id);
  const { version } = await fileOf(id);
  await app.post(`listing-files/${id}/state`, { version, state: 'ended' }, keyed(as.agent));
  await refused(third);
  expect((await app.post(`listing-files/${id}/offer-links`, {}, as.agent)).status).toBe(409);
  expect((await app.post(`listing-files/${id}/offer-links`, {}, as.neighbor)).status).toBe(404);
});

test('what may be spam is answered alike, stays a draft, and nobody is told', async () => {
  const { id } = await startFile();
  const key = await makeLink(id);
  await sql`delete from notification`.execute(db);
  const { body } = await send(key, {}, { 'x-form-guard': ';filled' });
  expect(body.data).toEqual({ code: expect.stringMatching(/^HS-/), state: 'submitted' });
  expect((await compare(id)).offers).toHaveLength(0);
  expect((await fileOf(id)).offers).toMatchObject([{ state: 'draft', isSuspected: true }]);
  expect((await sql`select 1 from notification`.execute(db)).rows).toHaveLength(0);
  expect((await app.get('parties', {}, as.admin)).body.total).toBe(0);
});

test('a link that is ended while its request waits for the file takes no offer', async () => {
  const { id } = await startFile();
  const key = await makeLink(id);
  let waiting: Promise<string> | undefined;
  await atomically(db, async (tx) => {
    await sql`select 1 from listing_file where number = ${id} for update`.execute(tx);
    waiting = atomically(db, (other) => openOfferLink(other, key, { isLocked: true })).then(
      () => 'opened',
      ({ code }) => code,
    );
    await waitForLock();
    await sql`update listing_file_link set ended_at = now()`.execute(tx);
  });
  expect(await waiting).toBe('offer-link-refused');
});

async function waitForLock(): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`.execute(db);
  if (rows.length === 0) await waitForLock();
}

test('opening a link many times doesn’t lock others out', async () => {
  const { id } = await startFile();
  const key = await makeLink(id);
  for (let turn = 0; turn < 25; turn += 1) {
    expect((await app.get('offer-form', {}, withKey(key))).status).toBe(200);
  }
  for (let turn = 0; turn < 15; turn += 1) {
    expect((await send(key, { expireTime: '25:00' })).status).toBe(400);
    expect((await send(key, { expireOn: '2020-01-01' })).status).toBe(409);
  }
  expect((await app.get('offer-form', {}, withKey(key))).status).toBe(200);
});

const requestFrom = (ip: string) =>
  ({ ip, socket: {}, headers: { 'x-link-key': 'made-up' } }) as unknown as FastifyRequest;

test('tries of a link that doesn’t work are counted by address', async () => {
  const { throttles } = app.services;
  const tries = (address: string) =>
    Promise.all(
      Array.from({ length: 11 }, () =>
        takeLinkKey({ throttles }, requestFrom(address), 'offer-link-refused').then(
          () => 'counted',
          ({ code }) => code,
        ),
      ),
    );
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    const codes = await tries(address);
    expect(codes.filter((code) => code === 'too-many-tries')).toHaveLength(1);
  }
});

test('an offer by link is written down by nobody, also if its link’s maker left the listing', async () => {
  const { id } = await startFile(as.agent, { coAgentId: neighbor.id });
  const key = await makeLink(id, as.neighbor);
  const { version } = await fileOf(id);
  await app.put(`listing-files/${id}`, { version, coAgentId: null }, as.agent);
  expect((await send(key)).status).toBe(200);
  const [received] = (await fileOf(id)).offers;
  const { rows } = await sql`
    select offer.created_by, offer.agent_id, array_agg(step.done_by) as done_by from offer
    join offer_step step on step.offer_id = offer.id group by offer.id`.execute(db);
  expect(rows).toEqual([{ created_by: null, agent_id: agent.id, done_by: [null, null] }]);
  expect((await app.get(`offers/${received?.id}`, {}, as.neighbor)).status).toBe(404);
  expect((await app.get('offers', {}, as.neighbor)).body.total).toBe(0);
  const changes = await sql`
    select 1 from record_change where record_kind = 'transactions.offer'
      and changed_by is not null`.execute(db);
  expect(changes.rows).toEqual([]);
});

test('a file has at most twenty links that work, and those are listed first', async () => {
  const { id } = await startFile();
  await makeLink(id);
  await sql`insert into listing_file_link (listing_file_id, expires_at, ended_at)
    select listing_file_id, expires_at, case when n > 19 then now() end
    from listing_file_link, generate_series(1, 40) n`.execute(db);
  const make = () => app.post(`listing-files/${id}/offer-links`, {}, as.agent);
  const refused = await make();
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-links']);
  const { links } = await fileOf(id);
  expect(links.filter(({ isOpen }) => isOpen)).toHaveLength(20);
  await app.post(`listing-files/${id}/offer-links/${links[0]?.id}/end`, {}, as.agent);
  expect((await make()).status).toBe(200);
});
