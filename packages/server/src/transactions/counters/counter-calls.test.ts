import type { WireOfferVersion } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';
import { expireOffers } from '../offers/expire-offers.ts';

const office = await openOfferOffice();
const { app, db, as, makeDraft, complete, submit, detailsOf } = office;
let keys = 0;

async function keyed(path: string, body: object, who: SignedIn = as.agent) {
  keys += 1;
  const key = `counter-${keys}-${'a'.repeat(16)}`;
  const headers = { authorization: `Bearer ${who.jwtToken}`, 'idempotency-key': key };
  return app.post(path, body, { headers });
}

async function submitted(fields: object = {}): Promise<number> {
  const id = await makeDraft();
  await app.put(`offers/${id}`, { version: 1, ...complete, ...fields }, as.agent);
  expect((await submit(id, as.agent)).status).toBe(200);
  return id;
}

const until = { expireOn: '2031-06-03', expireTime: '20:00' };
async function counter(id: number, body: object, who = as.agent) {
  const { version } = await detailsOf(id, as.admin);
  return keyed(`offers/${id}/counters`, { version, madeBy: 'seller', ...until, ...body }, who);
}
const versionsOf = async (id: number): Promise<WireOfferVersion[]> =>
  (await app.get(`offers/${id}/versions`, {}, as.agent)).body.data;
const approve = (id: number, number: number, side: string, who = as.agent) =>
  keyed(`offers/${id}/approvals`, { number, side, name: 'Ann Lee' }, who);

beforeEach(() => sql`delete from notification`.execute(db));

test('two counteroffers and an acceptance: each says what it changed, and the last terms count', async () => {
  const id = await submitted({ interestRate: '6.5' });
  const first = await counter(id, { offerPriceCents: 39_800_000, closingOn: '2031-07-02' });
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  expect(first.body.data).toMatchObject({
    ...{ state: 'countered', expiresAt: '2031-06-04T01:00:00.000Z' },
    terms: { offerPriceCents: 39_800_000, closingOn: '2031-07-02', expireOn: '2031-06-03' },
  });
  const second = await counter(id, {
    ...{ madeBy: 'buyer', offerPriceCents: 39_400_000, otherProvision: 'Seller leaves the swing' },
    ...{ interestRate: '7', note: 'By phone' },
    homeInspections: [{ type: 'Radon', inspectOn: '2031-06-20', time: '14:30' }],
  });
  expect(second.status, JSON.stringify(second.body)).toBe(200);
  expect(await versionsOf(id)).toMatchObject([
    {
      ...{ number: 3, madeBy: 'buyer', state: 'open', recordedBy: 'Nora Lindqvist' },
      ...{ note: 'By phone', isLate: false, approvals: [] },
      changes: [
        { label: 'Offer price', before: '$398,000', after: '$394,000' },
        { label: 'Interest rate', before: '6.5%', after: '7%' },
        { label: 'Other provisions', before: null, after: 'Seller leaves the swing' },
        { label: 'Home inspections', before: null, after: 'Radon · Jun 20, 2031 · 2:30 PM' },
      ],
    },
    {
      ...{ number: 2, madeBy: 'seller', state: 'superseded', answeredBy: 'Nora Lindqvist' },
      changes: [
        { label: 'Offer expires on', before: 'Jun 2, 2031', after: 'Jun 3, 2031' },
        { label: 'Offer expires at', before: '6:00 PM', after: '8:00 PM' },
        { label: 'Offer price', before: '$389,000', after: '$398,000' },
        { label: 'Closing date', before: 'Jul 10, 2031', after: 'Jul 2, 2031' },
      ],
    },
    { number: 1, madeBy: 'buyer', state: 'superseded', changes: [] },
  ]);
  const listed = (await app.get('offers', {}, as.agent)).body.data;
  expect(listed.find((row: { id: number }) => row.id === id)).toMatchObject({
    ...{ offerPriceCents: 39_400_000, closingOn: '2031-07-02', expireOn: '2031-06-03' },
  });
  const rows = await sql<{ price: number }>`
    select offer_price_cents as price from offer where number = ${id}`.execute(db);
  expect(rows.rows).toEqual([{ price: 38_900_000 }]);

  expect((await approve(id, 2, 'buyer')).body.code).toBe('offer-version-replaced');
  expect((await approve(id, 4, 'seller')).body.code).toBe('offer-version-not-found');
  expect((await approve(id, 3, 'buyer')).body.data.state).toBe('countered');
  const accepted = await approve(id, 3, 'seller');
  expect(accepted.body.data).toMatchObject({
    ...{ state: 'accepted', offerPriceCents: 39_400_000 },
    terms: { closingOn: '2031-07-02', interestRate: '7.000', expireTime: '20:00' },
  });
  const [newest] = await versionsOf(id);
  expect(newest).toMatchObject({
    state: 'approved',
    approvals: [
      { side: 'seller', name: 'Ann Lee', role: 'Seller', recordedBy: 'Nora Lindqvist' },
      { side: 'buyer', name: 'Ann Lee', role: 'Buyer' },
    ],
  });
  const wire = await app.get('transaction/GetOfferDetailsById', { id: String(id) }, as.agent);
  expect(wire.body.data).toMatchObject({ offer_price: 394_000, offer_accepted: true });
  const history = await app.get(`offers/${id}/history`, {}, as.agent);
  expect(JSON.stringify(history.body.data)).toContain('$394,000');
});

