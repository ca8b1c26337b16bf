import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSampleMls } from '../../../../sample-mls/src/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createTestHouse } from '../../../test/house.ts';
import { getFeedStatus } from './feed-status-store.ts';
import { startFeed } from './start-feed.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const feedJobs = (names: readonly string[]) =>
  names.filter((name) => name.startsWith('listings.')).sort();

test('without an MLS nothing is asked of anybody, and the status says so', async () => {
  const house = createTestHouse(database);
  startFeed(house);
  expect(feedJobs(house.jobs.names)).toEqual([
    'listings.feed-tidy',
    'listings.index-words',
    'listings.open-houses-roll',
  ]);
  expect(await getFeedStatus(database.db, house.settings)).toMatchObject({
    mls: null,
    lastSync: null,
    lagMs: null,
    listings: { search: 0, page: 0, none: 0, gone: 0 },
  });
});

test('with an MLS the first pass begins as soon as jobs run', async () => {
  const mls = await startSampleMls({ listings: 250, clockRate: 0, requestsPerMinute: 0 });
  const env = { MODE: 'demo', MLS_URL: `${mls.url}/odata`, MLS_TOKEN: mls.token };
  const told: string[] = [];
  const house = {
    ...createTestHouse(database, { env: { ...env, MLS_NAME: 'Test MLS', MLS_PAGE_SIZE: '50' } }),
    tell: (sentence: string) => told.push(sentence),
  };
  startFeed(house);
  await house.jobs.start();
  try {
    await expect
      .poll(async () => (await getFeedStatus(database.db, house.settings)).lastSync?.outcome, {
        timeout: 20_000,
      })
      .toBe('done');
    const status = await getFeedStatus(database.db, house.settings);
    expect(status).toMatchObject({ mls: { name: 'Test MLS' }, lastSync: { isRunning: false } });
    expect(status.listings.search).toBeGreaterThan(100);
    expect(status.quota.requests).toBe(status.lastSync?.requests);
    expect(status.lagMs).toBeGreaterThanOrEqual(0);
    expect(told.at(-1)).toMatch(/^Test MLS: (\d+) of \1 listings are in\.$/);
  } finally {
    await house.jobs.stop();
    await mls.close();
  }
});
