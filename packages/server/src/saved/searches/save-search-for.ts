import { type AlertFrequency, alertNews, SAVED_SEARCHES_MAX } from '@homestead/contract/saved';
import type { ParsedFilter } from '#listings';
import type { DatabaseTransaction } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { storedFilter } from './save-search.ts';
import { findSavedSearch, insertSavedSearch } from './saved-search-store.ts';

/**
 * Saves a search that staff built in a client's account, with its alerts; the calling room has
 * checked who may. Returns its id. Refuses a 51st (saved-searches-full).
 */
export async function saveSearchFor(
  tx: DatabaseTransaction,
  personId: string,
  search: { name: string; frequency: AlertFrequency; filter: ParsedFilter },
): Promise<string> {
  const { name, frequency, filter } = search;
  const facts = { name, frequency, wants: [...alertNews], ...storedFilter(filter) };
  const id = await insertSavedSearch(tx, personId, facts, SAVED_SEARCHES_MAX);
  return id ?? refuseSaved('saved-searches-full');
}

/** Whether a saved search is a person's, and not deleted. */
export async function hasSavedSearch(
  tx: DatabaseTransaction,
  personId: string,
  id: string,
): Promise<boolean> {
  return (await findSavedSearch(tx, personId, id)) !== null;
}
