import { listingEndpoints } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInProcess } from '../../../test/ask-in-process.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import type { TestApp } from '../../../test/listings-app.ts';
import { openOneHomeSite } from '../../../test/one-home-site.ts';
import { fieldMessages } from '../messages.ts';

let site: TestApp;

beforeAll(async () => {
  site = await openOneHomeSite();
});
afterAll(() => site.close());

test('the map has only points in its box, without hidden addresses', async () => {
  const { body } = await site.post(listingEndpoints.getMapPoints.path, {
    bbox: [-96, 41.2, -95.9, 41.3],
  });
  expect(body).toMatchObject({ total: 3, isComplete: true });
  expect(body.value.map((point: { mlsNumber: string }) => point.mlsNumber)).toEqual([
    'H6',
    'H5',
    'H1',
  ]);
  expect(body.value[2]).toEqual({
    mlsNumber: 'H1',
    longitude: -95.98,
    latitude: 41.26,
    listPriceCents: 41_500_000,
    isApproximate: false,
  });
  expect(await site.post(listingEndpoints.getMapPoints.path, {})).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'bbox', message: fieldMessages.mapAreaRequired() }] },
  });
});

test('of more than a thousand points some are returned, all are counted', async () => {
  await insertListings(
    site.database.db,
    Array.from({ length: 1005 }, (_, n) => ({
      city: 'Blair',
      zip: '68008',
      position: { x: -96.1 - n / 1e5, y: 41.54 },
      position_approximate: n === 1004,
    })),
  );
  const { body } = await site.post(listingEndpoints.getMapPoints.path, {
    bbox: [-96.2, 41.5, -96, 41.6],
  });
  expect(body).toMatchObject({ total: 1005, isComplete: false });
  expect(body.value).toHaveLength(1000);
  expect(body.value[0].isApproximate).toBe(true);
});

test('the sitemap lists every home that has a page, with its main photo', async () => {
  const url = `/api/v1/${listingEndpoints.getSitemapEntries.path}`;
  const ask = (page: number) =>
    askInProcess<{ value: { mlsNumber: string }[]; pages: number }>(
      site.app,
      `${url}?page=${page}`,
    );
  const { value, pages } = (await ask(1)).body;
  const numbers = value.map(({ mlsNumber }) => mlsNumber);
  expect(numbers).toEqual(expect.arrayContaining(['H1', 'H2', 'H3']));
  expect(numbers).not.toContain('H4');
  expect(value[0]).toMatchObject({ mlsNumber: 'H1', image: '/photos/second/1280.jpg' });
  expect(pages).toBe(1);
  expect((await ask(2)).body.value).toEqual([]);
  expect((await ask(0)).status).toBe(400);
});

test('the list of all homes is for the sitemap’s pages only', async () => {
  const { status, body } = await site.get(listingEndpoints.getSitemapEntries.path);
  expect([status, body.code]).toEqual([404, 'not-found']);
});

test('progress shows the first load while it runs, then the last completed one', async () => {
  const { db } = site.database;
  const progress = async () => (await site.get(listingEndpoints.getFeedProgress.path)).body;
  expect(await progress()).toMatchObject({
    isLoading: false,
    expected: null,
    lastUpdatedAt: null,
    source: null,
  });
  const run = await db
    .insertInto('feed_run')
    .values({ source: 'Test MLS', kind: 'sync', seen: 40, expected: 100 })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await progress()).toEqual({
    isLoading: true,
    listings: 40,
    expected: 100,
    lastUpdatedAt: null,
    source: 'Test MLS',
  });
  await db
    .updateTable('feed_run')
    .set({ outcome: 'done', ended_at: '2026-05-01T00:00:00Z' })
    .where('id', '=', run.id)
    .execute();
  await db.insertInto('feed_run').values({ source: 'Test MLS', kind: 'sync', seen: 1 }).execute();
  expect(await progress()).toMatchObject({
    isLoading: false,
    lastUpdatedAt: '2026-05-01T00:00:00.000Z',
    source: 'Test MLS',
  });
});
