import { searchFilterSchema, statusLabels } from '@homestead/contract/listings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilter, anySearch } from '../../../test/any-search.ts';
import { listingHref } from '../listing/listing-address.ts';
import { chipMessages } from '../messages/chips.ts';
import { searchMessages } from '../messages/search.ts';
import type { Search } from './search.ts';
import { filterHref, readSearch, writeSearch } from './search-address.ts';
import { type SearchFilter, searchFieldNames, searchFields } from './search-fields.ts';
import { activeFilters, searchHeading } from './search-words.ts';
import { readWireFilter, writeWireConditions, writeWireFilter } from './wire-filter.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));

describe('the address of a search', () => {
  it('reads back the same search', () => {
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

  it('asks for nothing that the contract refuses', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(searchFilterSchema.safeParse(writeWireFilter(search)).error).toBeUndefined();
      }),
    );
  });

  it('reads back the same filter from the API’s names', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(readWireFilter({ ...writeWireConditions(filter) })).toEqual(filter);
      }),
    );
  });

  it('never fails, and reads only what the contract accepts', () => {
    const noise = fc.array(
      fc.tuple(
        fc.constantFrom(
          ...searchFieldNames.map((name) => searchFields[name].param),
          'address',
          'page',
          'sort',
          'after',
        ),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('NaN', '-1', '1e9', '1,2', '0,0;1,1;2,2', '-95.9,41.2,-96,41.3', 'yes'),
          fc.array(fc.integer(), { minLength: 2, maxLength: 4 }).map(String),
        ),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(noise, (pairs) => {
        const { search } = readSearch(new URLSearchParams(pairs));
        expect(searchFilterSchema.safeParse(writeWireFilter(search)).error).toBeUndefined();
      }),
    );
  });

  it('ignores what it can’t read and lists it', () => {
    const { search, dropped } = read(
      '?price-max=abc&beds=2.5&type=castle&sort=up&page=0&city=Blair',
    );
    expect(search).toEqual({ filter: { cities: ['Blair'] }, sort: 'newest', page: 1 });
    expect(dropped.map((field) => field.label).sort()).toEqual(
      ['Bedrooms', 'Page', 'Price to', 'Property type', 'Sort order'].sort(),
    );
  });

  it('ignores a minimum above its maximum, along with the maximum', () => {
    const { search, dropped } = read('?price-min=500000&price-max=400000');
    expect(search.filter).toEqual({});
    expect(dropped).toHaveLength(2);
  });

  it('writes areas, bounds and the like compactly', () => {
    const filter: SearchFilter = {
      areas: [
        [
          [-96.0000001, 41.25],
          [-95.9, 41.25],
          [-95.95, 41.3333333],
        ],
      ],
      within: { latitude: 41.26, longitude: -95.94, miles: 2.5 },
      bounds: [-96.1234567, 41.1, -95.9, 41.3],
      openHouse: 'weekend',
    };
    const address = decodeURIComponent(filterHref(filter));
    expect(address).toBe(
      '/property-list?openhouse=weekend&area=-96,41.25;-95.9,41.25;-95.95,41.33333&near=41.26,-95.94,2.5&box=-96.12346,41.1,-95.9,41.3',
    );
  });

  it.each([
    'box=-95,41,-96,42',
    'box=-95,41,-94',
    'box=-195,41,-94,42',
    'area=-96,41;-95,41',
    'area=-96,41;-95,41;x,y',
    'near=41,-95,0',
    'near=41,-95,999',
    'openhouse=2026-02-30',
    'openhouse=soon',
    'commute=me:15',
    'commute=0b0e2f7e-7a52-4d0e-9d7a-5f5f0c0f4c11:0',
    'status=Sold',
    'hoa-max=12.345',
    'stories-min=-1',
    'words=%00',
    'city=a%0Ab',
    'reduced=0',
  ])('leaves out %s', (address) => {
    const { search, dropped } = read(address);
    expect(search.filter).toEqual({});
    expect(dropped).toHaveLength(1);
  });

  it('takes empty fields as no condition and prices as people type them', () => {
    const { search, dropped } = read('?q=&beds=&price-min=%24250%2C000&utm_source=mail');
    expect(search.filter).toEqual({ priceMin: 250_000 });
    expect(dropped).toEqual([]);
  });

  it('resets subtypes and features if a form was sent with another type', () => {
    const asked = 'type=condo&from-type=house&subtype=Ranch&feature=waterfront&beds=2';
    expect(read(asked).search.filter).toEqual({ kind: 'condo', beds: 2 });
    expect(read('from-type=house&feature=waterfront').search.filter).toEqual({});
    expect(read('from-type=any&feature=waterfront').search.filter).toEqual({
      features: ['waterfront'],
    });
    expect(read('type=house&from-type=house&subtype=Ranch').search.filter).toEqual({
      kind: 'house',
      subtypes: ['Ranch'],
    });
  });

  it('reads the given address parameter as the search text', () => {
    expect(read('?address=5011+Chicago+St').search.filter).toEqual({ text: '5011 Chicago St' });
    expect(read('?address=a&q=b').search.filter).toEqual({ text: 'b' });
  });

  it('escapes the MLS number of a home', () => {
    expect(listingHref('22 6/1')).toBe('/singleproduct/22%206%2F1');
  });
});

