import { listingEndpoints, type WireSearchFilter } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createListingsApp();
  await insertListings(site.database.db, [
    { mls_number: 'plain' },
    { mls_number: 'seniors', senior_community: true },
    { mls_number: 'not-seniors', senior_community: false },
    { mls_number: 'stairs', accessibility_features: ['Stair Lift'] },
    { mls_number: 'entrance', accessibility_features: ['Accessible Entrance', 'Stair Lift'] },
    { mls_number: 'lake', views: ['Lake'] },
    {
      mls_number: 'sold',
      visibility: 'page',
      standard_status: 'Closed',
      close_price_cents: 41_150_000,
      close_on: '2026-04-17',
    },
    { mls_number: 'sold-hidden', visibility: 'none', standard_status: 'Closed' },
  ]);
});
afterAll(() => site.close());

const unsold = ['entrance', 'lake', 'not-seniors', 'plain', 'seniors', 'stairs'];

test.each<[WireSearchFilter, string[]]>([
  [{}, unsold],
  [{ seniorcommunityyn: true }, ['seniors']],
  [{ seniorcommunityyn: false }, unsold.filter((name) => name !== 'seniors')],
  [{ accessibilityfeatures: 'accessible entrance' }, ['entrance']],
  [{ accessibilityfeatures: ['Stair Lift', 'Nothing'] }, ['entrance', 'stairs']],
  [{ views: 'LAKE' }, ['lake']],
  [{ status: ['Closed'] }, ['sold']],
  [{ status: ['Active'] }, unsold],
  [{ status: ['Active', 'Closed'] }, [...unsold, 'sold'].sort()],
])('%o finds %o', async (filter, found) => {
  const { body } = await site.post(listingEndpoints.searchListings.path, filter);
  const numbers = body.value.map((card: { listingid: string }) => card.listingid);
  expect(numbers.sort()).toEqual(found);
  expect(body.odatacount).toBe(found.length);
  expect((await site.post(listingEndpoints.countHomes.path, filter)).body.count).toBe(found.length);
});

test('a sold home says what it sold for and when, others say nothing', async () => {
  const { body } = await site.post(listingEndpoints.searchListings.path, { status: ['Closed'] });
  expect(body.value[0]).toMatchObject({ closeprice: 411_500, closedate: '2026-04-17' });
  const plain = await site.post(listingEndpoints.searchListings.path, { searchdata: 'plain' });
  expect(plain.body.value[0]).toMatchObject({ closeprice: null, closedate: null });
});

test('sold homes are offered as a status where there are any, and options are counted', async () => {
  const lists = await site.get(listingEndpoints.getOptionLists.path);
  expect(lists.body.counts.status).toEqual({ Active: unsold.length, Closed: 1 });
  const { body } = await site.post(listingEndpoints.countOptions.path, {
    filter: {},
    lists: ['accessibilityfeatures', 'views'],
  });
  expect(body.counts).toEqual({
    accessibilityfeatures: { 'Accessible Entrance': 1, 'Stair Lift': 2 },
    views: { Lake: 1 },
  });
});
