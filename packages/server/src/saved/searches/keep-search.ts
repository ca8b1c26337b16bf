import { type AlertFrequency, alertNews } from '@homestead/contract/saved';
import type { ParsedFilter } from '#listings';
import {
  type DatabaseTransaction,
  deleteSecretLinks,
  dropUnsentMails,
  type Queryable,
} from '#platform';
import { settleMatches } from '../alerts/due-alert-store.ts';
import {
  deleteKeptSearches,
  endKeptSearches,
  findLastStop,
  giveKeptSearches,
  storeKeptSearch,
} from './kept-search-store.ts';
import { storedFilter } from './save-search.ts';

/**
 * Keeps a search for someone without an account, in place of the one before; the calling room has
 * checked who may. What the one before found isn't sent anymore. Returns its id.
 */
export async function keepSearch(
  tx: DatabaseTransaction,
  holderId: string,
  search: { name: string; frequency: AlertFrequency; filter: ParsedFilter },
): Promise<string> {
  const { name, frequency, filter } = search;
  const facts = { name, frequency, wants: [...alertNews], ...storedFilter(filter) };
  const id = await storeKeptSearch(tx, holderId, facts);
  await settleMatches(tx, id);
  await dropUnsentMails(tx, { topic: id });
  return id;
}

/** Makes searches of people without an account their own, now that they have one. */
export const adoptSearches = (
  tx: Queryable,
  { holderIds, personId }: { holderIds: readonly string[]; personId: string },
): Promise<void> => giveKeptSearches(tx, holderIds, personId);

/** When the last of these people stopped the emails of their search; null if nobody did. */
export const findSearchStop = findLastStop;

/**
 * Ends searches of people without an account, with their links and the emails that wait. That they
 * stopped the emails of one is remembered.
 */
export async function endSearches(tx: Queryable, holderIds: readonly string[]): Promise<void> {
  await forgetTraces(tx, await endKeptSearches(tx, holderIds));
}

/** The same, and forgets them. */
export async function dropSearches(tx: Queryable, holderIds: readonly string[]): Promise<void> {
  await forgetTraces(tx, await deleteKeptSearches(tx, holderIds));
}

async function forgetTraces(tx: Queryable, ids: readonly string[]): Promise<void> {
  await deleteSecretLinks(tx, ids);
  for (const topic of ids) await dropUnsentMails(tx, { topic });
}
