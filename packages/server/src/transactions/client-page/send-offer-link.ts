import { findOfferClient, noteOffer, type OfferClient } from '#leads';
import { findEmailHome, presentEmailHome } from '#listings';
import {
  type Actor,
  type DatabaseTransaction,
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
import { OPEN_LINKS_MAX } from '../take-link-key.ts';
import { offerChanged } from '../transaction-events.ts';
import { selectApprovals } from './approval-store.ts';
import { asksApproval } from './asks-approval.ts';
import { clientLinkEmail } from './client-link-email.ts';
import { countClientLinks, insertClientLink } from './client-link-store.ts';
import { CLIENT_LINK_MINUTES, CLIENT_LINK_PURPOSE } from './open-client-offer.ts';
import { presentClientAgent } from './present-client-agent.ts';
import { withCurrentTerms } from './with-current-terms.ts';

type Reach = { client: OfferClient & { email: string }; reason: null };
type Reason = 'no-client' | 'no-email' | 'stopped';
type NoReach<Why = Reason> = { client: OfferClient | null; reason: Why };

/**
 * The client of an offer, and why they can't be sent it: their mailbox may have stopped email, or
 * the offer was received, and its client is the seller, who has a page of their own.
 */
export async function reachClient(
  db: Queryable,
  offer: OfferRow,
): Promise<Reach | NoReach<Reason | 'received'>> {
  const reach = await reachLead(db, offer.lead_id);
  return offer.side === 'listing' ? { client: reach.client, reason: 'received' } : reach;
}

/** The same for the lead that an offer or a listing file names. */
export async function reachLead(db: Queryable, leadId: string | null): Promise<Reach | NoReach> {
  const client = leadId ? await findOfferClient(db, leadId) : null;
  if (!client) return { client, reason: 'no-client' };
  const { email } = client;
  if (email === null) return { client, reason: 'no-email' };
  if (await findStop(db, email)) return { client, reason: 'stopped' };
  return { client: { ...client, email }, reason: null };
}

/**
 * Emails the client of a locked offer a link to its page, in the caller's transaction. Only the
 * email has the key. Refuses (offer-not-sendable) an offer whose client can't get email, and
 * (too-many-links) one with 20 that work.
 */
export async function sendOfferLink(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { caller }: Actor,
  offer: OfferRow,
): Promise<void> {
  const { client, reason } = await reachClient(tx, offer);
  if (reason !== null) return refuseTransaction('offer-not-sendable');
  if ((await countClientLinks(tx, { offerId: offer.id })) >= OPEN_LINKS_MAX)
    refuseTransaction('too-many-links');
  const { email } = client;
  const minutes = CLIENT_LINK_MINUTES;
  const sentBy = caller.personId;
  const sent = { offerId: offer.id, leadId: client.id, email, sentBy, minutes };
  const id = await insertClientLink(tx, sent);
  const link = { purpose: CLIENT_LINK_PURPOSE, subject: id, role: 'client', email, minutes };
  const [token = ''] = await issueSecretLinks(tx, [link]);
  const row = offer.listing_id ? await findEmailHome(tx, offer.listing_id) : null;
  const agent = await presentClientAgent(tx, offer.agent_id);
  const current = await withCurrentTerms(tx, offer);
  const approvals = await selectApprovals(tx, offer.id);
  const isAsked = await asksApproval(tx, current, { leadId: client.id, approvals });
  const draft = inLanguage(client.language, () =>
    clientLinkEmail(settings, {
      url: siteLink(settings, '/offer', {}, { token }),
      ...{ name: client.firstName, address: offer.property_address, agent },
      priceCents: current.offer_price_cents,
      asksApproval: isAsked,
      home: row && presentEmailHome(settings, row),
    }),
  );
  await mail.queue(tx, { ...draft, to: email });
  await noteOffer(tx, { leadId: client.id, what: 'offer-sent', code: offer.code, by: sentBy });
  await recordEvent(tx, offerChanged, { offerId: offer.id, number: offer.number });
}
