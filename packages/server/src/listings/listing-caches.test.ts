import { searchFilterSchema } from '@homestead/contract/listings';
import { expect, it } from 'vitest';
import { thisMoment } from '#platform';
import { paymentTerms } from '../../test/payment-terms.ts';
import { cacheBytes, ListingCaches } from './listing-caches.ts';
import { keyOfFilter } from './search/key-of-filter.ts';
import { readSearchFilter } from './search/read-search-filter.ts';

/** A filter of 7,920 letters, each of two bytes, unlike every other. */
function largestFilter(number: number) {
  const wide = Array.from({ length: 22 }, (_, n) => `${number}.${n}`.padEnd(120, '界'));
  return searchFilterSchema.parse({
    city: wide,
    subdivisionname: wide,
    highschool: wide,
  });
}

it('weighs 10,000 of the largest filters by their answers, and keeps every cache within its bytes', async () => {
  const caches = new ListingCaches(null as never, { isOn: true, connections: 20 });
  const moment = thisMoment();
  const row = { mls_number: '22612345', street_address: '5011 Chicago St', list_price_cents: 1 };
  const keys = Array.from({ length: 10_000 }, (_, number) =>
    keyOfFilter(readSearchFilter(largestFilter(number), paymentTerms), 1, moment),
  );
  for (const [number, key] of keys.entries()) {
    await caches.counts.get(key, async () => ({ count: number, feedVersion: 1 }));
    await caches.placeFacts.get(key, async () => ({ ...row }) as never);
    await caches.pages.get(
      key,
      async () => Array.from({ length: 20 }, () => ({ ...row })) as never,
    );
    await caches.matchingOptions.get(key, async () => ({
      city: Array.from({ length: 30 }, (_, n) => ({ value: `City ${number} ${n}`, count: n })),
    }));
  }
  for (const [name, most] of Object.entries(cacheBytes)) {
    const { weight } = caches[name as keyof typeof cacheBytes];
    expect(weight).toBeLessThanOrEqual(most);
  }
  expect(caches.counts.weight).toBeLessThan(10_000 * 500);
  const [oldest = ''] = keys;
  const load = () => Promise.reject(new Error('not cached'));
  expect(await caches.counts.get(oldest, load)).toEqual({ count: 0, feedVersion: 1 });
  await expect(caches.pages.get(oldest, load)).rejects.toThrow('not cached');
  await expect(caches.matchingOptions.get(oldest, load)).rejects.toThrow('not cached');
});

it('a key is short however long the filter is, and tells filters apart', () => {
  const moment = thisMoment();
  const keys = [1, 2, 1].map((number) =>
    keyOfFilter(readSearchFilter(largestFilter(number), paymentTerms), 1, moment),
  );
  expect(keys[0]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
  expect(Math.max(...keys.map(({ length }) => length))).toBeLessThan(80);
});
