import type { PersonDataHolder } from '#accounts';
import { deleteSearchesOf, selectSavedSearches } from './saved-search-store.ts';

const MOST = 500;

/** What this part of the room holds about people: their saved searches. */
export const savedSearchData: Omit<PersonDataHolder, 'room'> = {
  async exportOf(db, personId) {
    return { savedSearches: await selectSavedSearches(db, personId, MOST) };
  },
  async erase(tx, personIds) {
    await deleteSearchesOf(tx, personIds);
  },
};
