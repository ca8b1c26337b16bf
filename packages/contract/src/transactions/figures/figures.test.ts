import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BuyerCostsInput, buyerCosts, loanProgramOf } from './buyer-costs.ts';
import { neededDocuments } from './needed-documents.ts';
import { daysLeftInMonth, shareBefore } from './year-share.ts';

const assumed = {
  asOf: '2026-11-21',
  downPercent: '20',
  ratePercent: '6.5',
  years: 30,
  insurancePercent: '1.5',
  mortgageInsurancePercent: '0.6',
  closingCostsPercent: '5',
  taxPercents: { douglas: '1.96' },
  taxPercentElsewhere: '1.61',
};

const terms: BuyerCostsInput['terms'] = {
  offerPriceCents: 400_000_00,
  allCash: null,
  buyerFinanceType: 'Conventional',
  downPaymentCents: 80_000_00,
  interestRate: '6.000',
  loanYears: '30',
  county: 'Douglas',
  associationFeeCents: 50_00,
  closingOn: '2027-01-15',
  closingCosts: 'Buyer',
  closingAmountCents: 3_000_00,
  brokerAdminFeesCents: 395_00,
  warrantyCostCents: 600_00,
  warrantyPayee: 'Buyer Pays',
  earnestDepositCents: 4_000_00,
};

