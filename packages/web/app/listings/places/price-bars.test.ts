import { expect, it } from 'vitest';
import { placeMessages } from '../messages/places.ts';
import { priceBars } from './price-bars.ts';

it('draws each step as high as its share of the highest', () => {
  const bars = priceBars([
    { fromCents: 20_000_000, count: 10 },
    { fromCents: 25_000_000, count: 20 },
    { fromCents: 30_000_000, count: 0 },
  ]);
  expect(bars.map(({ height }) => height)).toEqual([20, 40, 0]);
  expect(bars.map(({ said }) => said)).toEqual([
    placeMessages.bar({ range: placeMessages.range({ from: '$200K', to: '$250K' }), count: 10 }),
    placeMessages.bar({ range: placeMessages.range({ from: '$250K', to: '$300K' }), count: 20 }),
    placeMessages.bar({ range: placeMessages.andMore({ price: '$300K' }), count: 0 }),
  ]);
  for (const { y, height } of bars) expect(y + height).toBe(40);
});

it('puts the most expensive homes in one bar', () => {
  const bands = Array.from({ length: 30 }, (_, n) => ({ fromCents: n * 5_000_000, count: 1 }));
  const bars = priceBars(bands);
  expect(bars).toHaveLength(16);
  expect(bars.at(-1)).toMatchObject({
    count: 15,
    said: placeMessages.bar({ range: placeMessages.andMore({ price: '$750K' }), count: 15 }),
  });
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(30);
});

it('of nothing is nothing', () => expect(priceBars([])).toEqual([]));
