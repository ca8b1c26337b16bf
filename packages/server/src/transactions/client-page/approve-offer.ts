import type { FastifyRequest } from 'fastify';
import { noteOffer } from '#leads';
import {
  addressOf,
  type DatabaseTransaction,
  type Queryable,
  recordEvent,
  type Services,
} from '#platform';
import { selectVersions } from '../counters/offer-version-store.ts';
import { termsOfVersion } from '../counters/version-terms.ts';
import { offerClientMessages } from '../messages/offer-client.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { offerChanged } from '../transaction-events.ts';
import { insertApproval } from './approval-store.ts';
import { isApprovable } from './asks-approval.ts';
import { tellOfClient } from './client-news.ts';
import type { OpenedOffer } from './open-client-offer.ts';
import { changedSince, termsOfApproval } from './terms-of-approval.ts';

const AGENT_MAX = 400;

/**
 * Stores that the client approves the terms of a locked offer, once for the same terms; the agents
 * get a notification, and the lead's timeline a line. Refuses (offer-terms-changed) other
 * terms than they saw, with the fields that changed, and (offer-not-open) an offer that was
 * answered or whose time is over.
 */
export async function approveOffer(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { offer, client, linkId }: OpenedOffer,
  given: { version: number; termsHash: string; name: string; request: FastifyRequest },
): Promise<void> {
  const { terms, hash } = termsOfApproval(offer);
  if (hash !== given.termsHash) await refuseChanged(tx, offer, given.version);
  if (!isApprovable(offer, new Date())) refuseTransaction('offer-not-open');
  const stored = await insertApproval(tx, {
    ...{ offerId: offer.id, leadId: client.id, personId: client.personId, linkId },
    ...{
      version: offer.version,
      isDraft: offer.state === 'draft',
      terms,
      termsHash: hash,
      name: given.name,
    },
    address: addressOf(given.request) || null,
    userAgent: given.request.headers['user-agent']?.slice(0, AGENT_MAX) ?? null,
  });
  if (!stored) return;
  await noteOffer(tx, { leadId: client.id, what: 'offer-approved', code: offer.code, by: null });
  await recordEvent(tx, offerChanged, { offerId: offer.id, number: offer.number });
  await tellOfClient(services, tx, { offer, client, what: 'approved' });
}

async function refuseChanged(
  tx: Queryable,
  offer: OpenedOffer['offer'],
  version: number,
): Promise<never> {
  const seen = (await selectVersions(tx, offer.id)).find(({ number }) => number === version);
  const fields = changedSince(offer, seen ? termsOfVersion(seen) : version).map(
    ({ field, label }) => ({
      ...{ field, label, message: offerClientMessages.changed({ label }) },
    }),
  );
  return refuseTransaction('offer-terms-changed', { fields });
}
