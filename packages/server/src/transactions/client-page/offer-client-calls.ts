import { offerClientEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  addressOf,
  answerOnce,
  atomically,
  endSecretLinks,
  recordEvent,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { requireLocked, requireOffer } from '../offers/offer-wire-calls.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { switchOfferReminders } from '../reminders/switch-reminders.ts';
import { offerChanged } from '../transaction-events.ts';
import { storeEnded } from './client-link-store.ts';
import { CLIENT_LINK_PURPOSE } from './open-client-offer.ts';
import { presentForClient } from './present-for-client.ts';
import { sendOfferLink } from './send-offer-link.ts';

/** Registers the calls with which staff send an offer to its client. */
export function serveOfferClientCalls(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;

  serveEndpoint(app, calls.getOfferForClient, async (call) => {
    const caller = requireCaller(call);
    const offer = await requireOffer(db, caller, call.params.id);
    return { data: await presentForClient(db, caller, offer) };
  });

  serveEndpoint(app, calls.sendOfferToClient, (call) => {
    const actor = actorOf(call);
    const { caller } = actor;
    return answerOnce(
      services,
      submissionOf(calls.sendOfferToClient, call.params, call),
      async (tx) => {
        const offer = await requireLocked(tx, caller, call.params.id);
        await sendOfferLink(services, tx, actor, offer);
        return { data: await presentForClient(tx, caller, offer) };
      },
      () => throttles.count('form', { account: caller.personId, address: addressOf(call.request) }),
    );
  });

  serveEndpoint(app, calls.remindOfferClient, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const offer = await requireLocked(tx, caller, call.params.id);
      const changed = await switchOfferReminders(tx, caller, offer, call.body);
      return { data: await presentForClient(tx, caller, changed) };
    }),
  );

  serveEndpoint(app, calls.endClientLink, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { id, link: linkId } = call.params;
      const offer = await requireLocked(tx, caller, id);
      const ended = { offerId: offer.id, linkId, by: caller.personId };
      if (!(await storeEnded(tx, ended))) refuseTransaction('offer-not-found');
      await endSecretLinks(tx, { subjects: [linkId], purposes: [CLIENT_LINK_PURPOSE] });
      await recordEvent(tx, offerChanged, { offerId: offer.id, number: offer.number });
      return { data: await presentForClient(tx, caller, offer) };
    }),
  );
}
