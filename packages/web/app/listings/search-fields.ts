import {
  featureLabels,
  kindLabels,
  type ListingFeature,
  type ListingKind,
  listingFeatures,
  listingKinds,
  lotRanges,
} from '@homestead/contract/listings';
import { countText, decimalText, groupedText, moneyText } from '#platform';
import type { SearchFilter } from './search.ts';

type FieldName = keyof SearchFilter;

interface FieldBase {
  /** Its name in a page's address. */
  param: string;
  /** As people know it. */
  label: string;
}

/** How one field of the search filter is written in an address and said to people. */
export type SearchField = FieldBase &
  (
    | { kind: 'text'; max: number; say?: (value: string) => string }
    | { kind: 'texts'; max: number; say?: (value: string) => string }
    | { kind: 'number'; min: number; max: number; whole: boolean; say: (value: number) => string }
    | { kind: 'flag'; say: (value: boolean) => string }
    | { kind: 'choice'; choices: readonly string[]; say: (value: string) => string }
    | { kind: 'choices'; choices: readonly string[]; say: (value: string) => string }
  );

const dollars = { kind: 'number', min: 0, max: 1_000_000_000, whole: false } as const;
const squareFeet = { kind: 'number', min: 0, max: 10_000_000, whole: false } as const;
const acres = { kind: 'number', min: 0, max: 1_000_000, whole: false } as const;
const few = { kind: 'number', min: 0, max: 100, whole: true } as const;
const year = { kind: 'number', min: 1700, max: 2200, whole: true } as const;
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
  cities: { param: 'city', label: 'City', kind: 'texts', max: 120 },
  counties: {
    param: 'county',
    label: 'County',
    kind: 'texts',
    max: 120,
    say: (v) => `${v} County`,
  },
  zips: { param: 'zip', label: 'ZIP code', kind: 'texts', max: 10, say: (v) => `ZIP ${v}` },
  state: { param: 'state', label: 'State', kind: 'text', max: 30 },
  subdivisions: { param: 'subdivision', label: 'Neighborhood', kind: 'texts', max: 120 },
  elementarySchools: {
    param: 'elementary',
    label: 'Elementary school',
    kind: 'texts',
    max: 120,
    say: (v) => `${v} elementary`,
  },
  highSchools: {
    param: 'school',
    label: 'High school',
    kind: 'texts',
    max: 120,
    say: (v) => `${v} high school`,
  },
  schoolDistricts: {
    param: 'district',
    label: 'School district',
    kind: 'texts',
    max: 120,
    say: (v) => `${v} district`,
  },
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
    whole: true,
    say: (v) => (v === 0 ? 'Listed today' : `Listed in the last ${countText(v, 'day')}`),
  },
  features: {
    param: 'feature',
    label: 'Special feature',
    kind: 'choices',
    choices: listingFeatures,
    say: (v) => featureLabels[v as ListingFeature].label,
  },
};

export const searchFieldNames = Object.keys(searchFields) as FieldName[];

/** Fields of which the first may not be above the second. */
export const searchRanges: readonly (readonly [FieldName, FieldName])[] = [
  ['priceMin', 'priceMax'],
  ['areaMin', 'areaMax'],
  ['lotMin', 'lotMax'],
  ['yearMin', 'yearMax'],
  ['garageMin', 'garageMax'],
  ['fireplacesMin', 'fireplacesMax'],
];

/** Fields that say where: choosing another place replaces them. */
export const placeFields: readonly FieldName[] = [
  'text',
  'cities',
  'counties',
  'zips',
  'state',
  'subdivisions',
  'elementarySchools',
  'highSchools',
  'schoolDistricts',
];
