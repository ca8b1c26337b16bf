import { listedOfferEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { moveOffer } from '../offers/move-offer.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { addReceivedOffer } from './add-received-offer.ts';
import { compareOffers } from './compare-offers.ts';
import { requireListingFile, requireLockedFile } from './listing-file-calls.ts';
import { lockListedOffer } from './listing-offer-store.ts';

/** Registers the calls of offers on our listings. */
export function serveListedOfferCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;

  serveEndpoint(app, calls.addReceivedOffer, (call) => {
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.addReceivedOffer, body, call), async (tx) => {
      const actor = actorOf(call);
      const file = await requireLockedFile(tx, actor.caller, call.params.id);
      const { buyerNames = null } = call.body;
      const { number, code } = await addReceivedOffer(tx, actor, file, { buyerNames });
      return { data: { id: number, code } };
    });
  });

  serveEndpoint(app, calls.compareOffers, async (call) => {
    const file = await requireListingFile(db, requireCaller(call), call.params.id);
    return { data: await compareOffers(db, file, { now: new Date(), mayAnswer: true }) };
  });

  serveEndpoint(app, calls.answerListedOffer, (call) => {
    const actor = actorOf(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.answerListedOffer, body, call), async (tx) => {
      // Steps lock the offer before the file.
      const file = await requireListingFile(tx, actor.caller, call.params.id);
      const offer = await lockListedOffer(tx, file, call.params.offer);
      if (!offer) return refuseTransaction('offer-not-found');
      requireVersion(offer, call.body.version);
      const now = new Date();
      await moveOffer(services, tx, actor, offer, { state: call.body.state, now });
      return { data: await compareOffers(tx, file, { now, mayAnswer: true }) };
    });
  });
}
