import { offerEndpoints as calls, type WireOffer } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { refuseNavigation } from '#accounts';
import {
  type Actor,
  actorOf,
  answerOnce,
  atomically,
  type Caller,
  type DatabaseTransaction,
  type Queryable,
  requireCaller,
  requireOwnId,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { offerMessages } from '../messages/offers.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { changeOffer } from './change-offer.ts';
import { findSentParties } from './find-sent-parties.ts';
import { makeOffer } from './make-offer.ts';
import { moveOffer } from './move-offer.ts';
import { type OfferRow, termsOf } from './offer-columns.ts';
import { selectOffersOf } from './offer-list-store.ts';
import { findOffer, lockOffer, selectSteps } from './offer-store.ts';
import { presentWireOffers } from './present-wire-offer.ts';
import { readWireOffer } from './read-wire-offer.ts';

const head = { statusCode: 'success', status: 200, success: true } as const;

/** Registers the specs' calls of offers. */
export function serveOfferWireCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets' | 'settings' | 'mail'>,
): void {
  const { db } = services;

  serveEndpoint(app, calls.createNewOffer, (call) =>
    answerOnce(services, submissionOf(calls.createNewOffer, call.body, call), async (tx) =>
      started(tx, actorOf(call), call.body),
    ),
  );

  serveEndpoint(app, calls.saveOfferFormDetails, (call) =>
    answerOnce(services, submissionOf(calls.saveOfferFormDetails, call.body, call), async (tx) => {
      const { id, version } = call.body;
      const actor = actorOf(call);
      if (!id) return started(tx, actor, call.body);
      const offer = await requireLocked(tx, actor.caller, id);
      const sent = readWireOffer(call.body, termsOf(offer));
      const given = await findSentParties(tx, actor, sent, offer);
      const changed = await changeOffer(tx, actor, offer, { given, version });
      const message = offerMessages.saved({ code: changed.code });
      return { ...head, message, data: await presentOne(tx, changed) };
    }),
  );

  serveEndpoint(app, calls.getOfferDetailsById, async (call) => {
    const offer = await requireOffer(db, requireCaller(call), call.query.id);
    return { ...head, message: '', data: await presentOne(db, offer) };
  });

  serveEndpoint(app, calls.getOfferListByUserId, async (call) => {
    const { id, page, per_page: pageSize } = call.query;
    const { rows, total } = await selectOffersOf(db, requireCaller(call), id, { page, pageSize });
    const hasMore = page * pageSize < total;
    const data = await presentWireOffers(db, rows);
    return { ...head, message: '', data, hasMore, totalRecords: total };
  });

  serveEndpoint(app, calls.isOfferSubmitted, async (call) => {
    const { id } = await requireOffer(db, requireCaller(call), call.query.id);
    const steps = await selectSteps(db, id);
    return { ...head, message: '', data: steps.some(({ state }) => state === 'submitted') };
  });

  serveEndpoint(app, calls.isOfferAcceptedById, async (call) => {
    const { state } = await requireOffer(db, requireCaller(call), call.query.id);
    return { ...head, message: '', data: state === 'accepted' };
  });

  const accept = async (tx: DatabaseTransaction, actor: Actor, id: number) => {
    const offer = await requireLocked(tx, actor.caller, id);
    const moved = await moveOffer(services, tx, actor, offer, {
      state: 'accepted',
      now: new Date(),
    });
    const message = offerMessages.accepted({ code: moved.code });
    return { ...head, message, data: true };
  };

  serveEndpoint(app, calls.acceptOfferByGet, (call) => {
    refuseNavigation(call.request);
    requireOwnId(call.query.userId, requireCaller(call));
    return atomically(db, (tx) => accept(tx, actorOf(call), call.query.id));
  });

  serveEndpoint(app, calls.acceptOffer, (call) => {
    requireOwnId(call.body.userId, requireCaller(call));
    return answerOnce(services, submissionOf(calls.acceptOffer, call.body, call), (tx) =>
      accept(tx, actorOf(call), call.body.id),
    );
  });
}

async function started(
  tx: DatabaseTransaction,
  actor: Actor,
  body: Readonly<Record<string, unknown>>,
) {
  const given = await findSentParties(tx, actor, readWireOffer(body, null), null);
  const offer = await makeOffer(tx, actor, given);
  const message = offerMessages.started({ code: offer.code });
  return { ...head, message, data: await presentOne(tx, offer) };
}

async function presentOne(db: Queryable, offer: OfferRow): Promise<WireOffer> {
  const [data] = await presentWireOffers(db, [offer]);
  return data as WireOffer;
}

/** Refuses (offer-not-found) an offer out of the caller's sight. */
export async function requireOffer(db: Queryable, caller: Caller, id: number): Promise<OfferRow> {
  return (await findOffer(db, caller, id)) ?? refuseTransaction('offer-not-found');
}

/** The same, held until the commit. */
export async function requireLocked(tx: Queryable, caller: Caller, id: number): Promise<OfferRow> {
  return (await lockOffer(tx, caller, id)) ?? refuseTransaction('offer-not-found');
}
