import type { FastifyRequest } from 'fastify';
import { findOfferClient, type OfferClient } from '#leads';
import type { Queryable, Services } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { type Opening, openByCall } from '../take-link-key.ts';
import { type ClientLinkRow, findLinkedOffer } from './client-link-store.ts';
import { findOpenedLinkId } from './find-opened-link-id.ts';
import { withCurrentTerms } from './with-current-terms.ts';

/** What a client's link opens: the offer it was sent for, for this long. */
export const CLIENT_LINK_PURPOSE = 'transactions.client-offer';
export const CLIENT_LINK_MINUTES = 30 * 24 * 60;

/** An offer with its client, who may see it. */
export interface OpenedOffer {
  readonly offer: OfferRow;
  readonly client: OfferClient & { readonly email: string };
  readonly linkId: string;
}

/**
 * What opens the offer of a call, and the offer. Refuses (client-link-refused) a call
 * without a link, and as `openByLink` says.
 */
export function openOfferByCall(
  services: Pick<Services, 'throttles' | 'db'>,
  request: FastifyRequest,
): Promise<{ opening: Opening; opened: OpenedOffer }> {
  return openByCall(services, request, 'client-link-refused', (opening) =>
    openByLink(services.db, opening, { isLocked: false }),
  );
}

/**
 * The offer of a client's link. Refuses (client-link-refused) a link that has ended, one of an
 * offer that has another client by now or whose client has another address, and one of a received
 * offer: its client is the seller, and its costs are the buyer's.
 */
export async function openByLink(
  db: Queryable,
  opening: Opening,
  { isLocked }: { isLocked: boolean },
): Promise<OpenedOffer> {
  const linkId = await findOpenedLinkId(db, opening, CLIENT_LINK_PURPOSE);
  const found = linkId && (await findLinkedOffer(db, linkId, { isLocked }));
  const { offer: stored, link } = found || refuseTransaction('client-link-refused');
  if (stored.side === 'listing') refuseTransaction('client-link-refused');
  const offer = await withCurrentTerms(db, stored);
  return { offer, client: await requireSameClient(db, offer.lead_id, link), linkId: link.id };
}

/**
 * The client that a link was sent to. Refuses (client-link-refused) one whose offer or home is
 * another client's by now, or whose client has another address.
 */
export async function requireSameClient(
  db: Queryable,
  leadId: string | null,
  link: Pick<ClientLinkRow, 'lead_id' | 'email'>,
): Promise<OpenedOffer['client']> {
  const client = leadId ? await findOfferClient(db, leadId) : null;
  const wasSent = await findOfferClient(db, link.lead_id);
  if (!client?.email || client.id !== wasSent?.id || client.email !== link.email) {
    return refuseTransaction('client-link-refused');
  }
  return { ...client, email: client.email };
}
