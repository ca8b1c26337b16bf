import { openAccounts, type PersonDataHolder } from '#accounts';
import type { Services } from '#platform';
import { savedAddressData } from './addresses/saved-address-data.ts';
import { savedHomeData } from './homes/saved-home-data.ts';
import { savedSearchData } from './searches/saved-search-data.ts';

/** The parts of this room that store something about people. */
const parts: readonly Omit<PersonDataHolder, 'room'>[] = [
  savedHomeData,
  savedAddressData,
  savedSearchData,
];

/** What this room stores about people, for export and erasure. */
export function registerSavedData(services: Services): void {
  openAccounts(services).personData.register({
    room: 'saved',
    async exportOf(db, personId) {
      const facts: Record<string, unknown> = {};
      for (const part of parts) Object.assign(facts, await part.exportOf(db, personId));
      return facts;
    },
    async erase(tx, personIds) {
      for (const part of parts) await part.erase(tx, personIds);
    },
  });
}
