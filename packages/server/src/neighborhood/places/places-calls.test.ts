import { fileURLToPath } from 'node:url';
import { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

const demoPlaces = fileURLToPath(new URL('../../../seeds/demo/places.geojson', import.meta.url));
const settings = {
  PLACES_FILE: demoPlaces,
  PLACES_SOURCE: 'invented',
  PLACES_AS_OF: '2026-11-01',
};

let site: TestApp;
beforeAll(async () => {
  site = await createListingsApp(settings);
  await insertListings(site.database.db, [
    { mls_number: 'P1', street_address: '1201 Howard St', position: { x: -95.9345, y: 41.2565 } },
    { mls_number: 'P2', street_address: '1 Nowhere Rd', position: { x: -99.5, y: 42.5 } },
    {
      mls_number: 'P3',
      street_address: '9 Hidden Ln',
      position: { x: -95.93, y: 41.25 },
      address_shown: false,
    },
  ]);
});
afterAll(() => site.close());

const neighborhoodOf = async (mlsNumber: string) =>
  (await site.get(neighborhoodEndpoints.getNeighborhood.path, { mlsNumber, cachedOnly: 'true' }))
    .body;

test('a home’s scores come from the places file without a request, with its source and date', async () => {
  const { walkScore, isComplete } = await neighborhoodOf('P1');
  expect(isComplete).toBe(true);
  expect(walkScore).toMatchObject({
    score: expect.any(Number),
    description: 'Daily errands on foot',
    bike: { score: expect.any(Number), description: 'Daily errands by bike' },
    transit: null,
    link: null,
    places: { source: 'invented', asOf: '2026-11-01' },
    askedAt: '2026-11-01T00:00:00.000Z',
  });
  const { body } = await site.post(neighborhoodEndpoints.getWalkScore.path, {
    propertyAddress: '1201 Howard St',
  });
  expect(body.walData).toMatchObject({
    status: 1,
    walkscore: walkScore.score,
    places: { source: 'invented', asOf: '2026-11-01' },
  });
});

test.each(['P2', 'P3'])(
  '%s has none: outside of the file, or not shown where it is',
  async (id) => {
    expect((await neighborhoodOf(id)).walkScore).toBeNull();
  },
);

test('a file that can’t be used, or has no date, stops the start with a sentence', async () => {
  const wrong = { ...settings, PLACES_FILE: fileURLToPath(import.meta.url) };
  await expect(createListingsApp(wrong)).rejects.toThrow(/PLACES_FILE: .* is not JSON/);
  const undated = { ...settings, PLACES_AS_OF: '' };
  await expect(createListingsApp(undated)).rejects.toThrow(/PLACES_AS_OF/);
});