test('the specified acceptance takes the newest version, which the specified reads show', async () => {
  const id = await submitted();
  await counter(id, { offerPriceCents: 39_800_000 });
  const read = async (path: string, given: string) =>
    (await app.get(path, { id: given }, as.agent)).body.data;
  const shown = { offer_price: 398_000, offer_accepted: false };
  expect(await read('transaction/GetOfferDetailsById', String(id))).toMatchObject(shown);
  const listed = await read('Transaction/GetOfferListByUserId', office.agent.id);
  expect(listed.find((one: { id: number }) => one.id === id)).toMatchObject(shown);
  const deal = (await app.get('deals/details', { id: String(id) }, as.agent)).body.data;
  expect(JSON.stringify(deal.sections)).toContain('$398,000');
  expect(JSON.stringify(deal.sections)).not.toContain('$389,000');
  const { status } = await app.get('Transaction/OfferAcceptedById', { id: String(id) }, as.agent);
  expect(status).toBe(200);
  expect((await detailsOf(id, as.agent)).offerPriceCents).toBe(39_800_000);
});

test.each([
  ['offerPriceCents', 'much', 400],
  ['offerPriceCents', -1, 400],
  ['offerPriceCents', 1e15, 400],
  ['offerPriceCents', null, 409],
  ['earnestDepositCents', 99_000_000_00, 409],
  ['closingOn', '2031-02-30', 400],
  ['closingOn', '2031-06-01', 409],
  ['expireOn', '', 400],
  ['expireOn', null, 400],
  ['expireOn', '2020-01-01', 409],
  ['expireTime', '25:00', 400],
  ['expireTime', undefined, 400],
  ['madeBy', 'broker', 400],
  ['note', 'x'.repeat(501), 400],
  ['otherProvision', 'x'.repeat(5000), 400],
  ['titleCompanyId', '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12', 400],
  ['homeInspections', [{ inspectOn: 'soon' }], 400],
])('bad input: %s %s', async (field, value, expected) => {
  const id = await submitted();
  const { status, body } = await counter(id, { [field]: value });
  expect(status).toBe(expected);
  expect(body.errors[0].field).toContain(field);
  expect(await versionsOf(id)).toHaveLength(1);
});

test('markup and formulas in a counteroffer are kept as they were typed', async () => {
  const id = await submitted();
  const otherProvision = '=SUM(A1) <script>alert(1)</script>';
  expect((await counter(id, { otherProvision })).status).toBe(200);
  expect((await versionsOf(id))[0]?.changes).toContainEqual(
    expect.objectContaining({ after: otherProvision }),
  );
});

test('a counteroffer leaves client and home alone, and must change something', async () => {
  const id = await submitted();
  const same = { expireOn: complete.expireOn, expireTime: complete.expireTime };
  expect((await counter(id, same)).body.code).toBe('counter-unchanged');
  const foreign = { ...same, propertyAddress: '1 Other St', agentId: office.neighbor.id };
  expect((await counter(id, foreign)).body.code).toBe('counter-unchanged');
  expect((await counter(id, {})).status).toBe(200);
});

test('drafts and answered offers can’t be countered, and nobody counters what they haven’t read', async () => {
  const draft = await makeDraft();
  expect((await counter(draft, {})).body.code).toBe('offer-not-submitted');
  expect(await versionsOf(draft)).toEqual([]);
  const id = await submitted();
  const stale = { version: 1, madeBy: 'seller', ...until };
  expect((await keyed(`offers/${id}/counters`, stale)).body.code).toBe('changed-meanwhile');
  await approve(id, 1, 'seller');
  expect((await counter(id, {})).body).toMatchObject({
    code: 'offer-answered',
    message: expect.stringContaining('Nora Lindqvist marked this offer as accepted'),
  });
});

