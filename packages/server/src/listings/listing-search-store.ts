import type { SortOrder } from '@homestead/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform';
import { type CardRow, cardColumns, listingColumns, mainPhotoJoin } from './card-row.ts';
import type { Moment } from './reading.ts';
import { andAll, filterConditions } from './search/filter-conditions.ts';
import { isAdverse } from './search/is-adverse.ts';
import { isNarrow } from './search/is-narrow.ts';
import { keyText, type PageCursor } from './search/page-cursor.ts';
import type { SearchFilter } from './search/search-filter.ts';
import { sortKeys } from './search/sort-keys.ts';

/**
 * Rows that the planner is told of where homes may lie at the far end of the order: it then walks
 * along the order only if many match, else finds all and sorts them. No more than a page is read.
 */
const PLANNED_WHEN_ADVERSE = 1000;

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
  wish: { filter: SearchFilter; moment: Moment; sort: SortOrder; start: PageStart; limit: number },
): Promise<ResultRow[]> {
  const { rows } = await resultsQuery(wish).execute(db);
  return 'before' in wish.start ? rows.reverse() : rows;
}

/** The statement behind {@link selectResults}. */
export function resultsQuery(wish: {
  filter: SearchFilter;
  moment: Moment;
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
    ...filterConditions(wish.filter, wish.moment, wish.sort),
    ...beyondCursor(start, wish.sort),
  ]);
  const orderKey = sql.raw(key);
  const matching = sql`from listing where reach = 'search'${conditions}`;
  const isFoundFirst = isNarrow(wish.filter, wish.sort);
  if (!isFoundFirst && !isAdverse(wish.filter, wish.sort)) {
    return sql<ResultRow>`
      select ${cardColumns}, l.sort_key from (
        select ${listingColumns}, ${sql.raw(read)} as sort_key, ${orderKey} as order_key ${matching}
        order by ${orderKey} ${order}, id ${order} limit ${wish.limit}${offset}
      ) l ${mainPhotoJoin}
      order by l.order_key ${order}, l.id ${order}`;
  }
  // The planner never looks through "offset 0": what is inside is found first and then sorted. Many
  // may be found; only their keys are read, since whole rows are wide.
  const fence = isFoundFirst ? sql` offset 0` : sql``;
  const planned = isFoundFirst ? wish.limit : Math.max(wish.limit, PLANNED_WHEN_ADVERSE);
  return sql<ResultRow>`
    with page as materialized (
      select id, order_key from (select id, ${orderKey} as order_key ${matching}${fence}) found
      order by order_key ${order}, id ${order} limit ${planned}${offset}
    )
    select ${cardColumns}, ${sql.raw(read)} as sort_key
    from page join listing l using (id) ${mainPhotoJoin}
    order by page.order_key ${order}, id ${order} limit ${wish.limit}`;
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
    where reach = 'search'${andAll(filterConditions(filter, moment))}`;
}
