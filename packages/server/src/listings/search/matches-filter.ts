import { daysBetween } from '@homestead/contract/platform';
import type { Moment } from '../reading.ts';
import { isInAreas, isWithin } from './area-geometry.ts';
import { isReachable } from './commute-conditions.ts';
import type { FilterableHome } from './filterable-home.ts';
import { monthlyCostOf } from './monthly-cost.ts';
import { openHouseSpan } from './open-house-span.ts';
import { reducedSince } from './reduced-since.ts';
import type { Range, SearchFilter } from './search-filter.ts';

/** Whether one home is what a filter asks for. */
export type HomeTest = (home: FilterableHome) => boolean;

/**
 * Whether search finds a home with a filter at a moment: the same answer as `filterConditions` gives
 * over all rows, said of one row. Nothing that search does not show matches.
 */
export function matchesFilter(home: FilterableHome, filter: SearchFilter, moment: Moment): boolean {
  return homeTest(filter, moment)(home);
}

/** {@link matchesFilter} made ready for many homes: it looks at what the filter asks for alone. */
export function homeTest(filter: SearchFilter, moment: Moment): HomeTest {
  const tests: HomeTest[] = [
    (home) => home.reach === 'search',
    ...places(filter),
    ...oneOf('state', filter.states),
    ...oneOf('standard_status', filter.statuses),
    ...types(filter.types),
    ...oneOf('property_subtype', filter.propertySubtypes),
    ...prices(filter),
    ...sizes(filter),
    ...features(filter),
    ...flags(filter),
    ...times(filter, moment),
    ...texts(filter),
    ...onTheMap(filter),
  ];
  return (home) => tests.every((test) => test(home));
}

type TextName =
  | 'city'
  | 'county'
  | 'zip'
  | 'state'
  | 'subdivision'
  | 'elementary_school'
  | 'high_school'
  | 'high_school_district'
  | 'property_subtype'
  | 'standard_status';

type NumberName =
  | 'list_price_cents'
  | 'association_monthly_cents'
  | 'beds'
  | 'baths_total'
  | 'living_area'
  | 'lot_size_acres'
  | 'stories'
  | 'garage_spaces'
  | 'year_built'
  | 'fireplaces';

function places(filter: SearchFilter): HomeTest[] {
  const tests = [
    ...oneOf('city', filter.cities),
    ...oneOf('county', filter.counties),
    ...oneOf('zip', filter.zips),
    ...oneOf('high_school', filter.highSchools),
    ...oneOf('elementary_school', filter.elementarySchools),
    ...oneOf('high_school_district', filter.highSchoolDistricts),
    ...oneOf('subdivision', filter.subdivisions),
  ];
  if (!filter.isAnyPlace || tests.length < 2) return tests;
  return [(home) => tests.some((test) => test(home))];
}

function types(wish: SearchFilter['types']): HomeTest[] {
  if (!wish) return [];
  return [
    (home) =>
      wish.propertyTypes.includes(home.property_type) ||
      home.kinds.some((kind) => wish.kinds.includes(kind)),
  ];
}

function prices(filter: SearchFilter): HomeTest[] {
  return [
    ...between('list_price_cents', filter.priceCents),
    ...between('association_monthly_cents', { min: null, max: filter.maxDuesCents }),
    ...costs(filter.monthlyCost),
  ];
}

function costs(limit: SearchFilter['monthlyCost']): HomeTest[] {
  if (limit === null) return [];
  return [(home) => (monthlyCostOf(home, limit.terms) ?? Number.NaN) <= limit.maxCents];
}

function sizes(filter: SearchFilter): HomeTest[] {
  return [
    ...count('beds', filter.beds),
    ...count('baths_total', filter.baths),
    ...equals('year_built', filter.yearBuilt),
    ...between('year_built', filter.yearBuiltRange),
    ...equals('garage_spaces', filter.garageSpaces),
    ...between('garage_spaces', filter.garageSpacesRange),
    ...between('fireplaces', filter.fireplaces),
    ...between('stories', filter.stories),
    ...between('living_area', filter.livingArea),
    ...between('lot_size_acres', filter.lotSize),
    ...lotRange(filter.lotRange),
  ];
}

function lotRange(wish: SearchFilter['lotRange']): HomeTest[] {
  if (wish === null) return [];
  if (wish === 'none') return [() => false];
  const { from, below } = wish;
  return [
    ({ lot_size_acres: acres }) =>
      acres !== null && acres >= from && (below === null || acres < below),
  ];
}

