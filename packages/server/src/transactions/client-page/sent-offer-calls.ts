import { sentOfferEndpoints as calls, type OfferState } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { withCounteredAll } from '../counters/with-countered.ts';
import { selectSentFiles, selectSentOffers } from './sent-link-store.ts';

/** Registers the call of what a client was sent, for who signs in. */
export function serveSentOfferCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, calls.listSentOffers, async (call) => {
    const { personId } = requireCaller(call);
    const offers = await withCounteredAll(db, await selectSentOffers(db, personId));
    const homes = await selectSentFiles(db, personId);
    return {
      data: {
        offers: offers.map((offer) => ({
          ...{ link: offer.link_id, sentAt: offer.sent_at.toISOString(), code: offer.code },
          ...{ state: offer.state as OfferState, isBackup: offer.is_backup },
          ...{ address: offer.property_address, priceCents: offer.offer_price_cents },
          expiresAt: offer.expires_at?.toISOString() ?? null,
        })),
        homes: homes.map((file) => ({
          ...{ link: file.link_id, sentAt: file.sent_at.toISOString(), code: file.code },
          address: file.property_address,
        })),
      },
    };
  });
}
