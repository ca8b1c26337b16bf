import type { OfferState } from '@homestead/contract/transactions';
import type { Actor, DatabaseTransaction } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { requireOpen } from './add-received-offer.ts';
import { reachListingState } from './change-listing-file.ts';
import { requireDocuments } from './listing-documents.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { isFileInSight, lockFileOfHome, lockListingFileById } from './listing-file-store.ts';

const ofSeller: readonly OfferState[] = ['presented', 'accepted', 'rejected'];

/**
 * What a step of an offer means for the listing file of its home, if we have one. Refuses
 * (listing-agent-answers) an agent of our own buyer who answers for the seller, unless the seller
 * countered; and to accept (listing-documents-missing) while required documents are missing. An
 * acceptance that opens a deal puts the file under contract, in the same commit.
 */
export async function stepOnListing(
  tx: DatabaseTransaction,
  actor: Actor,
  offer: OfferRow,
  { state, opensDeal }: { state: OfferState; opensDeal: boolean },
): Promise<void> {
  if (!ofSeller.includes(state)) return;
  const file = await fileOf(tx, offer);
  if (!file) return;
  if (offer.side === 'buying' && offer.state !== 'countered') {
    if (!(await isFileInSight(tx, actor.caller, file.id))) {
      refuseTransaction('listing-agent-answers');
    }
  }
  if (state !== 'accepted') return;
  requireOpen(file);
  if (!opensDeal || file.state !== 'active') return;
  await requireDocuments(tx, file);
  await reachListingState(tx, actor, file, 'under-contract');
}

function fileOf(tx: DatabaseTransaction, offer: OfferRow): Promise<ListingFileRow | null> {
  if (offer.listing_file_id !== null) return lockListingFileById(tx, offer.listing_file_id);
  const { listing_id: mlsNumber, property_address: address } = offer;
  return lockFileOfHome(tx, { mlsNumber, address });
}
