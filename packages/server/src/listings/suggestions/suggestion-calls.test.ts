import { listingEndpoints } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createListingsApp();
  await insertListings(site.database.db, [
    {
      mls_number: '22611111',
      street_address: '5011 Chicago St',
      city: 'Omaha',
      subdivision: 'Dundee',
      year_built: 1926,
      list_price_cents: 41_500_000,
      high_school: 'Central',
      elementary_school: 'Dundee',
      features: ['waterfront'],
      kinds: ['house', 'luxury'],
      garage_spaces: 2,
      lot_size_acres: 0.17,
      fireplaces: 1,
    },
    {
      mls_number: '22611112',
      street_address: '5013 Chicago St',
      city: 'Omaha',
      list_price_cents: 39_900_000,
      kinds: ['condo'],
      year_built: 2004,
    },
    {
      mls_number: '22611113',
      street_address: '77 Hidden Ln',
      address_shown: false,
      city: 'Elkhorn',
      zip: '68022',
      county: 'Douglas',
    },
    {
      mls_number: '22611114',
      street_address: '9 Gone Ave',
      visibility: 'none',
      city: 'Nowhere',
      kinds: ['farm'],
    },
    { mls_number: '22611115', street_address: '9 Page Ave', visibility: 'page', city: 'Nowhere' },
  ]);
});
afterAll(() => site.close());

const suggest = async (q: string, limit?: string) =>
  (await site.get(listingEndpoints.suggestPlaces.path, { q, ...(limit && { limit }) })).body
    .value as {
    kind: string;
    label: string;
    count: number | null;
    filter: Record<string, string>;
    mlsNumber: string | null;
  }[];

test('option lists contain what search shows, with counts under the same names', async () => {
  const { status, body } = await site.get(listingEndpoints.getOptionLists.path);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    city: ['Elkhorn', 'Omaha'],
    country: ['Douglas'],
    zip: ['68022', '68132'],
    cityandstate: ['Elkhorn, NE', 'Omaha, NE'],
    state: ['NE'],
    kinds: ['House', 'Condominium', 'Luxury'],
    specialfeature: ['waterfront'],
    yearbuilt: ['1920', '1930', '1940', '1950', '1960', '1970', '1980', '1990', '2000'],
    price: ['300000', '350000', '400000'],
    lotrange: ['under-1/4'],
    garagespace: ['2'],
    fireplaces: ['1'],
    highschool: ['Central'],
  });
  expect(body.counts).toMatchObject({
    city: { Elkhorn: 1, Omaha: 2 },
    kinds: { House: 2, Condominium: 1, Luxury: 1 },
    state: { NE: 3 },
    price: { 300000: 1, 350000: 1, 400000: 1 },
    yearbuilt: { 1920: 1, 1950: 0, 2000: 1 },
  });
  for (const [name, counts] of Object.entries(body.counts)) {
    expect(Object.keys(counts as object).toSorted()).toEqual(body[name].toSorted());
  }
});

test('a suggested place comes with its filter and as many homes as search finds with it', async () => {
  for (const q of ['omhaa', 'elkorn', '68132', 'dundee', 'central']) {
    const [first] = await suggest(q);
    expect(first).toBeDefined();
    const found = await site.post(listingEndpoints.searchListings.path, first?.filter);
    expect(found.body.odatacount).toBe(first?.count);
  }
  expect((await suggest('omha'))[0]).toMatchObject({
    kind: 'city',
    label: 'Omaha, NE',
    filter: { city: 'Omaha' },
  });
});

test('addresses are suggested as they are typed, with typos in the street', async () => {
  for (const q of [
    '5011 chic',
    '5011 Chicgo st',
    '5011 Chicago St, Omaha',
    '5011 chicago st omaha ne',
  ]) {
    expect((await suggest(q))[0]).toMatchObject({
      kind: 'address',
      label: '5011 Chicago St, Omaha, NE 68132',
      mlsNumber: '22611111',
    });
  }
  const kinds = (await suggest('chicago')).map(({ kind }) => kind);
  expect(kinds).toEqual(['address', 'address']);
});

test('an MLS number is suggested by its prefix', async () => {
  expect(await suggest('22611111')).toEqual([
    expect.objectContaining({ kind: 'mls', mlsNumber: '22611111' }),
  ]);
  const numbers = (await suggest('226111')).map(({ mlsNumber }) => mlsNumber);
  expect(numbers).toEqual(['22611111', '22611112', '22611113']);
});

test('hidden addresses and homes outside search are never suggested', async () => {
  expect(await suggest('77 hidden')).toEqual([]);
  expect(await suggest('9 gone')).toEqual([]);
  expect(await suggest('nowhere')).toEqual([]);
});

test('suggestions are limited and refuse an empty text', async () => {
  expect(await suggest('5011', '1')).toHaveLength(1);
  expect((await site.get(listingEndpoints.suggestPlaces.path, { q: ' ' })).status).toBe(400);
  expect(
    (await site.get(listingEndpoints.suggestPlaces.path, { q: 'a', limit: '21' })).status,
  ).toBe(400);
  expect(
    (await site.get(listingEndpoints.suggestPlaces.path, { q: "%_\\' ,-", limit: '20' })).status,
  ).toBe(200);
});

test('addresses are listed by name, narrowed by words, without hidden ones', async () => {
  const all = await site.get(listingEndpoints.getAddresses.path);
  expect(all.body.value).toEqual([
    { listingid: '22611111', address: '5011 Chicago St, Omaha, NE 68132' },
    { listingid: '22611112', address: '5013 Chicago St, Omaha, NE 68132' },
  ]);
  const some = await site.get(listingEndpoints.getAddresses.path, {
    q: 'chicago 5013',
    limit: '5',
  });
  expect(some.body.value).toHaveLength(1);
  expect((await site.get(listingEndpoints.getAddresses.path, { limit: '101' })).status).toBe(400);
});

test('the path is matched case-insensitively', async () => {
  expect((await site.get('PROPERTY/getpropertyaddress')).status).toBe(200);
});
