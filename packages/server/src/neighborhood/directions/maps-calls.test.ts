import { listingEndpoints } from '@homestead/contract/listings';
import { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import type { OutsidePeer } from '../../../test/outside-peer.ts';
import { PEER_SPEED, startGeocoderPeer, startRouterPeer } from '../../../test/outside-peers.ts';

let site: AccountsApp;
let plain: AccountsApp;
let router: OutsidePeer;
let geocoder: OutsidePeer;
let maria: SignedIn;
let plainMaria: SignedIn;

const home = '5011 Chicago St, Omaha, NE 68132';
const office = '1416 Dodge St, Omaha';

beforeAll(async () => {
  [router, geocoder] = await Promise.all([startRouterPeer(), startGeocoderPeer()]);
  const rooms = homeRooms;
  site = await createAccountsApp(
    { OSRM_URL: router.url, NOMINATIM_URL: geocoder.url, NOMINATIM_PAUSE_MILLISECONDS: '0' },
    { rooms },
  );
  plain = await createAccountsApp({}, { rooms });
  for (const app of [site, plain]) {
    await insertListings(app.database.db, [
      { mls_number: 'M1', street_address: '5011 Chicago St', position: { x: -95.985, y: 41.267 } },
      {
        mls_number: 'M2',
        street_address: '77 Hidden Ln',
        address_shown: false,
        position: { x: -95.9, y: 41.2 },
      },
    ]);
  }
  maria = await site.signIn(await site.makePerson());
  plainMaria = await plain.signIn(await plain.makePerson());
});
afterAll(async () => {
  await Promise.all([site.close(), plain.close()]);
  await Promise.all([router.close(), geocoder.close()]);
});
beforeEach(async () => {
  await site.database.pool.query('delete from outside_answer');
  for (const peer of [router, geocoder]) peer.asked.length = 0;
});

const geocode = (body: object, as: SignedIn | null = maria, app = site) =>
  app.post(listingEndpoints.geocode.path, body, as);
const route = (body: object, as: SignedIn | null = maria, app = site) =>
  app.post(neighborhoodEndpoints.findRoute.path, body, as);

test.each([
  listingEndpoints.geocode.path,
  listingEndpoints.reverseGeocode.path,
  neighborhoodEndpoints.findRoute.path,
])('%s is for people who are signed in, and says what input is invalid', async (path) => {
  expect((await site.post(path, {}, null)).status).toBe(401);
  expect((await site.post(path, {}, maria)).status).toBe(400);
  expect(geocoder.asked.length + router.asked.length).toBe(0);
});

test('our own addresses are found without an outside request, hidden ones are not', async () => {
  expect((await geocode({ q: home.toLowerCase() })).body).toEqual({
    value: [{ label: home, latitude: 41.267, longitude: -95.985, source: 'listing' }],
    service: 'answered',
  });
  expect(geocoder.asked).toHaveLength(0);
  expect((await geocode({ q: '77 Hidden Ln, Omaha' })).body.value).toEqual([]);
});

test('other addresses are found by the map service, in the US, by its protocol', async () => {
  const { body } = await geocode({ q: office });
  expect(body.service).toBe('answered');
  expect(body.value[0]).toMatchObject({ latitude: 41.2597, longitude: -95.9361, source: 'map' });
  const [asked] = geocoder.asked;
  expect(asked?.path).toBe('/search');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    q: office,
    format: 'jsonv2',
    countrycodes: 'us',
  });
  expect(asked?.headers['user-agent']).toMatch(/^Homestead \(http.*\)$/);
  expect((await geocode({ q: 'nowhere at all' })).body).toEqual({ value: [], service: 'answered' });
});

test('near a point only what is around it is searched', async () => {
  await geocode({ q: 'airport', near: { latitude: 41.267, longitude: -95.985 } });
  expect(Object.fromEntries(geocoder.asked[0]?.query ?? [])).toMatchObject({
    bounded: '1',
    viewbox: '-96.045,41.327,-95.925,41.207',
  });
});

