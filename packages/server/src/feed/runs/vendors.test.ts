import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  findVendor,
  type SampleMls,
  type VendorName,
  vendorNames,
} from '../../../../sample-mls/src/index.ts';
import { DAY_MINUTES, type FeedMarket, openFeedMarket } from '../../../test/feed-market.ts';
import { FeedBusyError } from './feed-lock.ts';
import { sweepKeys } from './sweep-keys.ts';
import { syncFeed } from './sync-feed.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const startAt = Date.now() - 21 * DAY_MINUTES * 60_000;
let at: FeedMarket;
/** What every vendor's feed of this market must bring. */
let wanted: Awaited<ReturnType<typeof counts>>;

beforeAll(async () => {
  at = await openFeedMarket();
  const { mls, node } = await open('sample');
  await syncFeed(node);
  wanted = await counts();
  expect(wanted.listings).toBe(shown(mls));
  expect(wanted.photos).toBeGreaterThan(150);
  await empty();
});
afterEach(() => empty());
afterAll(() => at.close());

const empty = () => at.database.pool.query('truncate listing cascade');

/** A server that plays a vendor, without its limits in time, and a node that reads from it. */
async function open(vendor: VendorName, options: Parameters<FeedMarket['startMls']>[0] = {}) {
  const mls = await at.startMls({
    vendor,
    listings: 30,
    startAt,
    requestsPerSecond: 0,
    photosPerMinute: 0,
    ...options,
  });
  const env = {
    MLS_PAGE_SIZE: '15',
    MLS_REQUESTS_PER_SECOND: '1000',
    ...(vendor === 'mls-grid' && { MLS_ORIGINATING_SYSTEM: 'plains' }),
    ...(vendor !== 'sample' && { MLS_VENDOR: vendor }),
  };
  return { mls, env, node: at.nodeOf(mls, env) };
}

const shown = ({ market }: SampleMls) =>
  market.indices().filter((index) => !market.hidden(index)).length;

const counts = async () => ({
  listings: await at.count('listing where gone_at is null'),
  photos: await at.count('photo'),
  openHouses: await at.count('open_house'),
});

/** Keys of listings that are for sale. */
async function keysOf(count: number): Promise<string[]> {
  const { rows } = await at.database.pool.query(
    `select listing_key from listing where visibility = 'search' order by id limit $1`,
    [count],
  );
  expect(rows).toHaveLength(count);
  return rows.map((row) => row.listing_key);
}

const stateOf = async (key: string) =>
  (
    await at.database.pool.query(
      `select list_price_cents::int as price, next_open_house_starts_at as opens,
         visibility = 'search' as is_shown from listing where listing_key = $1`,
      [key],
    )
  ).rows[0];

const others = vendorNames.filter((name) => name !== 'sample');
test.each(others)('%s: load, change, open house, removal and sweep', async (vendor) => {
  const { mls, node } = await open(vendor);
  const first = await syncFeed(node);
  expect(first).toMatchObject({ outcome: 'done', failure: null, refused: 0 });
  expect(await counts()).toEqual(wanted);
  expect(await at.count('feed_resource where problem is not null')).toBe(0);

  const [cheaper = '', toVisit = '', gone = '', lost = ''] = await keysOf(4);
  const before = await stateOf(cheaper);
  mls.advance(1);
  mls.reprice(cheaper);
  const startsAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 26 * 3_600_000);
  mls.addOpenHouse(toVisit, startsAt);
  mls.remove(gone);
  mls.remove(lost, 'silent');
  const second = await syncFeed(node);
  expect(second).toMatchObject({ outcome: 'done', failure: null });
  expect((await stateOf(cheaper)).price).toBeLessThan(before.price);
  expect((await stateOf(toVisit)).opens).toEqual(startsAt);
  if (findVendor(vendor).removal === 'flagged') {
    expect((await stateOf(gone)).is_shown).toBe(false);
  }

  const sweep = await sweepKeys(node);
  expect(sweep).toMatchObject({ outcome: 'done', failure: null });
  for (const key of [gone, lost]) expect((await stateOf(key)).is_shown).toBe(false);
  expect(await at.count('listing where gone_at is null')).toBe(wanted.listings - 2);
  mls.advance(7 * DAY_MINUTES);
  const third = await syncFeed(node);
  expect(third).toMatchObject({ outcome: 'done', refused: 0 });
  expect(third.changed).toBeGreaterThan(0);
  expect(await sweepKeys(node)).toMatchObject({ outcome: 'done', failure: null });
  expect(await at.count('listing where gone_at is null')).toBe(shown(mls));
});

