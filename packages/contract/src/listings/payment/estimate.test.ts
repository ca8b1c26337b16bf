import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EstimateInput,
  estimate,
  fundingFeePercent,
  payOff,
  veteranUses,
} from './estimate.ts';
import { loanPaymentCents, monthlyCost, type PaymentTerms } from './payment.ts';

const wish: EstimateInput = {
  priceCents: 415_000_00,
  downPercent: '20',
  ratePercent: '6.5',
  years: 30,
  taxYearCents: 8_134_00,
  insuranceMonthCents: 519_00,
  associationMonthCents: 10_00,
  closingCostsPercent: '5',
  mortgageInsurancePercent: '0.6',
  veteran: null,
};

describe('an estimate', () => {
  it('adds up the monthly parts and what is due at closing', () => {
    expect(estimate(wish)).toEqual({
      downCents: 83_000_00,
      fundingFeeCents: 0,
      loanCents: 332_000_00,
      principalInterestCents: 2_098_47,
      mortgageInsuranceCents: 0,
      taxCents: 677_83,
      insuranceCents: 519_00,
      associationCents: 10_00,
      totalCents: 3_305_30,
      closingCostsCents: 20_750_00,
      dueAtCloseCents: 103_750_00,
    });
  });

  it('with a rate of 10 percent and 2 years is the amortized payment plus the monthly shares', () => {
    const seen = estimate({
      ...wish,
      priceCents: 265_000_00,
      downPercent: '10',
      ratePercent: '10',
      years: 2,
      taxYearCents: 860_00,
      insuranceMonthCents: 241_00,
      mortgageInsurancePercent: '0',
    });
    expect(seen?.principalInterestCents).toBe(11_005_56);
    expect(seen?.totalCents).toBe(11_005_56 + 71_67 + 241_00 + 10_00);
  });

  it('is the monthly cost that search filters by, for the terms of a home', () => {
    const terms: PaymentTerms = {
      asOf: '2026-11-21',
      downPercent: '15',
      ratePercent: '6.5',
      years: 30,
      insurancePercent: '1.5',
      mortgageInsurancePercent: '0.6',
      taxPercents: {},
      taxPercentElsewhere: '1.61',
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_00 }),
        fc.integer({ min: 0, max: 2_000_00 }),
        fc.constantFrom('0', '15', '19.9999', '20', '100'),
        (priceCents, associationMonthlyCents, downPercent) => {
          const given = { ...terms, downPercent };
          const cost = monthlyCost({ priceCents, county: null, associationMonthlyCents }, given);
          const same = estimate({
            ...wish,
            ...given,
            priceCents,
            taxYearCents: cost.taxYearCents,
            insuranceMonthCents: cost.insuranceCents,
            associationMonthCents: associationMonthlyCents,
          });
          expect(same?.totalCents).toBe(cost.totalCents);
        },
      ),
    );
  });

  it.each([{ priceCents: 0 }, { years: 0 }])('is null for %o', (given) => {
    expect(estimate({ ...wish, ...given })).toBeNull();
  });

  it('exists at 0 percent, and with everything or nothing paid down', () => {
    expect(estimate({ ...wish, ratePercent: '0' })?.principalInterestCents).toBe(922_22);
    expect(estimate({ ...wish, downPercent: '100' })?.principalInterestCents).toBe(0);
    expect(estimate({ ...wish, downPercent: '0' })?.loanCents).toBe(415_000_00);
  });
});

describe('below 20 percent down', () => {
  it.each([
    ['19.99', null, 166_02],
    ['20', null, 0],
    ['0', 'first', 0],
    ['0', 'exempt', 0],
  ] as const)('%s percent, veteran %s: mortgage insurance %i', (downPercent, veteran, cents) => {
    expect(estimate({ ...wish, downPercent, veteran })?.mortgageInsuranceCents).toBe(cents);
  });
});

describe('veterans’ benefits', () => {
  it.each([
    ['0', 'first', '2.15'],
    ['4.99', 'first', '2.15'],
    ['4.99', 'later', '3.3'],
    ['5', 'first', '1.5'],
    ['9.99', 'later', '1.5'],
    ['10', 'first', '1.25'],
    ['50', 'later', '1.25'],
    ['0', 'exempt', '0'],
  ] as const)('%s percent down, %s: a fee of %s percent', (down, use, percent) => {
    expect(fundingFeePercent(down, use)).toBe(percent);
  });

  it('add the fee to the loan, not to what is due at closing', () => {
    const none = estimate({ ...wish, downPercent: '0' });
    for (const veteran of veteranUses) {
      const made = estimate({ ...wish, downPercent: '0', veteran });
      expect(made?.loanCents).toBe(415_000_00 + (made?.fundingFeeCents ?? 0));
      expect(made?.dueAtCloseCents).toBe(none?.dueAtCloseCents);
    }
    expect(estimate({ ...wish, downPercent: '0', veteran: 'first' })?.fundingFeeCents).toBe(
      8_922_50,
    );
  });
});

describe('paying off', () => {
  it('300,000 at 6.5 percent ends after 30 years with a different last payment', () => {
    const { years, lastPaymentCents } = payOff(300_000_00, '6.5', 30);
    expect(years).toHaveLength(30);
    expect(years[0]).toEqual({
      year: 1,
      principalCents: 3_353_12,
      interestCents: 19_401_28,
      balanceCents: 296_646_88,
    });
    expect(years.at(-1)?.balanceCents).toBe(0);
    expect(lastPaymentCents).toBe(1_900_91);
  });

  it('pays exactly what was borrowed, and ends at zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000_000_00 }),
        fc.constantFrom('0', '0.0001', '3', '6.5', '10', '99.9999', '100'),
        fc.integer({ min: 1, max: 40 }),
        (loan, rate, term) => {
          const { years, lastPaymentCents } = payOff(loan, rate, term);
          const sum = (part: 'principalCents' | 'interestCents') =>
            years.reduce((all, year) => all + year[part], 0);
          expect(sum('principalCents')).toBe(loan);
          expect(years.at(-1)?.balanceCents).toBe(0);
          const payment = loanPaymentCents(loan, rate, term * 12);
          // The last payment makes up for at most half a cent per month.
          const grown = (1 + Number(rate) / 1200) ** (term * 12);
          const slack = (term * 12 + 2) * grown;
          expect(Math.abs(lastPaymentCents - payment)).toBeLessThanOrEqual(
            Math.max(slack, payment),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
