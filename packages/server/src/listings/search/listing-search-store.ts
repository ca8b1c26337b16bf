import type { SortOrder } from '@homestead/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import type { Moment, Queryable } from '#platform';
import {
  type CardRow,
  cardColumns,
  listingColumns,
  mainPhotoJoin,
  morePhotoTokens,
} from '../cards/card-row.ts';
import { andAll, filterConditions, searchedHomes } from './filter-conditions.ts';
import { isNarrow } from './is-narrow.ts';
import { keyText, type PageCursor } from './page-cursor.ts';
import type { SearchFilter } from './search-filter.ts';
import { sortKeys } from './sort-keys.ts';
import { sortsAgainstFilter } from './sorts-against-filter.ts';

/**
 * The row limit given to the planner when homes may be at the far end of the order: it then scans
 * along the order only if many match, and otherwise finds all and sorts them. No more than a page
 * is read.
 */
const PLANNED_WHEN_ADVERSE = 1000;

/** A row of a results page, with its sort key. */
export type ResultRow = CardRow & { more_photo_tokens: string[]; sort_key: number | null };

/** Where a page starts: after or before a cursor, or after this many rows. */
export type PageStart = { after: PageCursor } | { before: PageCursor } | { offset: number };

/**
 * Up to `limit` listings that search may show, in the requested order. Before a cursor they are the
 * nearest ones, still in that order.
 */
export async function selectResults(
  db: Queryable,
  request: {
    filter: SearchFilter;
    moment: Moment;
    sort: SortOrder;
    start: PageStart;
    limit: number;
  },
): Promise<ResultRow[]> {
  const { rows } = await resultsQuery(request).execute(db);
  return 'before' in request.start ? rows.reverse() : rows;
}

/** The statement behind {@link selectResults}. */
export function resultsQuery(request: {
  filter: SearchFilter;
  moment: Moment;
  sort: SortOrder;
  start: PageStart;
  limit: number;
}): RawBuilder<ResultRow> {
  const { start } = request;
  const { key, read, direction } = sortKeys[request.sort];
  const isReversed = 'before' in start;
  const order = sql.raw((direction === 'asc') === isReversed ? 'desc' : 'asc');
  const offset = 'offset' in start && start.offset > 0 ? sql` offset ${start.offset}` : sql``;
  const conditions = andAll([
    ...filterConditions(request.filter, request.moment, request.sort),
    ...beyondCursor(start, request.sort),
  ]);
  const orderKey = sql.raw(key);
  const matching = sql`from listing where ${searchedHomes(request.filter)}${conditions}`;
  const isFoundFirst = isNarrow(request.filter, request.sort);
  if (!isFoundFirst && !sortsAgainstFilter(request.filter, request.sort)) {
    return sql<ResultRow>`
      select ${cardColumns}, ${morePhotoTokens}, l.sort_key from (
        select ${listingColumns}, ${sql.raw(read)} as sort_key, ${orderKey} as order_key ${matching}
        order by ${orderKey} ${order}, id ${order} limit ${request.limit}${offset}
      ) l ${mainPhotoJoin}
      order by l.order_key ${order}, l.id ${order}`;
  }
  // "offset 0" is an optimization fence: the inner query runs first and is then sorted. It may find
  // many rows; only their keys are read, since whole rows are wide.
  const fence = isFoundFirst ? sql` offset 0` : sql``;
  const planned = isFoundFirst ? request.limit : Math.max(request.limit, PLANNED_WHEN_ADVERSE);
  return sql<ResultRow>`
    with page as materialized (
      select id, order_key from (select id, ${orderKey} as order_key ${matching}${fence}) found
      order by order_key ${order}, id ${order} limit ${planned}${offset}
    )
    select ${cardColumns}, ${morePhotoTokens}, ${sql.raw(read)} as sort_key
    from page join listing l using (id) ${mainPhotoJoin}
    order by page.order_key ${order}, id ${order} limit ${request.limit}`;
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
  moment: Moment,
): Promise<{ count: number; feedVersion: number }> {
  const { rows } = await countQuery(filter, moment).execute(db);
  return { count: rows[0]?.count ?? 0, feedVersion: rows[0]?.feed_version ?? 0 };
}

/** The statement behind {@link countResults}. */
export function countQuery(
  filter: SearchFilter,
  moment: Moment,
): RawBuilder<{ count: number; feed_version: number }> {
  return sql`
    select count(*) as count, (select version from feed_version) as feed_version from listing
    where ${searchedHomes(filter)}${andAll(filterConditions(filter, moment))}`;
}
