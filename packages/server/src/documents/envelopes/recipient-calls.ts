import { recipientEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import {
  answerOnce,
  type Caller,
  type DatabaseTransaction,
  originOf,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { takeStep } from '../held/hold-steps.ts';
import { holdSender } from '../limits/count-message.ts';
import { appendEvent } from '../log/append-event.ts';
import { givePamphlet } from '../pamphlet/give-pamphlet.ts';
import { refuseDocument } from '../refuse-document.ts';
import { endSessions } from '../signing/session-store.ts';
import { openRecipient, requireTurn } from './envelope-acts.ts';
import { presentEnvelope } from './present-envelope.ts';
import { beforeOpening, emptyFields, storeRecipient } from './recipient-store.ts';
import { requireEnvelopeToWrite } from './require-envelope.ts';
import { sendLink } from './send-links.ts';
import { startInPerson } from './start-in-person.ts';

/** Registers the calls about one recipient of an envelope, for staff. */
export function serveRecipientCalls(app: FastifyInstance, services: Services): void {
  const present = async (tx: DatabaseTransaction, caller: Caller, id: string) => {
    const envelope = await requireEnvelopeToWrite(services, tx, caller, id);
    return { data: await presentEnvelope(tx, caller, { envelope, mayWrite: true }) };
  };
  const open = (
    tx: DatabaseTransaction,
    caller: Caller,
    params: { id: string; recipient: string },
  ) => openRecipient(services, tx, caller, params);
  const nameOf = ({ firstName, lastName }: Caller) => `${firstName} ${lastName}`.trim();

  serveEndpoint(app, calls.resendLink, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.resendLink, body, call), async (tx) => {
      const targets = [{ envelope: body.id, recipient: body.recipient }];
      const step = { kind: 'resend' as const, isUndoable: body.isUndoable, targets };
      const held = await takeStep(services, tx, caller, step);
      return { ...(await present(tx, caller, body.id)), held };
    });
  });

  serveEndpoint(app, calls.revokeRecipient, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.revokeRecipient, body, call), async (tx) => {
      const { reason, isUndoable } = body;
      const targets = [{ envelope: body.id, recipient: body.recipient }];
      const step = { kind: 'revoke' as const, reason, isUndoable, targets };
      const held = await takeStep(services, tx, caller, step);
      return { ...(await present(tx, caller, body.id)), held };
    });
  });

  serveEndpoint(app, calls.unlockRecipient, (call) => {
    const caller = requireCaller(call);
    const submission = submissionOf(calls.unlockRecipient, call.params, call);
    return answerOnce(services, submission, async (tx) => {
      await holdSender(tx, caller.personId);
      const { envelope, recipient } = await open(tx, caller, call.params);
      if (!recipient.locked_at) refuseDocument('envelope-step-refused');
      const row = await storeRecipient(tx, recipient.id, {
        ...{ locked_at: null, code_tries: 0, codes_sent: 0, code_hash: null },
      });
      const facts = { by: nameOf(caller), name: row.name };
      await appendEvent(tx, envelope.id, { kind: 'unlocked', facts });
      await sendLink(services, tx, envelope, row, { by: caller.personId });
      return present(tx, caller, call.params.id);
    });
  });

  serveEndpoint(app, calls.forwardRecipient, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.forwardRecipient, body, call), async (tx) => {
      await holdSender(tx, caller.personId);
      const { envelope, recipient } = await open(tx, caller, body);
      const { forward_name: name, forward_email: email } = recipient;
      if (!name || !email) return refuseDocument('forward-not-asked');
      const asked = { forward_name: null, forward_email: null, forward_asked_at: null };
      if (!body.isApproved) {
        await storeRecipient(tx, recipient.id, asked);
        return present(tx, caller, body.id);
      }
      await endSessions(tx, [recipient.id]);
      await emptyFields(tx, recipient.id);
      const row = await storeRecipient(tx, recipient.id, {
        ...{ ...beforeOpening, ...asked, name, email: email.toLowerCase(), phone: null },
      });
      await appendEvent(tx, envelope.id, {
        kind: 'forwarded',
        facts: { by: nameOf(caller), from: recipient.name, to: name, email },
      });
      await sendLink(services, tx, envelope, row, { by: caller.personId });
      return present(tx, caller, body.id);
    });
  });

  serveEndpoint(app, calls.giveRecipientPamphlet, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    const submission = submissionOf(calls.giveRecipientPamphlet, body, call);
    return answerOnce(services, submission, async (tx) => {
      const { how, on } = body;
      await givePamphlet(tx, await open(tx, caller, body), {
        ...{ by: { name: nameOf(caller), how, on }, origin: originOf(call.request) },
      });
      return present(tx, caller, body.id);
    });
  });

  serveEndpoint(app, calls.startInPerson, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.startInPerson, body, call), async (tx) => {
      const opened = await open(tx, caller, body);
      await requireTurn(tx, opened);
      const how = body.identifiedBy;
      const origin = originOf(call.request);
      return { data: await startInPerson(tx, caller, { ...opened, how, origin }) };
    });
  });
}
