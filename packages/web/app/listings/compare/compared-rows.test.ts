import type { PaymentTerms } from '@homestead/contract/listings';
import { describe, expect, test } from 'vitest';
import { compareMessages } from '../messages/compare.ts';
import { compareHref, readCompared } from './compare-address.ts';
import { type ComparedHome, comparedRows } from './compared-rows.ts';

const terms: PaymentTerms = {
  asOf: '2026-01-02',
  downPercent: '20',
  ratePercent: '0',
  years: 30,
  insurancePercent: '0',
  mortgageInsurancePercent: '0',
  taxPercents: {},
  taxPercentElsewhere: '0',
};

function home(facts: object, wire: object = {}): ComparedHome {
  const nothing = {
    listPriceCents: null,
    pricePerSquareFootCents: null,
    status: null,
    beds: null,
    bathsTotal: null,
    bathsFull: null,
    bathsHalf: null,
    livingArea: null,
    lotSizeAcres: null,
    yearBuilt: null,
    garageSpaces: null,
    daysOnMarket: null,
    county: null,
    associationMonthlyCents: null,
    recentTax: null,
    subtype: null,
    propertyType: null,
    subdivision: null,
    listingFirm: null,
    attributionContact: null,
  };
  const said = {
    AssociationYN: null,
    AssociationFee: null,
    AssociationFeeFrequency: null,
    ElementarySchool: null,
    MiddleOrJuniorSchool: null,
    HighSchool: null,
    HighSchoolDistrict: null,
  };
  return { facts: { ...nothing, ...facts }, wire: { ...said, ...wire } } as never;
}

const rowOf = (homes: ComparedHome[], label: string) =>
  comparedRows(homes, terms).find((row) => row.label === label);

test('what is not known is a dash, also the monthly cost without a price', () => {
  for (const { values, differs } of comparedRows([home({}), home({})], terms)) {
    expect(values).toEqual(['–', '–']);
    expect(differs).toBe(false);
  }
});

test('the monthly cost is the estimator’s, in whole dollars', () => {
  const row = rowOf([home({ listPriceCents: 45_000_000 })], compareMessages.monthlyCost());
  expect(row?.values).toEqual(['$1,000']);
});

test('known values that are not the same differ; an unknown one does not', () => {
  expect(rowOf([home({ beds: 3 }), home({ beds: 4 })], compareMessages.beds())?.differs).toBe(true);
  expect(rowOf([home({ beds: 3 }), home({ beds: 3 })], compareMessages.beds())?.differs).toBe(
    false,
  );
  expect(rowOf([home({ beds: 3 }), home({})], compareMessages.beds())?.differs).toBe(false);
});

test('the best value is marked, and the worst of three; an unknown one is neither', () => {
  const marks = (label: string, ...homes: object[]) =>
    rowOf(
      homes.map((facts) => home(facts)),
      label,
    )?.marks;
  const price = compareMessages.price();
  expect(marks(price, { listPriceCents: 3 }, { listPriceCents: 2 })).toEqual([null, 'best']);
  expect(
    marks(price, { listPriceCents: 3 }, { listPriceCents: 1 }, {}, { listPriceCents: 2 }),
  ).toEqual(['worst', 'best', null, null]);
  expect(marks(compareMessages.beds(), { beds: 4 }, { beds: 3 }, { beds: 4 })).toEqual([
    'best',
    null,
    'best',
  ]);
  expect(marks(price, { listPriceCents: 3 }, {})).toEqual([null, null]);
  expect(marks(compareMessages.status(), {}, {})).toEqual([null, null]);
});

test.each([
  [{ AssociationFee: 45, AssociationFeeFrequency: 'Monthly' }, '$45 monthly'],
  [{ AssociationFee: 45.5 }, '$45.50'],
  [{ AssociationYN: false }, compareMessages.noDues()],
  [{ AssociationFee: 0 }, compareMessages.noDues()],
  [{ AssociationYN: true }, '–'],
])('dues %o read %s', (wire, text) => {
  expect(rowOf([home({}, wire)], compareMessages.dues())?.values).toEqual([text]);
});

describe('the address of a comparison', () => {
  test('takes one field or several, each home once, four at most', () => {
    const read = (text: string) => readCompared(new URLSearchParams(text));
    expect(read('homes=1,2&homes=2&homes=+3+').homes).toEqual(['1', '2', '3']);
    expect(read('homes=1,2,3,4,5,6')).toEqual({
      homes: ['1', '2', '3', '4'],
      tooMany: ['5', '6'],
      onlyDifferences: false,
    });
    expect(read(`homes=<b>,${'9'.repeat(61)},%2F..,`).homes).toEqual([]);
    expect(read('').homes).toEqual([]);
  });

  test('is read back as it was written', () => {
    const href = compareHref(['22612345', 'A-1'], true);
    expect(readCompared(new URL(href, 'http://x').searchParams)).toEqual({
      homes: ['22612345', 'A-1'],
      tooMany: [],
      onlyDifferences: true,
    });
    expect(compareHref([])).toBe('/compare');
  });
});
