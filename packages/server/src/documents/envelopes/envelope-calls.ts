import { envelopeEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import {
  answerOnce,
  atomically,
  type Caller,
  type DatabaseTransaction,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { openDocuments } from '../documents-services.ts';
import { takeStep } from '../held/hold-steps.ts';
import { holdSender } from '../limits/count-message.ts';
import { appendEvent, readLog } from '../log/append-event.ts';
import { refuseDocument } from '../refuse-document.ts';
import { sealAgain } from '../sealing/seal-store.ts';
import { selectSights } from '../sights/sight-store.ts';
import { amendEnvelope } from './amend-envelope.ts';
import { correctEnvelope } from './correct-envelope.ts';
import { deleteDraft, type EnvelopeRow, lockAnyEnvelope, storeState } from './envelope-store.ts';
import { readEnvelopeRows } from './list-envelopes.ts';
import { canSealAgain, presentEnvelope, presentEnvelopeRows } from './present-envelope.ts';
import { readEnvelopeSight } from './read-envelope-sight.ts';
import { requireEnvelope, requireEnvelopeToWrite } from './require-envelope.ts';
import { sendEnvelope } from './send-envelope.ts';
import { makeEnvelope } from './write-envelope.ts';

/** Registers the calls of envelopes for staff. */
export function serveEnvelopeCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const present = async (tx: DatabaseTransaction, caller: Caller, envelope: EnvelopeRow) => ({
    data: await presentEnvelope(tx, caller, { envelope, mayWrite: true }),
  });

  const withHeld = async (
    tx: DatabaseTransaction,
    caller: Caller,
    id: string,
    held: Awaited<ReturnType<typeof takeStep>>,
  ) => {
    const envelope = await requireEnvelopeToWrite(services, tx, caller, id);
    return { ...(await present(tx, caller, envelope)), held };
  };

  serveEndpoint(app, calls.listEnvelopes, async (call) => {
    const caller = requireCaller(call);
    const { facts, counts, ...listed } = await readEnvelopeRows(services, caller, call.query);
    const data = presentEnvelopeRows(caller, listed);
    return { data, ...{ ...facts, counts, abilities: ['create' as const] } };
  });

  serveEndpoint(app, calls.createEnvelope, (call) => {
    const caller = requireCaller(call);
    const { body } = call;
    return answerOnce(services, submissionOf(calls.createEnvelope, body, call), async (tx) => {
      const about = body.about ?? null;
      if (about) await openDocuments(services).subjects.requireToWrite(tx, caller, about);
      return present(
        tx,
        caller,
        await makeEnvelope(services, tx, caller, { ...body, about, amendsId: null }),
      );
    });
  });

  serveEndpoint(app, calls.getEnvelope, async (call) => {
    const caller = requireCaller(call);
    const found = await requireEnvelope(services, db, caller, call.params.id);
    return { data: await presentEnvelope(db, caller, found) };
  });

  serveEndpoint(app, calls.getEnvelopeSight, async (call) => {
    const { envelope } = await requireEnvelope(services, db, requireCaller(call), call.params.id);
    return { data: await readEnvelopeSight(services, db, envelope) };
  });

  serveEndpoint(app, calls.updateEnvelope, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      await holdSender(tx, caller.personId);
      const { version, ...input } = call.body;
      const envelope = await requireEnvelopeToWrite(services, tx, caller, call.params.id);
      requireVersion(envelope, version);
      return present(tx, caller, await correctEnvelope(services, tx, caller, { envelope, input }));
    }),
  );

  serveEndpoint(app, calls.sendEnvelope, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.sendEnvelope, body, call), async (tx) => {
      await holdSender(tx, caller.personId);
      const envelope = await requireEnvelopeToWrite(services, tx, caller, body.id);
      requireVersion(envelope, body.version);
      return present(tx, caller, await sendEnvelope(services, tx, caller, envelope));
    });
  });

  serveEndpoint(app, calls.voidEnvelope, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.voidEnvelope, body, call), async (tx) => {
      const { reason, isUndoable } = body;
      const targets = [{ envelope: body.id, recipient: null }];
      const step = { kind: 'void' as const, reason, isUndoable, targets };
      return withHeld(tx, caller, body.id, await takeStep(services, tx, caller, step));
    });
  });

  serveEndpoint(app, calls.sealAgain, (call) => {
    const caller = requireCaller(call);
    const submission = submissionOf(calls.sealAgain, call.params, call);
    return answerOnce(services, submission, async (tx) => {
      const envelope = await requireEnvelopeToWrite(services, tx, caller, call.params.id);
      if (!canSealAgain(envelope)) refuseDocument('envelope-step-refused');
      await sealAgain(tx, envelope.id);
      return present(tx, caller, (await lockAnyEnvelope(tx, envelope.id)) ?? envelope);
    });
  });

  serveEndpoint(app, calls.remindRecipients, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.remindRecipients, body, call), async (tx) => {
      const targets = [{ envelope: body.id, recipient: null }];
      const step = { kind: 'remind' as const, isUndoable: body.isUndoable, targets };
      return withHeld(tx, caller, body.id, await takeStep(services, tx, caller, step));
    });
  });

  serveEndpoint(app, calls.amendEnvelope, (call) => {
    const caller = requireCaller(call);
    const submission = submissionOf(calls.amendEnvelope, call.params, call);
    return answerOnce(services, submission, async (tx) => {
      const envelope = await requireEnvelopeToWrite(services, tx, caller, call.params.id);
      return present(tx, caller, await amendEnvelope(tx, caller, envelope));
    });
  });

  serveEndpoint(app, calls.holdEnvelope, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { version, reason } = call.body;
      const envelope = await requireEnvelopeToWrite(services, tx, caller, call.params.id);
      requireVersion(envelope, version);
      if (envelope.state === 'draft') refuseDocument('envelope-step-refused');
      const by = `${caller.firstName} ${caller.lastName}`.trim();
      const isHeld = reason !== null;
      const row = await storeState(tx, envelope.id, { is_held: isHeld, held_because: reason });
      const kind = isHeld ? 'held' : 'released';
      await appendEvent(tx, row.id, { kind, facts: { by, ...(reason && { reason }) } });
      return present(tx, caller, row);
    }),
  );

  serveEndpoint(app, calls.deleteEnvelope, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const envelope = await requireEnvelopeToWrite(services, tx, caller, call.params.id);
      requireVersion(envelope, call.query.version);
      if (envelope.state !== 'draft') refuseDocument('envelope-step-refused');
      await deleteDraft(tx, envelope.id);
      return { data: true };
    }),
  );

  serveEndpoint(app, calls.getEnvelopeEvents, async (call) => {
    const { envelope } = await requireEnvelope(services, db, requireCaller(call), call.params.id);
    const sights = await selectSights(db, envelope.id);
    return {
      data: await readLog(db, envelope.id),
      sights: sights.map(({ seen_at: at, name, what, is_recipient: isRecipient }) => ({
        ...{ at: at.toISOString(), name, what, isRecipient },
      })),
    };
  });
}