function features(filter: SearchFilter): HomeTest[] {
  const { isLuxury } = filter;
  return [
    ...filter.features.map(
      (name): HomeTest =>
        (home) =>
          home.features.includes(name),
    ),
    ...filter.withoutFeatures.map(
      (name): HomeTest =>
        (home) =>
          !home.features.includes(name),
    ),
    ...(isLuxury === null
      ? []
      : [(home: FilterableHome) => home.kinds.includes('luxury') === isLuxury]),
    ...shares('waterfront_features', filter.waterfrontFeatures),
    ...shares('lot_features', filter.lotFeatures),
  ];
}

function shares(name: 'waterfront_features' | 'lot_features', wanted: readonly string[]) {
  if (wanted.length === 0) return [];
  return [(home: FilterableHome) => home[name].some((value) => wanted.includes(value))];
}

/** A flag that the feed leaves open counts as without. */
function flags({ hasGarage, isNewConstruction, hasBasement }: SearchFilter): HomeTest[] {
  return [
    ...flag(hasGarage, (home) => (home.garage_spaces ?? 0) > 0),
    ...flag(isNewConstruction, (home) => home.new_construction === true),
    ...flag(hasBasement, (home) => home.has_basement === true),
  ];
}

function flag(wish: boolean | null, has: HomeTest): HomeTest[] {
  return wish === null ? [] : [(home) => has(home) === wish];
}

function times(filter: SearchFilter, moment: Moment): HomeTest[] {
  return [
    ...daysOnMarket(filter.maxDaysOnMarket, moment.today),
    ...reduced(filter.maxDaysSinceReduction, moment.today),
    ...openHouse(filter.openHouse, moment),
  ];
}

function daysOnMarket(most: number | null, today: string): HomeTest[] {
  if (most === null) return [];
  return [
    ({ days_on_market: days, on_market_on: date }) =>
      days === null ? date !== null && daysBetween(date, today) <= most : days <= most,
  ];
}

function reduced(days: number | null, today: string): HomeTest[] {
  if (days === null) return [];
  const since = reducedSince(days, today);
  return [({ price_reduced_at: at }) => at !== null && at >= since];
}

function openHouse(wish: string | null, moment: Moment): HomeTest[] {
  if (wish === null) return [];
  const span = openHouseSpan(wish, moment);
  const after = span.after.getTime();
  const before = span.before?.getTime() ?? Number.POSITIVE_INFINITY;
  return [(home) => home.open_houses.some(({ start, end }) => end > after && start < before)];
}

function texts({ words, keywords, streetNumber }: SearchFilter): HomeTest[] {
  return [
    ...words.map(
      (word): HomeTest =>
        (home) =>
          home.search_text.includes(word),
    ),
    ...keywords.map(
      (word): HomeTest =>
        (home) =>
          home.remarks?.includes(word) ?? false,
    ),
    ...(streetNumber === null
      ? []
      : [(home: FilterableHome) => home.address_shown && home.street_number === streetNumber]),
  ];
}

/** A home whose address may not be shown has no place on the map. */
function onTheMap({ box, areas, within, commute }: SearchFilter): HomeTest[] {
  if (!box && areas.length === 0 && !within && !commute) return [];
  return [
    ({ address_shown: isShown, position }) =>
      isShown &&
      position !== null &&
      isInAreas(position, areas) &&
      isWithin(position, within) &&
      isReachable(position, commute) &&
      (!box ||
        (position.x >= box.west &&
          position.x <= box.east &&
          position.y >= box.south &&
          position.y <= box.north)),
  ];
}

function oneOf(name: TextName, values: readonly string[]): HomeTest[] {
  if (values.length === 0) return [];
  const wanted: ReadonlySet<string | null> = new Set(values);
  return [(home) => wanted.has(home[name])];
}

function equals(name: NumberName, value: number | null): HomeTest[] {
  return value === null ? [] : [(home) => home[name] === value];
}

/** Both ends belong to it; a value that is not known is in no range. */
function between(name: NumberName, { min, max }: Range): HomeTest[] {
  if (min === null && max === null) return [];
  const least = min ?? Number.NEGATIVE_INFINITY;
  const most = max ?? Number.POSITIVE_INFINITY;
  return [
    (home) => {
      const value = home[name];
      return value !== null && value >= least && value <= most;
    },
  ];
}

function count(name: NumberName, wish: SearchFilter['beds']): HomeTest[] {
  if (!wish) return [];
  return wish.exact ? equals(name, wish.count) : between(name, { min: wish.count, max: null });
}