test('two numbers are a position', async () => {
  expect((await geocode({ q: '41.2, -95.9' })).body.value).toEqual([
    { label: '41.2000, -95.9000', latitude: 41.2, longitude: -95.9, source: 'given' },
  ]);
  expect((await geocode({ q: '41.2, 195.9' })).body.value).toEqual([]);
});

test('a device’s position gets a name, from the map service or a home of ours nearby', async () => {
  const name = (given: object, app = site, as = maria) =>
    app.post(listingEndpoints.reverseGeocode.path, given, as);
  const at = { latitude: 41.2596, longitude: -95.9362 };
  const { body } = await name(at);
  expect(body).toMatchObject({ place: { ...at, source: 'map' }, service: 'answered' });
  expect(body.place.label).toContain('1416 Dodge St');
  const nearHome = { latitude: 41.2671, longitude: -95.9851 };
  expect((await name(nearHome, plain, plainMaria)).body).toMatchObject({
    place: { label: `Near ${home}`, ...nearHome },
    service: 'none',
  });
  const nowhere = { latitude: 42, longitude: -99 };
  expect((await name(nowhere, plain, plainMaria)).body).toEqual({ place: null, service: 'none' });
  expect((await name({ latitude: 91, longitude: 0 })).status).toBe(400);
});

test('a route has distance, duration and a line to draw', async () => {
  const { body } = await route({ origin: office, destination: home });
  expect(body).toMatchObject({
    origin: { source: 'map' },
    destination: { label: home },
    service: 'answered',
  });
  expect(body.route.meters).toBeGreaterThan(4000);
  expect(body.route.seconds).toBeCloseTo(body.route.meters / PEER_SPEED, -1);
  expect(body.route.line).toEqual([
    [-95.9361, 41.2597],
    [-95.985, 41.267],
  ]);
  expect(Math.abs(body.straightMeters - body.route.meters)).toBeLessThan(5);
  expect(router.asked[0]?.path).toBe('/route/v1/driving/-95.93610,41.25970;-95.98500,41.26700');
});

test('without a route there is the straight line, labeled as such', async () => {
  const far = { origin: { latitude: 41, longitude: -101 }, destination: home };
  expect((await route(far)).body).toMatchObject({ route: null, service: 'unreachable' });
  const { body } = await route(
    { origin: { latitude: 41.2, longitude: -95.9 }, destination: home },
    plainMaria,
    plain,
  );
  expect(body).toMatchObject({ route: null, service: 'none' });
  expect(body.straightMeters).toBeGreaterThan(9000);
});

test('an end that can’t be found is refused at its field', async () => {
  expect(await route({ origin: 'nowhere at all', destination: home })).toMatchObject({
    status: 400,
    body: {
      code: 'address-not-found',
      errors: [{ field: 'origin', message: 'Origin can’t be found' }],
    },
  });
  expect(await route({ origin: home, destination: 'My office' }, plainMaria, plain)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'destination' }] },
  });
  expect(await route({ origin: '', destination: home })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'origin' }] },
  });
  geocoder.answerWith(() => ({ json: {}, status: 403 }));
  expect(await route({ origin: 'somewhere else', destination: home })).toMatchObject({
    status: 400,
    body: { code: 'address-service-unreachable' },
  });
});

test('a person can’t cause unlimited requests', async () => {
  const limited = await createAccountsApp(
    { OSRM_URL: router.url, OUTSIDE_ASKS_PER_PERSON: '2' },
    { rooms: homeRooms },
  );
  const someone = await limited.signIn(await limited.makePerson());
  const drive = (latitude: number) =>
    route(
      { origin: { latitude, longitude: -96 }, destination: { latitude: 41, longitude: -96 } },
      someone,
      limited,
    );
  for (const latitude of [41.1, 41.2]) expect((await drive(latitude)).status).toBe(200);
  expect((await drive(41.3)).status).toBe(429);
  expect((await drive(41.1)).body.service).toBe('answered');
  await limited.close();
});
