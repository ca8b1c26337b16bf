import {
  listingFeatures,
  listingKinds,
  lotRanges,
  searchableStatuses,
  sortOrders,
} from '@homestead/contract/listings';
// biome-ignore lint/correctness/noUndeclaredDependencies: only tests import this
import fc from 'fast-check';
import type { Search, SearchFilter } from './search.ts';
import { searchRanges } from './search-fields.ts';
import { roundDegrees } from './search-shapes.ts';

/* Searches at random, for the property tests of this room. */

const word = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 60);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });
const zips = fc.uniqueArray(fc.stringMatching(/^\d{5}$/), { minLength: 1, maxLength: 3 });
const count = fc.integer({ min: 0, max: 100 });
const year = fc.integer({ min: 1700, max: 2026 });
const dollars = fc.integer({ min: 0, max: 1_000_000_000 });

const rounded = (most: number, decimals: number) =>
  fc.double({ min: 0, max: most, noNaN: true }).map((n) => Number(n.toFixed(decimals)));
const money = rounded(1_000_000, 2);
const degrees = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map(roundDegrees);
const point = fc.tuple(degrees(180), degrees(90));
const area = fc.array(point, { minLength: 3, maxLength: 8 });
const bounds = fc
  .tuple(point, point)
  .map(([[a, b], [c, d]]): [number, number, number, number] => [
    Math.min(a, c),
    Math.min(b, d),
    Math.max(a, c),
    Math.max(b, d),
  ]);
const date = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** Any filter that an address can hold. */
export const anyFilter: fc.Arbitrary<SearchFilter> = fc
  .record(
    {
      text: word,
      cities: words,
      counties: words,
      zips,
      state: fc.constantFrom('NE', 'IA'),
      subdivisions: words,
      elementarySchools: words,
      highSchools: words,
      schoolDistricts: words,
      kind: fc.constantFrom(...listingKinds),
      subtypes: words,
      priceMin: dollars,
      priceMax: dollars,
      beds: count,
      baths: count,
      exact: fc.boolean(),
      areaMin: rounded(10_000, 2),
      areaMax: count,
      lotMin: rounded(1000, 4),
      lotMax: rounded(1000, 4),
      lotRange: fc.constantFrom(...lotRanges.map((range) => range.code)),
      yearMin: year,
      yearMax: year,
      garageMin: count,
      garageMax: count,
      fireplacesMin: count,
      fireplacesMax: count,
      newConstruction: fc.boolean(),
      daysOnMarket: count,
      features: fc.uniqueArray(fc.constantFrom(...listingFeatures), { minLength: 1 }),
      statuses: fc.uniqueArray(fc.constantFrom(...searchableStatuses), { minLength: 1 }),
      basement: fc.boolean(),
      hoaMax: money,
      storiesMin: rounded(100, 1),
      storiesMax: rounded(100, 1),
      openHouse: fc.oneof(fc.constantFrom('any', 'weekend'), date),
      reducedWithin: fc.integer({ min: 1, max: 3650 }),
      keywords: word,
      monthlyMax: money,
      anyPlace: fc.boolean(),
      areas: fc.uniqueArray(area, { minLength: 1, maxLength: 10, selector: String }),
      within: fc.record({
        latitude: degrees(90),
        longitude: degrees(180),
        miles: rounded(199, 2).map((miles) => miles + 1),
      }),
      commute: fc.record({
        addressId: fc.uuid({ version: [4, 7] }),
        minutes: fc.integer({ min: 1, max: 180 }),
      }),
      bounds,
    } satisfies Record<keyof SearchFilter, unknown>,
    { requiredKeys: [] },
  )
  .map((filter: SearchFilter) => {
    for (const [low, high] of searchRanges) {
      if (Number(filter[low]) > Number(filter[high])) delete filter[low];
    }
    const miles = filter.within && Number(filter.within.miles.toFixed(2));
    return miles === undefined
      ? filter
      : { ...filter, within: { ...filter.within, miles } as SearchFilter['within'] };
  });
/** Any search: filter, order and page. */
export const anySearch: fc.Arbitrary<Search> = fc.record({
  filter: anyFilter,
  sort: fc.constantFrom(...sortOrders),
  page: fc.integer({ min: 1, max: 100_000 }),
});
