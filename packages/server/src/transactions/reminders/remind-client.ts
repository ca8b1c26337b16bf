import { type DatabaseTransaction, inLanguage, instantInWords, type Services } from '#platform';
import { presentClientAgent } from '../client-page/present-client-agent.ts';
import { reachLead } from '../client-page/send-offer-link.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { findAnyListingFile, findFileOfHome } from '../listing-files/listing-file-store.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { clientReminderEmail } from './client-reminder-email.ts';
import { isReminded } from './is-reminded.ts';

type Needed = Pick<Services, 'mail' | 'settings'>;
interface Due {
  at: Date;
  isOver: boolean;
}

/**
 * Emails the clients of an offer that it expires or has expired, where the switch for them is on
 * its buyer, and the seller of the listing file that it was received on or, of an offer of
 * our own buyer, of the open file that a broker confirmed for its home. It is called in the
 * commit that reminds the agents, so it is sent once, too. Nobody gets it whose mailbox stopped
 * email.
 */
export async function remindClient(
  services: Needed,
  tx: DatabaseTransaction,
  offer: OfferRow,
  due: Due,
): Promise<void> {
  const { listing_file_id: fileId, reminded_lead_id: remindedId } = offer;
  const file =
    fileId === null
      ? await findFileOfHome(tx, offer, { isLocked: false })
      : await findAnyListingFile(tx, fileId);
  const [leadId, isSeller] = fileId === null ? [offer.lead_id, false] : [sellerOf(file), true];
  const isOn = await isReminded(tx, leadId, remindedId);
  const isSellerOn = file !== null && (await isReminded(tx, sellerOf(file), file.reminded_lead_id));
  if (isOn && !isSeller) await send(services, tx, offer, { ...due, file: null });
  if (file && (isSellerOn || (isOn && isSeller))) await send(services, tx, offer, { ...due, file });
}

const sellerOf = (file: ListingFileRow | null) => file?.seller_lead_id ?? null;

/** To the seller of a listing file, else to the buyer of the offer. */
async function send(
  { mail, settings }: Needed,
  tx: DatabaseTransaction,
  offer: OfferRow,
  { at, isOver, file }: Due & { file: ListingFileRow | null },
): Promise<void> {
  const { code, property_address } = offer;
  const { client, reason } = await reachLead(tx, file ? file.seller_lead_id : offer.lead_id);
  if (reason !== null) return;
  const agent = await presentClientAgent(tx, file ? file.agent_id : offer.agent_id);
  const draft = inLanguage(client.language, () =>
    clientReminderEmail(settings, {
      ...{ name: client.firstName, home: property_address, code, agent },
      ...{ isSeller: file !== null, isOver, when: instantInWords(at) },
    }),
  );
  await mail.queue(tx, { ...draft, to: client.email });
}
