import { describe, expect, it } from 'vitest';
import type { Search } from '../search/search.ts';
import { searchLinks } from './search-links.ts';

const search: Search = {
  filter: { kind: 'house', subtypes: ['Ranch'], features: ['waterfront'], cities: ['Blair'] },
  sort: 'sqft',
  page: 1,
};
const place = { total: 50, shown: 20, next: 'N', previous: 'P' };

describe('the links of a page of results', () => {
  it('keep everything but type, subtype, feature and page when a kind is chosen', () => {
    expect(searchLinks({ ...search, page: 3 }, place).withoutKind).toBe('city=Blair&sort=sqft');
  });

  it('sort by price, and back to newest first', () => {
    const links = searchLinks({ ...search, sort: 'priceasc' }, place);
    expect(links.highestPriceFirst).toContain('sort=pricedesc');
    expect(links.cheapestFirst).not.toContain('sort=');
  });

  it('lead to the previous and next pages if there are any', () => {
    const first = searchLinks(search, place);
    expect(first.previous).toBeNull();
    expect(first.next).toMatch(/page=2&after=N$/);
    const second = searchLinks({ ...search, page: 2 }, place);
    expect(second.previous).not.toContain('page=');
    const last = searchLinks({ ...search, page: 3 }, { ...place, shown: 10 });
    expect(last.next).toBeNull();
    expect(last.previous).toMatch(/page=2&before=P$/);
  });

  it('hide and show the map beside the list, wherever it was asked for', () => {
    const links = searchLinks({ ...search, view: 'map' }, place);
    const rest = 'type=house&city=Blair&subtype=Ranch&feature=waterfront&sort=sqft';
    expect(links.hideMap).toBe(`/property-list?${rest}&view=list`);
    expect(links.showMap).toBe(`/property-list?${rest}&view=both`);
    expect(links.toggleMap).toBe(`/property-list?${rest}`);
  });

  it('send conditions without an input along with the search form', () => {
    const { rest } = searchLinks(
      { ...search, filter: { ...search.filter, text: 'oak', priceMin: 1, beds: 2 } },
      place,
    );
    expect(rest).toEqual([
      ['type', 'house'],
      ['city', 'Blair'],
      ['subtype', 'Ranch'],
      ['feature', 'waterfront'],
    ]);
  });
});
