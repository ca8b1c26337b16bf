import type { SortOrder } from '@homestead/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import type { Range, SearchFilter } from './search-filter.ts';
import { sortKeys } from './sort-keys.ts';

type Condition = RawBuilder<unknown>;

/**
 * The filter as conditions on the table `listing`, each of which narrows; none when nothing is
 * asked for. `today` is the date in Omaha. A home whose address may not be shown is never found by
 * its street number or its place on the map. Expressions are those that the indexes are made of.
 */
export function filterConditions(filter: SearchFilter, today: string): Condition[] {
  return [
    ...oneOf('lower(city)', filter.cities),
    ...oneOf('lower(county)', filter.counties),
    ...oneOf('zip', filter.zips),
    ...oneOf('lower(state)', filter.states),
    ...oneOf('lower(high_school)', filter.highSchools),
    ...oneOf('lower(elementary_school)', filter.elementarySchools),
    ...oneOf('lower(high_school_district)', filter.highSchoolDistricts),
    ...oneOf('lower(subdivision)', filter.subdivisions),
    ...oneOf("lower(replace(property_subtype, ' ', ''))", filter.propertySubtypes),
    ...types(filter.types),
    ...features(filter),
    ...count('beds', filter.beds),
    ...count('baths_total', filter.baths),
    ...equals('year_built', filter.yearBuilt),
    ...between('year_built', filter.yearBuiltRange),
    ...equals('garage_spaces', filter.garageSpaces),
    ...between('garage_spaces', filter.garageSpacesRange),
    ...between('fireplaces', filter.fireplaces),
    ...between('living_area', filter.livingArea),
    ...between('list_price_cents', filter.priceCents),
    ...between('lot_size_acres', filter.lotSize),
    ...lotRange(filter.lotRange),
    ...garage(filter.hasGarage),
    ...newConstruction(filter.isNewConstruction),
    ...daysOnMarket(filter.maxDaysOnMarket, today),
    ...filter.words.map((word) => sql`search_text like ${`%${escapeLike(word)}%`}`),
    ...streetNumber(filter.streetNumber),
    ...box(filter.box),
  ];
}

/**
 * What the filter says of the sort key itself, so that a scan in that order begins and ends where
 * homes can match. Adds nothing to what {@link filterConditions} finds.
 */
export function sortKeyConditions(filter: SearchFilter, sort: SortOrder): Condition[] {
  const ranges: Partial<Record<SortOrder, readonly Range[]>> = {
    priceasc: [filter.priceCents],
    pricedesc: [filter.priceCents],
    yearbuilt: [filter.yearBuiltRange, exactly(filter.yearBuilt)],
    sqft: [filter.livingArea],
    lotsize: [filter.lotSize, lotBounds(filter.lotRange)],
  };
  return (ranges[sort] ?? []).flatMap((range) => between(sortKeys[sort].key, range));
}

function exactly(value: number | null): Range {
  return { min: value, max: value };
}

function lotBounds(range: SearchFilter['lotRange']): Range {
  return range === null || range === 'none'
    ? { min: null, max: null }
    : { min: range.from || null, max: range.below };
}

/** Conditions as one, for a WHERE that already holds something. */
export function andAll(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return sql``;
  return sql` and ${sql.join([...conditions], sql` and `)}`;
}

/** Text as a LIKE pattern that means just this text. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function oneOf(expression: string, values: readonly string[]): Condition[] {
  if (values.length === 0) return [];
  if (values.length === 1) return [sql`${sql.raw(expression)} = ${values[0]}`];
  return [sql`${sql.raw(expression)} = any(${values}::text[])`];
}

function equals(column: string, value: number | null): Condition[] {
  return value === null ? [] : [sql`${sql.raw(column)} = ${value}`];
}

function between(column: string, { min, max }: Range): Condition[] {
  return [
    ...(min === null ? [] : [sql`${sql.raw(column)} >= ${min}`]),
    ...(max === null ? [] : [sql`${sql.raw(column)} <= ${max}`]),
  ];
}

function count(column: string, wish: { count: number; exact: boolean } | null): Condition[] {
  if (!wish) return [];
  return wish.exact ? equals(column, wish.count) : between(column, { min: wish.count, max: null });
}

function types(wish: SearchFilter['types']): Condition[] {
  if (!wish) return [];
  const any = [
    ...(wish.kinds.length > 0 ? [sql`kinds && ${wish.kinds}::text[]`] : []),
    ...oneOf("lower(replace(property_type, ' ', ''))", wish.propertyTypes),
  ];
  return any.length === 1 ? any : [sql`(${sql.join(any, sql` or `)})`];
}

function features(filter: SearchFilter): Condition[] {
  const lists = [
    ['lowered(waterfront_features)', filter.waterfrontFeatures],
    ['lowered(lot_features)', filter.lotFeatures],
  ] as const;
  return [
    ...(filter.features.length > 0 ? [sql`features @> ${filter.features}::text[]`] : []),
    ...(filter.withoutFeatures.length > 0
      ? [sql`not features && ${filter.withoutFeatures}::text[]`]
      : []),
    ...(filter.isLuxury === null
      ? []
      : [filter.isLuxury ? sql`kinds @> '{luxury}'` : sql`not kinds @> '{luxury}'`]),
    ...lists.flatMap(([expression, values]) =>
      values.length > 0 ? [sql`${sql.raw(expression)} && ${values}::text[]`] : [],
    ),
  ];
}

function lotRange(wish: SearchFilter['lotRange']): Condition[] {
  if (wish === null) return [];
  if (wish === 'none') return [sql`false`];
  return [
    sql`lot_size_acres >= ${wish.from}`,
    ...(wish.below === null ? [] : [sql`lot_size_acres < ${wish.below}`]),
  ];
}

function garage(wish: boolean | null): Condition[] {
  if (wish === null) return [];
  return [wish ? sql`garage_spaces > 0` : sql`coalesce(garage_spaces, 0) = 0`];
}

function newConstruction(wish: boolean | null): Condition[] {
  if (wish === null) return [];
  return [wish ? sql`new_construction` : sql`new_construction is not true`];
}

/** DaysOnMarket, else today minus OnMarketDate (decision 11). */
function daysOnMarket(most: number | null, today: string): Condition[] {
  if (most === null) return [];
  return [
    sql`(days_on_market <= ${most} or (days_on_market is null and on_market_on >= ${today}::date - ${most}::integer))`,
  ];
}

function streetNumber(number: string | null): Condition[] {
  return number === null ? [] : [sql`(lower(street_number) = ${number} and address_shown)`];
}

function box(box: SearchFilter['box']): Condition[] {
  if (!box) return [];
  return [
    ...between('position[0]', { min: box.west, max: box.east }),
    ...between('position[1]', { min: box.south, max: box.north }),
    sql`address_shown`,
  ];
}
