import { expect, test } from 'vitest';
import { SingleFlightCache } from './single-flight-cache.ts';

test('concurrent requests for one key load once', async () => {
  const cache = new SingleFlightCache<number>(10);
  let loads = 0;
  const load = async () => {
    loads += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return 7;
  };
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([7, 7]);
  expect(await cache.get('a', load)).toBe(7);
  expect(loads).toBe(1);
});

test('the least recently used goes first, by weight', async () => {
  const cache = new SingleFlightCache<string>(6, (value) => value.length);
  const loads: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      loads.push(key);
      return key;
    });
  for (const key of ['aaa', 'bbb', 'aaa', 'ccc', 'aaa', 'bbb']) await get(key);
  expect(loads).toEqual(['aaa', 'bbb', 'ccc', 'bbb']);
  expect(cache.weight).toBeLessThanOrEqual(6);
});

test('a failed load is reported to everyone waiting and retried', async () => {
  const cache = new SingleFlightCache<number>(10);
  const fail = () => Promise.reject(new Error('no'));
  const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', async () => 1)).toBe(1);
});

test('without room nothing is cached or shared', async () => {
  const cache = new SingleFlightCache<number>(0);
  let loads = 0;
  const load = async () => {
    loads += 1;
    return loads;
  };
  await Promise.all([cache.get('a', load), cache.get('a', load)]);
  expect(loads).toBe(2);
});
