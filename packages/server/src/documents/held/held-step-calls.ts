import { envelopeEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import {
  answerOnce,
  type Caller,
  type DatabaseTransaction,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
  tryUnlessRefused,
} from '#platform';
import { refuseDocument } from '../refuse-document.ts';
import { deleteHeld, lockOpenHeld } from './held-step-store.ts';
import { act, takeStepWithMany } from './hold-steps.ts';

/** Registers what staff do with several envelopes, and the call that undoes such steps. */
export function serveHeldSteps(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, calls.remindManyEnvelopes, (call) => {
    const step = { kind: 'remind' as const, ...call.body };
    return answerOnce(services, submissionOf(calls.remindManyEnvelopes, call.body, call), (tx) =>
      takeStepWithMany(services, tx, requireCaller(call), step),
    );
  });

  serveEndpoint(app, calls.resendManyEnvelopes, (call) => {
    const step = { kind: 'resend' as const, ...call.body };
    return answerOnce(services, submissionOf(calls.resendManyEnvelopes, call.body, call), (tx) =>
      takeStepWithMany(services, tx, requireCaller(call), step),
    );
  });

  serveEndpoint(app, calls.revokeManyEnvelopes, (call) => {
    const step = { kind: 'revoke' as const, ...call.body };
    return answerOnce(services, submissionOf(calls.revokeManyEnvelopes, call.body, call), (tx) =>
      takeStepWithMany(services, tx, requireCaller(call), step),
    );
  });

  serveEndpoint(app, calls.voidManyEnvelopes, (call) => {
    const step = { kind: 'void' as const, ...call.body };
    return answerOnce(services, submissionOf(calls.voidManyEnvelopes, call.body, call), (tx) =>
      takeStepWithMany(services, tx, requireCaller(call), step),
    );
  });

  serveEndpoint(app, calls.undoEnvelopeStep, (call) => {
    const submission = submissionOf(calls.undoEnvelopeStep, call.params, call);
    return answerOnce(services, submission, async (tx) => {
      await undoStep(services, tx, requireCaller(call), call.params.held);
      return { data: true };
    });
  });
}

/** Cancels a step that still waits, or sends new links in place of those that were revoked. */
async function undoStep(
  services: Services,
  tx: DatabaseTransaction,
  caller: Caller,
  id: string,
): Promise<void> {
  const row = await lockOpenHeld(tx, caller.personId, id);
  if (!row) return refuseDocument('undo-too-late');
  await deleteHeld(tx, row.id);
  if (row.kind !== 'revoke') return;
  const refusals: Error[] = [];
  for (const target of row.targets) {
    // Who signed or was locked in the meantime needs no link.
    const resent = { kind: 'resend' as const, reason: '', target };
    const { refusal } = await tryUnlessRefused(tx, () => act(services, tx, caller, resent));
    if (refusal) refusals.push(refusal);
  }
  const [first] = refusals;
  if (first && refusals.length === row.targets.length) throw first;
}
