import type { listingEndpoints, SortOrder } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Caller, refuse } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import {
  countResults,
  type PageStart,
  type ResultRow,
  selectResults,
} from '../listing-search-store.ts';
import { presentCard } from '../present-card.ts';
import { type Reading, thisMoment } from '../reading.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { requireCursor, writeCursor } from '../search/page-cursor.ts';
import { type ReadFilter, readPageWish, readSearchFilter } from '../search/read-search-filter.ts';
import type { PageWish } from '../search/search-filter.ts';

/**
 * One page of the listings that match a filter, with their exact number. Takes the filter as the
 * contract lets it through. Refuses a cursor that can't be read or is of another sort order, and
 * two cursors at once.
 */
export async function searchListings(
  { db, caches, terms, commutes }: Reading,
  wire: ReadFilter,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.searchListings>> {
  requireOwnId(wire.userid, caller);
  const filter = await commutes.apply(readSearchFilter(wire, terms), wire.commute, caller);
  const wish = readPageWish(wire);
  const start = requireStart(wish);
  const moment = thisMoment();
  const version = await caches.findVersion();
  const key = keyOfFilter(filter, version, moment);

  const load = () =>
    selectResults(db, { filter, moment, sort: wish.sort, start, limit: wish.size + 1 });
  const isFirstPage = 'offset' in start && start.offset === 0;
  const [rows, counted] = await Promise.all([
    isFirstPage ? caches.pages.get(`${wish.sort} ${wish.size} ${key}`, load) : load(),
    caches.counts.get(key, () => countResults(db, filter, moment)),
  ]);
  const page = cutPage(rows, wish.size, start);
  return {
    value: page.rows.map((row) => presentCard(row, moment)),
    odatacount: counted.count,
    showingresult: showing(wish, page.rows.length),
    next: page.hasNext ? cursorOf(page.rows.at(-1), wish.sort) : null,
    previous: page.hasPrevious ? cursorOf(page.rows[0], wish.sort) : null,
    feedversion: version ?? counted.feedVersion,
  };
}

function requireStart(wish: PageWish): PageStart {
  const { after, before, sort, size, number } = wish;
  if (after !== null && before !== null) {
    return refuse('bad-input', {
      fields: [
        {
          field: 'after',
          label: 'Page link',
          message: 'Page link can’t be sent as after and before',
        },
      ],
    });
  }
  if (after !== null) return { after: requireCursor(after, sort) };
  if (before !== null) return { before: requireCursor(before, sort) };
  return { offset: (number - 1) * size };
}

/** One row more than the page was asked for: it tells whether there is another page that way. */
function cutPage(
  rows: readonly ResultRow[],
  size: number,
  start: PageStart,
): { rows: readonly ResultRow[]; hasNext: boolean; hasPrevious: boolean } {
  const hasMore = rows.length > size;
  if ('before' in start) {
    return { rows: hasMore ? rows.slice(1) : rows, hasNext: true, hasPrevious: hasMore };
  }
  const isFirst = 'offset' in start && start.offset === 0;
  return { rows: rows.slice(0, size), hasNext: hasMore, hasPrevious: !isFirst };
}

function cursorOf(row: ResultRow | undefined, sort: SortOrder): string | null {
  return row ? writeCursor({ sort, key: row.sort_key, id: row.id }) : null;
}

/** 'Showing 1 - 20' (decision 13). */
function showing({ number, size }: PageWish, rows: number): string {
  if (rows === 0) return 'Showing 0 - 0';
  const first = (number - 1) * size + 1;
  return `Showing ${first} - ${first + rows - 1}`;
}
