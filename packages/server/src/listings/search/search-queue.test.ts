import { listingEndpoints as calls } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type App, createApp, type Services } from '#platform';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { createTestServices } from '../../../test/services.ts';
import { openListings } from '../listing-deps.ts';

let database: TestDatabase;
let services: Services;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  services = createTestServices(database, { env: { DATABASE_POOL: '3' } });
  app = await createApp({ services, rooms: homeRooms });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const box = { bbox: [-96, 41.2, -95.9, 41.3] };
const searches = [
  [calls.searchListings, { pageSize: 5 }],
  [calls.searchListings, { pageSize: 5, pageNo: 3 }],
  [calls.countHomes, {}],
  [calls.countOptions, { filter: {}, lists: ['city'] }],
  [calls.getMapPoints, box],
  [calls.getMapClusters, { ...box, zoom: 12 }],
  [calls.getOptionLists, {}],
  [calls.getPlaces, { kind: 'city' }],
  [calls.getPlace, { kind: 'city', slug: 'omaha' }],
] as const;

function ask(
  { method, path }: { method: string; path: string },
  input: object,
  remoteAddress = '127.0.0.1',
) {
  const url = `/api/v1/${path}`;
  return app.inject(
    method === 'GET'
      ? { url, remoteAddress, query: input as Record<string, string> }
      : { method: 'POST', url, remoteAddress, payload: input },
  );
}

test('searches leave most connections to the rest, and too many of them are refused', async () => {
  const held = Promise.withResolvers<void>();
  let running = 0;
  const slow = Array.from({ length: 21 }, () =>
    openListings(services).caches.search(() => {
      running += 1;
      return held.promise;
    }),
  );
  expect(running).toBe(1);
  for (const [call, input] of searches) {
    const refused = await ask(call, input);
    expect([refused.statusCode, refused.json().code], call.path).toEqual([503, 'busy']);
    expect(refused.headers['retry-after']).toBe('5');
  }
  expect((await ask(calls.getListing, { PropertyId: 'H1' })).statusCode).toBe(404);
  held.resolve();
  await Promise.all(slow);
  for (const [call, input] of searches.slice(0, -1)) {
    expect((await ask(call, input)).statusCode, call.path).toBe(200);
  }
});

test('one visitor can’t fill the queue: another one’s search waits and is answered', async () => {
  const held = Promise.withResolvers<void>();
  const slow = openListings(services).caches.search(() => held.promise);
  const search = (n: number, address: string) =>
    ask(calls.countHomes, { pricemin: 100_000 + n }, address);
  const refused: unknown[] = [];
  const theirs = Array.from({ length: 30 }, async (_, n) => {
    const reply = await search(n, `2001:db8:1:2${10 + n}::1`);
    if (reply.statusCode !== 200) refused.push([reply.statusCode, reply.json().code]);
  });
  await vi.waitFor(() => expect(refused).toHaveLength(20));
  expect(refused).toEqual(Array(20).fill([503, 'busy']));
  const other = search(99, '203.0.113.9');
  const mine = search(100, '2001:db8:1:300::1');
  held.resolve();
  await Promise.all([slow, ...theirs]);
  expect([(await other).statusCode, (await mine).statusCode]).toEqual([200, 200]);
  expect(refused).toHaveLength(20);
});
