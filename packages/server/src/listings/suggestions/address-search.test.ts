import { listingEndpoints } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createListingsApp();
  const streets = ['N 80th Ave', 'S 80th Ave', '180th Ave', 'N 180th Ave'];
  await insertListings(
    site.database.db,
    streets.map((street, at) => ({
      mls_number: `2269000${at}`,
      street_address: `4807 ${street}`,
      high_school: 'North High',
    })),
  );
  const home = { mls_number: '22690020', street_address: '210 Elkhorn St', city: 'Elkhorn' };
  await insertListings(site.database.db, [home]);
});
afterAll(() => site.close());

const numbersIn = (value: { listingid: string }[]) => value.map(({ listingid }) => listingid);

it.each([
  ['N 80th Avenue', ['22690000']],
  ['North 80th Ave', ['22690000']],
  ['80th Avenue', ['22690000', '22690001']],
  ['4807 N 180', ['22690003']],
])('addresses for %s', async (q, found) => {
  const { body } = await site.get(listingEndpoints.getAddresses.path, { q });
  expect(numbersIn(body.value)).toEqual(found);
});

it('puts exact addresses first', async () => {
  await insertListings(site.database.db, [
    { mls_number: '22690010', street_address: '1 Oak St', subdivision: '9 Oak' },
    { mls_number: '22690011', street_address: '9 Oak St' },
  ]);
  const { body } = await site.get(listingEndpoints.getAddresses.path, { q: '9 Oak' });
  expect(numbersIn(body.value)).toEqual(['22690011', '22690010']);
});

it.each([
  ['N 80th Avenue', ['22690000']],
  ['180th Ave', ['22690002', '22690003']],
])('homes in search for %s', async (searchdata, found) => {
  const { body } = await site.post(listingEndpoints.searchListings.path, { searchdata });
  expect(numbersIn(body.value).sort()).toEqual(found);
});

it('suggests the street that was typed and no other', async () => {
  const { body } = await site.get(listingEndpoints.suggestPlaces.path, { q: '4807 N 80th Avenue' });
  expect(body.value.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber)).toEqual(['22690000']);
});

it('suggests a place before addresses that match as well', async () => {
  const { body } = await site.get(listingEndpoints.suggestPlaces.path, { q: 'elkhrn' });
  const kinds = body.value.map(({ kind }: { kind: string }) => kind);
  expect(kinds[0]).toBe('city');
  expect(kinds).toContain('address');
});
