import { listingEndpoints } from '@homestead/contract/listings';
import { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';
import type { OutsidePeer } from '../../../test/outside-peer.ts';
import { startFloodPeer, startNoisePeer, startWalkScorePeer } from '../../../test/outside-peers.ts';

let site: TestApp;
let plain: TestApp;
const peers: Record<'walk' | 'noise' | 'flood', OutsidePeer> = {} as never;

const homes = [
  {
    mls_number: 'N1',
    street_address: '5011 Chicago St',
    position: { x: -95.985_123_4, y: 41.267 },
  },
  {
    mls_number: 'N2',
    street_address: '77 Hidden Ln',
    address_shown: false,
    position: { x: -95.9, y: 41.2 },
  },
  {
    mls_number: 'N3',
    street_address: '12 Cedar Rd',
    position: { x: -95.95, y: 41.22 },
    position_approximate: true,
  },
  {
    mls_number: 'N4',
    visibility: 'none',
    street_address: '9 Gone St',
    position: { x: -95.91, y: 41.21 },
  },
  {
    mls_number: 'N5',
    visibility: 'page',
    standard_status: 'Closed',
    street_address: '8 Sold St',
    position: { x: -95.92, y: 41.22 },
  },
];

beforeAll(async () => {
  [peers.walk, peers.noise, peers.flood] = await Promise.all([
    startWalkScorePeer(),
    startNoisePeer(),
    startFloodPeer(),
  ]);
  site = await createListingsApp({
    WALKSCORE_KEY: 'walk-key',
    WALKSCORE_URL: peers.walk.url,
    HOWLOUD_KEY: 'noise-key',
    HOWLOUD_URL: peers.noise.url,
    FLOOD_URL: peers.flood.url,
  });
  plain = await createListingsApp();
  for (const { database } of [site, plain]) await insertListings(database.db, homes);
});
afterAll(async () => {
  await Promise.all([site.close(), plain.close()]);
  await Promise.all(Object.values(peers).map((peer) => peer.close()));
});
beforeEach(async () => {
  await site.database.pool.query('delete from outside_answer');
  for (const peer of Object.values(peers)) peer.asked.length = 0;
});

const walkOf = (given: object, app = site) =>
  app.post(neighborhoodEndpoints.getWalkScore.path, given);
const noiseOf = (address: string, app = site) =>
  app.get(neighborhoodEndpoints.getNoiseLevel.path, { address });
const asked = () => Object.values(peers).reduce((sum, peer) => sum + peer.asked.length, 0);

test('walk and bike score in the specified shape, requested for our own position', async () => {
  const { status, body } = await walkOf({
    propertyAddress: '5011 Chicago St, Omaha, NE 68132',
    latitude: 41.2671,
    longitude: -95.985,
  });
  expect(status).toBe(200);
  expect(body.walData).toMatchObject({
    status: 1,
    description: 'Very Walkable',
    walkscore: 83,
    bike: { description: 'Bikeable', score: 61 },
    link: expect.stringContaining('https://www.walkscore.com/'),
  });
  const { query } = peers.walk.asked[0] ?? { query: new URLSearchParams() };
  expect(Object.fromEntries(query)).toEqual({
    format: 'json',
    address: '5011 Chicago St, Omaha, NE 68132',
    lat: '41.267',
    lon: '-95.98512',
    transit: '1',
    bike: '1',
    wsapikey: 'walk-key',
  });
});

test.each([
  '5011 chicago st omaha ne 68132',
  '5011 Chicago St',
  '5011 Chicago St, Omaha, Nebraska 68132-1234, USA',
])('the noise level is returned for “%s”', async (address) => {
  expect((await noiseOf(address)).body).toMatchObject({
    status: 'OK',
    result: [{ score: 80, scoretext: 'Active' }],
  });
  expect(Object.fromEntries(peers.noise.asked[0]?.query ?? [])).toEqual({
    lat: '41.267',
    lng: '-95.98512',
  });
});

test.each([
  'Any Street 1, Paris',
  '5011 Chicago St, Lincoln, NE',
  '5011 Chicago St, Omaha, NE 68104',
  '77 Hidden Ln, Omaha',
  '12 Cedar Rd, Omaha',
  '9 Gone St, Omaha',
  "5011 Chicago St' or '1'='1",
  '5011',
])('no outside request is made for “%s”', async (address) => {
  expect(await noiseOf(address)).toMatchObject({
    status: 200,
    body: { status: 'NOT_AVAILABLE', result: [] },
  });
  expect(await walkOf({ propertyAddress: address })).toMatchObject({
    status: 200,
    body: { walData: { status: 0, walkscore: null } },
  });
  expect(asked()).toBe(0);
});

test('no request is made for a position far from the address', async () => {
  const given = { propertyAddress: '5011 Chicago St', latitude: 48.85, longitude: 2.35 };
  expect((await walkOf(given)).body.walData.status).toBe(0);
  expect(asked()).toBe(0);
});

test('bad input is refused by its field', async () => {
  expect(await walkOf({})).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'propertyAddress' }] },
  });
  expect(await walkOf({ propertyAddress: 5 })).toMatchObject({ status: 400 });
  expect(await walkOf({ propertyAddress: 'x', latitude: 'north' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'latitude' }] },
  });
  expect(await noiseOf('')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'address' }] },
  });
  expect(
    await site.get(neighborhoodEndpoints.getNeighborhood.path, {
      mlsNumber: 'N1',
      cachedOnly: 'perhaps',
    }),
  ).toMatchObject({
    status: 400,
  });
});

