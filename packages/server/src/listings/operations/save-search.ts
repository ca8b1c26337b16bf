import {
  alertNews,
  type listingEndpoints,
  SAVED_SEARCHES_MOST,
} from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, type Database, recordEvent } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { settleMatches } from '../saved-searches/due-alert-store.ts';
import { presentSavedSearch } from '../saved-searches/present-saved-search.ts';
import {
  findSavedSearch,
  insertSavedSearch,
  replaceSavedSearch,
  type SavedSearchFacts,
} from '../saved-searches/saved-search-store.ts';
import type { ReadFilter } from '../search/read-search-filter.ts';
import { refuseListing } from '../search/refuse-listing.ts';

type Wish = BodyOf<typeof listingEndpoints.saveSearch>;
type Saved = AnswerOf<typeof listingEndpoints.saveSearch>;

/**
 * Saves a search, or changes a saved one: what is absent stays. Refuses another person's id, a
 * saved search that is not the caller's (saved-search-not-found), one that was changed meanwhile
 * (saved-search-changed), and a 51st (saved-searches-full).
 */
export async function saveSearch(
  { db }: { db: Database },
  wish: Wish,
  caller: Caller,
): Promise<Saved> {
  requireOwnId(wish.userid, caller);
  const id = await atomically(db, (tx) =>
    wish.sid === undefined ? add(tx, wish, caller) : change(tx, wish, wish.sid, caller),
  );
  const saved = await findSavedSearch(db, caller.personId, id);
  return { value: [presentSavedSearch(saved ?? refuseListing('saved-search-not-found'))] };
}

type Transaction = Parameters<Parameters<typeof atomically>[1]>[0];

async function add(tx: Transaction, wish: Wish, { personId }: Caller): Promise<string> {
  const facts: SavedSearchFacts = {
    name: wish.filter_name ?? '',
    frequency: wish.frequency ?? 'daily',
    wants: wish.wants ?? [...alertNews],
    ...keptFilter(wish.filter ?? {}),
  };
  const id = await insertSavedSearch(tx, personId, facts, SAVED_SEARCHES_MOST);
  if (id === null) return refuseListing('saved-searches-full');
  await recordEvent(tx, { type: 'listings.search-saved', payload: { personId, id } });
  return id;
}

async function change(
  tx: Transaction,
  wish: Wish,
  id: string,
  { personId }: Caller,
): Promise<string> {
  const before = await findSavedSearch(tx, personId, id);
  if (!before) return refuseListing('saved-search-not-found');
  const facts: SavedSearchFacts = {
    name: wish.filter_name ?? before.name,
    frequency: wish.frequency ?? before.frequency,
    wants: wish.wants ?? before.wants,
    ...(wish.filter ? keptFilter(wish.filter) : { filter: before.filter, sort: before.sort }),
  };
  const which = { personId, id, version: wish.version ?? before.version };
  if (!(await replaceSavedSearch(tx, which, facts))) return refuseListing('saved-search-changed');
  if (before.frequency === 'off' && facts.frequency !== 'off') await settleMatches(tx, id);
  return id;
}

/** The filter without what belongs to one look at it: page, cursors and person; empty fields go. */
function keptFilter(filter: ReadFilter): Pick<SavedSearchFacts, 'filter' | 'sort'> {
  const { sortby, pageNo, pageSize, after, before, userid, ...rest } = filter;
  const wishes = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return { filter: Object.fromEntries(wishes), sort: sortby ?? 'newest' };
}
