import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSampleMls } from '../../../../sample-mls/src/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createTestServices } from '../../../test/services.ts';
import { getFeedStatus } from '../status/get-feed-status.ts';
import { startFeed } from './start-feed.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const feedJobs = (names: readonly string[]) =>
  names.filter((name) => name.startsWith('feed.')).sort();

test('without an MLS no request is made, and the status says so', async () => {
  const services = createTestServices(database);
  startFeed(services);
  expect(feedJobs(services.jobs.names)).toEqual([
    'feed.index-words',
    'feed.roll-open-houses',
    'feed.tidy',
  ]);
  expect(await getFeedStatus(database.db, services.settings)).toMatchObject({
    mls: null,
    lastSync: null,
    lagMs: null,
    listings: { search: 0, page: 0, none: 0, gone: 0 },
  });
});

test('with an MLS the first pass starts as soon as jobs run', async () => {
  const mls = await startSampleMls({ listings: 250, clockRate: 0, requestsPerMinute: 0 });
  const env = { MODE: 'demo', MLS_URL: `${mls.url}/odata`, MLS_TOKEN: mls.token };
  const told: string[] = [];
  const services = {
    ...createTestServices(database, { env: { ...env, MLS_NAME: 'Test MLS', MLS_PAGE_SIZE: '50' } }),
    tell: (sentence: string) => told.push(sentence),
  };
  startFeed(services);
  await services.jobs.start();
  try {
    await expect
      .poll(async () => (await getFeedStatus(database.db, services.settings)).lastSync?.outcome, {
        timeout: 20_000,
      })
      .toBe('done');
    const status = await getFeedStatus(database.db, services.settings);
    expect(status).toMatchObject({ mls: { name: 'Test MLS' }, lastSync: { isRunning: false } });
    expect(status.listings.search).toBeGreaterThan(100);
    expect(status.quota.requests).toBe(status.lastSync?.requests);
    expect(status.lagMs).toBeGreaterThanOrEqual(0);
    expect(told.at(-1)).toMatch(/^Test MLS: (\d+) of \1 listings are in\.$/);
  } finally {
    await services.jobs.stop();
    await mls.close();
  }
});
