import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SampleMls } from '../../../../sample-mls/src/index.ts';
import { type FeedMarket, openFeedMarket } from '../../../test/feed-market.ts';
import { syncFeed } from '../runs/sync-feed.ts';
import { PhotoService } from './photo-service.ts';

const never = new AbortController().signal;
const LONG_AGO = 'expires=1000000000';

let at: FeedMarket;
let mls: SampleMls;
let stateDir: string;
/** Homes in search, newest first. */
let homes: number[];
const desks: PhotoService[] = [];

beforeAll(async () => {
  at = await openFeedMarket();
  stateDir = await mkdtemp(join(tmpdir(), 'homestead-photos-'));
  mls = await at.startMls({
    vendor: 'mls-grid',
    listings: 30,
    requestsPerSecond: 0,
    photosPerMinute: 0,
  });
  await syncFeed(nodeWith());
  homes = (
    await rowsOf(`select id from listing where visibility = 'search'
      order by listed_at desc, id desc`)
  ).map(({ id }) => Number(id));
  expect(homes.length).toBeGreaterThan(8);
});
afterAll(async () => {
  for (const desk of desks) await desk.close();
  await at.close();
  await rm(stateDir, { recursive: true, force: true });
});

function nodeWith(env: Record<string, string> = {}) {
  return at.nodeOf(mls, {
    MLS_VENDOR: 'mls-grid',
    MLS_ORIGINATING_SYSTEM: 'plains',
    MLS_REQUESTS_PER_SECOND: '1000',
    STATE_DIR: stateDir,
    ...env,
  });
}

function deskWith(env: Record<string, string> = {}): PhotoService {
  const desk = new PhotoService(nodeWith(env));
  desks.push(desk);
  return desk;
}

const rowsOf = async (sql: string) => (await at.database.pool.query(sql)).rows;
const photosOf = (home = 0) =>
  rowsOf(`select * from photo where listing_id = ${home} and shown order by position, id`);
const photo = async (id: number) => (await rowsOf(`select * from photo where id = ${id}`))[0];
const expire = (homesToo: readonly number[]) =>
  at.database.pool.query(
    `update photo set source_url = regexp_replace(source_url, 'expires=\\d+', $1)
     where listing_id = any($2)`,
    [LONG_AGO, homesToo],
  );

/** How many requests the work made to the MLS, by the quota. */
async function requestsOf(work: () => Promise<unknown>): Promise<number> {
  const used = async () =>
    Number(
      (
        await rowsOf(`select sum(requests) as n from feed_quota_use where strpos(source, '#') = 0`)
      )[0].n,
    );
  const before = await used();
  await work();
  return (await used()) - before;
}

test('refused addresses of a home are refreshed with one request, and its photos are kept', async () => {
  mls.faults({ expirePhotoAddresses: true });
  const photos = await photosOf(homes[0]);
  expect(photos.length).toBeGreaterThan(3);
  const desk = deskWith();
  const requests = await requestsOf(() =>
    Promise.all(photos.map(({ id }) => desk.copier.copy(id, never, true))),
  );
  expect(requests).toBe(1);
  for (const { id, source_url } of photos) {
    const now = await photo(id);
    expect(now).toMatchObject({ state: 'kept', failure: null });
    expect(now.source_url).not.toBe(source_url);
  }
});

test('a copy stays when the MLS signs the address of its picture again', async () => {
  const [before] = await photosOf(homes[0]);
  mls.faults({ expirePhotoAddresses: true });
  await at.database.pool.query(`update raw_record set record_hash = 'other'`);
  await at.database.empty('feed_cursor');
  await syncFeed(nodeWith());
  const after = await photo(before.id);
  expect(after.source_url).not.toBe(before.source_url);
  expect(after).toMatchObject({
    state: 'kept',
    token: before.token,
    content_hash: before.content_hash,
  });
});

test('addresses that have expired are refreshed before they are fetched, for the next homes too', async () => {
  const wanted = homes.slice(1, 6);
  await expire(wanted);
  const mains = await Promise.all(wanted.map(async (home) => (await photosOf(home))[0]));
  const desk = deskWith();
  const requests = await requestsOf(async () => {
    for (const { id } of mains) expect(await desk.copier.copy(id, never)).toBe(true);
  });
  expect(requests).toBe(1);
  const old = await rowsOf(`select id from photo where source_url like '%${LONG_AGO}%'`);
  expect(old).toEqual([]);
});

test('a picture the MLS no longer has fails with that reason, and is asked about once', async () => {
  const [home = 0] = homes.slice(6);
  const next = homes.at(-1) ?? 0;
  const [one, two] = await photosOf(home);
  const [other] = await photosOf(next);
  await expire([home, next]);
  await at.database.pool.query(
    `update photo set token = 'old' || id where listing_id in (${home}, ${next})`,
  );
  const desk = deskWith();
  const requests = await requestsOf(async () => {
    expect(await desk.copier.copy(one.id, never)).toBe(false);
    expect(await desk.copier.copy(two.id, never, true)).toBe(false);
    expect(await desk.copier.copy(other.id, never)).toBe(false);
  });
  expect(requests).toBe(1);
  for (const { id } of [one, two, other]) {
    expect(await photo(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      failure: 'its address has expired, and the MLS gives no other address',
    });
  }
});

test('no try is counted while the quota is used up', async () => {
  const [home = 0] = homes.slice(7);
  const [main] = await photosOf(home);
  await expire([home]);
  const desk = deskWith({ MLS_REQUESTS_PER_HOUR: '1' });
  expect(await desk.copier.copy(main.id, never)).toBe(false);
  const now = await photo(main.id);
  expect(now).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(now.failure).toContain('the MLS can’t be asked now');
  expect(now.failure).not.toContain('expires=');
});

test('visitors who ask for many homes leave at least 80 percent of the quota', async () => {
  const wanted = homes.slice(9);
  expect(wanted.length).toBeGreaterThan(3);
  await expire(wanted);
  await at.database.empty('feed_quota_use');
  const desk = deskWith({ MLS_REQUESTS_PER_HOUR: '10' });
  const requests = await requestsOf(async () => {
    for (const home of wanted) {
      const [main] = await photosOf(home);
      await desk.copier.copy(main.id, never, true);
    }
  });
  expect(requests).toBe(2);
});

test('without an MLS the failure says so', async () => {
  const [home = 0] = homes.slice(8);
  const [main] = await photosOf(home);
  await expire([home]);
  const services = nodeWith();
  const bare = { ...services, settings: { ...services.settings, MLS_URL: undefined } };
  const desk = new PhotoService(bare);
  desks.push(desk);
  expect(await desk.copier.copy(main.id, never)).toBe(false);
  expect((await photo(main.id)).failure).toBe(
    'its address has expired, and no MLS is configured to ask for another address',
  );
});
