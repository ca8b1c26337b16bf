import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FeedMarket, openFeedMarket } from '../../../test/feed-market.ts';
import { syncFeed } from '../runs/sync-feed.ts';
import { checkFeed } from './check-feed.ts';
import { getFeedReport } from './get-feed-report.ts';

let at: FeedMarket;
const { signal } = new AbortController();

beforeEach(async () => {
  at = await openFeedMarket();
});
afterEach(() => at.close());

test('a check says what the MLS offers and writes no listings', async () => {
  const node = at.nodeOf(await at.startMls({ vendor: 'utah', listings: 40 }));
  const { offer, listings, photo } = await checkFeed(node, signal);
  expect(listings).toBeGreaterThan(20);
  expect(photo).toEqual({ outcome: 'fetched' });
  expect(offer).toMatchObject({ metadataProblem: null, keyFilter: { form: 'or' } });
  expect(offer.resources.map(({ name, use }) => [name, use])).toEqual([
    ['Property', 'listings'],
    ['Media', 'expanded'],
    ['OpenHouse', 'expanded'],
    ['PropertyRooms', 'absent'],
    ['PropertyUnitTypes', 'expanded'],
    ['Lookup', 'absent'],
  ]);
  expect(await at.count('listing')).toBe(0);
});

test('an MLS that refuses us fails the check', async () => {
  const node = at.nodeOf(await at.startMls(), { MLS_TOKEN: 'wrong' });
  await expect(checkFeed(node, signal)).rejects.toThrow('401');
});

test('a resource that fails doesn’t fail the run, and the report says why', async () => {
  const mls = await at.startMls({ vendor: 'paragon', listings: 40 });
  const node = at.nodeOf(mls);
  await checkFeed(node, signal);
  const away = (from: string, to: string) =>
    at.database.pool.query(`update feed_offer set offer = replace(offer::text, $1, $2)::json`, [
      from,
      to,
    ]);
  await away('"name":"Media","key"', '"name":"Mediums","key"');
  expect(await syncFeed(node)).toMatchObject({ outcome: 'done', refused: 0 });
  const of = async (name: string) =>
    (await getFeedReport(node)).offer?.resources.find((resource) => resource.name === name);
  expect(await of('Property')).toMatchObject({ problem: null, readAt: expect.any(String) });
  expect(await of('Mediums')).toMatchObject({
    use: 'own',
    problem: expect.stringContaining('404'),
  });
  expect(await at.count('listing')).toBeGreaterThan(20);
  expect(await at.count('photo')).toBe(0);
});

test('listings that came without their photos are read again', async () => {
  const mls = await at.startMls({ vendor: 'paragon', listings: 40 });
  const node = at.nodeOf(mls);
  await syncFeed(node);
  const photos = await at.count('photo');
  await at.database.pool.query('delete from photo');
  await at.database.pool.query(`update raw_record set record_hash = ''`);
  await at.database.pool.query(
    `update feed_resource set missed_since = '2020-01-01' where resource = 'Media'`,
  );
  await syncFeed(node);
  expect(photos).toBeGreaterThan(40);
  expect(await at.count('photo')).toBe(photos);
  expect(await at.count('feed_resource where missed_since is not null')).toBe(0);
});
