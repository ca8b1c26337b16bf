import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { MlsReading } from '../mls/mls-session.ts';
import { attachChildren } from './attach-children.ts';
import type { FeedContext } from './feed-context.ts';

let one: TestDatabase;
beforeAll(async () => {
  one = await createTestDatabase();
});
afterAll(() => one.close());

/** A reading whose listings expand media, the rest of them page by page without an end. */
function endless({ rowsAPage, bytesAPage = 0 }: { rowsAPage: number; bytesAPage?: number }) {
  const warned: unknown[] = [];
  const none = { expand: null, resource: null };
  const mls = {
    url: 'https://mls.example/odata',
    bytes: 0,
    pages: 0,
    async page() {
      mls.pages += 1;
      mls.bytes += bytesAPage;
      const rows = Array.from({ length: rowsAPage }, (_, at) => ({
        MediaKey: `${mls.pages}-${at}`,
      }));
      return { rows, nextLink: `https://mls.example/odata/Media?page=${mls.pages}`, count: null };
    },
  };
  const reading = {
    source: mls.url,
    failed: new Map(),
    log: { warn: (facts: unknown) => warned.push(facts) },
    mls,
    offer: {
      children: {
        media: { expand: 'Media', resource: null },
        openHouses: none,
        rooms: none,
        units: none,
      },
    },
  };
  const context = { db: one.db, log: reading.log } as unknown as FeedContext;
  const listing = { ListingKey: 'k1', Media: [], 'Media@odata.nextLink': 'Media?page=0' };
  const attach = async () => {
    const [row] = await attachChildren(context, reading as unknown as MlsReading, [listing]);
    return (row as { Media: unknown[] }).Media.length;
  };
  return { attach, mls, warned };
}

test('a listing takes 5,000 children at most', async () => {
  const { attach, warned } = endless({ rowsAPage: 900 });
  expect(await attach()).toBe(5000);
  expect(warned).toEqual([{ listingKey: 'k1', expand: 'Media' }]);
});

test('a listing takes 1,000 pages of children at most', async () => {
  const { attach, mls, warned } = endless({ rowsAPage: 1 });
  expect(await attach()).toBe(1000);
  expect(mls.pages).toBe(1000);
  expect(warned).toHaveLength(1);
});

test('a listing takes 20 MB of children at most', async () => {
  const { attach, mls, warned } = endless({ rowsAPage: 10, bytesAPage: 6 * 1024 * 1024 });
  expect(await attach()).toBe(40);
  expect(mls.pages).toBe(4);
  expect(warned).toHaveLength(1);
});
