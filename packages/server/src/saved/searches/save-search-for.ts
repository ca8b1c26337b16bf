import { type AlertFrequency, alertNews, SAVED_SEARCHES_MAX } from '@homestead/contract/saved';
import type { ParsedFilter } from '#listings';
import type { DatabaseTransaction } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { storedFilter } from './save-search.ts';
import { insertSavedSearch, type SavedSearchFacts } from './saved-search-store.ts';
import { isSameSearch } from './shared-search-store.ts';

/** A search that staff built for someone. */
export interface BuiltSearch {
  name: string;
  frequency: AlertFrequency;
  filter: ParsedFilter;
}

/** What of it is stored: its emails say all there is to say. */
export const factsOf = ({ name, frequency, filter }: BuiltSearch): SavedSearchFacts => ({
  ...{ name, frequency, wants: [...alertNews] },
  ...storedFilter(filter),
});

/** Whether a search says the same already. */
export const saysTheSame = (tx: DatabaseTransaction, id: string, search: BuiltSearch) =>
  isSameSearch(tx, id, factsOf(search));

/**
 * Saves a search that staff built in a client's account, with its alerts; the calling room has
 * checked who may. Returns its id. Refuses a 51st (saved-searches-full).
 */
export async function saveSearchFor(
  tx: DatabaseTransaction,
  personId: string,
  search: BuiltSearch,
): Promise<string> {
  const id = await insertSavedSearch(tx, personId, factsOf(search), SAVED_SEARCHES_MAX);
  return id ?? refuseSaved('saved-searches-full');
}
