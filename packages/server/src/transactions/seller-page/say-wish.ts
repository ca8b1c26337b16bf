import type { SellerWish } from '@homestead/contract/transactions';
import type { DatabaseTransaction, Queryable, Services } from '#platform';
import { lockListedOffer } from '../listing-files/listing-offer-store.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import type { Opening } from '../take-link-key.ts';
import { noteOnFile } from './note-on-file.ts';
import { type OpenedFile, openSellerPage } from './open-seller-page.ts';
import { presentSellerPage } from './present-seller-page.ts';
import { tellOfSeller } from './seller-news.ts';
import { insertWish, selectWishes } from './seller-wish-store.ts';

/**
 * An offer that a seller sees, with their page; both are held until the commit. Refuses
 * (seller-offer-not-found) any other offer.
 */
export async function lockSellerOffer(
  tx: Queryable,
  opening: Opening,
  number: number,
): Promise<OpenedFile & { offer: OfferRow }> {
  // Steps lock the offer before the file.
  const { file } = await openSellerPage(tx, opening, { isLocked: false });
  const offer = await lockListedOffer(tx, file, number);
  const opened = await openSellerPage(tx, opening, { isLocked: true });
  if (!offer) return refuseTransaction('seller-offer-not-found');
  return { ...opened, offer };
}

const inWords: Record<SellerWish, (facts: { code: string }) => string> = {
  accept: listingFileMessages.wishesToAccept,
  counter: listingFileMessages.wishesToCounter,
  reject: listingFileMessages.wishesToReject,
};

/**
 * Stores what a seller would like to do with an offer; it answers nothing. The same again
 * is stored once. Refuses (offer-changed-for-seller) another version than they saw, and
 * (offer-not-waiting) an offer that doesn't wait for the seller.
 */
export async function sayWish(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  opened: OpenedFile & { offer: OfferRow },
  { wish, version }: { wish: SellerWish; version: number },
): Promise<void> {
  const { file, offer, client, linkId } = opened;
  if (offer.version !== version) refuseTransaction('offer-changed-for-seller');
  const { waiting } = await presentSellerPage(tx, opened);
  if (!waiting.includes(offer.number)) refuseTransaction('offer-not-waiting');
  const held = (await selectWishes(tx, file)).find(({ offer_id }) => offer_id === offer.id);
  if (held?.wish === wish && held.offer_version === version) return;
  const said = { fileId: file.id, offerId: offer.id, leadId: client.id, linkId, wish, version };
  await insertWish(tx, said);
  const { code } = offer;
  await noteOnFile(tx, file, { field: 'seller_said', text: inWords[wish]({ code }), by: null });
  await tellOfSeller(services, tx, opened, { what: wish, code });
}
