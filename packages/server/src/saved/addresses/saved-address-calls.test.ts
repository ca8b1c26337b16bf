import { savedEndpoints } from '@homestead/contract/saved';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import type { OutsidePeer } from '../../../test/outside-peer.ts';
import { startRouterPeer } from '../../../test/outside-peers.ts';

let site: AccountsApp;
let router: OutsidePeer;
let maria: TestPerson;
let asMaria: SignedIn;
let asJohn: SignedIn;

beforeAll(async () => {
  router = await startRouterPeer();
  site = await createAccountsApp({ OSRM_URL: router.url }, { rooms: homeRooms });
  await insertListings(site.database.db, [
    ...Array.from({ length: 9 }, (_, n) => ({
      mls_number: `K${n}`,
      street_address: `${n} Kept St`,
      position: { x: (-9590 - n) / 100, y: 41.2 },
    })),
    {
      mls_number: 'KA',
      street_address: '10 Kept St',
      position: { x: -95.9, y: 41.3 },
      position_approximate: true,
    },
    { mls_number: 'KH', address_shown: false, position: { x: -95.9, y: 41.2 } },
  ]);
  maria = await site.makePerson();
  asMaria = await site.signIn(maria);
  asJohn = await site.signIn(await site.makePerson());
});
afterAll(async () => {
  await site.close();
  await router.close();
});
beforeEach(async () => {
  await site.database.pool.query('delete from saved_address');
});

const save = (label: string, address: string, as: SignedIn | null = asMaria) =>
  site.post(savedEndpoints.saveAddress.path, { label, address }, as);
const list = (as: SignedIn | null = asMaria) =>
  site.get(savedEndpoints.getSavedAddresses.path, null, as);
const remove = (addressId: unknown, as: SignedIn | null = asMaria) =>
  site.post(savedEndpoints.removeSavedAddress.path, { addressId }, as);
const commute = (mlsNumber: string, as: SignedIn | null = asMaria) =>
  site.get('Property/GetCommute', { mlsNumber }, as);

test('saved addresses are only for people who are signed in', async () => {
  const stranger = [
    await save('Work', '1 Kept St', null),
    await list(null),
    await remove('7d8a0c9e-0000-4000-8000-000000000001', null),
    await commute('K1', null),
  ];
  expect(stranger.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('saved addresses are the caller’s own, and private', async () => {
  const { status, body } = await save('Work', '1 kept st');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    label: 'Work',
    address: '1 Kept St, Omaha, NE 68132',
    latitude: 41.2,
    longitude: -95.91,
  });
  expect((await list()).body).toEqual({ value: [body], hasTravelTimes: true });
  expect((await list(asJohn)).body.value).toEqual([]);
  expect(await remove(body.addressId, asJohn)).toMatchObject({
    status: 404,
    body: { code: 'saved-address-not-found' },
  });
  expect((await remove(body.addressId)).body).toEqual({ statusCode: 'success' });
  expect((await remove(body.addressId)).status).toBe(404);
  expect((await list()).body.value).toEqual([]);
});

test('saving the same address again updates its name', async () => {
  const first = (await save('Work', '1 Kept St')).body;
  const again = (await save('Office', '1 KEPT ST, Omaha')).body;
  expect(again).toEqual({ ...first, label: 'Office' });
});

test('there are five at most, even when many are saved at the same time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, n) => save(`Place ${n}`, `${n} Kept St`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    200, 200, 200, 200, 200, 409, 409, 409, 409,
  ]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('saved-addresses-full');
  const { value } = (await list()).body;
  expect(value).toHaveLength(5);
  expect((await remove(value[2].addressId)).status).toBe(200);
  expect((await save('Late', '10 Kept St')).status).toBe(200);
  expect((await list()).body.value[2].label).toBe('Late');
});

test('invalid input is refused at its field', async () => {
  expect(await save('', '1 Kept St')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'label', label: 'Name' }] },
  });
  expect(await save('Work', 'Nowhere 5')).toMatchObject({
    status: 400,
    body: { code: 'address-not-found', errors: [{ field: 'address' }] },
  });
  expect((await remove('not an id')).status).toBe(400);
  expect((await commute('')).status).toBe(400);
  expect((await commute('nothing')).status).toBe(404);
});

test('the commute from a home gives minutes by car and the straight line', async () => {
  await save('Work', '1 Kept St');
  await save('School', '8 Kept St');
  const { body } = await commute('K0');
  expect(body.isApproximate).toBe(false);
  expect(body.value).toMatchObject([
    { label: 'Work', minutes: 1 },
    { label: 'School', minutes: 7 },
  ]);
  expect(Math.abs(body.value[1].straightMeters - 6693)).toBeLessThan(20);
  expect((await commute('K0', asJohn)).body.value).toEqual([]);
  expect((await commute('KA')).body.isApproximate).toBe(true);
  expect((await commute('KH')).body.value).toEqual([]);
});

test('with `cachedOnly` no outside request is made', async () => {
  await save('Work', '1 Kept St');
  const cached = () =>
    site.get('Property/GetCommute', { mlsNumber: 'K7', cachedOnly: 'true' }, asMaria);
  const before = router.asked.length;
  expect((await cached()).body).toMatchObject({ value: [{ minutes: null }], isComplete: false });
  expect(router.asked).toHaveLength(before);
  await commute('K7');
  expect((await cached()).body).toMatchObject({ value: [{ minutes: 6 }], isComplete: true });
});

test('a router that can’t be reached leaves the straight line', async () => {
  await save('Work', '1 Kept St');
  router.answerWith(() => ({ json: {}, status: 503 }));
  const { body } = await commute('K5');
  expect(body.value[0]).toMatchObject({ minutes: null });
  expect(body.value[0].straightMeters).toBeGreaterThan(3000);
});

test('a person’s export includes them, their erasure deletes them', async () => {
  await save('Work', '1 Kept St');
  const { personData } = site.accounts;
  const facts = await personData.exportOf(site.database.db, maria.id);
  expect(facts.saved?.savedAddresses).toMatchObject([
    { label: 'Work', address: '1 Kept St, Omaha, NE 68132' },
  ]);
  await site.database.db.transaction().execute((tx) => personData.erase(tx, [maria.id]));
  expect((await site.database.pool.query('select from saved_address')).rowCount).toBe(0);
});
