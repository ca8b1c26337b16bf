import { listingEndpoints } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

const DAY = 86_400_000;
const MILE = 1 / 69.05;
const home = { x: -95.98, y: 41.26 };
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const numbersOf = (body: { value: { mlsNumber: string }[] }) =>
  body.value.map(({ mlsNumber }) => mlsNumber);

let site: TestApp;
let strict: TestApp;

const sold = (mls_number: string, given: object = {}) => ({
  mls_number,
  visibility: 'page' as const,
  standard_status: 'Closed',
  close_price_cents: 40_000_000,
  close_on: daysAgo(30),
  position: { x: home.x, y: home.y + 0.5 * MILE },
  ...given,
});

const homes = [
  { mls_number: 'A1', position: home, subdivision: 'Dundee', list_price_cents: 36_000_000 },
  { mls_number: 'A2', position: home, address_shown: false, subdivision: 'Dundee', zip: '68104' },
  { mls_number: 'A3', list_price_cents: 18_000_000 },
  { mls_number: 'A4', list_price_cents: 27_000_000 },
  { mls_number: 'A5', list_price_cents: 54_000_000 },
  { mls_number: 'A6', list_price_cents: 45_000_000, valuation_shown: false },
  { mls_number: 'A7', list_price_cents: null },
  { mls_number: 'A8', living_area: null, zip: '68132' },
  { mls_number: 'A9', visibility: 'none' as const },
  sold('S1'),
  sold('S2', { close_on: daysAgo(10), position: { x: home.x, y: home.y + 1.05 * MILE } }),
  sold('S3', {
    close_on: daysAgo(5),
    position: { x: home.x, y: home.y + 3 * MILE },
    subdivision: 'dundee',
  }),
  sold('S4', { close_on: daysAgo(370) }),
  sold('S5', { visibility: 'none' }),
  sold('S6', { standard_status: 'Active' }),
  sold('S7', { close_price_cents: null }),
  sold('S8', { close_on: daysAgo(20), address_shown: false }),
  sold('S9', { subdivision: 'Dundee', city: 'Lincoln', position: null }),
  sold('T1', { close_on: daysAgo(8), address_shown: false, subdivision: 'Dundee' }),
];

beforeAll(async () => {
  site = await createListingsApp({ MLS_SHOW_CLOSED: 'true' });
  strict = await createListingsApp();
  for (const { database } of [site, strict]) await insertListings(database.db, homes);
});
afterAll(() => Promise.all([site.close(), strict.close()]));

const nearby = async (mlsNumber: string, query: Record<string, string> = {}) =>
  (await site.get(listingEndpoints.getNearbySold.path, { mlsNumber, ...query })).body;
const compared = async (mlsNumber: string) =>
  (await site.get(listingEndpoints.getPriceComparison.path, { mlsNumber })).body;

test('sold nearby: within a mile or in the subdivision, the last year, the latest first', async () => {
  const body = await nearby('A1');
  expect(body.isPermitted).toBe(true);
  expect(numbersOf(body)).toEqual(['S3', 'T1', 'S1']);
  expect(body.value[2]).toMatchObject({
    closePriceCents: 40_000_000,
    closedOn: daysAgo(30),
    miles: 0.5,
    standardStatus: 'Closed',
  });
  expect(numbersOf(await nearby('A1', { limit: '1' }))).toEqual(['S3']);
});

test("a hidden address's position is ignored", async () => {
  const body = await nearby('A2');
  expect(numbersOf(body)).toEqual(['S3', 'T1']);
  expect(body.value[0].miles).toBeNull();
  const hidden = (await nearby('A1')).value.find(
    ({ mlsNumber }: { mlsNumber: string }) => mlsNumber === 'T1',
  );
  expect(hidden).toMatchObject({ street: null, miles: null });
});

test('sold homes are not shown where the MLS does not permit it', async () => {
  const { body } = await strict.get(listingEndpoints.getNearbySold.path, { mlsNumber: 'A1' });
  expect(body).toEqual({ isPermitted: false, value: [] });
});

test('price per square foot is next to the median of the ZIP and its count', async () => {
  // 360,000, 180,000, 270,000, 540,000 and 450,000 dollars over 1,800 square feet each.
  expect(await compared('A1')).toEqual({
    zip: '68132',
    pricePerSquareFootCents: 20_000,
    zipMedianCents: 20_000,
    zipHomes: 5,
  });
});

test('no median below five homes, or where the seller doesn’t want a valuation', async () => {
  expect(await compared('A2')).toMatchObject({ zipMedianCents: null, zipHomes: 1 });
  expect(await compared('A6')).toMatchObject({
    pricePerSquareFootCents: 25_000,
    zipMedianCents: null,
  });
});

test('without price or living area there is no price per square foot', async () => {
  expect(await compared('A7')).toMatchObject({
    pricePerSquareFootCents: null,
    zipMedianCents: 20_000,
  });
  expect(await compared('A8')).toMatchObject({ pricePerSquareFootCents: null });
});

test.each([listingEndpoints.getNearbySold.path, listingEndpoints.getPriceComparison.path])(
  '%s refuses malformed input, and missing or hidden homes',
  async (path) => {
    for (const mlsNumber of ['A9', 'nothing', "' or 1=1 --"]) {
      expect(await site.get(path, { mlsNumber })).toMatchObject({
        status: 404,
        body: { code: 'listing-not-found' },
      });
    }
    expect(await site.get(path)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'mlsNumber' }] },
    });
    expect((await site.get(path, { mlsNumber: 'x'.repeat(61) })).status).toBe(400);
  },
);

test('an invalid limit is refused', async () => {
  for (const limit of ['0', '25', 'many']) {
    expect(
      (await site.get(listingEndpoints.getNearbySold.path, { mlsNumber: 'A1', limit })).status,
    ).toBe(400);
  }
});
