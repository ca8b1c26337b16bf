import { sortOrders } from '@homestead/contract/listings';
import fc from 'fast-check';
import type { Search } from '../app/listings/search/search.ts';
import {
  type FieldName,
  type SearchFilter,
  type ShapedValues,
  searchFieldNames,
  searchFields,
  searchRanges,
} from '../app/listings/search/search-fields.ts';
import { roundDegrees } from '../app/listings/search/search-shapes.ts';

/* Random searches for property tests. */

const word = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 60);
const rounded = (most: number, decimals: number) =>
  fc.double({ min: 0, max: most, noNaN: true }).map((n) => Number(n.toFixed(decimals)));
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

const shaped = {
  openHouse: fc.oneof(fc.constantFrom('any', 'weekend'), date),
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
  listingAgent: fc.record({ mlsId: word, name: fc.constant(null) }),
} satisfies Record<keyof ShapedValues, unknown>;

/** Any value that a field takes, with years up to 2026. */
function anyValue(name: FieldName): fc.Arbitrary<unknown> {
  const field = searchFields[name];
  switch (field.kind) {
    case 'text':
    case 'texts': {
      const fitting = word.filter((text) => text.length <= field.max);
      return field.kind === 'text'
        ? fitting
        : fc.uniqueArray(fitting, { minLength: 1, maxLength: 5 });
    }
    case 'number': {
      const max = field.unit === 'year' ? 2026 : field.max;
      return field.decimals === 0
        ? fc.integer({ min: field.min, max })
        : rounded(Math.min(max, 1_000_000), field.decimals);
    }
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'choices':
      return fc.uniqueArray(fc.constantFrom(...field.choices), { minLength: 1 });
    default:
      return shaped[name as keyof typeof shaped];
  }
}

/** Any filter that fits in a URL. */
export const anyFilter: fc.Arbitrary<SearchFilter> = fc
  .record(Object.fromEntries(searchFieldNames.map((name) => [name, anyValue(name)])), {
    requiredKeys: [],
  })
  .map((given) => {
    const filter: SearchFilter = given;
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
