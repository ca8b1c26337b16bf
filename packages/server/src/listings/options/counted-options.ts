import { type CountedList, plainListNames, searchFields } from '@homestead/contract/listings';
import { columnFields } from '../search/column-fields.ts';
import type { SearchFilter } from '../search/search-filter.ts';

/** How the options of one list are read from a listing, and what they replace in the filter. */
interface CountedOptions {
  /** SQL of the option, or of the options where a listing has several. */
  expression: string;
  isSeveral?: true;
  /** What the option replaces. */
  without: (filter: SearchFilter) => Partial<SearchFilter>;
}

const noPlaces = {
  cities: [],
  counties: [],
  zips: [],
  subdivisions: [],
  elementarySchools: [],
  highSchools: [],
  schoolDistricts: [],
} as const satisfies Partial<SearchFilter>;

/** With `anyplace`, the other places would let in homes that are not in this one. */
function place(expression: string, field: keyof typeof noPlaces): CountedOptions {
  return {
    expression,
    without: (filter) => (filter.anyPlace ? { ...noPlaces } : { [field]: [] }),
  };
}

/** The ranges of the filter, named by their lower ends. */
export const lotRangeStart =
  'case when lot_size_acres < 0.25 then 0 when lot_size_acres < 0.5 then 0.25 when lot_size_acres < 1 then 0.5 when lot_size_acres < 5 then 1 when lot_size_acres < 10 then 5 when lot_size_acres >= 10 then 10 end';

/** Steps of $25,000, named by their lower end in dollars. */
export const priceStep = 'list_price_cents / 2500000 * 25000';

/** Lists of fields that have the plain input of their kind. */
const plainLists = Object.fromEntries(
  plainListNames.map((name): [string, CountedOptions] => [
    searchFields[name].wire,
    { expression: columnFields[name].column, isSeveral: true, without: () => ({ [name]: [] }) },
  ]),
) as Record<(typeof searchFields)[(typeof plainListNames)[number]]['wire'], CountedOptions>;

export const countedOptions: Readonly<Record<CountedList, CountedOptions>> = {
  kinds: { expression: 'kinds', isSeveral: true, without: () => ({ kind: null }) },
  propertysubtype: { expression: 'property_subtype', without: () => ({ subtypes: [] }) },
  status: { expression: 'standard_status', without: () => ({ statuses: [] }) },
  number_of_beds: { expression: 'beds', without: () => ({ beds: null }) },
  number_of_baths: { expression: 'baths_total', without: () => ({ baths: null }) },
  price: { expression: priceStep, without: () => ({ priceMin: null, priceMax: null }) },
  city: place('city', 'cities'),
  country: place('county', 'counties'),
  zip: place('zip', 'zips'),
  state: { expression: 'state', without: () => ({ state: [] }) },
  subdivisionname: place('subdivision', 'subdivisions'),
  elementaryschool: place('elementary_school', 'elementarySchools'),
  highschool: place('high_school', 'highSchools'),
  highschooldistrict: place('high_school_district', 'schoolDistricts'),
  lotrange: { expression: lotRangeStart, without: () => ({ lotRange: null }) },
  specialfeature: {
    expression: 'features',
    isSeveral: true,
    // Excluded features are counted next to each feature: one only replaces itself.
    without: () => ({ withoutFeatures: [] }),
  },
  waterfrontfeatures: {
    expression: 'waterfront_features',
    isSeveral: true,
    without: () => ({ waterfrontFeatures: [] }),
  },
  lotFeatures: {
    expression: 'lot_features',
    isSeveral: true,
    without: () => ({ lotFeatures: [] }),
  },
  ...plainLists,
};
