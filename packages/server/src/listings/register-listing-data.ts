import { openAccounts, type PersonDataHolder } from '#accounts';
import type { House } from '#platform';
import { keptHomeData } from './kept-homes/kept-home-data.ts';
import { keptAddressData } from './outside/addresses/kept-address-data.ts';
import { listingReportData } from './reports/listing-report-data.ts';
import { savedSearchData } from './saved-searches/saved-search-data.ts';

/** The parts of this room that hold something about people. */
const parts: readonly Omit<PersonDataHolder, 'room'>[] = [
  keptHomeData,
  keptAddressData,
  listingReportData,
  savedSearchData,
];

/** What the listings room holds about people, for their export and their erasure. */
export function registerListingData(house: House): void {
  openAccounts(house).personData.register({
    room: 'listings',
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
