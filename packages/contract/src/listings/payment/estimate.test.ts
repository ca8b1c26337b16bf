import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EstimateInput,
  estimate,
  fhaAnnualPercent,
  fhaInsuredYears,
  loanPrograms,
  payOff,
  upfrontFeePercent,
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
  program: 'conventional',
};

describe('an estimate', () => {
  it('adds up the monthly parts and what is due at closing', () => {
    expect(estimate(wish)).toEqual({
      downCents: 83_000_00,
      upfrontFeeCents: 0,
      baseLoanCents: 332_000_00,
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
    ['19.99', 'conventional', 166_02],
    ['20', 'conventional', 0],
    ['0', 'va-first-use', 0],
    ['0', 'va-exempt', 0],
    ['3.5', 'fha', 183_55],
    ['20', 'fha', 138_33],
  ] as const)('%s percent, %s: mortgage insurance %i', (downPercent, program, cents) => {
    expect(estimate({ ...wish, downPercent, program })?.mortgageInsuranceCents).toBe(cents);
  });
});

describe('veterans’ benefits', () => {
  it.each([
    ['0', 'va-first-use', '2.15'],
    ['4.99', 'va-first-use', '2.15'],
    ['4.99', 'va-later-use', '3.3'],
    ['5', 'va-first-use', '1.5'],
    ['9.99', 'va-later-use', '1.5'],
    ['10', 'va-first-use', '1.25'],
    ['50', 'va-later-use', '1.25'],
    ['0', 'va-exempt', '0'],
    ['3.5', 'fha', '1.75'],
    ['50', 'fha', '1.75'],
    ['0', 'conventional', '0'],
  ] as const)('%s percent down, %s: a fee of %s percent', (down, program, percent) => {
    expect(upfrontFeePercent(down, program)).toBe(percent);
  });

  it('add the fee to the loan, not to what is due at closing', () => {
    const none = estimate({ ...wish, downPercent: '0' });
    for (const program of loanPrograms) {
      const made = estimate({ ...wish, downPercent: '0', program });
      expect(made?.loanCents).toBe(415_000_00 + (made?.upfrontFeeCents ?? 0));
      expect(made?.dueAtCloseCents).toBe(none?.dueAtCloseCents);
    }
    const first = estimate({ ...wish, downPercent: '0', program: 'va-first-use' });
    expect(first?.upfrontFeeCents).toBe(8_922_50);
  });
});

describe('an FHA loan', () => {
  it.each([
    [400_000_00, '3.5', 30, '0.55'],
    [400_000_00, '4.9999', 16, '0.55'],
    [400_000_00, '5', 30, '0.5'],
    [400_000_00, '20', 30, '0.5'],
    [726_200_00, '3.5', 30, '0.55'],
    [726_200_01, '3.5', 30, '0.75'],
    [726_200_01, '5', 30, '0.7'],
    [400_000_00, '3.5', 15, '0.4'],
    [400_000_00, '10', 15, '0.15'],
    [800_000_00, '9.99', 15, '0.65'],
    [800_000_00, '10', 15, '0.4'],
    [800_000_00, '22', 10, '0.15'],
  ])(
    'of %i cents with %s percent down over %i years: %s percent',
    (loan, downPercent, years, is) => {
      expect(fhaAnnualPercent(loan, { downPercent, years })).toBe(is);
    },
  );

  it('is insured for eleven years with 10 percent down, otherwise to its end', () => {
    expect(['3.5', '9.9999', '10', '50'].map(fhaInsuredYears)).toEqual([null, null, 11, 11]);
  });

  it('adds the upfront premium to the loan, and takes the annual one from the loan without it', () => {
    expect(estimate({ ...wish, downPercent: '3.5', program: 'fha' })).toMatchObject({
      baseLoanCents: 400_475_00,
      upfrontFeeCents: 7_008_31,
      loanCents: 407_483_31,
      mortgageInsuranceCents: 183_55,
      dueAtCloseCents: 14_525_00 + 20_750_00,
    });
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
