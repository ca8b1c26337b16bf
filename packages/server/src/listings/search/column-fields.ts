import type { SearchFieldName } from '@homestead/contract/listings';
import {
  anyOf,
  atLeast,
  atMost,
  type ColumnField,
  exactly,
  isKnownTo,
  type ListingRow,
  oneOf,
  unlessAny,
} from './field-kinds.ts';

type AnyColumnField = ColumnField<never, keyof ListingRow>;

/** Fields of which any must fit, not all, where any place will do. */
export const placeFields = {
  cities: oneOf('city'),
  counties: oneOf('county', {
    clean: (names) => names.map((name) => name.replace(/ county$/, '')),
  }),
  zips: oneOf('zip', {
    isAsIs: true,
    clean: (zips) => zips.map((zip) => zip.replace(/^(\d{5})-?\d{4}$/, '$1')),
  }),
  highSchools: oneOf('high_school'),
  elementarySchools: oneOf('elementary_school'),
  schoolDistricts: oneOf('high_school_district'),
  subdivisions: oneOf('subdivision'),
};

/** Every field of the search filter that one column decides. All others are in own-fields.ts. */
export const columnFields = {
  ...placeFields,
  state: oneOf('state'),
  statuses: oneOf('standard_status', { isAsIs: true }),
  subtypes: oneOf('property_subtype', {
    withoutSpaces: true,
    clean: (names) => unlessAny(names).map((name) => name.replaceAll(' ', '')),
  }),
  priceMin: atLeast('list_price_cents'),
  priceMax: atMost('list_price_cents'),
  areaMin: atLeast('living_area'),
  areaMax: atMost('living_area'),
  lotMin: atLeast('lot_size_acres'),
  lotMax: atMost('lot_size_acres'),
  yearMin: atLeast('year_built'),
  yearMax: atMost('year_built'),
  yearBuilt: exactly('year_built'),
  garageMin: atLeast('garage_spaces'),
  garageMax: atMost('garage_spaces'),
  garageSpaces: exactly('garage_spaces'),
  fireplacesMin: atLeast('fireplaces'),
  fireplacesMax: atMost('fireplaces'),
  storiesMin: atLeast('stories'),
  storiesMax: atMost('stories'),
  hoaMax: atMost('association_monthly_cents'),
  newConstruction: isKnownTo('new_construction'),
  basement: isKnownTo('has_basement'),
  seniorCommunity: isKnownTo('senior_community'),
  accessibilityFeatures: anyOf('accessibility_features'),
  views: anyOf('views'),
  waterfrontFeatures: anyOf('waterfront_features'),
  lotFeatures: anyOf('lot_features'),
} satisfies Partial<Record<SearchFieldName, unknown>>;

export type ColumnFieldName = keyof typeof columnFields;

/** The columns that these fields look at. */
export type FilteredColumn = (typeof columnFields)[ColumnFieldName]['column'];

/** All of them, for a walk over the list. */
export const columnFieldList = Object.entries(columnFields) as unknown as readonly (readonly [
  ColumnFieldName,
  AnyColumnField,
])[];
