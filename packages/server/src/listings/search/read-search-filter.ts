import {
  featureLabels,
  kindLabels,
  type ListingFeature,
  type ListingKind,
  type listingEndpoints,
  listingFeatures,
  listingKinds,
  lotRanges,
  type PaymentTerms,
} from '@homestead/contract/listings';
import { type BodyOf, centsFromDollars } from '@homestead/contract/platform';
import type { PageWish, Range, SearchFilter } from './search-filter.ts';

/** The body of a search after the contract's schema has let it through. */
export type ReadFilter = BodyOf<typeof listingEndpoints.searchListings>;

const kindByName = namesOf(listingKinds, (kind: ListingKind) => kindLabels[kind]);
const featureByName = namesOf(listingFeatures, (feature: ListingFeature) => featureLabels[feature]);

const featureFields = [
  ['waterfront', 'waterfront'],
  ['riverfront', 'riverfront'],
  ['lakefront', 'lakefront'],
  ['pool_In_Ground', 'pool-in-ground'],
  ['pool_Above_Ground', 'pool-above-ground'],
  ['pool_Access', 'pool-access'],
  ['horse_Permitted', 'horse-permitted'],
  ['horseyn', 'horse-permitted'],
  ['out_Building', 'out-building'],
  ['golf_Course', 'golf-course'],
] as const satisfies readonly (readonly [keyof ReadFilter, ListingFeature])[];

/**
 * Turns the wire's filter into ours (spec 1 section 3, decisions 11 to 13). A minimum of 0 and an
 * empty text ask for nothing; an option that we don't know matches nothing. A monthly cost is
 * estimated by `terms`.
 */
export function readSearchFilter(wire: ReadFilter, terms: PaymentTerms): SearchFilter {
  const maxMonthlyCents = cents(wire.monthlymax);
  return {
    cities: texts(wire.city),
    counties: texts(wire.country).map((name) => name.replace(/ county$/, '')),
    zips: texts(wire.zip).map((zip) => zip.replace(/^(\d{5})-?\d{4}$/, '$1')),
    states: texts(wire.stateOrProvince),
    streetNumber: texts(wire.streetNumber)[0] ?? null,
    beds: atLeast(wire.number_of_beds, wire.exact),
    baths: atLeast(wire.number_of_baths, wire.exact),
    yearBuilt: wire.yearbuilt ?? null,
    yearBuiltRange: range(wire.yearbuiltmin, wire.yearbuiltmax),
    highSchools: texts(wire.highschool),
    elementarySchools: texts(wire.elementaryschool),
    highSchoolDistricts: texts(wire.highschooldistrict),
    subdivisions: texts(wire.subdivisionname),
    hasGarage: wire.garageyn ?? null,
    garageSpaces: wire.garagespaces ?? null,
    garageSpacesRange: range(wire.garagespacesmin, wire.garagespacesmax),
    waterfrontFeatures: texts(wire.waterfrontfeatures),
    lotFeatures: texts(wire.lotFeatures),
    ...readFeatures(wire),
    isLuxury: wire.luxury ?? null,
    types: readTypes(texts(wire.propertytype)),
    propertySubtypes: unlessAny(texts(wire.propertysubtype)).map(withoutSpaces),
    isNewConstruction: wire.newconstructionyn ?? null,
    fireplaces: range(wire.fireplacemin, wire.fireplacemax),
    livingArea: range(wire.squarefeetmin, wire.squarefeetmax),
    priceCents: range(cents(wire.pricemin), cents(wire.pricemax)),
    lotSize: range(wire.lotsizemin, wire.lotsizemax),
    lotRange: readLotRange(texts(wire.lotrange)[0]),
    maxDaysOnMarket: wire.daysonmarket ?? null,
    words: readWords(wire.searchdata),
    box: wire.bbox
      ? { west: wire.bbox[0], south: wire.bbox[1], east: wire.bbox[2], north: wire.bbox[3] }
      : null,
    statuses: [...new Set(wire.status)].sort(),
    hasBasement: wire.basementyn ?? null,
    maxDuesCents: cents(wire.hoamax),
    monthlyCost: maxMonthlyCents === null ? null : { maxCents: maxMonthlyCents, terms },
    stories: range(wire.storiesmin, wire.storiesmax),
    openHouse: wire.openhouse ?? null,
    maxDaysSinceReduction: wire.pricereducedwithin ?? null,
    keywords: readWords(wire.keywords),
    isAnyPlace: wire.anyplace ?? false,
    areas: wire.areas ?? [],
    within: wire.within ?? null,
    commute: null,
  };
}

/** Reads which page is asked for: newest first, 20 to a page, page 1, unless said otherwise. */
export function readPageWish(wire: ReadFilter): PageWish {
  return {
    sort: wire.sortby ?? 'newest',
    size: wire.pageSize ?? 20,
    number: wire.pageNo ?? 1,
    after: wire.after || null,
    before: wire.before || null,
  };
}

function texts(value: string | string[] | null | undefined): string[] {
  if (value === null || value === undefined) return [];
  const list = (Array.isArray(value) ? value : [value]).map((text) => text.toLowerCase());
  return [...new Set(list)].filter((text) => text !== '').sort();
}

function unlessAny(values: string[]): string[] {
  return values.includes('any') ? [] : values;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

function range(min: number | null | undefined, max: number | null | undefined): Range {
  return { min: min || null, max: max ?? null };
}

function cents(dollars: number | null | undefined): number | null {
  return dollars === null || dollars === undefined ? null : centsFromDollars(dollars);
}

function atLeast(count: number | null | undefined, exact: boolean | null | undefined) {
  if (count === null || count === undefined) return null;
  return count === 0 && !exact ? null : { count, exact: exact ?? false };
}

function readFeatures(wire: ReadFilter): { features: string[]; withoutFeatures: string[] } {
  const wanted = new Set<string>();
  const unwanted = new Set<string>();
  for (const [field, feature] of featureFields) {
    const flag = wire[field];
    if (flag === true) wanted.add(feature);
    if (flag === false) unwanted.add(feature);
  }
  for (const name of unlessAny(texts(wire.specialfeature))) {
    wanted.add(featureByName.get(name) ?? name);
  }
  return { features: [...wanted].sort(), withoutFeatures: [...unwanted].sort() };
}

function readTypes(names: string[]): SearchFilter['types'] {
  const wanted = unlessAny(names);
  if (wanted.length === 0) return null;
  const kinds = wanted.flatMap((name) => kindByName.get(name) ?? []);
  const others = wanted.filter((name) => !kindByName.has(name));
  return { kinds, propertyTypes: others.map(withoutSpaces) };
}

function readLotRange(code: string | undefined): SearchFilter['lotRange'] {
  if (code === undefined) return null;
  const found = lotRanges.find((lot) => lot.code === code || lot.label.toLowerCase() === code);
  return found ? { from: found.from, below: found.to } : 'none';
}

/** The words of a text that people typed, in lower case, at most 20. Commas part words, as in "5011 Chicago St, Omaha". */
export function readWords(text: string | null | undefined): string[] {
  const words = (text ?? '').toLowerCase().split(/[\s,]+/);
  return [...new Set(words)].filter((word) => word !== '').slice(0, 20);
}

function namesOf<Code extends string>(
  codes: readonly Code[],
  labelOf: (code: Code) => { label: string; wire: string },
): Map<string, Code> {
  return new Map(
    codes.flatMap((code) =>
      [code, labelOf(code).label, labelOf(code).wire].map(
        (name) => [name.toLowerCase(), code] as const,
      ),
    ),
  );
}
