import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { FeedPausedError } from './mls-error.ts';
import { forgetOldQuotaUse, RequestQuota } from './quota-store.ts';

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
  const waits = await Promise.all(Array.from({ length: 8 }, () => node(1, source).takeTurn()));
  waits.sort((a, b) => a - b);
  for (let at = 1; at < waits.length; at += 1) {
    expect((waits[at] ?? 0) - (waits[at - 1] ?? 0)).toBeGreaterThan(500);
  }
});

test('an MLS without a limit per second is never waited for', async () => {
  const free = node(null, 'https://free.example');
  for (const _ of [1, 2, 3]) expect(await free.takeTurn()).toBe(0);
});

test('a turn that a clock put far ahead pauses the feed for a minute, not until then', async () => {
  const source = 'https://ahead.example';
  const turn = async (at: string) =>
    one.pool.query(
      `insert into feed_turn (source, next_at) values ($1, now() + $2::interval)
       on conflict (source) do update set next_at = excluded.next_at`,
      [source, at],
    );
  await turn('3 days');
  await expect(node(2, source).takeTurn()).rejects.toThrow(FeedPausedError);
  const { rows } = await one.pool.query(
    `select extract(epoch from next_at - now())::float8 as ahead from feed_turn where source = $1`,
    [source],
  );
  expect(rows[0].ahead).toBeGreaterThan(55);
  expect(rows[0].ahead).toBeLessThan(65);
  await turn('50 seconds');
  expect(await node(2, source).takeTurn()).toBeGreaterThan(45_000);
});

test('turns of an MLS that nobody asked for a month are forgotten', async () => {
  await one.pool.query(
    `insert into feed_turn (source, next_at)
     values ('old', now() - interval '32 days'), ('new', now() - interval '30 days')`,
  );
  await forgetOldQuotaUse(one.db);
  const { rows } = await one.pool.query(
    `select source from feed_turn where source in ('old', 'new')`,
  );
  expect(rows).toEqual([{ source: 'new' }]);
});
