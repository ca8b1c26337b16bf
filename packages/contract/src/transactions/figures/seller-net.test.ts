import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NetTerms, type SellerFacts, sellerNet } from './seller-net.ts';

const terms: NetTerms = {
  offerPriceCents: 400_000_01,
  closingOn: '2027-01-15',
  closingCosts: 'Buyer',
  closingAmountCents: 3_000_00,
  warrantyCostCents: 600_00,
  warrantyPayee: 'Seller Pays',
};
const facts: SellerFacts = {
  payoffCents: 150_000_00,
  commissionPercent: '5.500',
  commissionCents: 295_00,
  feesCents: 900_00,
  taxYearCents: 7_300_00,
  taxPaidThroughYear: 2025,
  taxHalfPaid: null,
  county: 'Douglas',
  transferTaxCents: 225,
};

const cents = fc.integer({ min: 0, max: 1_000_000_000_00 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyTerms: fc.Arbitrary<NetTerms> = fc.record({
  offerPriceCents: maybe(cents),
  closingOn: maybe(day),
  closingCosts: maybe(fc.constantFrom('Buyer', 'Seller', 'Half each', '')),
  closingAmountCents: maybe(cents),
  warrantyCostCents: maybe(cents),
  warrantyPayee: maybe(fc.constantFrom('Buyer Pays', 'Seller Pays', 'nobody')),
});
const anyFacts: fc.Arbitrary<SellerFacts> = fc.record({
  payoffCents: maybe(cents),
  commissionPercent: maybe(
    fc
      .integer({ min: 0, max: 99_999 })
      .map((part) => `${Math.floor(part / 1000)}.${String(part % 1000).padStart(3, '0')}`),
  ),
  commissionCents: maybe(cents),
  feesCents: maybe(cents),
  taxYearCents: maybe(cents),
  taxPaidThroughYear: maybe(fc.integer({ min: 1899, max: 2100 })),
  taxHalfPaid: maybe(fc.boolean()),
  county: maybe(fc.constantFrom('Douglas', 'Sarpy County', 'Cass')),
  transferTaxCents: maybe(fc.integer({ min: 0, max: 100_000 })),
});

describe('what an offer leaves its seller', () => {
  test('line by line', () => {
    const net = sellerNet(terms, facts);
    expect(net?.lines.map(({ key, cents: amount }) => [key, amount])).toEqual([
      ['price', 400_000_01],
      ['payoff', -150_000_00],
      // 5.5 % and $295
      ['commission', -22_295_00],
      // 401 thousands, the last one begun
      ['transferTax', -902_25],
      ['closingShare', -3_000_00],
      ['warranty', -600_00],
      ['fees', -900_00],
      // 14 of 365 days of $7,300
      ['taxProration', -280_00],
      // all of 2026
      ['priorTax', -7_300_00],
    ]);
    expect(net).toMatchObject({ totalCents: 214_722_76, isComplete: true });
  });

  test.each([
    ['payoff', {}, { payoffCents: null }],
    ['commission', {}, { commissionPercent: null, commissionCents: null }],
    ['transferTax', {}, { transferTaxCents: null }],
    ['closingShare', { closingAmountCents: null, closingCosts: 'Seller' }, {}],
    ['closingShare', { closingAmountCents: null, closingCosts: null }, {}],
    ['warranty', { warrantyPayee: null }, {}],
    ['warranty', { warrantyCostCents: null }, {}],
    ['fees', {}, { feesCents: null }],
    ['taxProration', { closingOn: null }, {}],
    ['taxProration', {}, { taxYearCents: null }],
    ['priorTax', { closingOn: null }, {}],
    ['priorTax', {}, { taxYearCents: null }],
    ['priorTax', { closingOn: '2027-08-01' }, { taxPaidThroughYear: null }],
  ] as const)('%s that isn’t known stays unknown, and the sum says so', (key, some, others) => {
    const net = sellerNet({ ...terms, ...some }, { ...facts, ...others });
    expect(net?.lines.find((line) => line.key === key)?.cents).toBeNull();
    expect(net?.isComplete).toBe(false);
  });

  test('nothing owed, no fees, and what the buyer pays are known', () => {
    const net = sellerNet(
      { ...terms, closingAmountCents: null, warrantyPayee: 'Buyer Pays' },
      { ...facts, payoffCents: 0, feesCents: 0 },
    );
    expect(net?.isComplete).toBe(true);
    for (const key of ['payoff', 'closingShare', 'warranty', 'fees']) {
      expect(net?.lines.find((line) => line.key === key)?.cents).toBe(0);
    }
  });

  test('lines add up to the cent for any offer and any seller', () => {
    fc.assert(
      fc.property(anyTerms, anyFacts, (some, others) => {
        const net = sellerNet(some, others);
        expect(net === null).toBe(some.offerPriceCents === null);
        if (!net) return;
        const sum = net.lines.reduce((total, line) => total + (line.cents ?? 0), 0);
        expect(sum).toBe(net.totalCents);
        expect(net.isComplete).toBe(net.lines.every((line) => line.cents !== null));
        expect(net.lines.every((line) => Number.isSafeInteger(line.cents ?? 0))).toBe(true);
        const [price, ...taken] = net.lines;
        expect(price?.cents).toBe(some.offerPriceCents);
        expect(taken.every((line) => (line.cents ?? 0) <= 0)).toBe(true);
        expect(net.lines.some((line) => Object.is(line.cents, -0))).toBe(false);
      }),
    );
  });

  test('a higher price never lowers the tax or the commission', () => {
    fc.assert(
      fc.property(cents, cents, anyFacts, (one, other, some) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const of = (price: number, key: string) =>
          sellerNet({ ...terms, offerPriceCents: price }, some)?.lines.find(
            (line) => line.key === key,
          )?.cents ?? 0;
        expect(of(high, 'transferTax')).toBeLessThanOrEqual(of(low, 'transferTax'));
        expect(of(high, 'commission')).toBeLessThanOrEqual(of(low, 'commission'));
      }),
    );
  });
});

describe('property tax that is paid in arrears', () => {
  const owed = (closingOn: string, some: Partial<SellerFacts> = {}) => {
    const net = sellerNet({ ...terms, closingOn }, { ...facts, taxYearCents: 7_300_01, ...some });
    const of = (key: string) => net?.lines.find((line) => line.key === key)?.cents ?? null;
    return { now: of('taxProration'), before: of('priorTax') };
  };
  const unknown = { taxPaidThroughYear: null };

  test.each([
    ['2027-01-15', {}, -7_300_01],
    ['2027-01-15', { taxPaidThroughYear: 2026 }, 0],
    ['2027-01-15', { taxPaidThroughYear: 2024 }, -14_600_02],
    // the second half is the rest of an odd amount
    ['2027-05-15', { taxHalfPaid: true }, -3_650_01],
    ['2026-12-15', {}, 0],
    // not known: unpaid until each half is late
    ['2027-03-31', unknown, -7_300_01],
    ['2027-04-01', unknown, -3_650_01],
    ['2027-07-31', unknown, -3_650_01],
    ['2027-08-01', unknown, null],
    ['2027-04-30', { ...unknown, county: 'Cass' }, -7_300_01],
    ['2027-08-31', { ...unknown, county: null }, -3_650_01],
    ['2027-09-01', { ...unknown, county: 'Cass' }, null],
  ] as const)('of earlier years, closing on %s with %o: %s', (closingOn, some, expected) => {
    expect(owed(closingOn, some).before).toBe(expected);
  });

  test('of the closing’s year, less what of it is paid', () => {
    const share = owed('2027-12-15').now ?? 0;
    expect(share).toBeLessThan(-6_900_00);
    const half = { taxPaidThroughYear: 2026, taxHalfPaid: true };
    expect(owed('2027-12-15', half).now).toBe(share + 3_650_00);
    expect(owed('2027-01-15', half).now).toBe(0);
    expect(owed('2027-12-15', { taxPaidThroughYear: 2027 }).now).toBe(0);
  });

  test('a net is never higher because nobody noted what is paid, or because of a new year', () => {
    const total = (closingOn: string, some: SellerFacts) =>
      sellerNet({ ...terms, closingOn }, some)?.totalCents ?? 0;
    fc.assert(
      fc.property(day, day, anyFacts, (one, other, some) => {
        const [first, last] = one < other ? [one, other] : [other, one];
        const paid = Number(first.slice(0, 4)) - 1;
        const known = { ...some, taxPaidThroughYear: paid, taxHalfPaid: false };
        expect(total(first, { ...some, ...unknown })).toBeLessThanOrEqual(total(first, known));
        expect(total(last, known)).toBeLessThanOrEqual(total(first, known));
      }),
    );
  });
});
