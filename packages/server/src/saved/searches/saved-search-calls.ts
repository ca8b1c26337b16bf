import type { AnswerOf, BodyOf, QueryOf } from '@homestead/contract/platform';
import {
  savedEndpoints as calls,
  SAVED_SEARCHES_MAX,
  type WireSavedSearch,
} from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { presentHomeCard } from '#listings';
import {
  atomically,
  type Caller,
  type Database,
  dropUnsentMails,
  type Queryable,
  requireCaller,
  requireOwnId,
  type Services,
  serveEndpoint,
  thisMoment,
} from '#platform';
import { selectSearchNews } from '../alerts/alert-match-store.ts';
import { refuseSaved } from '../refuse-saved.ts';
import { saveSearch } from './save-search.ts';
import {
  findSavedSearch,
  markSearchDeleted,
  markSearchLookedAt,
  type SavedSearchRow,
  selectSavedSearches,
  unmarkSearchDeleted,
} from './saved-search-store.ts';
import { findSharedSearch } from './shared-search-store.ts';

/** How many homes the news of a search has at most. */
const NEWS_MAX = 60;

/** Registers the calls about saved searches. */
export function serveSavedSearchCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, calls.getSavedSearches, (call) =>
    getSavedSearches(services, call.query, requireCaller(call)),
  );
  serveEndpoint(app, calls.getSavedSearch, (call) =>
    getSavedSearch(services, call.query, requireCaller(call)),
  );
  serveEndpoint(app, calls.saveSearch, (call) =>
    saveSearch(services, call.body, { ...call, caller: requireCaller(call) }),
  );
  serveEndpoint(app, calls.deleteSearch, (call) =>
    deleteSearch(services, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.restoreSearch, (call) =>
    restoreSearch(services, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.getSharedSearch, async ({ query }) => {
    const found = await findSharedSearch(services.db, query.sid);
    const { name, filter, sort } = found ?? refuseSaved('saved-search-not-found');
    return { name, filter: { ...filter, sortby: sort } };
  });
  serveEndpoint(app, calls.readSearchNews, (call) =>
    readSearchNews(services, call.body, requireCaller(call)),
  );
}

/** Deletes a saved search of the caller for 30 days, then for good; any other is not found. */
async function deleteSearch(
  { db }: { db: Database },
  body: BodyOf<typeof calls.deleteSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof calls.deleteSearch>> {
  requireOwnId(body.personId, caller);
  const isThere = await atomically(db, async (tx) => {
    const isMine = await markSearchDeleted(tx, caller.personId, body.id);
    if (isMine) await dropUnsentMails(tx, { topic: body.id });
    return isMine;
  });
  return isThere ? { isDeleted: true } : refuseSaved('saved-search-not-found');
}

/** Restores a deleted search. Refuses when the caller has reached the limit by now. */
async function restoreSearch(
  { db }: { db: Database },
  body: BodyOf<typeof calls.restoreSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof calls.restoreSearch>> {
  requireOwnId(body.personId, caller);
  const which = { personId: caller.personId, id: body.id };
  const became = await atomically(db, (tx) => unmarkSearchDeleted(tx, which, SAVED_SEARCHES_MAX));
  if (became === 'full') refuseSaved('saved-searches-full');
  const saved = await findSavedSearch(db, caller.personId, body.id);
  return { id: body.id, version: (saved ?? refuseSaved('saved-search-not-found')).version };
}

/** The caller's saved searches. Refuses another person's id. */
async function getSavedSearches(
  { db }: { db: Queryable },
  query: QueryOf<typeof calls.getSavedSearches>,
  caller: Caller,
): Promise<AnswerOf<typeof calls.getSavedSearches>> {
  requireOwnId(query.userid, caller);
  const rows = await selectSavedSearches(db, caller.personId, SAVED_SEARCHES_MAX);
  return { value: rows.map(presentSavedSearch) };
}

/**
 * One saved search of the caller; refuses (saved-search-not-found) any other, whether or not it
 * exists.
 */
async function getSavedSearch(
  { db }: { db: Queryable },
  query: QueryOf<typeof calls.getSavedSearch>,
  caller: Caller,
): Promise<AnswerOf<typeof calls.getSavedSearch>> {
  requireOwnId(query.userid, caller);
  const found = await findSavedSearch(db, caller.personId, query.sid);
  return { value: [presentSavedSearch(found ?? refuseSaved('saved-search-not-found'))] };
}

/** A saved search on the wire: the filter's fields next to its own. */
function presentSavedSearch(row: SavedSearchRow): WireSavedSearch {
  return {
    ...row.filter,
    sortby: row.sort,
    sid: row.id,
    userid: row.person_id,
    filter_name: row.name,
    onmarketdate: null,
    offmarketdate: null,
    frequency: row.frequency,
    wants: row.wants,
    newcount: row.new_count,
    createdat: row.created_at.toISOString(),
    changedat: row.changed_at.toISOString(),
    lookedat: row.looked_at.toISOString(),
    version: row.version,
  };
}

/**
 * What a saved search of the caller found since they last viewed it; `markViewed` marks it as
 * viewed now.
 */
async function readSearchNews(
  { db }: { db: Database },
  body: BodyOf<typeof calls.readSearchNews>,
  caller: Caller,
): Promise<AnswerOf<typeof calls.readSearchNews>> {
  requireOwnId(body.personId, caller);
  return atomically(db, async (tx) => {
    const search = await findSavedSearch(tx, caller.personId, body.id);
    if (!search) return refuseSaved('saved-search-not-found');
    const rows = await selectSearchNews(tx, search.id, NEWS_MAX);
    if (body.markViewed) await markSearchLookedAt(tx, caller.personId, search.id);
    const moment = thisMoment();
    return {
      value: rows.map((row) => ({
        card: presentHomeCard(row, moment),
        news: row.news.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
      })),
    };
  });
}
