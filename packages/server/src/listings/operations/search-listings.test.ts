import { listingPaths } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createListingsApp();
  await insertListings(site.database.db, [
    { mls_number: 'A1', list_price_cents: 10_000_050, city: 'Elkhorn' },
    {
      mls_number: 'A2',
      list_price_cents: 20_000_000,
      address_shown: false,
      position: { x: -96, y: 41.2 },
    },
    { mls_number: 'A3', list_price_cents: null, reach: 'page' },
    { mls_number: 'A4', list_price_cents: null },
  ]);
});
afterAll(() => site.close());

const search = (filter: object) => site.post(listingPaths.search, filter);
const numbers = (answer: { body: { value: { listingid: string }[] } }) =>
  answer.body.value.map((card) => card.listingid);

test('an empty filter finds what search may show, newest first', async () => {
  const answer = await search({});
  expect(answer.status).toBe(200);
  expect(numbers(answer)).toEqual(['A4', 'A2', 'A1']);
  expect(answer.body).toMatchObject({
    odatacount: 3,
    showingresult: 'Showing 1 - 3',
    next: null,
    previous: null,
  });
});

test('detail', async () => {
  const answer = await site.get(listingPaths.detail, { PropertyId: 'a1' });
  expect(answer.body).toMatchObject({
    value: [{ ListingId: 'A1', ListPrice: 100000.5, BK9_L_PricePerSQFT: 55.56 }],
  });
});
