import type { WireComparedOffer } from '@homestead/contract/transactions';
import { expect, test } from 'vitest';
import { bestOf, compareRows, oddOnes, twoDiffer } from './compare-rows.ts';

const offer = (id: number, more: Partial<WireComparedOffer>): WireComparedOffer => ({
  ...{ id, code: `HS-${id}`, version: 1, state: 'submitted', isBackup: false, isOurs: false },
  ...{ buyers: null, buyersAgent: null, priceCents: 40_000_000, net: null, isCash: false },
  ...{ financing: null, financeState: null, downPercent: null, earnestCents: null },
  ...{ loanContingency: null, saleContingency: null, inspections: [], provisions: null },
  ...{ closingOn: '2031-07-10', expiresAt: null, submittedAt: null, answeredAt: null },
  ...{ isLate: false, abilities: [] },
  ...more,
});
const rowOf = (offers: readonly WireComparedOffer[], key: string) => {
  const row = compareRows(offers).find((one) => one.key === key);
  if (!row) throw new Error(key);
  return row;
};
const odd = (key: string, offers: readonly WireComparedOffer[]) =>
  oddOnes(rowOf(offers, key), offers, 0);

test('a term is marked where an offer says something else than most', () => {
  const closings = ['2031-07-10', '2031-07-10', '2031-08-01'];
  const offers = closings.map((closingOn, at) => offer(at + 1, { closingOn }));
  expect(odd('closing', offers)).toEqual([3]);
  expect(odd('sale', offers)).toEqual([]);
});

test('without a majority nothing is marked, and not knowing isn’t saying', () => {
  const apart = ['2031-07-10', '2031-07-11', '2031-07-12'];
  expect(
    odd(
      'closing',
      apart.map((closingOn, at) => offer(at + 1, { closingOn })),
    ),
  ).toEqual([]);
  const some = ['2031-07-10', '2031-07-10', null];
  expect(
    odd(
      'closing',
      some.map((closingOn, at) => offer(at + 1, { closingOn })),
    ),
  ).toEqual([]);
});

test('two offers that disagree mark the row; figures and times are never marked', () => {
  const two = [
    offer(1, { priceCents: 39_000_000, submittedAt: '2031-06-01T10:00:00.000Z' }),
    offer(2, { closingOn: '2031-08-01', submittedAt: '2031-06-02T10:00:00.000Z' }),
  ];
  const marked = compareRows(two).filter((row) => twoDiffer(row, two, 0));
  expect(marked.map(({ key }) => key)).toEqual(['closing']);
  expect([...bestOf(rowOf(two, 'price'), two, 0)]).toEqual([2]);
});

test('what an offer doesn’t state is said in words, and percentages have no zero decimals', () => {
  const [stated, unstated] = [
    offer(1, { financing: 'Conventional', downPercent: '0.0', saleContingency: 'Not contingent' }),
    offer(2, { closingOn: null, isCash: null }),
  ];
  const shown = (key: string, one: WireComparedOffer) => rowOf([one], key).show(one, 0).text;
  expect(shown('financing', stated)).toBe('Conventional, 0% down');
  for (const key of ['financing', 'loan', 'sale', 'closing']) {
    expect(shown(key, unstated), key).toBe('None stated');
  }
});

test('an offer that is over isn’t the best', () => {
  const now = Date.parse('2031-06-10T12:00:00.000Z');
  const best = (first: Partial<WireComparedOffer>) => {
    const offers = [
      offer(1, { priceCents: 45_000_000, ...first }),
      offer(2, { priceCents: 40_000_000 }),
      offer(3, { priceCents: 39_000_000 }),
    ];
    return [...bestOf(rowOf(offers, 'price'), offers, now)];
  };
  expect(best({})).toEqual([1]);
  expect(best({ state: 'accepted', expiresAt: '2031-06-01T12:00:00.000Z' })).toEqual([1]);
  for (const state of ['rejected', 'withdrawn', 'expired'] as const) {
    expect(best({ state }), state).toEqual([2]);
  }
  // The job that ends offers comes some minutes later.
  expect(best({ expiresAt: '2031-06-10T11:59:00.000Z' })).toEqual([2]);
});

test('what isn’t read of an offer of our own buyer is never called not stated', () => {
  const own = offer(1, { isOurs: true, saleContingency: 'Home to sell', inspections: ['Radon'] });
  const shown = (key: string, one: WireComparedOffer) => rowOf([one], key).show(one, 0).text;
  expect(shown('provisions', own)).toBe('See the offer');
  expect([shown('sale', own), shown('inspections', own)]).toEqual(['Home to sell', 'Radon']);
  const received = offer(2, {});
  for (const key of ['provisions', 'sale', 'inspections']) {
    expect(shown(key, received), key).toBe('None stated');
  }
  expect(odd('inspections', [offer(1, { inspections: ['Radon'] }), own, received])).toEqual([]);
});

test('the time left to answer comes first', () => {
  const keys = compareRows([offer(1, {})]).map(({ key }) => key);
  expect(keys.slice(0, 3)).toEqual(['expires', 'net', 'price']);
});
