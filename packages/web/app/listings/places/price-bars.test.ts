import { expect, it } from 'vitest';
import { priceBars } from './price-bars.ts';

it('draws each step as high as its share of the highest', () => {
  const bars = priceBars([
    { from: 200_000, count: 10 },
    { from: 250_000, count: 20 },
    { from: 300_000, count: 0 },
  ]);
  expect(bars.map(({ height }) => height)).toEqual([20, 40, 0]);
  expect(bars.map(({ said }) => said)).toEqual([
    '$200K to $250K: 10 homes',
    '$250K to $300K: 20 homes',
    '$300K and more: 0 homes',
  ]);
  for (const { y, height } of bars) expect(y + height).toBe(40);
});

it('puts the dearest together', () => {
  const bands = Array.from({ length: 30 }, (_, n) => ({ from: n * 50_000, count: 1 }));
  const bars = priceBars(bands);
  expect(bars).toHaveLength(16);
  expect(bars.at(-1)).toMatchObject({ count: 15, said: '$750K and more: 15 homes' });
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(30);
});

it('of nothing is nothing', () => expect(priceBars([])).toEqual([]));
