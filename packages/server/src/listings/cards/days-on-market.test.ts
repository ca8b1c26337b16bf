import { expect, test } from 'vitest';
import { daysOnMarket } from './days-on-market.ts';

test('days are counted from the on-market date until a home is sold', () => {
  const active = {
    days_on_market: null,
    on_market_on: '2026-05-01',
    standard_status: 'Active',
    close_on: '2026-05-11',
  };
  expect(daysOnMarket(active, '2026-06-01')).toBe(31);
  expect(daysOnMarket({ ...active, standard_status: 'Closed' }, '2026-06-01')).toBe(10);
  expect(daysOnMarket({ ...active, days_on_market: 7 }, '2026-06-01')).toBe(7);
  expect(daysOnMarket({ ...active, on_market_on: null }, '2026-06-01')).toBeNull();
});
