import { listingEndpoints } from '@homestead/contract/listings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { syncFeed } from '#feed';
import { createApp, type Services } from '#platform';
import { insertListings } from '../test/factories/listings.ts';
import { type FeedMarket, openFeedMarket } from '../test/feed-market.ts';
import { feedState } from '../test/feed-state.ts';
import { homeRooms } from '../test/home-rooms.ts';

const permitted = { MLS_SHOW_CLOSED: 'true', MLS_SHOW_COMING_SOON: 'true' };
const forbidden = { MLS_SHOW_CLOSED: 'false', MLS_SHOW_COMING_SOON: 'false' };
const area: [number, number, number, number] = [-96, 41.2, -95.9, 41.3];
const position = { x: -95.98, y: 41.26 };

let at: FeedMarket;

beforeEach(async () => {
  at = await openFeedMarket();
});
afterEach(() => at.close());

/** What the calls of a server just started with these services show. */
async function shownBy(services: Services) {
  const app = await createApp({ services, rooms: homeRooms, checkAnswers: true });
  const ask = async (method: 'GET' | 'POST', path: string, given: object) => {
    const input = method === 'GET' ? { query: given } : { payload: given };
    return app.inject({ method, url: `/api/v1/${path}`, ...input } as never);
  };
  try {
    const status = ['Active', 'Closed', 'ComingSoon'];
    const paths = listingEndpoints;
    const search = (await ask('POST', paths.searchListings.path, { status })).json();
    const points = (await ask('POST', paths.getMapPoints.path, { status, bbox: area })).json();
    const asked = { status, bbox: area, zoom: 12 };
    const counted = { filter: {}, lists: ['status'] };
    const page = async (id: string) =>
      (await ask('GET', paths.getListing.path, { PropertyId: id })).statusCode;
    return {
      found: search.value.map((card: { listingid: string }) => card.listingid).sort(),
      sold: (await ask('POST', paths.countHomes.path, { status: ['Closed'] })).json().count,
      points: points.total,
      onMap: (await ask('POST', paths.getMapClusters.path, asked)).json().total,
      options: (await ask('GET', paths.getOptionLists.path, {})).json().status,
      counts: (await ask('POST', paths.countOptions.path, counted)).json().counts.status,
      pages: [await page('SOLD'), await page('SOON'), await page('OPEN')],
    };
  } finally {
    await app.close();
  }
}

test('what was permitted and no longer is shows nowhere from the start', async () => {
  await insertListings(at.database.db, [
    { mls_number: 'OPEN', position },
    { mls_number: 'SOLD', visibility: 'page', standard_status: 'Closed', position },
    { mls_number: 'SOON', standard_status: 'ComingSoon', position },
  ]);
  const offline = { url: 'http://127.0.0.1:9', token: 'none' } as never;
  expect(await shownBy(at.nodeOf(offline, permitted))).toEqual({
    found: ['OPEN', 'SOLD', 'SOON'],
    sold: 1,
    points: 3,
    onMap: 3,
    options: ['Active', 'ComingSoon', 'Closed'],
    counts: { Active: 1, ActiveUnderContract: 0, Pending: 0, ComingSoon: 1 },
    pages: [200, 200, 200],
  });
  expect(await shownBy(at.nodeOf(offline, forbidden))).toEqual({
    found: ['OPEN'],
    sold: 0,
    points: 1,
    onMap: 1,
    options: ['Active'],
    counts: { Active: 1, ActiveUnderContract: 0, Pending: 0, ComingSoon: 0 },
    pages: [404, 404, 200],
  });
});

test('homes hidden at a start come back with the next pass that may show them', async () => {
  const mls = await at.startMls();
  await syncFeed(at.nodeOf(mls, permitted));
  const before = await feedState(at.database.pool);
  const sold = await at.count(`listing where visibility = 'page'`);
  expect(sold).toBeGreaterThan(0);
  await shownBy(at.nodeOf(mls, forbidden));
  expect(await at.count(`listing where visibility = 'page'`)).toBe(0);
  expect(
    await at.count(`listing where visibility <> 'none' and standard_status = 'ComingSoon'`),
  ).toBe(0);
  await syncFeed(at.nodeOf(mls, permitted));
  expect(await feedState(at.database.pool)).toEqual(before);
});

test('a start with nothing to hide does not wait for a pass that writes', async () => {
  await insertListings(at.database.db, [{ mls_number: 'OPEN', position }]);
  const offline = { url: 'http://127.0.0.1:9', token: 'none' } as never;
  await at.whileWriting(async () => {
    expect((await shownBy(at.nodeOf(offline, forbidden))).found).toEqual(['OPEN']);
  });
});
