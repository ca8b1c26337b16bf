import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { alertNews, SAVED_SEARCHES_MAX, savedEndpoints } from '@homestead/contract/saved';
import type { ParsedFilter } from '#listings';
import {
  answerOnce,
  type Caller,
  type DatabaseTransaction,
  dropUnsentMails,
  recordEvent,
  requireOwnId,
  type Services,
} from '#platform';
import { settleMatches } from '../alerts/due-alert-store.ts';
import { refuseSaved } from '../refuse-saved.ts';
import { searchSaved } from '../saved-events.ts';
import {
  findSavedSearch,
  insertSavedSearch,
  replaceSavedSearch,
  type SavedSearchFacts,
} from './saved-search-store.ts';

type SaveSearchInput = BodyOf<typeof savedEndpoints.saveSearch>;
type Saved = AnswerOf<typeof savedEndpoints.saveSearch>;

/**
 * Saves a search, or changes a saved one: absent fields stay. Refuses another person's id, a saved
 * search that is not the caller's (saved-search-not-found), one changed in the meantime
 * (saved-search-changed), and a 51st (saved-searches-full). The same form sent again counts once.
 */
export async function saveSearch(
  services: Pick<Services, 'db' | 'secrets'>,
  input: SaveSearchInput,
  { caller, idempotencyKey: key }: { caller: Caller; idempotencyKey: string | null },
): Promise<Saved> {
  requireOwnId(input.personId, caller);
  const scope = `${savedEndpoints.saveSearch.path} ${caller.personId}`;
  return answerOnce(services, { scope, key, body: input }, async (tx) => {
    const id = await (input.id === undefined
      ? add(tx, input, caller)
      : change(tx, input, input.id, caller));
    const saved = await findSavedSearch(tx, caller.personId, id);
    return { id, version: (saved ?? refuseSaved('saved-search-not-found')).version };
  });
}

async function add(
  tx: DatabaseTransaction,
  input: SaveSearchInput,
  { personId }: Caller,
): Promise<string> {
  const facts: SavedSearchFacts = {
    name: input.name ?? '',
    frequency: input.frequency ?? 'daily',
    wants: input.wants ?? [...alertNews],
    ...storedFilter(input.filter ?? {}),
  };
  const id = await insertSavedSearch(tx, personId, facts, SAVED_SEARCHES_MAX);
  if (id === null) return refuseSaved('saved-searches-full');
  const { page, campaign } = input;
  await recordEvent(tx, searchSaved, { personId, savedSearchId: id, page, campaign });
  return id;
}

async function change(
  tx: DatabaseTransaction,
  input: SaveSearchInput,
  id: string,
  { personId }: Caller,
): Promise<string> {
  const before = await findSavedSearch(tx, personId, id);
  if (!before) return refuseSaved('saved-search-not-found');
  const facts: SavedSearchFacts = {
    name: input.name ?? before.name,
    frequency: input.frequency ?? before.frequency,
    wants: input.wants ?? before.wants,
    ...(input.filter ? storedFilter(input.filter) : { filter: before.filter, sort: before.sort }),
  };
  const which = { personId, id, version: input.version ?? before.version };
  if (!(await replaceSavedSearch(tx, which, facts))) return refuseSaved('saved-search-changed');
  if (before.frequency === 'off' && facts.frequency !== 'off') await settleMatches(tx, id);
  if (facts.frequency === 'off') await dropUnsentMails(tx, { topic: id });
  return id;
}

/**
 * The filter without what belongs to one request: page, cursors and person; empty fields are
 * dropped.
 */
export function storedFilter(filter: ParsedFilter): Pick<SavedSearchFacts, 'filter' | 'sort'> {
  const { sortby, pageNo, pageSize, after, before, userid, ...rest } = filter;
  const fields = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return { filter: Object.fromEntries(fields), sort: sortby ?? 'newest' };
}