test('the neighborhood comes from memory first, then from the services, then from memory again', async () => {
  const get = async (cachedOnly: string) =>
    (
      await site.get(neighborhoodEndpoints.getNeighborhood.path, {
        mlsNumber: 'n1',
        ...(cachedOnly && { cachedOnly }),
      })
    ).body;
  expect(await get('true')).toMatchObject({
    walkScore: null,
    noise: null,
    flood: null,
    isComplete: false,
  });
  expect(asked()).toBe(0);
  const whole = await get('');
  expect(whole).toMatchObject({
    walkScore: { score: 83, bike: { score: 61 } },
    noise: { text: 'Active' },
    flood: { zone: 'X', risk: 'low', source: 'FEMA National Flood Hazard Layer' },
    isComplete: true,
  });
  expect(await get('true')).toEqual(whole);
  expect(asked()).toBe(3);
});

test('a sold home has a neighborhood, one whose address is hidden has none', async () => {
  const flood = async (mlsNumber: string) =>
    site.get(neighborhoodEndpoints.getFloodZone.path, { mlsNumber });
  expect((await flood('N5')).body).toMatchObject({ flood: { zone: 'X' } });
  expect(Object.fromEntries(peers.flood.asked[0]?.query ?? [])).toMatchObject({
    f: 'json',
    geometry: '-95.92,41.22',
    geometryType: 'esriGeometryPoint',
    inSR: '4326',
  });
  for (const id of ['N2', 'N3']) expect((await flood(id)).body).toEqual({ flood: null });
  expect(peers.flood.asked).toHaveLength(1);
});

test.each([
  [neighborhoodEndpoints.getFloodZone.path, 'mlsNumber'],
  [neighborhoodEndpoints.getNeighborhood.path, 'mlsNumber'],
  [listingEndpoints.getLegalAndCounty.path, 'ListingId'],
])('%s answers hidden and missing homes alike', async (path, field) => {
  for (const number of ['N4', 'nothing']) {
    expect(await site.get(path, { [field]: number })).toMatchObject({
      status: 404,
      body: { code: 'listing-not-found' },
    });
  }
  expect(await site.get(path)).toMatchObject({
    status: 400,
    body: { errors: [{ field }] },
  });
});

test('with nothing set up nothing is known, without an error', async () => {
  expect(
    (await plain.get(neighborhoodEndpoints.getNeighborhood.path, { mlsNumber: 'N1' })).body,
  ).toMatchObject({
    walkScore: null,
    noise: null,
    flood: null,
    isComplete: true,
  });
});

test('a failing service is no success, and never an error', async () => {
  peers.walk.answerWith(() => ({ json: { status: 2 } }));
  peers.noise.answerWith(() => ({ json: { status: 'ZERO_RESULTS' } }));
  peers.flood.answerWith(() => ({ json: { error: { code: 500 } } }));
  const { status, body } = await site.get(neighborhoodEndpoints.getNeighborhood.path, {
    mlsNumber: 'N1',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    walkScore: null,
    noise: null,
    flood: null,
    isComplete: true,
  });
});

test('one address can’t cause unlimited requests; remembered answers stay free', async () => {
  const limited = await createListingsApp({
    WALKSCORE_KEY: 'walk-key',
    WALKSCORE_URL: peers.walk.url,
    OUTSIDE_ASKS_PER_ADDRESS: '2',
  });
  peers.walk.answerWith(() => ({ json: { status: 1, walkscore: 10 } }));
  await insertListings(
    limited.database.db,
    [1, 2, 3].map((n) => ({
      mls_number: `L${n}`,
      street_address: `${n} Limit St`,
      position: { x: -95.9, y: 41.2 },
    })),
  );
  const ask = (n: number) => walkOf({ propertyAddress: `${n} Limit St` }, limited);
  expect((await ask(1)).body.walData.walkscore).toBe(10);
  expect((await ask(2)).body.walData.walkscore).toBe(10);
  const third = await ask(3);
  expect(third).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(1)).body.walData.walkscore).toBe(10);
  await limited.close();
});

test('legal description and county come from the feed; unknown is null', async () => {
  const { db } = site.database;
  const [known, hidden] = await insertListings(db, [
    { mls_number: 'P1', county: 'Sarpy' },
    { mls_number: 'P2', county: 'Sarpy', address_shown: false },
  ]);
  for (const listing_id of [known, hidden] as number[]) {
    await db
      .insertInto('listing_detail')
      .values({ listing_id, facts: JSON.stringify({ TaxLegalDescription: 'LOT 12 BLOCK 1' }) })
      .execute();
  }
  const legal = async (ListingId: string) =>
    (await site.get(listingEndpoints.getLegalAndCounty.path, { ListingId })).body;
  expect(await legal('p1')).toEqual({
    ListingId: 'P1',
    legal_description: 'LOT 12 BLOCK 1',
    county: 'Sarpy',
  });
  expect(await legal('P2')).toMatchObject({ legal_description: null, county: 'Sarpy' });
  expect(await legal('N1')).toMatchObject({ legal_description: null, county: 'Douglas' });
});
