import { listingEndpoints } from '@homestead/contract/listings';
import { metersBetween } from '@homestead/contract/places';
import { savedEndpoints } from '@homestead/contract/saved';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cellOf } from '#listings';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';
import { insertListings, raiseFeedVersion } from '../../../test/factories/listings.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import type { OutsidePeer } from '../../../test/outside-peer.ts';
import { PEER_SPEED, startRouterPeer } from '../../../test/outside-peers.ts';
import { middleOf } from './commute-blocks.ts';

let site: AccountsApp;
let plain: AccountsApp;
let router: OutsidePeer;
let maria: SignedIn;
let john: SignedIn;
let work: string;

const office = { x: -95.94, y: 41.26 };
/** Homes spread around the office, some on the very edges of cells. */
const homes = Array.from({ length: 300 }, (_, n) => ({
  mls_number: `C${n}`,
  street_address: `${n} Commute St`,
  address_shown: n % 17 !== 0,
  position:
    n === 0
      ? office
      : n % 11 === 0
        ? { x: -0.0192 * (4990 + n), y: 0.0145 * (2830 + (n % 40)) }
        : { x: -95.94 + ((n * 37) % 101) / 150 - 0.34, y: 41.26 + ((n * 53) % 97) / 150 - 0.32 },
}));

const start = async (env: Record<string, string>) => {
  const app = await createAccountsApp(env, { rooms: homeRooms });
  await insertListings(app.database.db, [
    ...homes,
    { mls_number: 'CX', street_address: '1 Office Plaza', position: office },
    { mls_number: 'CN', position: null },
  ]);
  return app;
};

beforeAll(async () => {
  router = await startRouterPeer();
  site = await start({ OSRM_URL: router.url });
  plain = await start({});
  maria = await site.signIn(await site.makePerson());
  john = await site.signIn(await site.makePerson());
  const kept = await keep(site, maria);
  work = kept.body.addressId;
});
afterAll(async () => {
  await Promise.all([site.close(), plain.close()]);
  await router.close();
});
beforeEach(() => {
  router.asked.length = 0;
});

const keep = (app: AccountsApp, as: SignedIn) =>
  app.post(savedEndpoints.saveAddress.path, { label: 'Work', address: '1 Office Plaza' }, as);
const search = (minutes: unknown, as: SignedIn | null = maria, addressid: unknown = work) =>
  site.post(
    listingEndpoints.searchListings.path,
    { commute: { addressid, minutes }, pageSize: 100 },
    as,
  );
const numbersOf = (body: { value: { listingid: string }[] }) =>
  body.value.map(({ listingid }) => listingid).sort();

/** The expected result from checking each home: the middle of its cell is near enough. */
function expected(minutes: number): string[] {
  return [...homes, { mls_number: 'CX', address_shown: true, position: office }]
    .filter(({ address_shown, position }) => {
      const { longitude, latitude } = middleOf(cellOf(position));
      const meters = metersBetween([office.x, office.y], [longitude, latitude]);
      return address_shown && Math.round(meters / PEER_SPEED) <= minutes * 60;
    })
    .map(({ mls_number }) => mls_number)
    .sort();
}

test.each([7, 10, 15])(
  'homes within %i minutes are those of the cells in range',
  async (minutes) => {
    const { status, body } = await search(minutes);
    expect(status).toBe(200);
    const wanted = expected(minutes);
    expect(wanted.length).toBeGreaterThan(1);
    expect(wanted.length).toBeLessThan(100);
    expect(numbersOf(body)).toEqual(wanted);
    expect(body.odatacount).toBe(wanted.length);
  },
);

test('count and map agree with the list', async () => {
  const commute = { addressid: work, minutes: 10 };
  const count = await site.post(listingEndpoints.countHomes.path, { commute }, maria);
  expect(count.body.count).toBe(expected(10).length);
  const map = await site.post(
    listingEndpoints.getMapPoints.path,
    { commute, bbox: [-97, 40, -95, 42] },
    maria,
  );
  expect(map.body.total).toBe(expected(10).length);
});

