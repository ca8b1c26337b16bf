import { listingFeatures } from '@homestead/contract/feed';
import {
  type CountedList,
  countedLists,
  featureLabels,
  listingEndpoints,
  type WireSearchFilter,
} from '@homestead/contract/listings';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thisMoment } from '#platform';
import { raiseFeedVersion } from '../../../test/factories/listings.ts';
import { insertVariedHomes } from '../../../test/factories/varied-homes.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';
import { paymentTerms } from '../../../test/payment-terms.ts';
import { anyHome, anyWholeFilter } from '../../../test/whole-search-model.ts';
import type { FilterableHome } from '../search/filterable-home.ts';
import { selectFilterableHomes } from '../search/filterable-home-store.ts';
import { homeTest } from '../search/matches-filter.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';

let site: TestApp;
let homes: FilterableHome[];

beforeAll(async () => {
  site = await createListingsApp();
  const { db } = site.database;
  const ids = await insertVariedHomes(db, fc.sample(anyHome, { numRuns: 250, seed: 9 }));
  homes = await selectFilterableHomes(db, ids, thisMoment().now);
  await raiseFeedVersion(db);
});
afterAll(() => site.close());

const countOptions = (filter: unknown, lists: unknown, more: object = {}) =>
  site.post(listingEndpoints.countOptions.path, { filter, lists, ...more });

function countOf(wire: WireSearchFilter): number {
  const filter = readSearchFilter(wire, paymentTerms);
  return homes.filter(homeTest(filter, thisMoment())).length;
}

const placeFields: Partial<Record<CountedList, keyof WireSearchFilter>> = {
  city: 'city',
  country: 'country',
  zip: 'zip',
  subdivisionname: 'subdivisionname',
  elementaryschool: 'elementaryschool',
  highschool: 'highschool',
  highschooldistrict: 'highschooldistrict',
};
const noPlaces = Object.fromEntries(Object.values(placeFields).map((field) => [field, null]));

/** The filter with an option of a list in place of its own value. */
function withOption(wire: WireSearchFilter, list: CountedList, option: string): WireSearchFilter {
  if (placeFields[list]) {
    return { ...wire, ...(wire.anyplace ? noPlaces : {}), [list]: option };
  }
  switch (list) {
    case 'kinds':
      return { ...wire, propertytype: option };
    case 'status':
    case 'waterfrontfeatures':
      return { ...wire, [list]: [option] };
    case 'number_of_beds':
    case 'number_of_baths':
      return { ...wire, [list]: Number(option) };
    case 'state':
      return { ...wire, stateOrProvince: option };
    case 'specialfeature':
      return {
        ...wire,
        [option]: true,
        ...(option === featureLabels['horse-permitted'].wire && { horseyn: true }),
      };
    default:
      return { ...wire, [list]: option };
  }
}

test('each option counts what the filter finds with it', async () => {
  const lists = fc.subarray([...countedLists], { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(anyWholeFilter, lists, async (filter, asked) => {
      const { status, body } = await countOptions(filter, asked);
      expect(status).toBe(200);
      expect(body.count).toBe(countOf(filter));
      expect(Object.keys(body.counts).sort()).toEqual([...asked].sort());
      for (const list of asked.filter((name) => name !== 'price')) {
        const counts: Record<string, number> = body.counts[list];
        const wanted = Object.keys(counts).map((option) => [
          option,
          countOf(withOption(filter, list, option)),
        ]);
        expect({ list, ...counts }).toEqual({ list, ...Object.fromEntries(wanted) });
      }
    }),
    { numRuns: 120, seed: 4 },
  );
});

test('options that some home has are listed, and those of short lists all', async () => {
  const { body } = await countOptions({}, [...countedLists]);
  const shown = homes.filter((home) => home.visibility === 'search');
  const cities = new Set(shown.flatMap(({ city }) => city ?? []));
  expect(
    Object.keys(body.counts.city)
      .map((city) => city.toLowerCase())
      .sort(),
  ).toEqual([...cities].sort());
  expect(Object.keys(body.counts.number_of_beds)).toEqual('12345678'.split(''));
  expect(Object.keys(body.counts.specialfeature)).toHaveLength(listingFeatures.length);
  expect(body.counts.status.ComingSoon).toBe(0);
  const priced = shown.filter((home) => home.list_price_cents !== null);
  const prices: number[] = Object.values(body.counts.price);
  expect(prices.reduce((sum, count) => sum + count)).toBe(priced.length);
});

test('the most frequent of a long list stay', async () => {
  const all = (await countOptions({}, ['city'])).body.counts.city;
  const { body } = await countOptions({}, ['city'], { most: 1 });
  const most = Math.max(...(Object.values(all) as number[]));
  expect(Object.values(body.counts.city)).toEqual([most]);
});

test('a name is spelled as in the list of all options', async () => {
  const { db } = site.database;
  const spelled = (city: string, zip: string) => ({
    listing: { city, zip },
    remarks: null,
    openHouses: [],
  });
  const ids = await insertVariedHomes(db, [
    spelled('Blair', '68008'),
    spelled('Blair', '68008'),
    spelled('BLAIR', '68009'),
  ]);
  await raiseFeedVersion(db);
  const { body } = await countOptions({ zip: '68009' }, ['city']);
  await db.deleteFrom('listing').where('id', 'in', ids).execute();
  await raiseFeedVersion(db);
  expect(body.counts.city).toEqual({ Blair: 1 });
});

test.each([
  [{ filter: {}, lists: [] }, 'lists', 'Lists must have at least 1'],
  [{ filter: {}, lists: ['owner'] }, 'lists.0', /^Lists must be one of kinds, /],
  [{ filter: {}, lists: Array(30).fill('city') }, 'lists', 'Lists must have at most 20'],
  [
    { filter: { pricemin: -1 }, lists: ['city'] },
    'filter.pricemin',
    'Price from must be at least 0',
  ],
  [{ filter: { owner: 1 }, lists: ['city'] }, 'filter.owner', 'Filter isn’t a known field'],
  [{ lists: ['city'] }, 'filter', 'Filter is required'],
  [{ filter: {}, lists: ['city'], most: 501 }, 'most', 'Options must be at most 500'],
  [{ filter: {}, lists: ['city'], more: 1 }, 'more', 'more isn’t a known field'],
])('%j is refused with the field and a sentence', async (body, field, message) => {
  const answer = await site.post(listingEndpoints.countOptions.path, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  expect(answer.body.errors[0]).toMatchObject({
    field,
    message: message instanceof RegExp ? expect.stringMatching(message) : message,
  });
});

test("a count equals the search's own, for everyone, but never under another person's id", async () => {
  const filter = { number_of_beds: 3, openhouse: 'any' };
  const { body } = await site.post(listingEndpoints.countHomes.path, filter);
  const found = await site.post(listingEndpoints.searchListings.path, filter);
  expect(body).toEqual({ count: found.body.odatacount });
  expect(body.count).toBe(countOf(filter));
  const userid = '7d8a0c9e-0000-4000-8000-000000000001';
  expect((await site.post(listingEndpoints.countHomes.path, { userid })).status).toBe(403);
  expect((await countOptions({ userid }, ['city'])).status).toBe(403);
  expect((await site.post(listingEndpoints.countHomes.path, { number_of_beds: 'x' })).status).toBe(
    400,
  );
});
