import {
  type DatabaseTransaction,
  inLanguage,
  issueSecretLinks,
  type Services,
  siteLink,
} from '#platform';
import { countClientLinks, insertClientLink } from '../client-page/client-link-store.ts';
import { CLIENT_LINK_MINUTES } from '../client-page/open-client-offer.ts';
import { presentClientAgent } from '../client-page/present-client-agent.ts';
import { reachLead } from '../client-page/send-offer-link.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { OPEN_LINKS_MAX } from '../take-link-key.ts';
import { noteOnFile } from './note-on-file.ts';
import { SELLER_LINK_PURPOSE } from './open-seller-page.ts';
import { sellerLinkEmail } from './seller-link-email.ts';

/**
 * Emails the seller of a locked listing file a link to the offers on their home, in the caller's
 * transaction. Only the email has the key. Refuses (seller-not-reachable) a seller who can't get
 * email, and (too-many-links) a file with 20 links that work.
 */
export async function sendSellerLink(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  file: ListingFileRow,
  sentBy: string,
): Promise<void> {
  const { client, reason } = await reachLead(tx, file.seller_lead_id);
  if (reason !== null) return refuseTransaction('seller-not-reachable');
  if ((await countClientLinks(tx, { fileId: file.id })) >= OPEN_LINKS_MAX) {
    return refuseTransaction('too-many-links');
  }
  const { email } = client;
  const minutes = CLIENT_LINK_MINUTES;
  const id = await insertClientLink(tx, {
    ...{ fileId: file.id, leadId: client.id, email, sentBy, minutes },
  });
  const link = { purpose: SELLER_LINK_PURPOSE, subject: id, role: 'client', email, minutes };
  const [token = ''] = await issueSecretLinks(tx, [link]);
  const agent = await presentClientAgent(tx, file.agent_id);
  const draft = inLanguage(client.language, () =>
    sellerLinkEmail(settings, {
      url: siteLink(settings, '/seller-offers', {}, { token }),
      ...{ name: client.firstName, address: file.property_address, agent },
    }),
  );
  await mail.queue(tx, { ...draft, to: email });
  const text = listingFileMessages.sellerLinkSent();
  await noteOnFile(tx, file, { field: 'seller_link', text, by: sentBy });
}
