import { listingEndpoints, type WireSearchFilter } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;

const hidden = { list_agent_mls_id: 'SA00009', list_agent_name: 'Not Shown' };

beforeAll(async () => {
  site = await createListingsApp();
  await insertListings(site.database.db, [
    { mls_number: 'plain' },
    { mls_number: 'seniors', senior_community: true },
    { mls_number: 'not-seniors', senior_community: false },
    { mls_number: 'stairs', accessibility_features: ['Stair Lift'] },
    { mls_number: 'entrance', accessibility_features: ['Accessible Entrance', 'Stair Lift'] },
    {
      mls_number: 'lake',
      views: ['Lake'],
      list_agent_mls_id: 'SA00003',
      list_agent_name: 'Priya R',
    },
    { mls_number: 'two-agents', list_agent_mls_id: 'SA00004', co_list_agent_mls_id: 'sa00003' },
    {
      mls_number: 'sold',
      list_agent_mls_id: 'SA00003',
      list_agent_name: 'Priya Raman',
      visibility: 'page',
      standard_status: 'Closed',
      close_price_cents: 41_150_000,
      close_on: '2026-04-17',
    },
    { mls_number: 'sold-hidden', visibility: 'none', standard_status: 'Closed', ...hidden },
  ]);
});
afterAll(() => site.close());

const unsold = ['entrance', 'lake', 'not-seniors', 'plain', 'seniors', 'stairs', 'two-agents'];

test.each<[WireSearchFilter, string[]]>([
  [{}, unsold],
  [{ seniorcommunityyn: true }, ['seniors']],
  [{ seniorcommunityyn: false }, unsold.filter((name) => name !== 'seniors')],
  [{ accessibilityfeatures: 'accessible entrance' }, ['entrance']],
  [{ accessibilityfeatures: ['Stair Lift', 'Nothing'] }, ['entrance', 'stairs']],
  [{ views: 'LAKE' }, ['lake']],
  [{ listagentmlsid: 'SA00003' }, ['lake', 'two-agents']],
  [{ listagentmlsid: 'sa00003', views: 'Lake' }, ['lake']],
  [{ listagentmlsid: 'SA00003', status: ['Closed'] }, ['sold']],
  [{ listagentmlsid: 'nobody' }, []],
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

test('agents have the names of their newest homes that may be shown', async () => {
  const name = (mlsIds: string[]) => site.post(listingEndpoints.nameListingAgents.path, { mlsIds });
  const { body } = await name(['sa00003', 'SA00004', 'SA00009', 'nobody']);
  expect(body.value).toEqual([{ mlsId: 'sa00003', name: 'Priya Raman' }]);
  expect(await name([])).toMatchObject({ status: 400 });
  expect(await name(Array.from({ length: 101 }, (_, n) => `SA${n}`))).toMatchObject({
    status: 400,
  });
});
