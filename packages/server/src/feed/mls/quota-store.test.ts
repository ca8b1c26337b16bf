import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { RequestQuota } from './quota-store.ts';

let one: TestDatabase;
beforeAll(async () => {
  one = await createTestDatabase();
});
afterAll(() => one.close());

const node = (perSecond: number | null, source = 'https://mls.example') =>
  new RequestQuota(one.db, source, { requests: 1000, megabytes: 1000, perSecond });

test('nodes share the limit per second, requests for photos included', async () => {
  const waits: number[] = [];
  for (const each of [node(2), node(2), node(2).part('photos', 0.2)]) {
    waits.push(await each.takeTurn());
  }
  const [first = 0, second = 0, third = 0] = waits;
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(300);
  expect(second).toBeLessThanOrEqual(500);
  expect(third - second).toBeGreaterThan(300);
  expect(await node(2, 'https://other.example').takeTurn()).toBe(0);
});

test('turns that nodes take at the same moment differ', async () => {
  const source = 'https://busy.example';
  const waits = await Promise.all(Array.from({ length: 8 }, () => node(10, source).takeTurn()));
  waits.sort((a, b) => a - b);
  for (let at = 1; at < waits.length; at += 1) {
    expect((waits[at] ?? 0) - (waits[at - 1] ?? 0)).toBeGreaterThan(50);
  }
});

test('an MLS without a limit per second is never waited for', async () => {
  const free = node(null, 'https://free.example');
  for (const _ of [1, 2, 3]) expect(await free.takeTurn()).toBe(0);
});
