import { offerCode } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOfferOffice } from '../../../test/offer-office.ts';
import { expireOffers } from './expire-offers.ts';

const { app, db, as, agent, neighbor, makeDraft, complete, submit, detailsOf, leadOf } =
  await openOfferOffice();

test('a new offer starts as a draft with what is usual, and its code has a check letter', async () => {
  const sent = { offer_price: '389000.50', propertyaddress: '5112 Cass St', sid: '' };
  const { status, body } = await app.post('Transaction/CreateNewOffer', sent, as.agent);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ statusCode: 'success', status: 200, success: true },
    data: {
      ...{ offer_price: 389_000.5, propertyaddress: '5112 Cass St', agentid: agent.id },
      ...{ offer_accepted: false, home_warranty_type_name: 'Non-Evaluated' },
      ...{ home_warranty_payee: 'Buyer Pays', earnest_deposit: 0, sid: '', known: [] },
    },
  });
  const { id, offercode } = body.data;
  expect(offercode).toBe(offerCode(Number(new Date().getFullYear()), id));
  const details = await detailsOf(id, as.agent);
  expect(details.terms).toMatchObject({ offerPriceCents: 38_900_050, earnestDepositCents: null });
  expect(details).toMatchObject({
    state: 'draft',
    abilities: ['edit', 'submitted', 'withdrawn', 'add-party'],
  });
  expect(details.missing).toContain('closingOn');
});

test('an empty text and 0 leave a field unknown, unless they are meant', async () => {
  const id = await makeDraft();
  const save = async (body: object) =>
    (await app.post('transaction/SaveOfferFormDetails', { id, ...body }, as.agent)).body.data;
  expect(await save({ earnest_deposit: 0, all_cash: false })).toMatchObject({ known: [] });
  expect((await detailsOf(id, as.agent)).terms.allCash).toBe(null);
  const meant = { earnest_deposit: '0', all_cash: false, known: ['earnest_deposit', 'all_cash'] };
  expect(await save(meant)).toMatchObject({ known: ['earnest_deposit', 'all_cash'] });
  expect((await detailsOf(id, as.agent)).terms).toMatchObject({
    ...{ earnestDepositCents: 0, allCash: false },
  });
  expect(await save({ closing_date: '2031-05-05T00:00:00.000Z' })).toMatchObject({
    closing_date: '2031-05-05',
  });
});

test.each([
  ['offer_price', 'much'],
  ['offer_price', -1],
  ['offer_price', 1e15],
  ['closing_date', '2026-02-30'],
  ['closing_date', '0000-01-01'],
  ['offer_date', '0500-05-05'],
  ['offer_expire_date', '9999-12-31'],
  ['closing_time', '25:00'],
  ['year_built', 99],
  ['all_cash', 'maybe'],
  ['interest_rate', '900'],
  ['legal_description', 'x'.repeat(5000)],
  ['agentid', 'me'],
  ['home_inspections', [{ date: 'soon' }]],
])('bad input: %s', async (field, value) => {
  const { status, body } = await app.post(
    'Transaction/CreateNewOffer',
    { [field]: value },
    as.agent,
  );
  expect(status).toBe(400);
  expect(body.errors[0].field).toContain(field);
});

test('one agent’s offers are not there for another, nor for a client or a visitor', async () => {
  const id = await makeDraft();
  const ask = (who: Parameters<typeof app.get>[2]) =>
    app.get('transaction/GetOfferDetailsById', { id: String(id) }, who);
  expect((await ask(as.agent)).status).toBe(200);
  expect((await ask(as.admin)).status).toBe(200);
  expect((await ask(as.neighbor)).body.code).toBe('offer-not-found');
  expect((await ask(as.client)).status).toBe(403);
  expect((await ask(null)).status).toBe(401);
  for (const [path, query] of [
    ['Transaction/IsOfferSubmitted', { id: String(id) }],
    ['Transaction/IsOfferAcceptedById', { id: String(id) }],
    ['Transaction/OfferAcceptedById', { id: String(id) }],
    [`offers/${id}`, {}],
    [`offers/${id}/history`, {}],
  ] as const) {
    expect((await app.get(path, query, as.neighbor)).status, path).toBe(404);
  }
  const own = await app.get('Transaction/GetOfferListByUserId', { id: agent.id }, as.agent);
  expect(own.body).toMatchObject({ totalRecords: 1, data: [{ id }] });
  const seen = await app.get('Transaction/GetOfferListByUserId', { id: agent.id }, as.neighbor);
  expect(seen.body).toMatchObject({ totalRecords: 0, data: [] });
  expect((await app.get('offers', {}, as.neighbor)).body).toMatchObject({ total: 0 });
  const change = { version: 1, county: 'Sarpy' };
  expect((await app.put(`offers/${id}`, change, as.neighbor)).status).toBe(404);
});

