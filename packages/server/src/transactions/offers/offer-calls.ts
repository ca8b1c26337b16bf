import { localDate } from '@homestead/contract/platform';
import { offerEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { readSight } from '#accounts';
import {
  actorOf,
  answerOnce,
  answerRecordHistory,
  atomically,
  type Caller,
  noteView,
  type Queryable,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
  undoCalledChange,
} from '#platform';
import { changeOffer } from './change-offer.ts';
import { copyFromLast } from './copy-offer.ts';
import { moveOffer } from './move-offer.ts';
import type { OfferRow } from './offer-columns.ts';
import { forgetEditor, noteEditor } from './offer-editors.ts';
import { offerHistory } from './offer-history.ts';
import { selectWhoSeesOffer } from './offer-store.ts';
import { OFFER_RECORD } from './offer-table.ts';
import { requireLocked, requireOffer } from './offer-wire-calls.ts';
import { presentOffer } from './present-offer.ts';
import { startOffer } from './start-offer.ts';

/** Registers our own calls of offers. */
export function serveOfferCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets' | 'settings' | 'mail'>,
): void {
  const { db } = services;
  const present = (from: Queryable, caller: Caller, offer: OfferRow, now = new Date()) =>
    presentOffer(from, caller, offer, { now, assumed: services.settings.estimator });

  serveEndpoint(app, calls.startOffer, (call) =>
    answerOnce(services, submissionOf(calls.startOffer, call.body, call), async (tx) => {
      const actor = actorOf(call);
      const offer = await startOffer(tx, actor, localDate(new Date()));
      return { data: await present(tx, actor.caller, offer) };
    }),
  );

  serveEndpoint(app, calls.getOffer, async (call) => {
    const caller = requireCaller(call);
    const offer = await requireOffer(db, caller, call.params.id);
    await noteView(db, caller, { kind: OFFER_RECORD, id: offer.id });
    return { data: await present(db, caller, offer) };
  });

  serveEndpoint(app, calls.getOfferSight, async (call) => {
    const offer = await requireOffer(db, requireCaller(call), call.params.id);
    const data = await readSight(db, {
      ...{ access: calls.getOffer.access, others: [offer.lender_id, offer.co_agent_id] },
      record: { kind: OFFER_RECORD, id: offer.id },
      whoSees: (callers) => selectWhoSeesOffer(db, offer.id, callers),
    });
    return { data };
  });

  serveEndpoint(app, calls.updateOffer, async (call) => {
    const actor = actorOf(call);
    const { version, ...given } = call.body;
    const changed = await atomically(db, async (tx) => {
      const offer = await requireLocked(tx, actor.caller, call.params.id);
      return changeOffer(tx, actor, offer, { given, version });
    });
    return { data: await present(db, actor.caller, changed) };
  });

  serveEndpoint(app, calls.copyLastOffer, (call) => {
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.copyLastOffer, body, call), async (tx) => {
      const actor = actorOf(call);
      const offer = await requireLocked(tx, actor.caller, call.params.id);
      requireVersion(offer, call.body.version);
      const copied = await copyFromLast(tx, actor, offer);
      return { data: await present(tx, actor.caller, copied) };
    });
  });

  serveEndpoint(app, calls.noteEditing, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { id, version } = await requireOffer(tx, caller, call.params.id);
      if (!call.body.isOpen) await forgetEditor(tx, id, caller.personId);
      const editors = call.body.isOpen ? await noteEditor(tx, id, caller.personId) : [];
      return { data: { editors, version } };
    }),
  );

  serveEndpoint(app, calls.moveOffer, (call) => {
    const actor = actorOf(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.moveOffer, body, call), async (tx) => {
      const { version, state, note = '' } = call.body;
      const offer = await requireLocked(tx, actor.caller, call.params.id);
      requireVersion(offer, version);
      const now = new Date();
      const moved = await moveOffer(services, tx, actor, offer, { state, note, now });
      return { data: await present(tx, actor.caller, moved, now) };
    });
  });

  serveEndpoint(app, calls.getOfferHistory, async (call) => {
    const caller = requireCaller(call);
    const { id } = await requireOffer(db, caller, call.params.id);
    return answerRecordHistory(db, offerHistory(caller), { ...call, params: { id } });
  });

  serveEndpoint(app, calls.undoOfferChange, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { id } = await requireLocked(tx, caller, call.params.id);
      await undoCalledChange(tx, offerHistory(caller), { ...call, params: { id } });
      const offer = await requireOffer(tx, caller, call.params.id);
      return { data: await present(tx, caller, offer) };
    }),
  );
}
