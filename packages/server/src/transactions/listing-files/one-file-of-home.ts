import {
  type ListingFileState,
  listingFileFields,
  openListingFileStates,
  transactionRefusals,
} from '@homestead/contract/transactions';
import type { DatabaseTransaction } from '#platform';
import { refuseTransaction } from '../refuse-transaction.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { hasOtherFile, takeTurnForHome } from './listing-file-store.ts';

/** Refuses (home-has-listing-file) work that would give a home a second open file. */
export async function oneFileOfHome(
  tx: DatabaseTransaction,
  work: () => Promise<ListingFileRow>,
): Promise<ListingFileRow> {
  await takeTurnForHome(tx);
  try {
    const file = await work();
    const isOpen = openListingFileStates.includes(file.state as ListingFileState);
    return isOpen && (await hasOtherFile(tx, file)) ? refuseSecond('propertyAddress') : file;
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string };
    if (constraint === 'listing_file_open_number') return refuseSecond('listingId');
    if (constraint === 'listing_file_open_address') return refuseSecond('propertyAddress');
    throw error;
  }
}

function refuseSecond(field: 'listingId' | 'propertyAddress'): never {
  const { label } = listingFileFields[field];
  const message = transactionRefusals['home-has-listing-file'].sentence;
  return refuseTransaction('home-has-listing-file', { fields: [{ field, label, message }] });
}
