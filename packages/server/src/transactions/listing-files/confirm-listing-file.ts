import type { Actor, DatabaseTransaction } from '#platform';
import { requireBroker } from '../is-broker.ts';
import { requireOpen } from './add-received-offer.ts';
import { storeListingChange } from './change-listing-file.ts';
import type { ListingFileRow } from './listing-file-columns.ts';

/**
 * Notes that a broker confirmed a locked listing file. Refuses (broker-only) anyone else,
 * and (listing-file-step-refused) a file that is closed or ended.
 */
export async function confirmListingFile(
  tx: DatabaseTransaction,
  actor: Actor,
  file: ListingFileRow,
): Promise<ListingFileRow> {
  requireBroker(actor.caller);
  requireOpen(file);
  if (file.confirmed_at !== null) return file;
  const { personId } = actor.caller;
  const set = { confirmed_at: new Date(), confirmed_by: personId };
  return storeListingChange(tx, actor, file, set);
}
