import { type OfferTerms, offerFieldKeys } from '@homestead/contract/transactions';
import { expect, test } from 'vitest';
import { findOfferProblems, missingFields, neededFields } from './offer-findings.ts';

const now = new Date('2026-11-27T18:00:00Z');
const unknown = Object.fromEntries(offerFieldKeys.map((key) => [key, null])) as OfferTerms;
const found = (terms: Partial<OfferTerms>) =>
  findOfferProblems({ ...unknown, ...terms }, now).map(({ level, message }) => [level, message]);

test.each([
  [0, 400_000_00, [['error', 'Offer price must be more than $0']]],
  [199_999_99, 400_000_00, [['warning', 'Offer price is less than half the list price']]],
  [200_000_00, 400_000_00, []],
  [600_000_00, 400_000_00, []],
  [
    600_000_01,
    400_000_00,
    [['warning', 'Offer price is more than one and a half times the list price']],
  ],
  [9_999_99, null, [['warning', 'Offer price is below $10,000']]],
  [10_000_00, null, []],
  [null, 400_000_00, []],
])('a price of %s cents with a list price of %s', (offerPriceCents, listPriceCents, expected) => {
  expect(found({ offerPriceCents, listPriceCents })).toEqual(expected);
});

test('a loan of more than 40 years is wrong, and a rate above 25 % unusual', () => {
  expect(found({ loanYears: '40', interestRate: '25.000' })).toEqual([]);
  expect(found({ loanYears: '41', interestRate: '25.001' })).toEqual([
    ['warning', 'Interest rate is more than 25%'],
    ['error', 'Term of the loan in years must be a whole number, at most 40'],
  ]);
  expect(found({ loanYears: 'soon' })).toHaveLength(1);
});

test('what an offer needs includes the type of financing unless it is all cash', () => {
  expect(neededFields({ allCash: null })).toContain('buyerFinanceType');
  expect(neededFields({ allCash: true })).not.toContain('buyerFinanceType');
  expect(missingFields({ ...unknown, county: 'Douglas', allCash: true })).toEqual(
    neededFields({ allCash: true }).filter((key) => key !== 'county'),
  );
});

test('a home inspection after closing is wrong, and one in the past unusual', () => {
  const one = { companyId: null, inspectorId: null, time: null, note: null };
  const inspected = (type: string | null, inspectOn: string | null) => ({
    ...one,
    type,
    inspectOn,
  });
  const closingOn = '2027-01-15';
  const homeInspections = [
    inspected('Radon', '2027-01-16'),
    inspected(null, '2026-11-26'),
    inspected('Roof', '2026-11-27'),
    inspected('Mold', null),
  ];
  const problems = findOfferProblems({ ...unknown, closingOn, homeInspections }, now);
  expect(problems.map(({ level, field, message }) => [level, field, message])).toEqual([
    [
      'error',
      'homeInspections',
      'The date of the home inspection “Radon” must not be after Closing date',
    ],
    ['warning', 'homeInspections', 'The date of a home inspection is in the past'],
  ]);
});
