import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SampleMls } from '../../../../sample-mls/src/index.ts';
import { type FeedMarket, openFeedMarket } from '../../../test/feed-market.ts';
import { openMls, propertyWalk, sideWalk } from './mls-session.ts';

const { signal } = new AbortController();
let at: FeedMarket;
let mls: SampleMls;
beforeAll(async () => {
  at = await openFeedMarket();
  mls = await at.startMls({ listings: 3 });
});
afterAll(() => at.close());

test('an offer that an older version found out is asked for again', async () => {
  const node = at.nodeOf(mls);
  const requests = async () => (await openMls(node, { signal })).mls.requests;
  expect(await requests()).toBeGreaterThan(1);
  expect(await requests()).toBe(0);
  const { rowCount } = await at.database.pool.query(
    `update feed_offer set asked_with = jsonb_set(asked_with::jsonb, '{0}',
       to_jsonb((asked_with::jsonb ->> 0)::int - 1))::text`,
  );
  expect(rowCount).toBe(1);
  expect(await requests()).toBeGreaterThan(1);
});

test('pages of other resources have 1,000 rows at most, and fewer once that turned out', async () => {
  const node = at.nodeOf(mls, { MLS_PAGE_SIZE: '5000' });
  const access = await openMls(node, { signal });
  const sizeOf = (resource: string) =>
    sideWalk(node, access, { resource, keyField: `${resource}Key` }).pageSize;
  expect(sizeOf('OpenHouse')).toBe(1000);
  expect(propertyWalk(node, access, null).pageSize).toBe(5000);
  await sideWalk(node, access, { resource: 'OpenHouse', keyField: 'OpenHouseKey' }).onCap?.(200);
  expect(sizeOf('OpenHouse')).toBe(200);
  const other = await openMls(node, { signal });
  expect(sideWalk(node, other, { resource: 'OpenHouse', keyField: 'k' }).pageSize).toBe(200);
  const small = at.nodeOf(mls, { MLS_PAGE_SIZE: '50' });
  expect(sideWalk(small, access, { resource: 'Lookup', keyField: 'LookupKey' }).pageSize).toBe(50);
});
