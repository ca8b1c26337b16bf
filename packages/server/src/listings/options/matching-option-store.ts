import type { CountedList } from '@homestead/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import type { Moment, Queryable } from '#platform';
import { andAll, filterConditions, searchedHomes } from '../search/filter-conditions.ts';
import type { SearchFilter } from '../search/search-filter.ts';
import { countedOptions } from './counted-options.ts';
import { mostFrequent, type OptionCount } from './option-count-store.ts';

/** The most options read, the most frequent first. */
const MAX = 20_000;

/** The counts of options, by list. */
export type MatchingOptions = Partial<Record<CountedList, OptionCount[]>>;

/**
 * How many homes a filter finds with each option of the lists in place of its own value. One
 * statement; it reads the matching homes once for the lists that the filter doesn't use, and once
 * more for each of the others.
 */
export async function countMatchingOptions(
  db: Queryable,
  filter: SearchFilter,
  lists: readonly CountedList[],
  moment: Moment,
): Promise<MatchingOptions> {
  const { rows } = await matchingOptionsQuery(filter, lists, moment).execute(db);
  const options: MatchingOptions = Object.fromEntries(lists.map((list) => [list, []]));
  for (const { list, value, count } of rows) options[list]?.push({ value, count });
  return Object.fromEntries(
    Object.entries(options).map(([list, counts]) => [list, mostFrequent(counts)]),
  );
}

/** The statement behind {@link countMatchingOptions}. */
function matchingOptionsQuery(
  filter: SearchFilter,
  lists: readonly CountedList[],
  moment: Moment,
): RawBuilder<{ list: CountedList; value: string; count: number }> {
  const groups = [
    ...Map.groupBy(lists, (list) => JSON.stringify(withoutOption(filter, list))).values(),
  ];
  const found = groups.map((group, at) => {
    const wanted = withoutOption(filter, group[0]!);
    const conditions = filterConditions(wanted, moment);
    const columns = group.map((list) => sql.raw(`${countedOptions[list].expression} as "${list}"`));
    return sql`${sql.raw(`found_${at}`)} as materialized (
      select ${sql.join(columns)} from listing where ${searchedHomes(wanted)}${andAll(conditions)})`;
  });
  const counts = groups.flatMap((group, at) => countsOf(group, `found_${at}`, filter));
  return sql`with ${sql.join(found)} ${sql.join(counts, sql` union all `)}
    order by count desc limit ${sql.lit(MAX)}`;
}

function withoutOption(filter: SearchFilter, list: CountedList): SearchFilter {
  return { ...filter, ...countedOptions[list].without(filter) };
}

function countsOf(
  lists: readonly CountedList[],
  found: string,
  filter: SearchFilter,
): RawBuilder<unknown>[] {
  const ofOne = lists.filter((list) => !countedOptions[list].isSeveral);
  const ofSeveral = lists.filter((list) => countedOptions[list].isSeveral);
  return [
    ...(ofOne.length > 0 ? [countEach(ofOne, found)] : []),
    ...ofSeveral.map((list) => countMembers(list, found, filter)),
  ];
}

/** All lists in one pass; in a row of one list the options of the others are null. */
function countEach(lists: readonly CountedList[], found: string): RawBuilder<unknown> {
  const columns = lists.map((list) => `"${list}"`);
  const names = lists.map((list) => `when grouping("${list}") = 0 then '${list}'`);
  return sql`select list, value, count from (
    select case ${sql.raw(names.join(' '))} end as list,
      coalesce(${sql.raw(columns.map((column) => `${column}::text`).join(', '))}) as value,
      count(*) as count
    from ${sql.raw(found)}
    group by grouping sets (${sql.raw(columns.map((column) => `(${column})`).join(', '))})
  ) each where value is not null`;
}

function countMembers(
  list: CountedList,
  found: string,
  { withoutFeatures }: SearchFilter,
): RawBuilder<unknown> {
  const isLeft =
    list === 'specialfeature' && withoutFeatures.length > 0
      ? sql` where not "specialfeature" && array_remove(${withoutFeatures}::text[], value)`
      : sql``;
  return sql`select ${sql.lit(list)} as list, value, count(*) as count
    from ${sql.raw(`${found}, unnest("${list}") value`)}${isLeft} group by value`;
}
