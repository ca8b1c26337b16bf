import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  loanFactor,
  loanFactorScale,
  loanPaymentCents,
  monthlyCost,
  ownTaxPercentOf,
  type PaymentTerms,
  partOf,
  percentUnits,
  taxPercentOf,
} from './payment.ts';

const terms: PaymentTerms = {
  asOf: '2026-11-01',
  downPercent: '20',
  ratePercent: '6.5',
  years: 30,
  insurancePercent: '0.9',
  mortgageInsurancePercent: '0.6',
  taxPercents: { douglas: '1.96', sarpy: '1.85' },
  taxPercentElsewhere: '1.61',
};

describe('the payment of a loan', () => {
  it.each([
    [300_000_00, '6.5', 360, 1_896_20],
    [238_500_00, '10', 24, 11_005_56], // an example: 265,000, 10 % down, 10 %, 2 years
    [120_000_00, '0', 360, 333_33],
    [6, '0', 12, 1], // exactly half a cent goes up
    [5, '0', 12, 0],
    [0, '7', 360, 0],
    [100_000_00, '12', 1, 101_000_00],
  ])('of %d cents at %s percent over %d months is %d cents', (loan, rate, months, payment) => {
    expect(loanPaymentCents(loan, rate, months)).toBe(payment);
  });

  it('pays a loan off: the balance after the last month is only rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000_00 }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 1, max: 480 }),
        (loan, units, months) => {
          const rate = percentText(units);
          const payment = loanPaymentCents(loan, rate, months);
          // The present value of the payments at 60 decimals: payment less half a cent is too
          // little to pay the loan back, payment plus half a cent is enough.
          const worth = presentValue(BigInt(units), months);
          const unit = 10n ** 60n;
          const owed = BigInt(loan) * unit * 2n;
          const slack = unit / 10n ** 12n;
          expect((2n * BigInt(payment) - 1n) * worth <= owed + slack).toBe(true);
          expect((2n * BigInt(payment) + 1n) * worth >= owed - slack).toBe(true);
        },
      ),
    );
  });

  it('has a factor that grows with the rate and shrinks with the term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: 1, max: 599 }),
        (units, months) => {
          const factor = loanFactor(percentText(units), months);
          expect(loanFactor(percentText(units + 1), months) > factor).toBe(true);
          expect(loanFactor(percentText(units), months + 1) < factor).toBe(true);
        },
      ),
    );
  });

  it('over one month is all of it with its interest', () => {
    expect(loanFactor('0', 1)).toBe(10n ** BigInt(loanFactorScale));
    expect(loanFactor('12', 1)).toBe((101n * 10n ** BigInt(loanFactorScale)) / 100n);
  });

  it.each([0, -1, 1.5, 601, Number.NaN])('refuses a term of %s months', (months) => {
    expect(() => loanFactor('6.5', months)).toThrow(RangeError);
  });
});

describe('percentages', () => {
  it.each([
    ['6.5', 65_000n],
    ['0', 0n],
    ['100', 1_000_000n],
    ['0.0001', 1n],
  ])('%s is %s ten-thousandths', (text, units) => {
    expect(percentUnits(text)).toBe(units);
  });

  it.each(['', '-1', '1e1', '6,5', '100.0001', '6.50001', ' 6', '.5', '6.', 'NaN'])(
    'refuses "%s"',
    (text) => {
      expect(() => percentUnits(text)).toThrow(RangeError);
    },
  );

  it('of an amount are rounded half up, to cents or whole dollars', () => {
    expect(partOf(50, '1')).toBe(1);
    expect(partOf(49, '1')).toBe(0);
    expect(partOf(265_000_00, '1.96', 1n, 100n)).toBe(5_194_00);
    expect(partOf(50_00, '1', 1n, 100n)).toBe(1_00);
  });
});

describe('the monthly cost of a home', () => {
  it('adds its parts, each rounded separately', () => {
    expect(
      monthlyCost(
        { priceCents: 265_000_00, county: 'Douglas', associationMonthlyCents: 1_250 },
        terms,
      ),
    ).toEqual({
      downCents: 53_000_00,
      loanCents: 212_000_00,
      principalInterestCents: 1_339_98,
      mortgageInsuranceCents: 0,
      taxYearCents: 5_194_00,
      taxCents: 432_83,
      insuranceCents: 199_00,
      associationCents: 12_50,
      totalCents: 1_984_31,
    });
  });

  it('counts mortgage insurance below 20 percent down', () => {
    const home = { priceCents: 300_000_00, county: null, associationMonthlyCents: null };
    const cost = monthlyCost(home, { ...terms, downPercent: '19.9999' });
    expect(cost.mortgageInsuranceCents).toBe(120_00);
    expect(cost.associationCents).toBeNull();
    expect(cost.totalCents).toBe(
      cost.principalInterestCents + cost.taxCents + cost.insuranceCents + 120_00,
    );
  });

  it('finds the county in any case, and uses the other rate where it is unknown', () => {
    expect(taxPercentOf(' SARPY ', terms)).toBe('1.85');
    expect(taxPercentOf('Saunders', terms)).toBe('1.61');
    expect(taxPercentOf(null, terms)).toBe('1.61');
    expect(ownTaxPercentOf('sarpy', terms)).toBe('1.85');
    expect(ownTaxPercentOf('Saunders', terms)).toBeNull();
    expect(taxPercentOf('constructor', terms)).toBe('1.61');
  });

  it('of a home that costs nothing is zero', () => {
    const home = { priceCents: 0, county: 'Douglas', associationMonthlyCents: null };
    expect(monthlyCost(home, terms).totalCents).toBe(0);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a price of %s', (price) => {
    const home = { priceCents: price, county: null, associationMonthlyCents: null };
    expect(() => monthlyCost(home, terms)).toThrow(RangeError);
  });
});

function percentText(units: number): string {
  const digits = String(units).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/**
 * The present value of one per month for this many months, at 60 decimals: the sum of the
 * discounted payments.
 */
function presentValue(rateUnits: bigint, months: number): bigint {
  const one = 12_000_000n;
  let discounted = 10n ** 80n;
  let sum = 0n;
  for (let month = 0; month < months; month += 1) {
    discounted = (discounted * one) / (one + rateUnits);
    sum += discounted;
  }
  return sum / 10n ** 20n;
}
