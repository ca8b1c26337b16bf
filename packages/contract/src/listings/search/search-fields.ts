import { listingFeatures, listingKinds } from '#feed';
import { filterableStatuses, lotRanges } from './search-choices.ts';
import type { SearchField } from './search-field.ts';

const dollars = {
  kind: 'number',
  min: 0,
  max: 1_000_000_000,
  decimals: 2,
  unit: 'dollars',
} as const;
const squareFeet = { kind: 'number', min: 0, max: 10_000_000, decimals: 2 } as const;
const acres = { kind: 'number', min: 0, max: 1_000_000, decimals: 4 } as const;
const few = { kind: 'number', min: 0, max: 100, decimals: 0 } as const;
const stories = { kind: 'number', min: 0, max: 100, decimals: 1 } as const;
const year = { kind: 'number', min: 1700, max: 2200, decimals: 0, unit: 'year' } as const;
const names = { kind: 'texts', max: 120 } as const;
const flag = { kind: 'flag' } as const;

/**
 * Every field of the search filter, in the order of its chips on the pages. Schema, labels, limits,
 * addresses and the types of a filter follow from this list (docs/adding-a-search-field.md).
 */
export const searchFields = {
  text: { wire: 'searchdata', param: 'q', label: 'Search text', kind: 'text', max: 200 },
  kind: {
    wire: 'propertytype',
    param: 'type',
    label: 'Property type',
    kind: 'choice',
    choices: listingKinds,
  },
  cities: { wire: 'city', param: 'city', label: 'City', ...names },
  counties: { wire: 'country', param: 'county', label: 'County', ...names },
  zips: { wire: 'zip', param: 'zip', label: 'ZIP code', kind: 'texts', max: 10 },
  state: { wire: 'stateOrProvince', param: 'state', label: 'State', kind: 'text', max: 30 },
  subdivisions: {
    wire: 'subdivisionname',
    param: 'subdivision',
    label: 'Subdivision',
    ...names,
  },
  elementarySchools: {
    wire: 'elementaryschool',
    param: 'elementary',
    label: 'Elementary school',
    ...names,
  },
  highSchools: { wire: 'highschool', param: 'school', label: 'High school', ...names },
  schoolDistricts: {
    wire: 'highschooldistrict',
    param: 'district',
    label: 'School district',
    ...names,
  },
  subtypes: {
    wire: 'propertysubtype',
    param: 'subtype',
    label: 'Property subtype',
    kind: 'texts',
    max: 60,
  },
  priceMin: {
    wire: 'pricemin',
    param: 'price-min',
    label: 'Price from',
    ...dollars,
    notAbove: 'priceMax',
  },
  priceMax: { wire: 'pricemax', param: 'price-max', label: 'Price to', ...dollars },
  beds: { wire: 'number_of_beds', param: 'beds', label: 'Bedrooms', ...few },
  baths: { wire: 'number_of_baths', param: 'baths', label: 'Bathrooms', ...few },
  exact: { wire: 'exact', param: 'exact', label: 'Exactly', ...flag },
  areaMin: {
    wire: 'squarefeetmin',
    param: 'sqft-min',
    label: 'Square feet from',
    ...squareFeet,
    notAbove: 'areaMax',
  },
  areaMax: { wire: 'squarefeetmax', param: 'sqft-max', label: 'Square feet to', ...squareFeet },
  lotMin: {
    wire: 'lotsizemin',
    param: 'lot-min',
    label: 'Lot size from',
    ...acres,
    notAbove: 'lotMax',
  },
  lotMax: { wire: 'lotsizemax', param: 'lot-max', label: 'Lot size to', ...acres },
  lotRange: {
    wire: 'lotrange',
    param: 'lot',
    label: 'Lot size',
    kind: 'choice',
    choices: lotRanges.map((range) => range.code),
  },
  yearMin: {
    wire: 'yearbuiltmin',
    param: 'year-min',
    label: 'Year built from',
    ...year,
    notAbove: 'yearMax',
  },
  yearMax: { wire: 'yearbuiltmax', param: 'year-max', label: 'Year built to', ...year },
  garageMin: {
    wire: 'garagespacesmin',
    param: 'garage-min',
    label: 'Garage spaces from',
    ...few,
    notAbove: 'garageMax',
  },
  garageMax: { wire: 'garagespacesmax', param: 'garage-max', label: 'Garage spaces to', ...few },
  fireplacesMin: {
    wire: 'fireplacemin',
    param: 'fireplaces-min',
    label: 'Fireplaces from',
    ...few,
    notAbove: 'fireplacesMax',
  },
  fireplacesMax: {
    wire: 'fireplacemax',
    param: 'fireplaces-max',
    label: 'Fireplaces to',
    ...few,
  },
  newConstruction: { wire: 'newconstructionyn', param: 'new', label: 'New construction', ...flag },
  daysOnMarket: {
    wire: 'daysonmarket',
    param: 'days',
    label: 'Days on market',
    kind: 'number',
    min: 0,
    max: 100_000,
    decimals: 0,
  },
  features: {
    wire: 'specialfeature',
    param: 'feature',
    label: 'Special feature',
    kind: 'choices',
    choices: listingFeatures,
  },
  seniorCommunity: {
    wire: 'seniorcommunityyn',
    param: '55-plus',
    label: '55+ community',
    ...flag,
    input: 'building',
  },
  accessibilityFeatures: {
    wire: 'accessibilityfeatures',
    param: 'accessibility',
    label: 'Accessibility features',
    ...names,
    input: 'features',
  },
  views: { wire: 'views', param: 'views', label: 'View', ...names, input: 'features' },
  statuses: {
    wire: 'status',
    param: 'status',
    label: 'Status',
    kind: 'choices',
    choices: filterableStatuses,
  },
  basement: { wire: 'basementyn', param: 'basement', label: 'Basement', ...flag },
  hoaMax: { wire: 'hoamax', param: 'hoa-max', label: 'HOA dues at most', ...dollars },
  storiesMin: {
    wire: 'storiesmin',
    param: 'stories-min',
    label: 'Stories from',
    ...stories,
    notAbove: 'storiesMax',
  },
  storiesMax: { wire: 'storiesmax', param: 'stories-max', label: 'Stories to', ...stories },
  openHouse: { wire: 'openhouse', param: 'openhouse', label: 'Open house', kind: 'shape' },
  reducedWithin: {
    wire: 'pricereducedwithin',
    param: 'reduced',
    label: 'Price reduced',
    kind: 'number',
    min: 1,
    max: 3650,
    decimals: 0,
  },
  keywords: {
    wire: 'keywords',
    param: 'words',
    label: 'Words in the description',
    kind: 'text',
    max: 200,
  },
  monthlyMax: {
    wire: 'monthlymax',
    param: 'monthly-max',
    label: 'Monthly payment at most',
    ...dollars,
  },
  anyPlace: { wire: 'anyplace', param: 'any-place', label: 'Any of the places', ...flag },
  areas: { wire: 'areas', param: 'area', label: 'Drawn area', kind: 'shapes', most: 10 },
  within: { wire: 'within', param: 'near', label: 'Distance', kind: 'shape' },
  commute: { wire: 'commute', param: 'commute', label: 'Commute', kind: 'shape' },
  bounds: { wire: 'bbox', param: 'box', label: 'Map area', kind: 'shape' },
  listingAgent: { wire: 'listagentmlsid', param: 'agent', label: 'Listing agent', kind: 'shape' },

  // Fields of the specified calls that no page shows as a filter.
  streetNumber: { wire: 'streetNumber', label: 'Street number', kind: 'text', max: 20 },
  yearBuilt: { wire: 'yearbuilt', label: 'Year built', ...year },
  garage: { wire: 'garageyn', label: 'Garage', ...flag },
  garageSpaces: { wire: 'garagespaces', label: 'Garage spaces', ...few },
  luxury: { wire: 'luxury', label: 'Luxury', ...flag },
  waterfrontFeatures: {
    wire: 'waterfrontfeatures',
    label: 'Waterfront features',
    kind: 'texts',
    max: 80,
  },
  lotFeatures: { wire: 'lotFeatures', label: 'Lot features', ...names },
  horses: { wire: 'horseyn', label: 'Horses', ...flag },
  waterfront: { wire: 'waterfront', label: 'Waterfront', ...flag },
  riverfront: { wire: 'riverfront', label: 'Riverfront', ...flag },
  lakefront: { wire: 'lakefront', label: 'Lakefront', ...flag },
  poolInGround: { wire: 'pool_In_Ground', label: 'In-ground pool', ...flag },
  poolAboveGround: { wire: 'pool_Above_Ground', label: 'Above-ground pool', ...flag },
  poolAccess: { wire: 'pool_Access', label: 'Pool access', ...flag },
  horsePermitted: { wire: 'horse_Permitted', label: 'Horses allowed', ...flag },
  outBuilding: { wire: 'out_Building', label: 'Out building', ...flag },
  golfCourse: { wire: 'golf_Course', label: 'Golf course', ...flag },
} as const satisfies Record<string, SearchField>;

