import type { PersonDataHolder } from '#accounts';
import { deleteKeptAddressesOf, selectKeptAddressFacts } from './kept-address-store.ts';

/** The addresses that people keep, for their export and their erasure. */
export const keptAddressData: Omit<PersonDataHolder, 'room'> = {
  exportOf: async (db, personId) => ({ keptAddresses: await selectKeptAddressFacts(db, personId) }),
  erase: deleteKeptAddressesOf,
};
