import { expect, test } from 'vitest';
import { take } from '../../../test/feed-record.ts';
import { noteMessages } from '../messages.ts';
import { plausibilityRules } from './plausibility.ts';

const cases: [object, string, string][] = [
  [{ ListPrice: 999 }, 'ListPrice', noteMessages.lowPrice()],
  [{ ListPrice: 6_000_000, LivingArea: 1000 }, 'ListPrice', noteMessages.oddPricePerArea()],
  [{ BedroomsTotal: 33, LivingArea: 1620 }, 'BedroomsTotal', noteMessages.crowdedBedrooms()],
  [{ BedroomsTotal: 31 }, 'BedroomsTotal', noteMessages.manyBedrooms()],
  [{ BathroomsTotalInteger: 21 }, 'BathroomsTotalInteger', noteMessages.manyBaths()],
  [{ LivingArea: 99 }, 'LivingArea', noteMessages.smallArea()],
  [{ LotSizeAcres: 0 }, 'LotSizeAcres', noteMessages.noLot()],
  [{ YearBuilt: 2027 }, 'YearBuilt', noteMessages.futureYear()],
];

test.each(cases)('%o is kept and noted', (fields, field, reason) => {
  const { notes, dropped } = take({ PropertyType: 'Residential', ...fields });
  expect(notes).toContainEqual(expect.objectContaining({ field, reason }));
  expect(dropped).toEqual([]);
});

test('each rule has a case, and keeps its value', () => {
  expect(cases.length).toBe(plausibilityRules.length);
  expect(take({ BedroomsTotal: 33, LivingArea: 1620 }).listing).toMatchObject({
    beds: 33,
    living_area: 1620,
  });
});

test('a value that other fields gave is told as we read it', () => {
  const { notes } = take({ BathroomsFull: 21, LotSizeSquareFeet: 0 });
  expect(notes.map(({ field, value }) => [field, value])).toEqual([
    ['BathroomsTotalInteger', '21'],
    ['LotSizeAcres', '0'],
  ]);
});

test('an ordinary home has no note', () => {
  const { notes } = take({
    ListPrice: 400_000,
    BedroomsTotal: 4,
    BathroomsTotalInteger: 3,
    LivingArea: 2400,
    LotSizeAcres: 0.2,
    YearBuilt: 2026,
  });
  expect(notes).toEqual([]);
});
