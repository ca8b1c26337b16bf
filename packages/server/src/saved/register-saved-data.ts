import { openAccounts } from '#accounts';
import type { Services } from '#platform';
import {
  deleteSavedAddressesOf,
  selectSavedAddressFacts,
} from './addresses/saved-address-store.ts';
import { deleteMarks, selectMarkedHomes } from './homes/saved-home-store.ts';
import { deleteSearchesOf, selectSavedSearches } from './searches/saved-search-store.ts';
import { deleteViews, selectViews } from './views/viewed-home-store.ts';
import { deleteVisits, selectVisits } from './visits/visit-store.ts';

/** The most of them that an export has. */
const HOMES_MAX = 5000;
const SEARCHES_MAX = 500;
const VISITS_MAX = 5000;

/** What this room stores about people, for export and erasure. */
export function registerSavedData(services: Services): void {
  openAccounts(services).personData.register({
    room: 'saved',
    exportOf: async (db, personId) => ({
      markedHomes: await selectMarkedHomes(db, personId, HOMES_MAX),
      viewedHomes: await selectViews(db, personId, HOMES_MAX),
      savedAddresses: await selectSavedAddressFacts(db, personId),
      savedSearches: await selectSavedSearches(db, personId, SEARCHES_MAX),
      ...(await selectVisits(db, personId, VISITS_MAX)),
    }),
    async erase(tx, personIds) {
      await deleteMarks(tx, personIds);
      await deleteViews(tx, personIds);
      await deleteVisits(tx, personIds);
      await deleteSavedAddressesOf(tx, personIds);
      await deleteSearchesOf(tx, personIds);
    },
  });
}