const cents = fc.integer({ min: 0, max: 5_000_000_00 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyTerms: fc.Arbitrary<BuyerCostsInput['terms']> = fc.record({
  offerPriceCents: maybe(cents),
  allCash: maybe(fc.boolean()),
  buyerFinanceType: maybe(fc.constantFrom('Cash', 'Conventional', 'FHA', 'VA', 'USDA')),
  downPaymentCents: maybe(cents),
  interestRate: maybe(fc.constantFrom('0.000', '6.125', '99.999')),
  loanYears: maybe(fc.constantFrom('15', '30 years', 'soon', '0', '99')),
  county: maybe(fc.constantFrom('Douglas', 'Sarpy')),
  associationFeeCents: maybe(cents),
  closingOn: maybe(day),
  closingCosts: maybe(fc.constantFrom('Buyer', 'Seller', 'Half each')),
  closingAmountCents: maybe(cents),
  brokerAdminFeesCents: maybe(cents),
  warrantyCostCents: maybe(cents),
  warrantyPayee: maybe(fc.constantFrom('Buyer Pays', 'Seller Pays')),
  earnestDepositCents: maybe(cents),
});

describe('what a buyer needs', () => {
  const asked = (some: Partial<BuyerCostsInput['terms']> = {}) =>
    buyerCosts({ terms: { ...terms, ...some }, taxYearCents: 7_300_00, assumed });

  test('the cash to close, line by line', () => {
    const costs = asked();
    expect(costs?.cash.lines.map(({ key, cents: amount }) => [key, amount])).toEqual([
      ['price', 400_000_00],
      ['loan', -320_000_00],
      ['closingCosts', 20_000_00],
      ['sellerShare', -3_000_00],
      ['brokerAdminFee', 395_00],
      ['warranty', 600_00],
      ['insuranceYear', 6_000_00],
      // 320,000 × 6 % ÷ 365 × 17 days
      ['interest', 894_25],
      ['taxReserve', 1_824_99],
      // 14 of 365 days of $7,300
      ['taxCredit', -280_00],
      ['earnestDeposit', -4_000_00],
    ]);
    expect(costs?.cash).toMatchObject({ totalCents: 102_434_24, isComplete: true });
    expect(costs?.month.principalInterestCents).toBe(1_918_56);
  });

  test('cash has no loan, and what isn’t known is left out and reported', () => {
    const costs = asked({ allCash: true, closingOn: null });
    expect(costs?.cash.lines.map(({ key }) => key)).not.toContain('loan');
    expect(costs?.cash.isComplete).toBe(false);
    expect(costs?.month).toMatchObject({ loanCents: 0, principalInterestCents: 0 });
    expect(asked({ offerPriceCents: null })).toBeNull();
    const amounts = new Map(costs?.cash.lines.map(({ key, cents: amount }) => [key, amount]));
    expect(amounts.get('closingCosts')).toBeNull();
    expect(amounts.get('sellerShare')).toBeNull();
    const own = asked({ allCash: true, closingAmountCents: 0 });
    expect(own?.cash.lines.map(({ key }) => key)).not.toContain('sellerShare');
  });

  test.each([
    ['Seller', -20_000_00],
    ['Half each', -10_000_00],
    ['Buyer', undefined],
  ])('closing costs paid by %s', (closingCosts, expected) => {
    const costs = asked({ closingCosts, closingAmountCents: null });
    expect(costs?.cash.lines.find(({ key }) => key === 'sellerShare')?.cents).toBe(expected);
  });

  test('what the offer doesn’t say comes from the estimator, and is marked so', () => {
    const costs = asked({ downPaymentCents: null, interestRate: null, loanYears: 'soon' });
    expect(costs).toMatchObject({
      ...{ isDownAssumed: true, isRateAssumed: true, isTermAssumed: true },
      ...{ ratePercent: '6.5', years: 30 },
    });
    expect(costs?.month.downCents).toBe(80_000_00);
  });

  test('lines add up to the cent for any terms, and so does the month', () => {
    fc.assert(
      fc.property(anyTerms, maybe(cents), (some, taxYearCents) => {
        const costs = buyerCosts({ terms: some, taxYearCents, assumed });
        if (!costs) return;
        const { cash, month } = costs;
        const of = (key: string) => cash.lines.find((line) => line.key === key)?.cents ?? 0;
        const paid = month.downCents + of('closingCosts') + 12 * month.insuranceCents;
        expect(cash.totalCents).toBe(
          paid +
            of('sellerShare') +
            of('brokerAdminFee') +
            of('warranty') +
            of('interest') +
            of('taxReserve') +
            of('taxCredit') -
            (some.earnestDepositCents ?? 0),
        );
        expect(of('sellerShare')).toBeLessThanOrEqual(0);
        expect(of('sellerShare')).toBeGreaterThanOrEqual(-month.closingCostsCents);
        expect(cash.lines.every((line) => Number.isSafeInteger(line.cents ?? 0))).toBe(true);
        expect(month.downCents + month.baseLoanCents).toBe(some.offerPriceCents);
        expect(month.totalCents).toBe(
          month.principalInterestCents +
            month.mortgageInsuranceCents +
            month.taxCents +
            month.insuranceCents +
            month.associationCents,
        );
      }),
    );
  });

  test.each([
    ['VA', 'va-first-use'],
    ['FHA loan', 'fha'],
    ['Conventional', 'conventional'],
    ['Private (van)', 'conventional'],
  ])('%s is %s', (type, program) => {
    expect(loanProgramOf(type)).toBe(program);
  });
});

test('a year’s amount is divided by days', () => {
  expect(shareBefore(365_00, '2027-01-01')).toBe(0);
  expect(shareBefore(365_00, '2027-12-31')).toBe(364_00);
  expect(shareBefore(366_00, '2028-03-01')).toBe(60_00);
  expect(daysLeftInMonth('2027-01-31')).toBe(1);
  expect(daysLeftInMonth('2028-02-01')).toBe(29);
});

test('terms call for documents', () => {
  const ask = (
    some: Partial<Parameters<typeof neededDocuments>[0]>,
    isInSoilArea: boolean | null = false,
  ) =>
    neededDocuments(
      { buyerFinanceType: null, yearBuilt: null, sid: null, ...some },
      { isInSoilArea },
    );
  expect(ask({})).toEqual([]);
  expect(ask({ buyerFinanceType: 'VA' })).toEqual(['va-addendum']);
  expect(ask({ yearBuilt: 1977 })).toEqual(['lead-paint']);
  expect(ask({ yearBuilt: 1978 })).toEqual([]);
  expect(ask({ sid: '530' }, true)).toEqual(['soil-addendum', 'sid-statement']);
  expect(ask({ sid: 'No' })).toEqual([]);
  expect(ask({}, null)).toEqual(['soil-check']);
});
