import type { SortOrder } from '@homestead/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform';
import { type CardRow, cardColumns, mainPhotoJoin } from './card-row.ts';
import { andAll, filterConditions, sortKeyConditions } from './search/filter-conditions.ts';
import { isNarrow } from './search/is-narrow.ts';
import { keyText, type PageCursor } from './search/page-cursor.ts';
import type { SearchFilter } from './search/search-filter.ts';
import { sortKeys } from './search/sort-keys.ts';

/** A row of a page of results, with the key by which it stands where it does. */
export interface ResultRow extends CardRow {
  sort_key: number | null;
}

/** Where a page starts: behind or before a cursor, or after so many rows. */
export type PageStart = { after: PageCursor } | { before: PageCursor } | { offset: number };

/**
 * Up to `limit` listings that search may show, in the order asked for. Before a cursor they are
 * the nearest ones, still in that order.
 */
export async function selectResults(
  db: Queryable,
  wish: { filter: SearchFilter; today: string; sort: SortOrder; start: PageStart; limit: number },
): Promise<ResultRow[]> {
  const { rows } = await resultsQuery(wish).execute(db);
  return 'before' in wish.start ? rows.reverse() : rows;
}

/** The statement behind {@link selectResults}. */
export function resultsQuery(wish: {
  filter: SearchFilter;
  today: string;
  sort: SortOrder;
  start: PageStart;
  limit: number;
}): RawBuilder<ResultRow> {
  const { start } = wish;
  const { key, read, direction } = sortKeys[wish.sort];
  const isReversed = 'before' in start;
  const order = sql.raw((direction === 'asc') === isReversed ? 'desc' : 'asc');
  const offset = 'offset' in start && start.offset > 0 ? sql` offset ${start.offset}` : sql``;
  const conditions = andAll([
    ...filterConditions(wish.filter, wish.today),
    ...sortKeyConditions(wish.filter, wish.sort),
    ...beyondCursor(start, wish.sort),
  ]);
  // The planner never looks through "offset 0": what is inside is found first and then sorted.
  const listing = isNarrow(wish.filter, wish.sort)
    ? sql`(select * from listing where reach = 'search'${conditions} offset 0) listing`
    : sql`listing where reach = 'search'${conditions}`;
  return sql<ResultRow>`
    select ${cardColumns}, l.sort_key from (
      select *, ${sql.raw(read)} as sort_key, ${sql.raw(key)} as order_key from ${listing}
      order by ${sql.raw(key)} ${order}, id ${order} limit ${wish.limit}${offset}
    ) l ${mainPhotoJoin}
    order by l.order_key ${order}, l.id ${order}`;
}

function beyondCursor(start: PageStart, sort: SortOrder): RawBuilder<unknown>[] {
  if ('offset' in start) return [];
  const cursor = 'after' in start ? start.after : start.before;
  const { key, type, direction } = sortKeys[sort];
  const isForward = 'after' in start;
  const operator = sql.raw((direction === 'asc') === isForward ? '>' : '<');
  const value = sql`${keyText(cursor)}::${sql.raw(type)}`;
  return [sql`(${sql.raw(key)}, id) ${operator} (${value}, ${cursor.id}::bigint)`];
}

/** How many listings the filter finds, exactly, and the feed version at that moment. */
export async function countResults(
  db: Queryable,
  filter: SearchFilter,
  today: string,
): Promise<{ count: number; feedVersion: number }> {
  const { rows } = await countQuery(filter, today).execute(db);
  return { count: rows[0]?.count ?? 0, feedVersion: rows[0]?.feed_version ?? 0 };
}

/** The statement behind {@link countResults}. */
export function countQuery(
  filter: SearchFilter,
  today: string,
): RawBuilder<{ count: number; feed_version: number }> {
  return sql`
    select count(*) as count, (select version from feed_version) as feed_version from listing
    where reach = 'search'${andAll(filterConditions(filter, today))}`;
}