test('another agent’s client can’t be put on an offer', async () => {
  const leadid = await leadOf(as.neighbor);
  const { status, body } = await app.post('Transaction/CreateNewOffer', { leadid }, as.agent);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ field: 'leadId', message: 'Client isn’t known' }]);
});

test('two people fill in different fields, but not the same one', async () => {
  const id = await makeDraft();
  const { version } = await detailsOf(id, as.agent);
  const put = (body: object, who = as.admin) => app.put(`offers/${id}`, { version, ...body }, who);
  expect((await put({ county: 'Douglas' }, as.agent)).status).toBe(200);
  expect((await put({ yearBuilt: 1954 })).status).toBe(200);
  const clash = await put({ county: 'Sarpy' });
  expect(clash.status).toBe(409);
  expect(clash.body).toMatchObject({
    code: 'changed-meanwhile',
    errors: [{ field: 'county', message: 'Nora Lindqvist changed County in the meantime' }],
  });
  const both = { county: 'Sarpy', sid: '530', homeInspections: [{ type: 'Radon' }] };
  expect((await put(both)).body.errors).toHaveLength(1);
  expect((await detailsOf(id, as.agent)).terms).toMatchObject({
    ...{ county: 'Douglas', yearBuilt: 1954, sid: null, homeInspections: [] },
  });
  const sent = { id, version, county: 'Sarpy' };
  const byWire = await app.post('transaction/SaveOfferFormDetails', sent, as.admin);
  expect(byWire).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  expect(byWire.body.message).toBe('Nora Lindqvist changed County in the meantime');
  const history = await app.get(`offers/${id}/history`, {}, as.agent);
  expect(history.body.data[0].fields).toMatchObject([{ field: 'year_built', after: '1954' }]);
  const change = history.body.data[1].id;
  const undone = await app.post(`offers/${id}/undo`, { change }, as.agent);
  expect(undone.body.data.terms).toMatchObject({ county: null, yearBuilt: 1954 });
});

test('home inspections that someone else changed are refused by name; one’s own are not', async () => {
  const id = await makeDraft();
  const { version } = await detailsOf(id, as.agent);
  const put = (type: string, who = as.agent) =>
    app.put(`offers/${id}`, { version, homeInspections: [{ type }] }, who);
  expect((await put('Radon')).status).toBe(200);
  // The same person, from another window that was opened before.
  expect((await put('Roof')).status).toBe(200);
  expect((await put('Mold', as.admin)).body).toMatchObject({
    code: 'changed-meanwhile',
    errors: [
      {
        field: 'homeInspections',
        message: 'Nora Lindqvist changed Home inspections in the meantime',
      },
    ],
  });
  const { terms } = await detailsOf(id, as.admin);
  expect(terms.homeInspections).toMatchObject([{ type: 'Roof' }]);
});

test('the history of an offer names people and writes dates out', async () => {
  const id = await makeDraft();
  const set = { agentId: neighbor.id, closingOn: '2031-07-07', allCash: false };
  await app.put(`offers/${id}`, { version: 1, ...set }, as.admin);
  const { body } = await app.get(`offers/${id}/history`, {}, as.admin);
  const [edited, created] = body.data;
  expect(edited.fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ before: 'Nora Lindqvist', after: 'Otto Berg' }),
      expect.objectContaining({ field: 'closing_on', after: 'Jul 7, 2031' }),
      expect.objectContaining({ field: 'all_cash', after: 'No' }),
    ]),
  );
  expect(created.fields).toContainEqual(
    expect.objectContaining({ field: 'lead_id', after: 'Eve' }),
  );
  expect(JSON.stringify(body.data)).not.toContain('NaN');
});

