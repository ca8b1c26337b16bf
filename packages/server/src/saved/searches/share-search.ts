import {
  type DatabaseTransaction,
  deleteSecretLinks,
  dropUnsentMails,
  type Queryable,
} from '#platform';
import { settleMatches } from '../alerts/due-alert-store.ts';
import { type BuiltSearch, factsOf } from './save-search-for.ts';
import {
  deleteSharedSearches,
  endSharedSearches,
  findLastStop,
  giveSharedSearches,
  isSearchOf,
  moveSharedSearch,
  storeSharedSearch,
} from './shared-search-store.ts';

/**
 * Shares a search with someone without an account, in place of the one before; the calling room has
 * checked who may. What the one before found isn't sent anymore. Returns its id.
 */
export async function saveSharedSearch(
  tx: DatabaseTransaction,
  holderId: string,
  search: BuiltSearch,
): Promise<string> {
  const id = await storeSharedSearch(tx, holderId, factsOf(search));
  await settleMatches(tx, id);
  await dropUnsentMails(tx, { topic: id });
  return id;
}

/** Makes searches of people without an account their own, now that they have one. */
export const adoptSearches = (
  tx: Queryable,
  { holderIds, personId }: { holderIds: readonly string[]; personId: string },
): Promise<void> => giveSharedSearches(tx, holderIds, personId);

/** Whether a search is shared with someone, or is in their account, and isn't deleted. */
export const hasSearch = isSearchOf;

/** Gives the search that is shared with one to another; see `moveSharedSearch`. */
export const moveSearch = moveSharedSearch;

/** When the last of these people stopped the emails of their search; null if nobody did. */
export const findSearchStop = findLastStop;

/**
 * Ends searches of people without an account, with their links and the emails that wait. That they
 * stopped the emails of one is remembered.
 */
export async function endSearches(tx: Queryable, holderIds: readonly string[]): Promise<void> {
  await forgetTraces(tx, await endSharedSearches(tx, holderIds));
}

/** The same, and forgets them. */
export async function dropSearches(tx: Queryable, holderIds: readonly string[]): Promise<void> {
  await forgetTraces(tx, await deleteSharedSearches(tx, holderIds));
}

async function forgetTraces(tx: Queryable, ids: readonly string[]): Promise<void> {
  await deleteSecretLinks(tx, ids);
  for (const topic of ids) await dropUnsentMails(tx, { topic });
}
