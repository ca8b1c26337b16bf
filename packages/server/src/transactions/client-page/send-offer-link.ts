import { namePeople } from '#accounts';
import { findOfferClient, noteOffer, type OfferClient } from '#leads';
import { findEmailHome, presentEmailHome } from '#listings';
import {
  type Actor,
  type DatabaseTransaction,
  findName,
  findStop,
  inLanguage,
  issueSecretLinks,
  type Queryable,
  recordEvent,
  type Services,
  siteLink,
} from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { offerChanged } from '../transaction-events.ts';
import { findAgentContact } from './agent-card-store.ts';
import { clientLinkEmail } from './client-link-email.ts';
import { insertClientLink } from './client-link-store.ts';
import { CLIENT_LINK_MINUTES, CLIENT_LINK_PURPOSE } from './open-client-offer.ts';

type Reach = { client: OfferClient & { email: string }; reason: null };
type NoReach = { client: OfferClient | null; reason: 'no-client' | 'no-email' | 'stopped' };

/** The client of an offer, and why they can't be sent it; their mailbox may have stopped email. */
export async function reachClient(db: Queryable, offer: OfferRow): Promise<Reach | NoReach> {
  const client = offer.lead_id ? await findOfferClient(db, offer.lead_id) : null;
  if (!client) return { client, reason: 'no-client' };
  const { email } = client;
  if (email === null) return { client, reason: 'no-email' };
  if (await findStop(db, email)) return { client, reason: 'stopped' };
  return { client: { ...client, email }, reason: null };
}

/**
 * Emails the client of a locked offer a link to its page, in the caller's transaction. Only the
 * email has the key. Refuses (offer-not-sendable) an offer whose client can't get email.
 */
export async function sendOfferLink(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { caller }: Actor,
  offer: OfferRow,
): Promise<void> {
  const { client, reason } = await reachClient(tx, offer);
  if (reason !== null) return refuseTransaction('offer-not-sendable');
  const { email } = client;
  const minutes = CLIENT_LINK_MINUTES;
  const sentBy = caller.personId;
  const sent = { offerId: offer.id, leadId: client.id, email, sentBy, minutes };
  const id = await insertClientLink(tx, sent);
  const link = { purpose: CLIENT_LINK_PURPOSE, subject: id, role: 'client', email, minutes };
  const [token = ''] = await issueSecretLinks(tx, [link]);
  const row = offer.listing_id ? await findEmailHome(tx, offer.listing_id) : null;
  const agent = await agentOf(tx, offer.agent_id);
  const draft = inLanguage(client.language, () =>
    clientLinkEmail(settings, {
      url: siteLink(settings, '/offer', {}, { token }),
      ...{ name: client.firstName, address: offer.property_address, agent },
      priceCents: offer.offer_price_cents,
      home: row && presentEmailHome(settings, row),
    }),
  );
  await mail.queue(tx, { ...draft, to: email });
  await noteOffer(tx, { leadId: client.id, what: 'sent', code: offer.code, by: sentBy });
  await recordEvent(tx, offerChanged, { offerId: offer.id, number: offer.number });
}

async function agentOf(tx: Queryable, agentId: string | null) {
  const contact = agentId ? await findAgentContact(tx, agentId) : null;
  if (!agentId || !contact) return null;
  const name = findName(await namePeople(tx, [agentId]), agentId) ?? '';
  return { name, phone: contact.phone };
}
