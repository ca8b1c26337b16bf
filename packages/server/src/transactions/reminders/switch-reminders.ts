import { type Caller, type DatabaseTransaction, recordChanges, recordEvent } from '#platform';
import { reachLead } from '../client-page/send-offer-link.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { LISTING_FILE_RECORD } from '../listing-files/listing-file-table.ts';
import { offerMessages } from '../messages/offers.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { OFFER_RECORD } from '../offers/offer-table.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { listingFileChanged, offerChanged } from '../transaction-events.ts';
import { storeRemindedClient, storeRemindedSeller } from './client-reminder-store.ts';
import { isReminded } from './is-reminded.ts';

interface Switch {
  isReminded: boolean;
}

/** Whether the client of a locked offer is reminded of its expiration, too. */
export async function switchOfferReminders(
  tx: DatabaseTransaction,
  caller: Caller,
  offer: OfferRow,
  to: Switch,
): Promise<OfferRow> {
  if (to.isReminded && (await reachLead(tx, offer.lead_id)).reason !== null) {
    return refuseTransaction('offer-not-sendable');
  }
  const was = await isReminded(tx, offer.lead_id, offer.reminded_lead_id);
  if (was === to.isReminded) return offer;
  const leadId = to.isReminded ? offer.lead_id : null;
  await storeRemindedClient(tx, offer.id, leadId);
  await note(tx, { kind: OFFER_RECORD, recordId: offer.id, changedBy: caller.personId }, was);
  await recordEvent(tx, offerChanged, { offerId: offer.id, number: offer.number });
  return { ...offer, reminded_lead_id: leadId };
}

/** The same for the seller of a locked listing file, of the offers on the home. */
export async function switchSellerReminders(
  tx: DatabaseTransaction,
  caller: Caller,
  file: ListingFileRow,
  to: Switch,
): Promise<ListingFileRow> {
  if (to.isReminded && (await reachLead(tx, file.seller_lead_id)).reason !== null) {
    return refuseTransaction('seller-not-reachable');
  }
  const was = await isReminded(tx, file.seller_lead_id, file.reminded_lead_id);
  if (was === to.isReminded) return file;
  const leadId = to.isReminded ? file.seller_lead_id : null;
  await storeRemindedSeller(tx, file.id, leadId);
  await note(tx, { kind: LISTING_FILE_RECORD, recordId: file.id, changedBy: caller.personId }, was);
  await recordEvent(tx, listingFileChanged, { fileId: file.id, number: file.number });
  return { ...file, reminded_lead_id: leadId };
}

/** Adds the switch to the history; it is turned back by itself, not by undoing. */
async function note(
  tx: DatabaseTransaction,
  change: { kind: string; recordId: string; changedBy: string },
  was: boolean,
): Promise<void> {
  const text = (is: boolean) => (is ? offerMessages.yes() : offerMessages.no());
  const before = { client_reminders: text(was) };
  const after = { client_reminders: text(!was) };
  await recordChanges(tx, [{ ...change, what: 'edited', before, after }]);
}
