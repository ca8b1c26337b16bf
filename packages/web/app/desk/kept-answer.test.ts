import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, keptAnswer } from './kept-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks once for each person, and again when the answer is old', async () => {
  let asked = 0;
  const read = keptAnswer(async () => (asked += 1), { keptMs: 60_000 });
  expect([await read('eve'), await read('eve')]).toEqual([1, 1]);
  expect(await read('ann')).toBe(2);
  expect(await read('ann')).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(await read('ann')).toBe(3);
});

test('asks again after a failure, and after the topic was changed', async () => {
  let asked = 0;
  const read = keptAnswer(
    async () => {
      asked += 1;
      if (asked === 1) throw new Error('offline');
      return asked;
    },
    { keptMs: 60_000, topic: 'reference-lists' },
  );
  await expect(read()).rejects.toThrow('offline');
  expect([await read(), await read()]).toEqual([2, 2]);
  forgetAnswers('reference-lists');
  expect([await read(), await read()]).toEqual([3, 3]);
});

test('a failure that comes late doesn’t forget a newer answer', async () => {
  const fail: ((reason: Error) => void)[] = [];
  let asked = 0;
  const read = keptAnswer(
    () => {
      asked += 1;
      const number = asked;
      return number === 1 ? new Promise((_, reject) => fail.push(reject)) : Promise.resolve(number);
    },
    { keptMs: 60_000, topic: 'reference-lists' },
  );
  const first = read();
  forgetAnswers('reference-lists');
  expect(await read()).toBe(2);
  fail[0]?.(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(await read()).toBe(2);
});
