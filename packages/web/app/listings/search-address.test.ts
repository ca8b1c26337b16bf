import {
  listingFeatures,
  listingKinds,
  lotRanges,
  searchFilterSchema,
  sortOrders,
} from '@homestead/contract/listings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWireFilter, writeWireFilter } from './ask-listings.ts';
import type { Search } from './search.ts';
import { filterHref, listingHref, readSearch, writeSearch } from './search-address.ts';
import { activeFilters, searchHeading } from './search-words.ts';

const word = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 60);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });
const zips = fc.uniqueArray(fc.stringMatching(/^\d{5}$/), { minLength: 1, maxLength: 3 });
const count = fc.integer({ min: 0, max: 100 });
const year = fc.integer({ min: 1700, max: 2026 });
const dollars = fc.integer({ min: 0, max: 1_000_000_000 });

const anyFilter = fc.record(
  {
    text: word,
    cities: words,
    counties: words,
    zips,
    state: fc.constantFrom('NE', 'IA'),
    subdivisions: words,
    highSchools: words,
    schoolDistricts: words,
    kind: fc.constantFrom(...listingKinds),
    subtypes: words,
    priceMin: dollars,
    priceMax: dollars,
    beds: count,
    baths: count,
    exact: fc.boolean(),
    areaMin: count,
    lotMax: fc.double({ min: 0, max: 1000, noNaN: true }).map((n) => Math.round(n * 100) / 100),
    lotRange: fc.constantFrom(...lotRanges.map((range) => range.code)),
    yearMin: year,
    yearMax: year,
    newConstruction: fc.boolean(),
    daysOnMarket: count,
    features: fc.uniqueArray(fc.constantFrom(...listingFeatures), { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const inOrder = (low?: number, high?: number) =>
  low === undefined || high === undefined || low <= high;
const anySearch: fc.Arbitrary<Search> = fc
  .record({
    filter: anyFilter,
    sort: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  .filter(
    ({ filter }) =>
      inOrder(filter.priceMin, filter.priceMax) && inOrder(filter.yearMin, filter.yearMax),
  );

const read = (address: string) => readSearch(new URLSearchParams(address));

describe('the address of a search', () => {
  it('gives the same search back, whatever is asked for', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const { search: back, dropped } = readSearch(
          new URLSearchParams(writeSearch(search).toString()),
        );
        expect(dropped).toEqual([]);
        expect(back).toEqual(search);
      }),
    );
  });

  it('asks for nothing the contract refuses', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(searchFilterSchema.safeParse(writeWireFilter(search)).error).toBeUndefined();
      }),
    );
  });

  it('never fails, and everything it reads can be asked for', () => {
    const noise = fc.array(
      fc.tuple(
        fc.constantFrom(
          'q',
          'city',
          'price-min',
          'price-max',
          'beds',
          'type',
          'new',
          'page',
          'sort',
        ),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(noise, (pairs) => {
        const { search } = readSearch(new URLSearchParams(pairs));
        expect(searchFilterSchema.safeParse(writeWireFilter(search)).error).toBeUndefined();
      }),
    );
  });

  it('leaves out what it can’t read and names it', () => {
    const { search, dropped } = read(
      '?price-max=abc&beds=2.5&type=castle&sort=up&page=0&city=Blair',
    );
    expect(search).toEqual({ filter: { cities: ['Blair'] }, sort: 'newest', page: 1 });
    expect(dropped.map((field) => field.label).sort()).toEqual(
      ['Beds', 'Page', 'Price to', 'Property type', 'Sort order'].sort(),
    );
  });

  it('leaves out a minimum above its maximum, both of them', () => {
    const { search, dropped } = read('?price-min=500000&price-max=400000');
    expect(search.filter).toEqual({});
    expect(dropped).toHaveLength(2);
  });

  it('takes empty fields as no wish and prices as people type them', () => {
    const { search, dropped } = read('?q=&beds=&price-min=%24250%2C000&utm_source=mail');
    expect(search.filter).toEqual({ priceMin: 250_000 });
    expect(dropped).toEqual([]);
  });

  it('reads the specs’ address parameter as the search text', () => {
    expect(read('?address=5011+Chicago+St').search.filter).toEqual({ text: '5011 Chicago St' });
    expect(read('?address=a&q=b').search.filter).toEqual({ text: 'b' });
  });

  it('escapes the MLS number of a home', () => {
    expect(listingHref('22 6/1')).toBe('/singleproduct/22%206%2F1');
  });
});

describe('a search in words', () => {
  it('gives each wish a chip whose link takes it away', () => {
    const search: Search = {
      filter: { cities: ['Elkhorn', 'Gretna'], beds: 3, priceMax: 500_000 },
      sort: 'pricedesc',
      page: 4,
    };
    const chips = activeFilters(search);
    expect(chips.map((chip) => chip.label)).toEqual([
      'Elkhorn',
      'Gretna',
      'Up to $500,000',
      '3+ beds',
    ]);
    expect(chips[0]?.removeHref).toBe(
      '/property-list?city=Gretna&price-max=500000&beds=3&sort=pricedesc',
    );
  });

  it('says exact counts without a plus', () => {
    const labels = activeFilters({ filter: { beds: 3, exact: true }, sort: 'newest', page: 1 }).map(
      (chip) => chip.label,
    );
    expect(labels).toEqual(['3 beds', 'Exactly that many beds and baths']);
  });

  it('heads the page with kind and place', () => {
    expect(searchHeading({}, 'Omaha')).toBe('Homes for sale in the Omaha area');
    expect(searchHeading({ kind: 'condo', cities: ['Elkhorn'] }, 'Omaha')).toBe(
      'Condos for sale in Elkhorn',
    );
  });
});

describe('a suggestion', () => {
  it('becomes a search by place', () => {
    expect(readWireFilter({ city: 'Elkhorn' })).toEqual({ cities: ['Elkhorn'] });
    expect(readWireFilter({ searchdata: 'oak', country: 'Douglas', junk: 'x' })).toEqual({
      text: 'oak',
      counties: ['Douglas'],
    });
    expect(filterHref(readWireFilter({ zip: '68132' }))).toBe('/property-list?zip=68132');
  });
});
