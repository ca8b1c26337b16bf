import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MINUTES, type FeedMarket, openFeedMarket } from '../../../test/feed-market.ts';
import { sweepKeys } from './sweep-keys.ts';
import { syncFeed } from './sync-feed.ts';

let at: FeedMarket;

beforeEach(async () => {
  at = await openFeedMarket();
});
afterEach(() => at.close());

test.each(['mls-grid', 'utah', 'trestle', 'bridge', 'spark', 'paragon'] as const)(
  '%s: a first load, what changes, and a sweep',
  async (vendor) => {
    const mls = await at.startMls({ vendor, listings: 90, requestsPerSecond: 0 });
    const node = at.nodeOf(mls, {
      MLS_VENDOR: vendor,
      MLS_ORIGINATING_SYSTEM: vendor === 'mls-grid' ? 'plains' : '',
      MLS_REQUESTS_PER_SECOND: '1000',
    });
    const first = await syncFeed(node);
    expect(first).toMatchObject({ outcome: 'done', refused: 0, failure: null });
    const total = await at.count('listing');
    expect(total).toBeGreaterThan(30);
    expect(await at.count('photo')).toBeGreaterThan(total * 3);
    // More than a server gives that cuts expanded lists.
    const large = 'select listing_id from photo group by 1 having count(*) > 10';
    expect(await at.count(`(${large}) as listing_with_many`)).toBeGreaterThan(0);
    expect(await at.count('feed_resource where problem is not null')).toBe(0);
    mls.advance(7 * DAY_MINUTES);
    const second = await syncFeed(node);
    expect(second).toMatchObject({ outcome: 'done', refused: 0 });
    expect(second.changed).toBeGreaterThan(0);
    const sweep = await sweepKeys(node);
    expect(sweep).toMatchObject({ outcome: 'done', failure: null });
    const again = await syncFeed(node);
    expect(again).toMatchObject({ outcome: 'done', failure: null, removed: 0 });
  },
);
