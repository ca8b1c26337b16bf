import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findVendor,
  type SampleMls,
  type VendorName,
  vendorNames,
} from '../../../../sample-mls/src/index.ts';
import type { TestDatabase } from '../../../test/database.ts';
import { DAY_MINUTES, type FeedMarket, openFeedMarket } from '../../../test/feed-market.ts';
import { PhotoService } from '../photos/photo-service.ts';
import { FeedBusyError } from './feed-lock.ts';
import { sweepKeys } from './sweep-keys.ts';
import { syncFeed } from './sync-feed.ts';

const program = fileURLToPath(new URL('../../../test/sync-feeds.ts', import.meta.url));
const startAt = Date.now() - 21 * DAY_MINUTES * 60_000;
const PAGE = 8;
const others = vendorNames.filter((name) => name !== 'sample');
let at: FeedMarket;
let stateDir: string;
/** What every vendor's feed of this market must bring. */
let wanted: Awaited<ReturnType<typeof counts>>;

beforeAll(async () => {
  at = await openFeedMarket();
  stateDir = await mkdtemp(join(tmpdir(), 'homestead-vendors-'));
  const { mls, node, database } = await open('sample');
  await syncFeed(node);
  wanted = await counts(database);
  expect(wanted.listings).toBe(shown(mls));
  expect(wanted.photos).toBeGreaterThan(100);
});
afterAll(async () => {
  await at.close();
  await rm(stateDir, { recursive: true, force: true });
});

/**
 * A server that plays a vendor with signed photos, without its limits in time, and a node with a
 * database of its own. The node's waits take no time; each one calls `onWait`.
 */
async function open(vendor: VendorName, env: Record<string, string> = {}) {
  const database = await at.createDatabase();
  const mls = await at.startMls({
    vendor,
    listings: 24,
    startAt,
    requestsPerSecond: 0,
    photosPerMinute: 0,
    photoSeconds: 3600,
  });
  const own = {
    MLS_PAGE_SIZE: String(PAGE),
    MLS_REQUESTS_PER_SECOND: '1000',
    STATE_DIR: stateDir,
    ...(vendor === 'mls-grid' && { MLS_ORIGINATING_SYSTEM: 'plains' }),
    ...(vendor !== 'sample' && { MLS_VENDOR: vendor }),
    ...env,
  };
  const waits: number[] = [];
  const clock = { onWait: () => {} };
  const wait = async (ms: number) => {
    if (ms > 100) waits.push(ms);
    clock.onWait();
  };
  return { mls, database, clock, waits, node: { ...at.nodeOf(mls, own, database), wait } };
}

const shown = ({ market }: SampleMls) =>
  market.indices().filter((index) => !market.hidden(index)).length;

