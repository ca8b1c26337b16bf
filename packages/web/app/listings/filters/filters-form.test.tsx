import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyFilter } from '../../../test/any-search.ts';
import { filterMessages } from '../messages/filters.ts';
import { readSearch } from '../search/search-address.ts';
import { type SearchFilter, searchFieldNames, searchFields } from '../search/search-fields.ts';
import FiltersForm from './filters-form.tsx';
import { fieldErrors } from './read-filters-form.ts';

const options = {
  lists: {
    cities: ['Omaha', 'Elkhorn'],
    counties: ['Douglas'],
    zips: ['68132'],
    subdivisions: ['Dundee'],
    schoolDistricts: ['Omaha'],
    highSchools: ['Central'],
    subtypes: ['Condominium'],
  },
  terms: null,
  commutes: null,
  hasSold: false,
  isWhole: true,
};

function formFor(filter: SearchFilter): string {
  return renderToStaticMarkup(
    <FiltersForm
      search={{ filter, sort: 'newest', page: 1 }}
      options={options}
      known={{ total: 12, options: { city: { Omaha: 7 } } }}
      titles="h3"
      onApply={() => {}}
    />,
  );
}

const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** What a browser would send for the form without script. */
function sentBy(html: string): URLSearchParams {
  const sent = new URLSearchParams();
  for (const [, tag, attributes = '', inside = ''] of html.matchAll(
    /<(input|select)\b([^>]*)>(?:((?:<option[^>]*>[^<]*<\/option>)+)<\/select>)?/g,
  )) {
    const read = (name: string, from = attributes) =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(from)?.[1];
    const name = read('name');
    if (!name) continue;
    if (tag === 'select') {
      const chosen = /<option[^>]*\bselected=""[^>]*>/.exec(inside)?.[0] ?? '';
      sent.append(name, plain(read('value', chosen) ?? ''));
      continue;
    }
    const isBox = /type="(checkbox|radio)"/.test(attributes);
    if (isBox && !/\bchecked=""/.test(attributes)) continue;
    sent.append(name, plain(read('value') ?? ''));
  }
  return sent;
}

describe('the filters', () => {
  it('send the same search if nothing is changed', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        // False is the same as no condition: an unchecked box.
        for (const name of ['exact', 'anyPlace'] as const) {
          if (filter[name] === false) delete filter[name];
        }
        const { search, dropped } = readSearch(sentBy(formFor(filter)));
        expect(dropped).toEqual([]);
        for (const name of searchFieldNames) {
          const [asked, got] = [filter[name], search.filter[name]];
          // Lists are in the order of their checkboxes.
          if (Array.isArray(asked) && searchFields[name].kind !== 'shape') {
            expect(new Set(got as unknown[]), name).toEqual(new Set<unknown>(asked));
          } else expect(got, name).toEqual(asked);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('offer everything that R-48 lists', () => {
    const html = formFor({});
    const text = plain(html.replace(/<[^>]*>/g, '|'));
    for (const said of [
      ...['Any', 'House', 'Townhouse', 'Condo', 'Multi-family', 'Luxury', 'Villa', 'Farms', 'Land'],
      ...['Bedrooms', 'Bathrooms', '8+', 'Square feet', 'Property subtype', 'School district'],
      ...['High school', 'Subdivision', 'ZIP code', 'City', 'County', 'Lot range'],
      ...['New construction', 'Garage spaces', 'Year built', 'Fireplaces', 'Days on market'],
      ...['Today', '7', '14', '21', '30', 'Waterfront', 'Riverfront', 'Lakefront'],
      ...['In-ground pool', 'Above-ground pool', 'Pool access', 'Horses allowed'],
      ...['Out building', 'Golf course', 'Clear all', 'Apply filters'],
    ]) {
      expect(text, said).toContain(`|${said}`);
    }
  });

  it('offer our own filters as well', () => {
    const text = plain(formFor({}).replace(/<[^>]*>/g, '|'));
    for (const said of [
      ...[filterMessages.status(), filterMessages.basement(), filterMessages.dues()],
      ...[filterMessages.stories(), filterMessages.openThisWeekend(), filterMessages.reduced()],
      ...[filterMessages.keywords(), filterMessages.monthly(), filterMessages.anyPlace()],
    ]) {
      expect(text, said).toContain(`|${said}`);
    }
  });

  it('show how many homes match an option', () => {
    const rows = formFor({ cities: ['Omaha'] }).split('<label');
    const row = rows.find((one) => one.includes('value="Elkhorn"'));
    expect(rows.find((one) => one.includes('value="Omaha"'))).toContain('>7<');
    expect(row).toContain('>0<');
  });

  it('show how many homes match before their script is there', () => {
    expect(formFor({})).toContain(filterMessages.show({ count: 12 }));
  });

  it('show no homes for a value named like a property of every object', () => {
    const rows = formFor({ cities: ['valueOf'] }).split('<label');
    expect(rows.find((one) => one.includes('value="valueOf"'))).toContain('>0<');
  });

  it('explain at the field what can’t be read', () => {
    const { dropped } = readSearch(
      new URLSearchParams('price-min=much&sqft-min=900&sqft-max=100&beds=2'),
    );
    const errors = fieldErrors(dropped);
    expect([...errors.keys()]).toEqual(['price-min', 'sqft-min', 'sqft-max']);
    expect(errors.get('price-min')).toBe(filterMessages.unreadable({ value: 'much' }));
    expect(errors.get('sqft-max')).toBe(filterMessages.minAboveMax());
  });
});