test('travel times are requested once, one table each, and remembered', async () => {
  await site.database.pool.query('delete from outside_answer');
  await raiseFeedVersion(site.database.db);
  await search(12);
  const tables = router.asked.length;
  expect(tables).toBeGreaterThan(0);
  expect(tables).toBeLessThan(30);
  for (const { path, query } of router.asked) {
    expect(path.split(';')).toHaveLength(82);
    expect(query.get('sources')).toBe('0');
  }
  await search(12);
  await raiseFeedVersion(site.database.db);
  await search(12);
  await search(11);
  expect(router.asked).toHaveLength(tables);
});

test('the address must be the caller’s own', async () => {
  for (const as of [john, null]) {
    expect(await search(10, as)).toMatchObject({
      status: 404,
      body: { code: 'saved-address-not-found', errors: [{ field: 'commute' }] },
    });
  }
  expect((await search(10, maria, '7d8a0c9e-0000-4000-8000-000000000001')).status).toBe(404);
});

test('a commute that can’t be read is refused at its field', async () => {
  for (const [minutes, id] of [
    [0, work],
    [181, work],
    ['ten', work],
    [10, 'work'],
  ]) {
    const { status, body } = await search(minutes, maria, id);
    expect(status).toBe(400);
    expect(body.errors[0].field).toMatch(/^commute/);
  }
});

test('without a router the filter is refused with a clear message', async () => {
  const someone = await plain.signIn(await plain.makePerson());
  const { body } = await keep(plain, someone);
  expect(
    (await plain.get(savedEndpoints.getSavedAddresses.path, null, someone)).body.hasTravelTimes,
  ).toBe(false);
  const commute = { addressid: body.addressId, minutes: 10 };
  expect(
    await plain.post(listingEndpoints.searchListings.path, { commute }, someone),
  ).toMatchObject({
    status: 400,
    body: { code: 'commute-not-configured', errors: [{ field: 'commute' }] },
  });
});

test('a failing router is reported, and never treated as homes out of range', async () => {
  const down = await start({ OSRM_URL: 'http://127.0.0.1:9' });
  const someone = await down.signIn(await down.makePerson());
  const { body } = await keep(down, someone);
  const commute = { addressid: body.addressId, minutes: 10 };
  expect(await down.post(listingEndpoints.searchListings.path, { commute }, someone)).toMatchObject(
    {
      status: 400,
      body: { code: 'commute-unreachable', errors: [{ field: 'commute' }] },
    },
  );
  await down.close();
});

test('each table counts against the person’s day, and a commute beyond it sends none', async () => {
  const limited = await start({ OSRM_URL: router.url, OUTSIDE_REQUESTS_PER_PERSON_DAY: '40' });
  const people = await Promise.all(
    [1, 2].map(async () => {
      const someone = await limited.signIn(await limited.makePerson());
      const { body } = await keep(limited, someone);
      const find = (minutes: number) =>
        limited.post(
          listingEndpoints.searchListings.path,
          { commute: { addressid: body.addressId, minutes } },
          someone,
        );
      return { find };
    }),
  );
  const [one, other] = people as [(typeof people)[0], (typeof people)[0]];
  expect((await one.find(10)).status).toBe(200);
  const sent = router.asked.length;
  expect(sent).toBeGreaterThan(1);
  await limited.database.pool.query(
    `update throttle set points = 41 - $1 where key like 'day:%' and points = $1`,
    [sent],
  );
  await limited.database.pool.query('delete from outside_answer');
  await raiseFeedVersion(limited.database.db);
  expect((await one.find(10)).status).toBe(429);
  expect(router.asked).toHaveLength(sent);
  expect((await other.find(10)).status).toBe(200);
  expect(router.asked).toHaveLength(2 * sent);
  await limited.close();
});