test('the history writes times and rates out and says what changed of each home inspection', async () => {
  const id = await makeDraft();
  const put = async (body: object) => {
    const { version } = await detailsOf(id, as.agent);
    expect((await app.put(`offers/${id}`, { version, ...body }, as.agent)).status).toBe(200);
    return (await app.get(`offers/${id}/history`, {}, as.agent)).body.data[0].fields;
  };
  const radon = { type: 'Radon', inspectOn: '2031-06-12', time: '13:30' };
  const roof = { type: 'Roof', note: 'Bring a ladder' };
  expect(await put({ closingTime: '17:00', walkthroughTime: '00:05' })).toMatchObject([
    { field: 'closing_time', before: '', after: '5:00 PM' },
    { field: 'walkthrough_time', before: '', after: '12:05 AM' },
  ]);
  expect(await put({ interestRate: '6.500' })).toMatchObject([{ before: '', after: '6.5%' }]);
  expect(await put({ interestRate: null })).toMatchObject([{ before: '6.5%', after: '' }]);
  expect(await put({ homeInspections: [radon, roof] })).toMatchObject([
    { label: 'Home inspection: Radon', before: '', after: 'Jun 12, 2031, 1:30 PM' },
    { label: 'Home inspection: Roof', before: '', after: 'Bring a ladder' },
  ]);
  expect(await put({ homeInspections: [{ ...radon, time: '09:00' }] })).toEqual([
    expect.objectContaining({ before: 'Jun 12, 2031, 1:30 PM', after: 'Jun 12, 2031, 9:00 AM' }),
    expect.objectContaining({ label: 'Home inspection: Roof', after: 'Removed' }),
  ]);
});

test('a new offer is the person’s empty draft, if they left one', async () => {
  const start = (who = as.agent) => app.post('offers', {}, who);
  const leave = () =>
    sql`update offer set changed_at = changed_at - interval '6 minutes'`.execute(db);
  const first = (await start()).body.data;
  expect(first).toMatchObject({ state: 'draft', startedBy: 'Nora Lindqvist', expireTime: null });
  expect(first.terms).toMatchObject({ agentId: agent.id, warrantyPayee: 'Buyer Pays' });
  const second = (await start()).body.data;
  expect(second.id).not.toBe(first.id);
  await sql`delete from offer where number = ${second.id}`.execute(db);
  await leave();
  const again = await Promise.all([start(), start()]);
  for (const { body } of again) expect(body.data.id).toBe(first.id);
  expect((await start(as.neighbor)).body.data.id).not.toBe(first.id);
  await app.put(`offers/${first.id}/editing`, { isOpen: true }, as.agent);
  const beside = (await start()).body.data;
  expect(beside.id).not.toBe(first.id);
  for (const { id, version } of [first, beside]) {
    await app.put(`offers/${id}/editing`, { isOpen: false }, as.agent);
    await app.put(`offers/${id}`, { version, county: 'Sarpy' }, as.agent);
  }
  await leave();
  const other = (await start()).body.data.id;
  expect(other).not.toBe(first.id);
  await leave();
  await sql`update offer set offer_on = '2026-01-05' where number = ${other}`.execute(db);
  const { body } = await start();
  expect(body.data.id).toBe(other);
  expect(body.data.terms.offerOn > '2026-01-05').toBe(true);
  expect((await start(as.client)).status).toBe(403);
});

test('an offer that lacks fields or breaks a rule can’t be submitted', async () => {
  const id = await makeDraft();
  await app.put(`offers/${id}`, { version: 1, ...complete, closingOn: '2031-05-01' }, as.agent);
  const refused = await submit(id, as.agent);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'offer-incomplete',
    errors: [{ field: 'closingOn', message: 'Closing date must be after Offer expires on' }],
  });
  await app.put(`offers/${id}`, { version: 2, closingOn: '2031-07-06' }, as.agent);
  expect((await detailsOf(id, as.agent)).findings).toMatchObject([
    { field: 'closingOn', level: 'warning', message: 'Closing date is a Sunday' },
  ]);
  expect((await submit(id, as.agent)).body.data).toMatchObject({ state: 'submitted' });
  const late = await app.put(`offers/${id}`, { version: 4, county: 'Sarpy' }, as.agent);
  expect(late.body.code).toBe('offer-closed');
});

async function submitted(): Promise<number> {
  const id = await makeDraft();
  await app.put(`offers/${id}`, { version: 1, ...complete }, as.agent);
  expect((await submit(id, as.agent)).status).toBe(200);
  return id;
}