test('an offer has at most 50 versions', async () => {
  const id = await submitted();
  await sql`update offer_version set number = 50`.execute(db);
  expect((await counter(id, {})).body.code).toBe('too-many-versions');
});

test('versions are there for those who see the offer, and for nobody else', async () => {
  const id = await submitted();
  const asks = (who: SignedIn | null) => app.get(`offers/${id}/versions`, {}, who);
  expect((await asks(as.agent)).status).toBe(200);
  expect((await asks(as.admin)).status).toBe(200);
  expect((await asks(as.neighbor)).body.code).toBe('offer-not-found');
  expect((await asks(as.client)).status).toBe(403);
  expect((await asks(null)).status).toBe(401);
  expect((await counter(id, {}, as.neighbor)).status).toBe(404);
  expect((await counter(id, {}, as.client)).status).toBe(403);
  expect((await approve(id, 1, 'seller', as.neighbor)).status).toBe(404);
  expect((await approve(id, 1, 'seller', as.client)).status).toBe(403);
});

test('an offer follows the expiration of its newest version; late answers are noted as late', async () => {
  const id = await submitted();
  await counter(id, { offerPriceCents: 39_800_000 });
  const run = (at: string) =>
    expireOffers(app.services, new Date(at), new AbortController().signal);
  expect(await run('2031-06-02T23:30:00Z')).toBe(0);
  expect(await run('2031-06-04T01:00:00Z')).toBe(1);
  expect((await versionsOf(id))[0]).toMatchObject({ state: 'expired', isLate: false });
  expect((await approve(id, 2, 'buyer')).body.code).toBe('offer-expired');
  expect((await counter(id, {})).body.code).toBe('offer-expired');
  // The clock of the calls hasn't reached 2031: the time is put back.
  await sql`update offer set expires_at = now() - interval '1 hour'`.execute(db);
  await sql`update offer_version set expires_at = now() - interval '1 hour' where number = 2`.execute(
    db,
  );
  const { version, abilities } = await detailsOf(id, as.agent);
  expect(abilities).toEqual(['rejected', 'withdrawn']);
  const late = await keyed(`offers/${id}/state`, { version, state: 'rejected' });
  expect(late.body.data).toMatchObject({
    state: 'rejected',
    states: [{ isLate: true }, { state: 'expired', isLate: false }, {}, {}, {}],
  });
  expect((await versionsOf(id))[0]).toMatchObject({ state: 'declined', isLate: true });
});

test('before the server has marked it, an expired offer can’t be accepted or countered either', async () => {
  const id = await submitted();
  await sql`update offer set expires_at = now() - interval '1 second'`.execute(db);
  expect((await detailsOf(id, as.agent)).abilities).toEqual(['presented', 'rejected', 'withdrawn']);
  expect((await approve(id, 1, 'seller')).body.code).toBe('offer-expired');
  expect((await counter(id, {})).body.code).toBe('offer-expired');
});

test('of fifty answers at the same moment to two offers on a home one is the deal, and the others say whose', async () => {
  const ids = [await submitted(), await submitted()];
  await counter(ids[0] ?? 0, { offerPriceCents: 39_800_000 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const id = ids[at % 2] ?? 0;
      const who = at % 4 < 2 ? as.admin : as.agent;
      const answer = await (at % 3 === 0
        ? approve(id, at % 2 ? 1 : 2, at % 2 ? 'seller' : 'buyer', who)
        : app.post('Transaction/OfferAcceptedById', { id }, who));
      return { id, ...answer };
    }),
  );
  for (const id of ids) {
    const own = answers.filter((answer) => answer.id === id);
    expect(own.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of own.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409);
      expect(body.code).toBe('offer-answered');
      expect(body.message).toMatch(/^\S+ \S+ marked this offer as accepted on/);
    }
  }
  const { rows } = await sql<{ is_backup: boolean }>`
    select is_backup from offer where state = 'accepted' order by is_backup`.execute(db);
  expect(rows).toEqual([{ is_backup: false }, { is_backup: true }]);
  expect((await sql`select 1 from deal`.execute(db)).rows).toHaveLength(1);
});
