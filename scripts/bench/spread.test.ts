import { expect, test } from 'vitest';
import { measure, spreadOf } from './spread.ts';

test('the median and the slow end of known times', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(spreadOf(times, 2000)).toEqual({ runs: 100, p50: 50, p95: 95, perSecond: 50 });
  expect(spreadOf([7], 7)).toMatchObject({ p50: 7, p95: 7 });
  expect(() => spreadOf([], 1)).toThrow('Nothing');
});

test('every question is asked in every round, by the requested number of lanes', async () => {
  const asked: number[] = [];
  let running = 0;
  let most = 0;
  const spread = await measure({ lanes: 4, questions: 5, rounds: 3 }, async (_lane, question) => {
    running += 1;
    most = Math.max(most, running);
    asked.push(question);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
  });
  expect(spread.runs).toBe(15);
  expect(most).toBe(4);
  expect(asked.sort()).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
});
