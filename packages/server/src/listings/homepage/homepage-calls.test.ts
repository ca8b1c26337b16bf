import { listingEndpoints, type PopularCity } from '@homestead/contract/listings';
import { dateAfter, localDate } from '@homestead/contract/platform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  insertListings,
  type NewListing,
  raiseFeedVersion,
} from '../../../test/factories/listings.ts';
import { insertPhotos } from '../../../test/factories/photos.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createListingsApp({ BROKERAGE_MLS_OFFICES: 'Ours West; OURS East ;' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.deleteFrom('listing').execute();
});

/** Homes listed one day after the other, each with a photo unless it says otherwise. */
async function insertHomes(homes: readonly (NewListing & { hasPhoto?: boolean })[]) {
  const ids = await insertListings(
    site.database.db,
    homes.map(({ hasPhoto: _, ...home }, index) => ({
      listed_at: new Date(Date.UTC(2026, 2, 1 + index)),
      mls_number: String(index),
      ...home,
    })),
  );
  for (const [index, id] of ids.entries()) {
    if (homes[index]?.hasPhoto !== false) await insertPhotos(site.database.db, id, [{}]);
  }
  await raiseFeedVersion(site.database.db);
}

type Call = 'getHomepageHomes' | 'getPopularCities' | 'getSalesRecord';
const ask = async (call: Call) => (await site.get(listingEndpoints[call].path)).body;
const numbers = (homes: { mlsNumber: string }[]) => homes.map(({ mlsNumber }) => mlsNumber);

test('our own active homes with a photo come first, the newest of others follow', async () => {
  await insertHomes([
    { list_office_name: 'Ours West' },
    { list_office_name: 'Theirs' },
    { list_office_name: 'ours east' },
    { list_office_name: 'Ours West', standard_status: 'Pending' },
    { list_office_name: 'Ours West', visibility: 'page' },
    { list_office_name: 'Ours West', hasPhoto: false },
    { list_office_name: 'Ours' },
    { list_office_name: 'Theirs', listed_at: null },
    { list_office_name: 'Theirs' },
    ...Array.from({ length: 5 }, () => ({ list_office_name: 'Others' })),
  ]);
  const { featured, newest } = await ask('getHomepageHomes');
  expect(numbers(featured)).toEqual(['2', '0', '13', '12']);
  expect(numbers(newest)).toEqual(['11', '10', '9', '8']);
  expect(featured[0]).toMatchObject({
    listingFirm: 'ours east',
    photo: { token: expect.any(String) },
  });
});

test('more than four of our own fill the featured homes, the rest are among the newest', async () => {
  await insertHomes(Array.from({ length: 6 }, () => ({ list_office_name: 'Ours West' })));
  const { featured, newest } = await ask('getHomepageHomes');
  expect([numbers(featured), numbers(newest)]).toEqual([
    ['5', '4', '3', '2'],
    ['1', '0'],
  ]);
});

test('popular cities are those of the service area, each with its homes and a photo', async () => {
  await insertHomes([
    { city: 'Elkhorn' },
    { city: 'ELKHORN', list_office_name: 'The newest house' },
    { city: 'Elkhorn', kinds: ['land'] },
    { city: 'Elkhorn', visibility: 'none' },
    { city: 'Elkhorn', hasPhoto: false },
    { city: 'Elkhorn', state: 'IA' },
    { city: 'Council Bluffs', state: 'IA' },
    { city: 'Council Bluffs', state: 'IA' },
    { city: 'Maryville', state: 'MO' },
  ]);
  const { nebraska, lowa } = await ask('getPopularCities');
  expect(nebraska.map(({ city }: PopularCity) => city)).toEqual([
    'Omaha',
    'Elkhorn',
    'Gretna',
    'Fort Calhoun',
    'Lincoln',
    'Papillion',
    'Blair',
    'Springfield',
    'Ashland',
    'Bellevue',
    'Bennington',
    'Valley',
  ]);
  expect(nebraska[0]).toMatchObject({ count: 0, photoToken: null });
  const shown = { photoToken: expect.any(String), listingFirm: 'The newest house' };
  expect(nebraska[1]).toEqual({ city: 'Elkhorn', state: 'NE', count: 4, ...shown });
  expect(lowa.map(({ city, count }: PopularCity) => [city, count])).toEqual([
    ['Council Bluffs', 2],
    ['Elkhorn', 1],
  ]);
});

const day = (days: number) => dateAfter(localDate(new Date()), days);
const sale = (given: NewListing = {}): NewListing => ({
  standard_status: 'Closed',
  visibility: 'none',
  list_office_name: 'Ours West',
  close_on: day(-30),
  close_price_cents: 29_700_000,
  days_on_market: 12,
  ...given,
});

test('the sales record counts what our offices listed and sold within a year', async () => {
  await insertHomes([
    ...Array.from({ length: 8 }, () => sale()),
    sale({ days_on_market: null, on_market_on: day(-130) }),
    sale({ close_price_cents: 60_000_000, list_price_cents: null, days_on_market: null }),
    ...[
      { list_office_name: 'Theirs' },
      { close_on: day(-366) },
      { close_on: day(1) },
      { close_price_cents: null },
      { gone_at: new Date() },
      { property_type: 'Residential Lease', close_price_cents: 200_000 },
      { standard_status: 'Pending' },
    ].map(sale),
  ]);
  expect(await ask('getSalesRecord')).toEqual({
    record: {
      since: day(-365),
      homesSold: 10,
      volumeCents: 9 * 29_700_000 + 60_000_000,
      medianDaysOnMarket: null,
      medianSaleToListPercent: null,
    },
  });
  await insertHomes([sale({ mls_number: 'more', list_price_cents: 33_000_000 })]);
  expect((await ask('getSalesRecord')).record).toMatchObject({
    medianDaysOnMarket: 12,
    medianSaleToListPercent: '99.0',
  });
});

test('fewer than ten sales make no record', async () => {
  await insertHomes(Array.from({ length: 9 }, () => sale()));
  expect(await ask('getSalesRecord')).toEqual({ record: null });
});
