import type { Actor, DatabaseTransaction } from '#platform';
import { requireOpen } from './add-received-offer.ts';
import { reachListingState } from './change-listing-file.ts';
import { requireDocuments } from './listing-documents.ts';
import type { ListingFileRow } from './listing-file-columns.ts';

/**
 * What an acceptance means for the locked listing file of the home. Refuses (listing-documents-
 * missing) while required documents are missing. One that opens a deal puts the file under
 * contract, in the same commit.
 */
export async function acceptOnListing(
  tx: DatabaseTransaction,
  actor: Actor,
  file: ListingFileRow,
  { opensDeal }: { opensDeal: boolean },
): Promise<void> {
  requireOpen(file);
  if (!opensDeal || file.state !== 'active') return;
  await requireDocuments(tx, file);
  await reachListingState(tx, actor, file, 'under-contract');
}
