import { listingEndpoints, type WireSearchFilter } from '@homestead/contract/listings';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings, raiseFeedVersion } from '../../../test/factories/listings.ts';
import { insertVariedHomes } from '../../../test/factories/varied-homes.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';
import { anyHome, anyWholeFilter } from '../../../test/whole-search-model.ts';
import { fieldMessages } from '../messages.ts';

let site: TestApp;
const whole: [number, number, number, number] = [-97, 40.5, -95, 42];
const ZIP_CENTER = { x: -95.99, y: 41.265 };

beforeAll(async () => {
  site = await createListingsApp();
  await insertListings(site.database.db, [
    {
      mls_number: '22700001',
      street_address: '5011 Chicago St',
      position: { x: -95.985, y: 41.267 },
      list_price_cents: 41_500_000,
    },
    {
      mls_number: '22700002',
      position: { x: -95.984, y: 41.268 },
      list_price_cents: 39_900_000,
      beds: 5,
    },
    { mls_number: '22700003', position: { x: -96.25, y: 41.29 }, list_price_cents: null },
    { mls_number: '22700004', position: ZIP_CENTER, address_shown: false },
    { mls_number: '22700005', position: null },
    { mls_number: '22700006', position: { x: -96.1, y: 41.2 }, visibility: 'page' },
    { mls_number: '22700007', position: { x: -96.7, y: 40.81 }, position_approximate: true },
  ]);
});
afterAll(() => site.close());

type Mark = {
  longitude: number;
  latitude: number;
  count: number;
  lowestPriceCents: number | null;
  home: { mlsNumber: string } | null;
};
const ask = (filter: object) => site.post(listingEndpoints.getMapClusters.path, filter);
const numbers = (marks: Mark[]) => marks.flatMap((mark) => mark.home?.mlsNumber ?? []).toSorted();

test('zoomed out, neighbors are one pin; zoomed in, each is a home with its card', async () => {
  const far = await ask({ bbox: whole, zoom: 9 });
  expect(far.status).toBe(200);
  expect(far.body).toMatchObject({ total: 4, withoutPosition: 2 });
  const two = far.body.value.find((mark: Mark) => mark.count === 2);
  expect(two).toMatchObject({ lowestPriceCents: 39_900_000, home: null });
  expect(two.longitude).toBeCloseTo(-95.9845, 5);
  expect(two.latitude).toBeCloseTo(41.2675, 5);
  const [west, south, east, north] = two.extent;
  expect([-95.985 - west, 41.267 - south, east + 95.984, north - 41.268].map(Math.sign)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(Math.max(east - west, north - south)).toBeLessThan(0.2);
  expect(numbers(far.body.value)).toEqual(['22700003', '22700007']);

  const nearer = await ask({ bbox: [-95.99, 41.26, -95.98, 41.27], zoom: 14 });
  for (const [at, degrees] of [-95.985, 41.267, -95.984, 41.268].entries()) {
    expect(nearer.body.value[0].extent[at]).toBeCloseTo(degrees, 5);
  }

  const near = await ask({ bbox: [-95.99, 41.26, -95.98, 41.27], zoom: 16 });
  expect(numbers(near.body.value)).toEqual(['22700001', '22700002']);
  const homes = new Map<string, Mark>(
    [...far.body.value, ...near.body.value].map((mark: Mark) => [
      String(mark.home?.mlsNumber),
      mark,
    ]),
  );
  expect(homes.get('22700001')).toMatchObject({
    longitude: -95.985,
    latitude: 41.267,
    count: 1,
    lowestPriceCents: 41_500_000,
    home: {
      street: '5011 Chicago St',
      listPriceCents: 41_500_000,
      standardStatus: 'Active',
      isApproximate: false,
      photoToken: null,
    },
  });
  expect(homes.get('22700003')).toMatchObject({
    lowestPriceCents: null,
    home: { listPriceCents: null },
  });
  expect(homes.get('22700007')).toMatchObject({ home: { isApproximate: true } });
});

test('the filter applies to pins and to the homes without a position', async () => {
  const { body } = await ask({ bbox: whole, zoom: 9, number_of_beds: 4 });
  expect(body).toMatchObject({ total: 1, withoutPosition: 0 });
  expect(numbers(body.value)).toEqual(['22700002']);
  const area = [
    [-96.3, 41.25],
    [-96.2, 41.25],
    [-96.2, 41.35],
  ];
  const drawn = await ask({ bbox: whole, zoom: 9, areas: [area] });
  expect(numbers(drawn.body.value)).toEqual(['22700003']);
  expect(drawn.body.withoutPosition).toBe(2);
});

test('homes outside the box are not counted', async () => {
  const { body } = await ask({ bbox: [-96.3, 41.2, -96.2, 41.3], zoom: 9 });
  expect(body.total).toBe(1);
  expect(numbers(body.value)).toEqual(['22700003']);
});

test('a new home appears with the commit that brings it', async () => {
  const box = [-96.5, 41.5, -96.4, 41.6];
  expect((await ask({ bbox: box, zoom: 12 })).body.total).toBe(0);
  await insertListings(site.database.db, [
    { mls_number: '22700100', position: { x: -96.45, y: 41.55 } },
  ]);
  await raiseFeedVersion(site.database.db);
  expect((await ask({ bbox: box, zoom: 12 })).body.total).toBe(1);
});

test('refuses what it can’t draw', async () => {
  for (const body of [
    { zoom: 9 },
    { bbox: whole },
    { bbox: whole, zoom: -1 },
    { bbox: whole, zoom: 'nine' },
    { bbox: [-95, 41, -97, 42], zoom: 9 },
    { bbox: whole, zoom: 9, nosuchfield: 1 },
  ]) {
    expect([body, (await ask(body)).status]).toEqual([body, 400]);
  }
  expect((await ask({ zoom: 9 })).body.errors).toEqual([
    expect.objectContaining({ field: 'bbox', message: fieldMessages.mapAreaRequired() }),
  ]);
  const stranger = { bbox: whole, zoom: 9, userid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
  expect((await ask(stranger)).status).toBe(403);
});

test('at any zoom the pins contain the homes that a search of the same area counts, at most 500', async () => {
  const crowd = await createListingsApp();
  await insertVariedHomes(
    crowd.database.db,
    fc.sample(anyHome, { numRuns: 400, seed: 9 }).map((home, at) => {
      const { position } = home.listing;
      const apart = { x: (at % 37) * 0.0021, y: (at % 11) * 0.0013 };
      return {
        ...home,
        listing: {
          ...home.listing,
          position: position ? { x: position.x + apart.x, y: position.y + apart.y } : null,
        },
      };
    }),
  );
  const anyBox = fc.constantFrom(whole, [-96.1, 41.1, -95.95, 41.25], [-95.96, 41.19, -95.9, 41.4]);
  await fc.assert(
    fc.asyncProperty(
      anyWholeFilter,
      anyBox,
      fc.integer({ min: 0, max: 20 }),
      async (filter: WireSearchFilter, bbox, zoom) => {
        const asked = { ...filter, bbox };
        const map = await crowd.post(listingEndpoints.getMapClusters.path, { ...asked, zoom });
        const list = await crowd.post(listingEndpoints.searchListings.path, asked);
        expect(map.status).toBe(list.status);
        expect(map.body.total).toBe(list.body.odatacount);
        const marks = map.body.value as Mark[];
        expect(marks.length).toBeLessThanOrEqual(500);
        expect(marks.every((mark) => (mark.count === 1) === (mark.home !== null))).toBe(true);
      },
    ),
    { numRuns: 150, seed: 3 },
  );
  await crowd.close();
});
