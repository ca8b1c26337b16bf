import type { CountedList } from '@homestead/contract/listings';
import type { SearchFilter } from './search-filter.ts';

/** How the options of one list are read from a listing, and what the filter loses for it. */
interface CountedOptions {
  /** SQL of the option, or of the options where a listing has several. */
  expression: string;
  isSeveral?: true;
  /** What the option stands in for. */
  without: (filter: SearchFilter) => Partial<SearchFilter>;
}

const open = { min: null, max: null };

const noPlaces = {
  cities: [],
  counties: [],
  zips: [],
  subdivisions: [],
  elementarySchools: [],
  highSchools: [],
  highSchoolDistricts: [],
} as const satisfies Partial<SearchFilter>;

/** Where any place will do, the other places would let in homes that are not of this one. */
function place(expression: string, field: keyof typeof noPlaces): CountedOptions {
  return {
    expression,
    without: (filter) => (filter.isAnyPlace ? { ...noPlaces } : { [field]: [] }),
  };
}

/** The ranges of the filter, named by where they begin. */
export const lotRangeStart =
  'case when lot_size_acres < 0.25 then 0 when lot_size_acres < 0.5 then 0.25 when lot_size_acres < 1 then 0.5 when lot_size_acres < 5 then 1 when lot_size_acres < 10 then 5 when lot_size_acres >= 10 then 10 end';

/** Steps of $25,000, named by the dollars they begin with. */
export const priceStep = 'list_price_cents / 2500000 * 25000';

export const countedOptions: Readonly<Record<CountedList, CountedOptions>> = {
  kinds: { expression: 'kinds', isSeveral: true, without: () => ({ types: null }) },
  propertysubtype: { expression: 'property_subtype', without: () => ({ propertySubtypes: [] }) },
  status: { expression: 'standard_status', without: () => ({ statuses: [] }) },
  number_of_beds: { expression: 'beds', without: () => ({ beds: null }) },
  number_of_baths: { expression: 'baths_total', without: () => ({ baths: null }) },
  price: { expression: priceStep, without: () => ({ priceCents: open }) },
  city: place('city', 'cities'),
  country: place('county', 'counties'),
  zip: place('zip', 'zips'),
  state: { expression: 'state', without: () => ({ states: [] }) },
  subdivisionname: place('subdivision', 'subdivisions'),
  elementaryschool: place('elementary_school', 'elementarySchools'),
  highschool: place('high_school', 'highSchools'),
  highschooldistrict: place('high_school_district', 'highSchoolDistricts'),
  lotrange: { expression: lotRangeStart, without: () => ({ lotRange: null }) },
  specialfeature: {
    expression: 'features',
    isSeveral: true,
    // What must not be there is told beside each feature: it stands in for its own alone.
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
};