const counts = async (database: TestDatabase) => ({
  listings: await at.count('listing where gone_at is null', database),
  photos: await at.count(
    'photo p join listing l on l.id = p.listing_id where l.gone_at is null',
    database,
  ),
  openHouses: await at.count('open_house where ends_at > now()', database),
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe.each(others)('%s', (vendor) => {
  let mls: SampleMls;
  let its: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    its = await open(vendor);
    mls = its.mls;
  });

  const done = { outcome: 'done', failure: null, refused: 0 };
  const rowsOf = async (sql: string, values: unknown[] = []) =>
    (await its.database.pool.query(sql, values)).rows;
  const stateOf = async (key: string) =>
    (
      await rowsOf(
        `select list_price_cents::int as price, next_open_house_starts_at as opens,
           visibility = 'search' as is_shown from listing where listing_key = $1`,
        [key],
      )
    )[0];
  /** The key of a home for sale, another one for each test. */
  const keyOf = async (number: number): Promise<string> =>
    (
      await rowsOf(
        `select listing_key from listing where visibility = 'search' order by id offset $1 limit 1`,
        [number],
      )
    )[0].listing_key;
  /** Forgets everything read, but not the offer. */
  const startOver = async () => {
    await its.database.empty('listing', 'feed_cursor');
    await rowsOf(`update feed_offer set page_caps = '{}'`);
    its.waits.length = 0;
  };

  test('first load', async () => {
    expect(await syncFeed(its.node)).toMatchObject(done);
    expect(await counts(its.database)).toEqual(wanted);
    expect(await at.count('feed_resource where problem is not null', its.database)).toBe(0);
  });

  test('delta', async () => {
    const key = await keyOf(0);
    const { price } = await stateOf(key);
    mls.advance(1);
    mls.reprice(key);
    expect(await syncFeed(its.node)).toMatchObject(done);
    expect((await stateOf(key)).price).toBeLessThan(price);
  });

  test('open house', async () => {
    const key = await keyOf(1);
    const startsAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 26 * 3_600_000);
    mls.advance(1);
    mls.addOpenHouse(key, startsAt);
    expect(await syncFeed(its.node)).toMatchObject(done);
    expect((await stateOf(key)).opens).toEqual(startsAt);
  });

  test('deletion and sweep', async () => {
    const [gone, lost] = [await keyOf(2), await keyOf(3)];
    mls.advance(1);
    mls.remove(gone);
    mls.remove(lost, 'silent');
    expect(await syncFeed(its.node)).toMatchObject(done);
    if (findVendor(vendor).removal === 'flagged') {
      expect((await stateOf(gone)).is_shown).toBe(false);
    }
    expect(await sweepKeys(its.node)).toMatchObject(done);
    for (const key of [gone, lost]) expect((await stateOf(key)).is_shown).toBe(false);
    expect((await counts(its.database)).listings).toBe(shown(mls));
    expect(await sweepKeys(its.node)).toMatchObject({ ...done, removed: 0 });
  });

  test('photo address that expires', async () => {
    const [home] = await rowsOf(
      `select l.listing_key as key, p.id, p.source_url from photo p
       join listing l on l.id = p.listing_id
       where l.visibility = 'search' and p.shown order by l.id, p.position limit 1`,
    );
    const photo = async () => (await rowsOf('select * from photo where id = $1', [home.id]))[0];
    mls.faults({ expirePhotoAddresses: true });
    const photos = new PhotoService(its.node);
    expect(await photos.copier.copy(home.id, new AbortController().signal, true)).toBe(true);
    await photos.close();
    const kept = await photo();
    expect(kept).toMatchObject({ state: 'kept', failure: null });
    expect(kept.source_url).not.toBe(home.source_url);

    // Open houses that came on their own aren't in the stored records yet.
    await its.database.empty('feed_cursor');
    expect(await syncFeed(its.node)).toMatchObject(done);
    mls.faults({ expirePhotoAddresses: true });
    await its.database.empty('feed_cursor');
    const again = await syncFeed(its.node);
    expect(again).toMatchObject({ ...done, changed: 0 });
    expect(again.seen).toBeGreaterThanOrEqual(shown(mls));
    mls.advance(1);
    mls.reprice(home.key);
    expect(await syncFeed(its.node)).toMatchObject(done);
    const renewed = await photo();
    expect(renewed.source_url).not.toBe(kept.source_url);
    expect(renewed).toMatchObject({ state: 'kept', content_hash: kept.content_hash });
  });

  test('pages capped without a word', async () => {
    const before = await counts(its.database);
    await startOver();
    mls.faults({ silentPageCap: 5 });
    expect(await syncFeed(its.node)).toMatchObject(done);
    expect(await counts(its.database)).toEqual(before);
    expect(await sweepKeys(its.node)).toMatchObject({ ...done, removed: 0 });
    expect(await counts(its.database)).toEqual(before);
    mls.faults({ silentPageCap: 0 });
  });

  test('429 for ten minutes', async () => {
    const before = await counts(its.database);
    await startOver();
    its.clock.onWait = () => {
      if (sum(its.waits) >= 600_000) mls.faults({ status429Minutes: 0 });
    };
    const run = syncFeed(its.node, {
      onProgress: ({ seen }) => seen === PAGE && mls.faults({ status429Minutes: 60 }),
    });
    expect(await run).toMatchObject(done);
    expect(sum(its.waits)).toBeGreaterThan(600_000);
    expect(sum(its.waits)).toBeLessThan(900_000);
    expect(await counts(its.database)).toEqual(before);
  });

  test('connections that are cut', async () => {
    const before = await counts(its.database);
    await startOver();
    const run = syncFeed(its.node, {
      onProgress: ({ seen }) => seen === PAGE && mls.faults({ cutAfterBytes: 100, cutNext: 2 }),
    });
    expect(await run).toMatchObject(done);
    expect(its.waits).toHaveLength(2);
    expect(await counts(its.database)).toEqual(before);
  });
});

describe('a load that is killed', () => {
  const env = { MLS_PAGE_SIZE: '4', MLS_NAME: 'Test MLS' };
  const all = new Map<VendorName, Awaited<ReturnType<typeof open>>>();

  beforeAll(async () => {
    for (const vendor of others) all.set(vendor, await open(vendor, env));
    const feeds = [...all].map(([vendor, { mls, database }]) => ({
      url: database.url,
      env: {
        ...env,
        MODE: 'demo',
        MLS_VENDOR: vendor,
        MLS_URL: `${mls.url}/odata`,
        MLS_TOKEN: mls.token,
        MLS_REQUESTS_PER_SECOND: '1000',
        ...(vendor === 'mls-grid' && { MLS_ORIGINATING_SYSTEM: 'plains' }),
      },
    }));
    const child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, FEEDS: JSON.stringify(feeds) },
    });
    const ended = once(child, 'exit');
    const reaches = async (sql: string, database: TestDatabase) => {
      while (child.exitCode === null && (await at.count(sql, database)) === 0) await pause(5);
    };
    await Promise.all(
      [...all.values()].map(async ({ mls, database }) => {
        await reaches('feed_offer', database);
        mls.faults({ delayMs: 100 });
        await reaches('listing', database);
        mls.faults({ delayMs: 60_000 });
      }),
    );
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  test.each(others)('goes on from its page at %s', async (vendor) => {
    const { mls, database, node } = all.get(vendor) as Awaited<ReturnType<typeof open>>;
    mls.faults({ delayMs: 0 });
    const taken = await at.count('listing', database);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(wanted.listings);
    expect(await at.count('feed_cursor where page_link is not null', database)).toBe(1);
    let rest = null;
    while (rest === null) {
      rest = await syncFeed(node).catch((error) => {
        if (!(error instanceof FeedBusyError)) throw error;
        return pause(50).then(() => null);
      });
    }
    expect(rest).toMatchObject({ outcome: 'done', changed: wanted.listings - taken });
    expect(await counts(database)).toEqual(wanted);
  });
});
