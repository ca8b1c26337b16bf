import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { lotRangeStart, priceStep } from './counted-options.ts';

/** A value that homes in search have, with its count. */
export interface OptionCount {
  value: string;
  count: number;
}

/** Columns of which each value is an option. The names are those of {@link OptionCounts}. */
const valueColumns = {
  cities: 'city',
  counties: 'county',
  states: 'state',
  zips: 'zip',
  subdivisions: 'subdivision',
  elementarySchools: 'elementary_school',
  middleSchools: 'middle_school',
  highSchools: 'high_school',
  highSchoolDistricts: 'high_school_district',
  propertyTypes: 'property_type',
  propertySubtypes: 'property_subtype',
  statuses: 'standard_status',
  yearsBuilt: 'year_built',
  fireplaces: 'fireplaces',
  garageSpaces: 'floor(garage_spaces)',
  prices: priceStep,
  /** Steps of 250 square feet, named by their lower end. */
  livingAreas: 'floor(living_area / 250) * 250',
  lotSizes: lotRangeStart,
} as const;

const listColumns = {
  kinds: 'kinds',
  features: 'features',
  waterfrontFeatures: 'waterfront_features',
  lotFeatures: 'lot_features',
} as const;

type ValueName = keyof typeof valueColumns;
type ListName = keyof typeof listColumns;

/** Every option that homes in search have, the most frequent first; at most 20,000 of a list. */
export type OptionCounts = Record<ValueName | ListName | 'citiesAndStates', OptionCount[]>;

const MAX = 20_000;

/** Counts all options, exactly, in few passes over the homes in search. */
export async function countOptions(db: Queryable): Promise<OptionCounts> {
  const names = Object.keys(valueColumns) as ValueName[];
  const columns = names.map((name) => `(${valueColumns[name]})::text as "${name}"`);
  const sets = names.map((name) => `("${name}")`);
  const lists = Object.entries(listColumns).map(
    ([name, column]) =>
      `select '${name}' as name, value, count(*) as count
       from listing, unnest(${column}) value where visibility = 'search' group by value`,
  );
  const [values, members, sold] = await Promise.all([
    sql<{ count: number; is_pair: boolean } & Record<ValueName, string | null>>`
      select ${sql.raw(names.map((name) => `"${name}"`).join(', '))}, count(*) as count,
        grouping(cities, states) = 0 as is_pair
      from (select ${sql.raw(columns.join(', '))} from listing where visibility = 'search') shown
      group by grouping sets (${sql.raw(sets.join(', '))}, (cities, states))`.execute(db),
    sql<{
      name: ListName;
      value: string;
      count: number;
    }>`${sql.raw(lists.join(' union all '))}`.execute(db),
    sql<{ count: number }>`select count(*) as count from listing
      where visibility = 'page' and standard_status = 'Closed'`.execute(db),
  ]);
  const counts = Object.fromEntries(
    [...names, ...Object.keys(listColumns), 'citiesAndStates'].map((name) => [name, []]),
  ) as unknown as OptionCounts;
  for (const { count, is_pair, ...row } of values.rows) {
    if (is_pair) {
      if (row.cities && row.states) {
        counts.citiesAndStates.push({ value: `${row.cities}, ${row.states}`, count });
      }
      continue;
    }
    const name = names.find((column) => row[column]);
    if (name) counts[name].push({ value: row[name] as string, count });
  }
  const soldCount = sold.rows[0]?.count ?? 0;
  if (soldCount > 0) counts.statuses.push({ value: 'Closed', count: soldCount });
  for (const { name, value, count } of members.rows) counts[name].push({ value, count });
  for (const name of Object.keys(counts) as (keyof OptionCounts)[]) {
    counts[name] = mostFrequent(counts[name]);
  }
  return counts;
}

/** Spellings that only differ in case are one option, under the spelling most homes have. */
export function mostFrequent(options: readonly OptionCount[]): OptionCount[] {
  const merged = new Map<string, OptionCount>();
  for (const option of options.toSorted((a, b) => b.count - a.count)) {
    const key = option.value.toLowerCase();
    const known = merged.get(key);
    if (known) known.count += option.count;
    else merged.set(key, { ...option });
  }
  return [...merged.values()].sort((a, b) => b.count - a.count).slice(0, MAX);
}
