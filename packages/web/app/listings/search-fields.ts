import {
  featureLabels,
  kindLabels,
  type ListingFeature,
  type ListingKind,
  listingFeatures,
  listingKinds,
  lotRanges,
  type SearchableStatus,
  searchableStatuses,
  statusLabels,
} from '@homestead/contract/listings';
import { countText, decimalText, groupedText, moneyText } from '#platform';
import { placeNameFields, placeShapeFields } from './place-search-fields.ts';
import type { FieldName, SearchField } from './search-field.ts';
import { openHouseShape, openHouseWords } from './search-shapes.ts';

const dollars = { kind: 'number', min: 0, max: 1_000_000_000, decimals: 2 } as const;
const squareFeet = { kind: 'number', min: 0, max: 10_000_000, decimals: 2 } as const;
const acres = { kind: 'number', min: 0, max: 1_000_000, decimals: 4 } as const;
const few = { kind: 'number', min: 0, max: 100, decimals: 0 } as const;
const stories = { kind: 'number', min: 0, max: 100, decimals: 1 } as const;
const year = { kind: 'number', min: 1700, max: 2200, decimals: 0 } as const;
const money = (value: number) => moneyText(Math.round(value * 100));

/** Every field of the search filter, in the order of its chips. */
export const searchFields: { [Name in FieldName]-?: SearchField } = {
  text: { param: 'q', label: 'Search text', kind: 'text', max: 200, say: (v) => `“${v}”` },
  kind: {
    param: 'type',
    label: 'Property type',
    kind: 'choice',
    choices: listingKinds,
    say: (v) => kindLabels[v as ListingKind].label,
  },
  ...placeNameFields,
  subtypes: { param: 'subtype', label: 'Property subtype', kind: 'texts', max: 60 },
  priceMin: {
    param: 'price-min',
    label: 'Price from',
    ...dollars,
    say: (v: number) => `From ${money(v)}`,
  },
  priceMax: {
    param: 'price-max',
    label: 'Price to',
    ...dollars,
    say: (v: number) => `Up to ${money(v)}`,
  },
  beds: { param: 'beds', label: 'Beds', ...few, say: (v: number) => countText(v, 'bed') },
  baths: { param: 'baths', label: 'Baths', ...few, say: (v: number) => countText(v, 'bath') },
  exact: {
    param: 'exact',
    label: 'Exact beds and baths',
    kind: 'flag',
    say: () => 'Exactly that many beds and baths',
  },
  areaMin: {
    param: 'sqft-min',
    label: 'Square feet from',
    ...squareFeet,
    say: (v: number) => `From ${groupedText(v)} sq ft`,
  },
  areaMax: {
    param: 'sqft-max',
    label: 'Square feet to',
    ...squareFeet,
    say: (v: number) => `Up to ${groupedText(v)} sq ft`,
  },
  lotMin: {
    param: 'lot-min',
    label: 'Lot size from',
    ...acres,
    say: (v: number) => `Lot from ${decimalText(v)} acres`,
  },
  lotMax: {
    param: 'lot-max',
    label: 'Lot size to',
    ...acres,
    say: (v: number) => `Lot up to ${decimalText(v)} acres`,
  },
  lotRange: {
    param: 'lot',
    label: 'Lot size',
    kind: 'choice',
    choices: lotRanges.map((range) => range.code),
    say: (v) => lotRanges.find((range) => range.code === v)?.label ?? v,
  },
  yearMin: {
    param: 'year-min',
    label: 'Year built from',
    ...year,
    say: (v: number) => `Built from ${v}`,
  },
  yearMax: {
    param: 'year-max',
    label: 'Year built to',
    ...year,
    say: (v: number) => `Built up to ${v}`,
  },
  garageMin: {
    param: 'garage-min',
    label: 'Garage spaces from',
    ...few,
    say: (v: number) => `From ${countText(v, 'garage space')}`,
  },
  garageMax: {
    param: 'garage-max',
    label: 'Garage spaces to',
    ...few,
    say: (v: number) => `Up to ${countText(v, 'garage space')}`,
  },
  fireplacesMin: {
    param: 'fireplaces-min',
    label: 'Fireplaces from',
    ...few,
    say: (v: number) => `From ${countText(v, 'fireplace')}`,
  },
  fireplacesMax: {
    param: 'fireplaces-max',
    label: 'Fireplaces to',
    ...few,
    say: (v: number) => `Up to ${countText(v, 'fireplace')}`,
  },
  newConstruction: {
    param: 'new',
    label: 'New construction',
    kind: 'flag',
    say: (v) => (v ? 'New construction' : 'Not new construction'),
  },
  daysOnMarket: {
    param: 'days',
    label: 'Days on market',
    kind: 'number',
    min: 0,
    max: 100_000,
    decimals: 0,
    say: (v) => (v === 0 ? 'Listed today' : `Listed in the last ${countText(v, 'day')}`),
  },
  features: {
    param: 'feature',
    label: 'Special feature',
    kind: 'choices',
    choices: listingFeatures,
    say: (v) => featureLabels[v as ListingFeature].label,
  },
  statuses: {
    param: 'status',
    label: 'Status',
    kind: 'choices',
    choices: searchableStatuses,
    say: (v) => statusLabels[v as SearchableStatus],
  },
  basement: {
    param: 'basement',
    label: 'Basement',
    kind: 'flag',
    say: (v) => (v ? 'Basement' : 'No basement'),
  },
  hoaMax: {
    param: 'hoa-max',
    label: 'HOA dues up to',
    ...dollars,
    say: (v: number) => (v === 0 ? 'No HOA dues' : `HOA up to ${money(v)} a month`),
  },
  storiesMin: {
    param: 'stories-min',
    label: 'Stories from',
    ...stories,
    say: (v: number) => `From ${countText(v, 'story', 'stories')}`,
  },
  storiesMax: {
    param: 'stories-max',
    label: 'Stories to',
    ...stories,
    say: (v: number) => `Up to ${countText(v, 'story', 'stories')}`,
  },
  openHouse: {
    param: 'openhouse',
    label: 'Open house',
    kind: 'shape',
    shape: openHouseShape,
    say: openHouseWords,
  },
  reducedWithin: {
    param: 'reduced',
    label: 'Price reduced',
    kind: 'number',
    min: 1,
    max: 3650,
    decimals: 0,
    say: (v) => `Price reduced in the last ${v === 1 ? 'day' : countText(v, 'day')}`,
  },
  keywords: {
    param: 'words',
    label: 'Words in the description',
    kind: 'text',
    max: 200,
    say: (v) => `Description says “${v}”`,
  },
  monthlyMax: {
    param: 'monthly-max',
    label: 'Monthly payment up to',
    ...dollars,
    say: (v: number) => `Up to ${money(v)} a month`,
  },
  ...placeShapeFields,
};

export const searchFieldNames = Object.keys(searchFields) as FieldName[];

/** Fields of which the first may not be above the second, and what is said where both are the same. */
export const searchRanges: readonly (readonly [
  low: FieldName,
  high: FieldName,
  sayBoth: (value: number) => string,
])[] = [
  ['priceMin', 'priceMax', (v) => `Exactly ${money(v)}`],
  ['areaMin', 'areaMax', (v) => `Exactly ${groupedText(v)} sq ft`],
  ['lotMin', 'lotMax', (v) => `Lot of exactly ${decimalText(v)} acres`],
  ['yearMin', 'yearMax', (v) => `Built in ${v}`],
  ['garageMin', 'garageMax', (v) => `Exactly ${countText(v, 'garage space')}`],
  ['fireplacesMin', 'fireplacesMax', (v) => `Exactly ${countText(v, 'fireplace')}`],
  ['storiesMin', 'storiesMax', (v) => `Exactly ${countText(v, 'story', 'stories')}`],
];
