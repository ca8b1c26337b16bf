import type { PersonDataHolder } from '#accounts';
import { deleteSavedAddressesOf, selectSavedAddressFacts } from './saved-address-store.ts';

/** A person's saved addresses, for export and erasure. */
export const savedAddressData: Omit<PersonDataHolder, 'room'> = {
  exportOf: async (db, personId) => ({
    savedAddresses: await selectSavedAddressFacts(db, personId),
  }),
  erase: deleteSavedAddressesOf,
};
