import type { listingEndpoints, SortOrder } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Caller, refuse, requireOwnId, thisMoment } from '#platform';
import { presentCard } from '../cards/present-card.ts';
import type { ListingDeps } from '../listing-deps.ts';
import { answerMessages, fieldMessages } from '../messages.ts';
import { keyOfFilter } from './key-of-filter.ts';
import {
  countResults,
  type PageStart,
  type ResultRow,
  selectResults,
} from './listing-search-store.ts';
import type { ParsedFilter } from './own-field.ts';
import { requireCursor, writeCursor } from './page-cursor.ts';
import { readPageRequest, readSearchFilter } from './read-search-filter.ts';
import type { PageRequest } from './search-filter.ts';

/**
 * One page of the listings that match a filter, with their exact number. Takes the filter as parsed
 * by the contract. Refuses a cursor that can't be read or is of another sort order, and two cursors
 * together.
 */
export async function searchListings(
  { db, site, caches, terms, commutes }: ListingDeps,
  wire: ParsedFilter,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.searchListings>> {
  requireOwnId(wire.userid, caller);
  const filter = await commutes.apply(readSearchFilter(wire, terms), wire.commute, caller);
  const request = readPageRequest(wire);
  const start = requireStart(request);
  const moment = thisMoment();
  const version = await caches.findVersion();
  const key = keyOfFilter(filter, version, moment);

  const load = () =>
    caches.search(() =>
      selectResults(db, { filter, moment, sort: request.sort, start, limit: request.size + 1 }),
    );
  const isFirstPage = 'offset' in start && start.offset === 0;
  const [rows, counted] = await Promise.all([
    isFirstPage ? caches.pages.get(`${request.sort} ${request.size} ${key}`, load) : load(),
    caches.counts.get(key, () => caches.search(() => countResults(db, filter, moment))),
  ]);
  const page = cutPage(rows, request.size, start);
  return {
    value: page.rows.map((row) => presentCard(row, moment, site)),
    odatacount: counted.count,
    showingresult: showing(request, page.rows.length),
    next: page.hasNext ? cursorOf(page.rows.at(-1), request.sort) : null,
    previous: page.hasPrevious ? cursorOf(page.rows[0], request.sort) : null,
    feedversion: version ?? counted.feedVersion,
  };
}

function requireStart(request: PageRequest): PageStart {
  const { after, before, sort, size, number } = request;
  if (after !== null && before !== null) {
    return refuse('bad-input', {
      fields: [
        {
          field: 'after',
          label: fieldMessages.pageLink(),
          message: fieldMessages.pageLinkTwice(),
        },
      ],
    });
  }
  if (after !== null) return { after: requireCursor(after, sort) };
  if (before !== null) return { before: requireCursor(before, sort) };
  return { offset: (number - 1) * size };
}

/** One row more than the page: it shows whether there is another page. */
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

/** 'Showing 1 - 20'. */
function showing({ number, size }: PageRequest, rows: number): string {
  if (rows === 0) return answerMessages.showing({ first: 0, last: 0 });
  const first = (number - 1) * size + 1;
  return answerMessages.showing({ first, last: first + rows - 1 });
}