describe('a search in words', () => {
  it('gives each condition a chip whose link removes it', () => {
    const search: Search = {
      filter: { cities: ['Elkhorn', 'Gretna'], beds: 3, priceMax: 500_000 },
      sort: 'pricedesc',
      page: 4,
    };
    const chips = activeFilters(search);
    expect(chips.map((chip) => chip.label)).toEqual([
      'Elkhorn',
      'Gretna',
      chipMessages.priceTo({ money: '$500,000' }),
      chipMessages.bedsAtLeast({ count: 3 }),
    ]);
    expect(chips[0]?.removeHref).toBe(
      '/property-list?city=Gretna&price-max=500000&beds=3&sort=pricedesc',
    );
  });

  it('gives chips that remove exactly their condition, for any filter', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const chips = activeFilters(search);
        const [first] = chips;
        if (!first) return expect(search.filter).toEqual({});
        expect(chips.every((chip) => chip.label.trim() !== '')).toBe(true);
        expect(new Set(chips.map((chip) => chip.key)).size).toBe(chips.length);
        const after = readSearch(new URL(first.removeHref, 'http://x').searchParams);
        expect(after.dropped).toEqual([]);
        expect(after.search).toMatchObject({ sort: search.sort, page: 1 });
        const left = activeFilters(after.search).map((chip) => chip.key);
        expect(left).toEqual(chips.slice(1).map((chip) => chip.key));
      }),
    );
  });

  it('describes our own fields', () => {
    const filter: SearchFilter = {
      statuses: ['ComingSoon'],
      hoaMax: 200,
      storiesMin: 2,
      openHouse: '2026-06-06',
      reducedWithin: 7,
      keywords: 'sun room',
      monthlyMax: 2500,
      listingAgent: { mlsId: 'SA00003', name: 'Priya Raman' },
      areas: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        [
          [2, 0],
          [3, 0],
          [3, 1],
        ],
      ],
    };
    expect(activeFilters({ filter, sort: 'newest', page: 1 }).map((chip) => chip.label)).toEqual([
      statusLabels.ComingSoon,
      chipMessages.dues({ money: '$200' }),
      chipMessages.storiesFrom({ count: 2 }),
      chipMessages.openOn({ day: 'Sat, Jun 6' }),
      chipMessages.reduced({ days: 7 }),
      chipMessages.keywords({ words: 'sun room' }),
      chipMessages.monthly({ money: '$2,500' }),
      chipMessages.areaNumber({ number: 1 }),
      chipMessages.areaNumber({ number: 2 }),
      chipMessages.listedBy({ name: 'Priya Raman' }),
    ]);
  });

  it('names an agent in the heading, and by their id in the chip while the name isn’t known', () => {
    const known: SearchFilter = { listingAgent: { mlsId: 'SA00003', name: 'Priya Raman' } };
    const homes = searchMessages.forSale({ homes: searchMessages.homes() });
    expect(searchHeading(known, 'Omaha')).toBe(
      searchMessages.listedBy({ homes, name: 'Priya Raman' }),
    );
    const { search } = read('?agent=SA00003');
    expect(activeFilters(search)).toMatchObject([
      { label: chipMessages.agentId({ mlsId: 'SA00003' }), removeHref: '/property-list' },
    ]);
  });

  it('shows exact counts without a plus', () => {
    const labels = activeFilters({ filter: { beds: 3, exact: true }, sort: 'newest', page: 1 }).map(
      (chip) => chip.label,
    );
    expect(labels).toEqual([chipMessages.beds({ count: 3 }), chipMessages.exact()]);
  });

  it('shows a range with equal ends as one chip, whose link removes both ends', () => {
    const filter: SearchFilter = { storiesMin: 1, storiesMax: 1, yearMin: 1990, yearMax: 2000 };
    const chips = activeFilters({ filter, sort: 'newest', page: 1 });
    expect(chips.map((chip) => chip.label)).toEqual([
      chipMessages.yearFrom({ year: '1990' }),
      chipMessages.yearTo({ year: '2000' }),
      chipMessages.storiesExactly({ count: 1 }),
    ]);
    expect(chips[2]?.removeHref).toBe('/property-list?year-min=1990&year-max=2000');
  });

  it('heads the page with kind and place', () => {
    const homes = searchMessages.forSale({ homes: searchMessages.homes() });
    expect(searchHeading({}, 'Omaha')).toBe(searchMessages.inArea({ homes, region: 'Omaha' }));
    expect(searchHeading({}, null)).toBe(homes);
    const condos = searchMessages.forSale({ homes: searchMessages.condos() });
    expect(searchHeading({ kind: 'condo', cities: ['Elkhorn'] }, 'Omaha')).toBe(
      searchMessages.inPlaces({ homes: condos, places: 'Elkhorn' }),
    );
    expect(searchHeading({ counties: ['Douglas', 'Sarpy'] }, 'Omaha')).toBe(
      searchMessages.inCounties({ homes, places: 'Douglas and Sarpy', count: 2 }),
    );
    expect(searchHeading({ zips: ['68132', '68022', '68007', '68164'] }, 'Omaha')).toBe(
      searchMessages.inPlaces({
        homes,
        places: `68132, 68022, and ${searchMessages.more({ count: 2 })}`,
      }),
    );
  });

  it('heads a search for sold homes as sold, and one for both kinds as neither', () => {
    const homes = searchMessages.homes();
    const heading = (statuses: NonNullable<SearchFilter['statuses']>) =>
      searchHeading({ statuses }, null);
    expect(heading(['Closed'])).toBe(searchMessages.sold({ homes }));
    expect(heading(['Active', 'Closed'])).toBe(homes);
    expect(heading(['Pending', 'ComingSoon'])).toBe(searchMessages.forSale({ homes }));
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