test.each(['sample', 'paragon'] as const)(
  '%s loses nothing when it caps pages without a word',
  async (vendor) => {
    const { mls, node } = await open(vendor);
    mls.faults({ silentPageCap: 7 });
    expect(await syncFeed(node)).toMatchObject({ outcome: 'done', failure: null });
    expect(await counts()).toEqual(wanted);
    expect(await sweepKeys(node)).toMatchObject({ outcome: 'done', removed: 0 });
    expect(await counts()).toEqual(wanted);
  },
);

test('new signatures of the same pictures copy nothing', async () => {
  const { mls, node } = await open('mls-grid');
  await syncFeed(node);
  await at.database.pool.query(
    `update photo set state = 'kept', content_hash = 'x', kept_at = now()`,
  );
  const [changed = ''] = await keysOf(1);
  mls.faults({ expirePhotoAddresses: true });
  mls.advance(1);
  mls.reprice(changed);
  const { rows: signed } = await at.database.pool.query('select source_url from photo');
  expect(await syncFeed(node)).toMatchObject({ outcome: 'done', failure: null });
  const { rows: renewed } = await at.database.pool.query(
    `select p.source_url from photo p join listing l on l.id = p.listing_id
     where l.listing_key = $1`,
    [changed],
  );
  expect(renewed.length).toBeGreaterThan(0);
  const before = new Set(signed.map((photo) => photo.source_url));
  for (const photo of renewed) expect(before).not.toContain(photo.source_url);
  expect(await at.count(`photo where state <> 'kept'`)).toBe(0);
  expect(await counts()).toEqual(wanted);
});

test('429 for ten minutes is waited out', async () => {
  const { mls, node } = await open('mls-grid');
  const startedAt = performance.now();
  const running = syncFeed(node, {
    onProgress: ({ seen }) => seen === 15 && mls.faults({ status429Minutes: 10 }),
  });
  while ((await at.count('listing')) === 0) await pause(20);
  await pause(100);
  mls.advance(10);
  expect(await running).toMatchObject({ outcome: 'done', failure: null });
  expect(performance.now() - startedAt).toBeGreaterThan(1_000);
  expect(await counts()).toEqual(wanted);
});

test('cut connections are tried again', async () => {
  const { mls, node } = await open('trestle');
  const onProgress = ({ seen }: { seen: number }) => {
    if (seen === 15) mls.faults({ cutAfterBytes: 20_000, cutNext: 2 });
  };
  const startedAt = performance.now();
  expect(await syncFeed(node, { onProgress })).toMatchObject({ outcome: 'done', failure: null });
  expect(performance.now() - startedAt).toBeGreaterThan(500);
  expect(await counts()).toEqual(wanted);
});

test('a killed load goes on from its page', async () => {
  const { mls, env, node } = await open('utah');
  const child = spawn(process.execPath, [join(root, 'packages/server/src/feed.ts'), 'sync'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      MODE: 'demo',
      LOG_LEVEL: 'silent',
      DATABASE_URL: at.database.url,
      MLS_URL: `${mls.url}/odata`,
      MLS_TOKEN: mls.token,
      MLS_NAME: 'Test MLS',
      ...env,
      MLS_PAGE_SIZE: '10',
    },
  });
  const ended = once(child, 'exit');
  while (
    child.exitCode === null &&
    (await at.count(`feed_offer where source = '${mls.url}/odata'`)) === 0
  )
    await pause(5);
  mls.faults({ delayMs: 300 });
  while (child.exitCode === null && (await at.count('listing')) < 10) await pause(5);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  mls.faults({ delayMs: 0 });
  const taken = await at.count('listing');
  expect(taken).toBeLessThan(wanted.listings);
  let rest = null;
  while (rest === null) {
    rest = await syncFeed(node).catch((error) => {
      if (!(error instanceof FeedBusyError)) throw error;
      return pause(50).then(() => null);
    });
  }
  expect(rest).toMatchObject({ outcome: 'done', changed: wanted.listings - taken });
  expect(await counts()).toEqual(wanted);
});