type Fields = typeof searchFields;
export type SearchFieldName = keyof Fields;

/** Fields that a page's address and the pages' filter can hold. */
export type PageFieldName = {
  [Name in SearchFieldName]: Fields[Name] extends { param: string } ? Name : never;
}[SearchFieldName];

/** The value of a field whose kind says everything about it. */
export type SearchValue<Name extends SearchFieldName> = Fields[Name] extends { kind: 'number' }
  ? number
  : Fields[Name] extends { kind: 'flag' }
    ? boolean
    : Fields[Name] extends { kind: 'text' }
      ? string
      : Fields[Name] extends { kind: 'texts' }
        ? string[]
        : Fields[Name] extends { kind: 'choice'; choices: readonly (infer Choice)[] }
          ? Choice
          : Fields[Name] extends { kind: 'choices'; choices: readonly (infer Choice)[] }
            ? Choice[]
            : never;

/** Fields that the filters show with the plain input of their kind. */
type PlainFieldName = {
  [Name in SearchFieldName]: Fields[Name] extends { input: string } ? Name : never;
}[SearchFieldName];
type PlainListName = {
  [Name in PlainFieldName]: Fields[Name] extends { kind: 'texts' } ? Name : never;
}[PlainFieldName];

/** Those of them that are lists, whose options are counted. */
export const plainListNames = Object.entries<SearchField>(searchFields).flatMap(
  ([name, { kind, input }]) => (kind === 'texts' && input ? [name as PlainListName] : []),
);

/** Pairs of fields; the first may not be greater than the second. */
export const searchRanges = (Object.keys(searchFields) as SearchFieldName[]).flatMap((low) => {
  const field: SearchField = searchFields[low];
  return field.kind === 'number' && field.notAbove
    ? [[low, field.notAbove as SearchFieldName] as const]
    : [];
});
