import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Queryable } from './database.ts';
import { readTogether } from './read-together.ts';

const pool = { isTransaction: false } as Queryable;
const transaction = { isTransaction: true } as Queryable;

test('reads run two at a time, and answer in their order', async () => {
  let running = 0;
  let most = 0;
  const read = (value: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(10 - value);
    running -= 1;
    return value;
  };
  const [one, two, text] = await readTogether(pool, read(1), read(2), () => 'three');
  expect([one + two, text.length]).toEqual([3, 5]);
  expect(await readTogether(pool, ...[1, 2, 3, 4, 5, 6, 7, 8].map(read))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(most).toBe(2);
  most = 0;
  expect(await readTogether(transaction, read(1), read(2))).toEqual([1, 2]);
  expect(most).toBe(1);
});

test('a failure is passed on, and nothing begins after it', async () => {
  const begun: number[] = [];
  const read = (value: number) => async () => {
    begun.push(value);
    await wait(5);
    if (value === 2) throw new Error('lost');
  };
  await expect(readTogether(pool, ...[1, 2, 3, 4, 5, 6].map(read))).rejects.toThrow('lost');
  await wait(20);
  expect(begun.length).toBeLessThanOrEqual(4);
});
