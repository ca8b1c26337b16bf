import { expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';

const { app, db, as, makeDraft, detailsOf } = await openOfferOffice();

const [cass, dodge] = ['22900001', '22900002'];
await insertListings(db, [
  {
    ...{ mls_number: cass, street_address: '5112 Cass St', city: 'Omaha', county: 'Douglas' },
    ...{ state: 'NE', zip: '68132', year_built: 1931, list_price_cents: 389_000_00 },
    ...{ list_office_name: 'Bluestem Home Group', list_agent_name: 'Ann Agent' },
    position: { x: -95.95, y: 41.26 },
  },
  {
    ...{ mls_number: dodge, street_address: '18800 Dodge St', city: 'Elkhorn', county: 'Douglas' },
    ...{ state: 'NE', zip: '68022', year_built: null, list_price_cents: 512_000_00 },
    position: { x: -96.2, y: 41.26 },
  },
]);

const save = async (id: number, fields: object) => {
  const { version } = await detailsOf(id, as.agent);
  const { status, body } = await app.put(`offers/${id}`, { version, ...fields }, as.agent);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

test('a listing fills in what nobody typed, and says so', async () => {
  const id = await makeDraft();
  await save(id, { county: 'Sarpy' });
  const { terms, sources } = await save(id, { listingId: cass });
  expect(terms).toMatchObject({
    ...{ propertyAddress: '5112 Cass St, Omaha, NE 68132', stateOrProvince: 'NE', county: 'Sarpy' },
    ...{ yearBuilt: 1931, listPriceCents: 389_000_00, listingFirm: 'Bluestem Home Group' },
  });
  expect(sources).toMatchObject({ propertyAddress: 'listing', yearBuilt: 'listing' });
  expect(sources).not.toHaveProperty('county');
});

test('another listing replaces what the first one filled, and nothing that was typed since', async () => {
  const id = await makeDraft();
  await save(id, { listingId: cass });
  const typed = await save(id, { listingFirm: 'Typed Realty' });
  expect(typed.sources).not.toHaveProperty('listingFirm');
  const { terms, sources } = await save(id, { listingId: dodge });
  expect(terms).toMatchObject({
    ...{ propertyAddress: '18800 Dodge St, Elkhorn, NE 68022', listingFirm: 'Typed Realty' },
    ...{ yearBuilt: null, listingAgent: null, listPriceCents: 512_000_00 },
  });
  expect(sources).not.toHaveProperty('yearBuilt');
});

test('an unknown MLS number is kept as typed, and fills in nothing', async () => {
  const id = await makeDraft();
  const { terms, sources } = await save(id, { listingId: 'none' });
  expect(terms).toMatchObject({ listingId: 'none', propertyAddress: null });
  expect(sources).toEqual({});
});

test('terms call for documents, and have their costs', async () => {
  const id = await makeDraft();
  expect(await detailsOf(id, as.agent)).toMatchObject({ costs: null, documents: [] });
  const given = { listingId: cass, offerPriceCents: 400_000_00, buyerFinanceType: 'VA' };
  const { documents, costs } = await save(id, given);
  expect(documents).toEqual(['va-addendum', 'lead-paint', 'soil-addendum']);
  expect(costs).toMatchObject({ program: 'va-first-use', isDownAssumed: true, isComplete: false });
  const sum = costs.lines.reduce((all: number, line: { cents: number }) => all + line.cents, 0);
  expect(sum).toBe(costs.totalCents);
  const elsewhere = await save(id, { listingId: dodge, allCash: true, buyerFinanceType: null });
  expect(elsewhere.documents).toEqual([]);
  expect(elsewhere.costs).toMatchObject({ isCash: true, month: { loanCents: 0 } });
});

test('whether a home with a typed address is in the soil area is to be checked, in Nebraska', async () => {
  const id = await makeDraft();
  const typed = { propertyAddress: '1 Unlisted Ave, Omaha, NE 68104' };
  expect((await save(id, typed)).documents).toEqual(['soil-check']);
  expect((await save(id, { stateOrProvince: 'IA' })).documents).toEqual([]);
  expect((await save(id, { stateOrProvince: 'NE' })).documents).toEqual(['soil-check']);
});

test('a new offer on a listing is filled in as well', async () => {
  const sent = { listing_id: cass, offer_price: 1 };
  const { body } = await app.post('Transaction/CreateNewOffer', sent, as.agent);
  expect(body.data).toMatchObject({ propertyaddress: '5112 Cass St, Omaha, NE 68132' });
});

test.each([null, 'none'])(
  'without the home, what its listing filled is forgotten (%s)',
  async (listingId) => {
    const id = await makeDraft();
    await save(id, { listingId: cass, county: 'Sarpy' });
    const { terms, sources } = await save(id, { listingId });
    expect(terms).toMatchObject({
      ...{ propertyAddress: null, yearBuilt: null, legalDescription: null, listPriceCents: null },
      ...{ county: 'Sarpy', listingId },
    });
    expect(sources).toEqual({});
  },
);