test('of fifty acceptances at the same moment one counts, and there is one deal', async () => {
  const id = await submitted();
  const calls = Array.from({ length: 50 }, (_, at) =>
    app.post(
      'Transaction/OfferAcceptedById',
      { id },
      {
        headers: {
          authorization: `Bearer ${(at % 2 ? as.admin : as.agent).jwtToken}`,
          'idempotency-key': `accept-${at}-aaaaaaaaaaaaaaaa`,
        },
      },
    ),
  );
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.body).toMatchObject({ code: 'offer-answered' });
  expect(refused?.body.message).toMatch(/marked this offer as accepted on/);
  const { rows } = await sql`select 1 from deal`.execute(db);
  expect(rows).toHaveLength(1);
});

test('a second accepted offer on a home is a back-up offer', async () => {
  const [first, second] = [await submitted(), await submitted()];
  for (const id of [first, second]) {
    const { status } = await app.get('Transaction/OfferAcceptedById', { id: String(id) }, as.agent);
    expect(status).toBe(200);
  }
  const { rows } = await sql<{ number: number; is_backup: boolean }>`
    select number, is_backup from offer order by number`.execute(db);
  expect(rows).toMatchObject([{ is_backup: false }, { is_backup: true }]);
  expect((await sql`select 1 from deal`.execute(db)).rows).toHaveLength(1);
});

test('an offer expires at its time, and then can’t be accepted', async () => {
  const id = await submitted();
  const end = new Date('2031-06-02T23:00:00Z');
  const run = (now: Date) => expireOffers(app.services, now, new AbortController().signal);
  expect(await run(new Date(end.getTime() - 1000))).toBe(0);
  expect(await run(end)).toBe(1);
  expect(await run(end)).toBe(0);
  const details = await detailsOf(id, as.agent);
  expect(details).toMatchObject({ state: 'expired', abilities: ['rejected', 'withdrawn'] });
  expect(details.states[0]).toMatchObject({ state: 'expired', by: null });
  const answer = await app.get('Transaction/OfferAcceptedById', { id: String(id) }, as.agent);
  expect(answer.body.code).toBe('offer-expired');
});

test('a draft can’t be accepted, and acceptance is never a page', async () => {
  const id = await makeDraft();
  const query = { id: String(id) };
  const early = await app.get('Transaction/OfferAcceptedById', query, as.agent);
  expect(early.body.code).toBe('offer-not-submitted');
  const other = { ...query, userId: '0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12' };
  expect((await app.get('Transaction/OfferAcceptedById', other, as.agent)).status).toBe(403);
});

test('the specified questions answer whether an offer was submitted and accepted', async () => {
  const asked = async (id: number) =>
    Promise.all(
      ['IsOfferSubmitted', 'IsOfferAcceptedById'].map(
        async (call) =>
          (await app.get(`Transaction/${call}`, { id: String(id) }, as.agent)).body.data,
      ),
    );
  const id = await makeDraft();
  expect(await asked(id)).toEqual([false, false]);
  await app.put(`offers/${id}`, { version: 1, ...complete }, as.agent);
  expect((await submit(id, as.agent)).status).toBe(200);
  expect(await asked(id)).toEqual([true, false]);
  await app.get('Transaction/OfferAcceptedById', { id: String(id) }, as.agent);
  expect(await asked(id)).toEqual([true, true]);
  const unsent = await makeDraft();
  const { version } = await detailsOf(unsent, as.agent);
  const withdrawn = await app.post(
    `offers/${unsent}/state`,
    { version, state: 'withdrawn' },
    {
      headers: {
        authorization: `Bearer ${as.agent.jwtToken}`,
        'idempotency-key': `withdraw-${unsent}-aaaaaaaaaaaa`,
      },
    },
  );
  expect(withdrawn.status).toBe(200);
  expect(await asked(unsent)).toEqual([false, false]);
});

test('a true 0 stays when the specified form saves it as it was read', async () => {
  const id = await makeDraft();
  const { version } = await detailsOf(id, as.agent);
  const zero = { version, earnestDepositCents: 0 };
  expect((await app.put(`offers/${id}`, zero, as.agent)).status).toBe(200);
  const wire = await app.get('transaction/GetOfferDetailsById', { id: String(id) }, as.agent);
  const { known, ...read } = wire.body.data;
  expect(known).toContain('earnest_deposit');
  const saved = await app.post('Transaction/SaveOfferFormDetails', read, as.agent);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect((await detailsOf(id, as.agent)).terms.earnestDepositCents).toBe(0);
});
