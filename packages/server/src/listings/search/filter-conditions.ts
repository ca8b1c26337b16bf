import type { SortOrder } from '@homestead/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import type { Moment } from '../reading.ts';
import { areaConditions } from './area-conditions.ts';
import { commuteConditions } from './commute-conditions.ts';
import { highestPriceCents, isWithinMonthlyCost } from './monthly-cost.ts';
import { openHouseSpan } from './open-house-span.ts';
import { reducedSince } from './reduced-since.ts';
import type { Range, SearchFilter } from './search-filter.ts';
import { type SortKey, sortKeys } from './sort-keys.ts';

type Condition = RawBuilder<unknown>;

/**
 * The filter as conditions on the table `listing`, each of which narrows; none when nothing is
 * asked for. A home whose address may not be shown is never found by its street number or its place
 * on the map. Expressions are those that the indexes are made of.
 *
 * Where homes are put in order by a value, its range is told of the sort key alone, so that a scan
 * in that order begins and ends where homes can match. Told of the column as well, the planner would
 * take the two for independent and believe that hardly a home is left.
 */
export function filterConditions(
  filter: SearchFilter,
  moment: Moment,
  sort: SortOrder | null = null,
): Condition[] {
  const sorted = sort === null ? null : sortKeys[sort];
  const key = (column: string) => (sorted?.read === column ? sorted : null);
  return [
    ...places(filter),
    ...oneOf('lower(state)', filter.states),
    ...oneOf('standard_status', filter.statuses),
    ...oneOf("lower(replace(property_subtype, ' ', ''))", filter.propertySubtypes),
    ...types(filter.types),
    ...features(filter),
    ...count('beds', filter.beds),
    ...count('baths_total', filter.baths),
    ...equals(key('year_built')?.key ?? 'year_built', filter.yearBuilt),
    ...valueBetween('year_built', key('year_built'), filter.yearBuiltRange),
    ...equals('garage_spaces', filter.garageSpaces),
    ...between('garage_spaces', filter.garageSpacesRange),
    ...between('fireplaces', filter.fireplaces),
    ...between('stories', filter.stories),
    ...between('association_monthly_cents', { min: null, max: filter.maxDuesCents }),
    ...valueBetween('living_area', key('living_area'), filter.livingArea),
    ...valueBetween('list_price_cents', key('list_price_cents'), priceRange(filter)),
    ...monthlyCost(filter.monthlyCost),
    ...valueBetween('lot_size_acres', key('lot_size_acres'), filter.lotSize),
    ...lotRange(key('lot_size_acres')?.key ?? 'lot_size_acres', filter.lotRange),
    ...garage(filter.hasGarage),
    ...isKnownTo('new_construction', filter.isNewConstruction),
    ...isKnownTo('has_basement', filter.hasBasement),
    ...daysOnMarket(filter.maxDaysOnMarket, moment.today),
    ...reduced(key('price_reduced_at')?.key, filter.maxDaysSinceReduction, moment.today),
    ...openHouse(filter.openHouse, moment),
    ...filter.words.map((word) => contains('search_text', word)),
    ...keywords(filter.keywords),
    ...streetNumber(filter.streetNumber),
    ...box(filter.box),
    ...areaConditions(filter),
    ...commuteConditions(filter),
  ];
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

function contains(expression: string, word: string): Condition {
  return sql`${sql.raw(expression)} like ${`%${escapeLike(word)}%`}`;
}

/** Each must fit, or one of them where any place will do. */
function places(filter: SearchFilter): Condition[] {
  const conditions = [
    ...oneOf('lower(city)', filter.cities),
    ...oneOf('lower(county)', filter.counties),
    ...oneOf('zip', filter.zips),
    ...oneOf('lower(high_school)', filter.highSchools),
    ...oneOf('lower(elementary_school)', filter.elementarySchools),
    ...oneOf('lower(high_school_district)', filter.highSchoolDistricts),
    ...oneOf('lower(subdivision)', filter.subdivisions),
  ];
  if (!filter.isAnyPlace || conditions.length < 2) return conditions;
  return [sql`(${sql.join(conditions, sql` or `)})`];
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

/** A range of a column, told of the sort key made of it if there is one; unknown values are out. */
function valueBetween(column: string, sorted: SortKey | null, range: Range): Condition[] {
  if (!sorted || (range.min === null && range.max === null)) return between(column, range);
  const { key, direction, unknown } = sorted;
  const isOpen = direction === 'asc' ? range.max === null : range.min === null;
  const operator = sql.raw(direction === 'asc' ? '<' : '>');
  return [...between(key, range), ...(isOpen ? [sql`${sql.raw(key)} ${operator} ${unknown}`] : [])];
}

function monthlyCost(limit: SearchFilter['monthlyCost']): Condition[] {
  return limit === null ? [] : [isWithinMonthlyCost(limit)];
}

/** The prices asked for, without those that no limit of the monthly cost allows. */
function priceRange({ priceCents, monthlyCost }: SearchFilter): Range {
  const highest = monthlyCost ? highestPriceCents(monthlyCost) : null;
  if (highest === null) return priceCents;
  return { min: priceCents.min, max: Math.min(highest, priceCents.max ?? highest) };
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

/** The smallest lot of a range is 0 or more, so that a sort key for "unknown" is out. */
function lotRange(expression: string, wish: SearchFilter['lotRange']): Condition[] {
  if (wish === null) return [];
  if (wish === 'none') return [sql`false`];
  return [
    sql`${sql.raw(expression)} >= ${wish.from}`,
    ...(wish.below === null ? [] : [sql`${sql.raw(expression)} < ${wish.below}`]),
  ];
}

function garage(wish: boolean | null): Condition[] {
  if (wish === null) return [];
  return [wish ? sql`garage_spaces > 0` : sql`coalesce(garage_spaces, 0) = 0`];
}

/** A flag that the feed may leave open: what it does not say counts as without. */
function isKnownTo(column: string, wish: boolean | null): Condition[] {
  if (wish === null) return [];
  return [wish ? sql.raw(column) : sql`${sql.raw(column)} is not true`];
}

/** DaysOnMarket, else today minus OnMarketDate (decision 11). */
function daysOnMarket(most: number | null, today: string): Condition[] {
  if (most === null) return [];
  return [
    sql`(days_on_market <= ${most} or (days_on_market is null and on_market_on >= ${today}::date - ${most}::integer))`,
  ];
}

/** The sort key for "never" lies before every bound, so that it may stand for the column. */
function reduced(key: string | undefined, days: number | null, today: string): Condition[] {
  if (days === null) return [];
  return [sql`${sql.raw(key ?? 'price_reduced_at')} >= ${reducedSince(days, today)}::timestamptz`];
}

/** Public open houses that are not over. */
function openHouse(wish: SearchFilter['openHouse'], moment: Moment): Condition[] {
  if (wish === null) return [];
  const { after, before } = openHouseSpan(wish, moment);
  const start = before === null ? sql`` : sql` and starts_at < ${before}::timestamptz`;
  return [
    sql`id in (select listing_id from open_house
      where ends_at > ${after}::timestamptz${start} and is_public)`,
  ];
}

function keywords(words: readonly string[]): Condition[] {
  if (words.length === 0) return [];
  const each = words.map((word) => contains('remarks', word));
  return [sql`id in (select listing_id from listing_words where ${sql.join(each, sql` and `)})`];
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
