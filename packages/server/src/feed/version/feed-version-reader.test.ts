import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { raiseFeedVersion } from '../../../test/factories/listings.ts';
import { FeedVersionReader } from './feed-version-reader.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a read that starts after a commit sees it, even while another read is in progress', async () => {
  const reader = new FeedVersionReader(database.db);
  for (let round = 0; round < 50; round += 1) {
    const early = reader.read();
    await raiseFeedVersion(database.db);
    const late = Promise.all([reader.read(), reader.read()]);
    expect(await late).toEqual([round + 1, round + 1]);
    expect(await early).toBeGreaterThanOrEqual(round);
  }
});

test('a failed read does not block the next one', async () => {
  const broken = await createTestDatabase();
  const reader = new FeedVersionReader(broken.db);
  await broken.asOwner('alter table feed_version rename to elsewhere');
  await expect(Promise.all([reader.read(), reader.read()])).rejects.toThrow();
  await broken.asOwner('alter table elsewhere rename to feed_version');
  expect(await reader.read()).toBe(0);
  await broken.close();
});
