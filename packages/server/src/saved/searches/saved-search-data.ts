import type { PersonDataHolder } from '#accounts';
import { deleteSearchesOf, selectSavedSearches } from './saved-search-store.ts';

const MAX = 500;

/** What this topic stores about people: their saved searches. */
export const savedSearchData: Omit<PersonDataHolder, 'room'> = {
  async exportOf(db, personId) {
    return { savedSearches: await selectSavedSearches(db, personId, MAX) };
  },
  async erase(tx, personIds) {
    await deleteSearchesOf(tx, personIds);
  },
};
