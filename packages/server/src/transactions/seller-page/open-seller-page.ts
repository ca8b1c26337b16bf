import type { Queryable } from '#platform';
import { findOpenedLinkId } from '../client-page/find-opened-link-id.ts';
import { type OpenedOffer, requireSameClient } from '../client-page/open-client-offer.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import type { Opening } from '../take-link-key.ts';
import { findLinkedFile } from './seller-link-store.ts';

/** What a seller's link opens: the offers on their home. */
export const SELLER_LINK_PURPOSE = 'transactions.seller-offers';

/** A listing file with its seller, who may see the offers on it. */
export interface OpenedFile {
  readonly file: ListingFileRow;
  readonly client: OpenedOffer['client'];
  readonly linkId: string;
}

/**
 * The listing file of a seller's link. Refuses (client-link-refused) a link that has ended, and one
 * of a file that has another seller by now or whose seller has another address.
 */
export async function openSellerPage(
  db: Queryable,
  opening: Opening,
  { isLocked }: { isLocked: boolean },
): Promise<OpenedFile> {
  const linkId = await findOpenedLinkId(db, opening, SELLER_LINK_PURPOSE);
  const found = linkId && (await findLinkedFile(db, linkId, { isLocked }));
  const { file, link } = found || refuseTransaction('client-link-refused');
  return { file, client: await requireSameClient(db, file.seller_lead_id, link), linkId: link.id };
}
