import type { FastifyRequest } from 'fastify';
import { findOfferClient, type OfferClient } from '#leads';
import {
  addressOf,
  countLinkTry,
  findSecretLink,
  linkKeyOf,
  type Queryable,
  type Services,
} from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { findLinkedOffer } from './client-link-store.ts';
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

/** Counts a try of the link of a call. Refuses (client-link-refused) a call without one. */
export async function takeLinkKey(
  { throttles }: Pick<Services, 'throttles'>,
  request: FastifyRequest,
): Promise<{ key: string; refund: () => Promise<void> }> {
  const key = linkKeyOf(request);
  if (key === null) return refuseTransaction('client-link-refused');
  const address = addressOf(request);
  await countLinkTry(throttles, key, address);
  // A page that works is opened as often as its client likes.
  const refund = () => throttles.succeed('verify', { account: `link:${key}`, address });
  return { key, refund };
}

/**
 * The offer of a client's link. Refuses (client-link-refused) a link that has ended, and one of an
 * offer that has another client by now or whose client has another address.
 */
export async function openByLink(
  db: Queryable,
  key: string,
  { isLocked }: { isLocked: boolean },
): Promise<OpenedOffer> {
  const secret = await findSecretLink(db, key, { purposes: [CLIENT_LINK_PURPOSE], role: 'client' });
  const found = secret && (await findLinkedOffer(db, secret.subject, { isLocked }));
  const { offer: stored, link } = found ?? refuseTransaction('client-link-refused');
  const offer = await withCurrentTerms(db, stored);
  const client = offer.lead_id ? await findOfferClient(db, offer.lead_id) : null;
  const wasSent = await findOfferClient(db, link.lead_id);
  if (!client?.email || client.id !== wasSent?.id || client.email !== link.email) {
    return refuseTransaction('client-link-refused');
  }
  return { offer, client: { ...client, email: client.email }, linkId: link.id };
}
