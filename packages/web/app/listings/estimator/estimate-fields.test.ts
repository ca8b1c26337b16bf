import { describe, expect, it } from 'vitest';
import {
  cleanNumber,
  type EstimateTexts,
  type EstimatorFacts,
  estimateOf,
  followingTexts,
  readEstimateInput,
} from './estimate-fields.ts';

const texts: EstimateTexts = {
  homeprice: '415000',
  downpayment: '20',
  interestrate: '6.5',
  loantype: '30',
  propertytax: '8134',
  homeinsurance: '519',
  hoafees: '10',
  closingcosts: '5',
  program: 'conventional',
};
const facts = { mortgageInsurancePercent: '0.6' } as EstimatorFacts;

describe('typed text', () => {
  it.each([
    ['homeprice', '$415,000.50', '415000.50'],
    ['homeprice', '415000.505', '415000.50'],
    ['homeprice', 'abc', ''],
    ['homeprice', '-5', '5'],
    ['homeprice', '1e9', '19'],
    ['homeprice', '12345678901', '999999999'],
    ['downpayment', '101', '100'],
    ['downpayment', '100.01', '100'],
    ['downpayment', '12.5%', '12.5'],
    ['interestrate', '6.', '6.'],
    ['interestrate', '6.5.5', '6.55'],
    ['interestrate', '1000', '100'],
    ['interestrate', '007', '7'],
    ['loantype', '30.5', '30'],
    ['loantype', '99', '50'],
  ] as const)('in %s: “%s” becomes “%s”', (name, typed, clean) => {
    expect(cleanNumber(name, typed)).toBe(clean);
  });
});

describe('the estimate', () => {
  it('reads the fields exactly', () => {
    expect(
      readEstimateInput({ ...texts, homeprice: '$415,000.55', program: 'va-later-use' }, facts),
    ).toMatchObject({
      priceCents: 41_500_055,
      downPercent: '20',
      ratePercent: '6.5',
      years: 30,
      program: 'va-later-use',
    });
    expect(estimateOf(texts, facts)?.totalCents).toBe(3_305_30);
  });

  it.each([
    { homeprice: '' },
    { homeprice: '0.00' },
    { loantype: '' },
    { loantype: '0' },
    { interestrate: '.' },
    { downpayment: '' },
  ])('is missing with %o', (given) => {
    expect(estimateOf({ ...texts, ...given }, facts)).toBeNull();
  });

  it.each([
    [{ interestrate: '0' }, 922_22],
    [{ interestrate: '.5' }, 993_31],
    [{ downpayment: '100' }, 0],
    [{ downpayment: '0', hoafees: '' }, 2_623_08],
  ])('reads %o as a number', (given, cents) => {
    expect(estimateOf({ ...texts, ...given }, facts)?.principalInterestCents).toBe(cents);
  });

  it('takes an unknown loan program for a conventional loan', () => {
    expect(readEstimateInput({ ...texts, program: 'always' }, facts).program).toBe('conventional');
  });
});

it('tax and insurance follow the price in whole dollars', () => {
  expect(followingTexts(415_000_00, { taxPercent: '1.96', insurancePercent: '1.5' })).toEqual({
    propertytax: '8134',
    homeinsurance: '519',
  });
  expect(followingTexts(0, { taxPercent: '1.96', insurancePercent: '1.5' })).toEqual({
    propertytax: '',
    homeinsurance: '',
  });
});
