import { recipientEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import {
  answerOnce,
  type Caller,
  type DatabaseTransaction,
  endSecretLinks,
  originOf,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { holdSender } from '../limits/count-message.ts';
import { appendEvent } from '../log/append-event.ts';
import { givePamphlet } from '../pamphlet/give-pamphlet.ts';
import { refuseDocument } from '../refuse-document.ts';
import { endSessions } from '../signing/session-store.ts';
import type { EnvelopeRow } from './envelope-store.ts';
import { presentEnvelope } from './present-envelope.ts';
import {
  beforeOpening,
  emptyFields,
  lockRecipient,
  type RecipientRow,
  selectRecipients,
  storeRecipient,
} from './recipient-store.ts';
import { requireEnvelopeToWrite } from './require-envelope.ts';
import { SIGNING_LINK, sendLink } from './send-links.ts';
import { startInPerson } from './start-in-person.ts';
import { mustAct, whoseTurn } from './whose-turn.ts';

/** Registers the calls about one recipient of an envelope, for staff. */
export function serveRecipientCalls(app: FastifyInstance, services: Services): void {
  const present = async (tx: DatabaseTransaction, caller: Caller, id: string) => {
    const envelope = await requireEnvelopeToWrite(services, tx, caller, id);
    return { data: await presentEnvelope(tx, caller, { envelope, mayWrite: true }) };
  };
  const open = async (
    tx: DatabaseTransaction,
    caller: Caller,
    params: { id: string; recipient: string },
  ): Promise<{ envelope: EnvelopeRow; recipient: RecipientRow }> => {
    const envelope = await requireEnvelopeToWrite(services, tx, caller, params.id);
    const recipient = await lockRecipient(tx, params.recipient);
    if (recipient?.envelope_id !== envelope.id) return refuseDocument('recipient-not-found');
    if (envelope.state !== 'sent') refuseDocument('envelope-step-refused');
    if (!mustAct(recipient) || recipient.state === 'signed')
      refuseDocument('envelope-step-refused');
    return { envelope, recipient };
  };
  const requireTurn = async (
    tx: DatabaseTransaction,
    { envelope, recipient }: { envelope: EnvelopeRow; recipient: RecipientRow },
  ) => {
    const all = await selectRecipients(tx, [envelope.id]);
    const isTheirs = whoseTurn(all, envelope.is_in_order).some(({ id }) => id === recipient.id);
    if (!isTheirs) refuseDocument('envelope-step-refused');
  };
  const nameOf = ({ firstName, lastName }: Caller) => `${firstName} ${lastName}`.trim();

  serveEndpoint(app, calls.resendLink, (call) => {
    const caller = requireCaller(call);
    const submission = submissionOf(calls.resendLink, call.params, call);
    return answerOnce(services, submission, async (tx) => {
      await holdSender(tx, caller.personId);
      const opened = await open(tx, caller, call.params);
      await requireTurn(tx, opened);
      if (opened.recipient.locked_at || opened.recipient.email === '') {
        refuseDocument('envelope-step-refused');
      }
      await sendLink(services, tx, opened.envelope, opened.recipient, { by: caller.personId });
      return present(tx, caller, call.params.id);
    });
  });

  serveEndpoint(app, calls.revokeRecipient, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.revokeRecipient, body, call), async (tx) => {
      const { envelope, recipient } = await open(tx, caller, body);
      await endSecretLinks(tx, { subjects: [recipient.id], purposes: [SIGNING_LINK] });
      await endSessions(tx, [recipient.id]);
      await storeRecipient(tx, recipient.id, { link_revoked_at: new Date() });
      await appendEvent(tx, envelope.id, {
        kind: 'link-revoked',
        facts: { by: nameOf(caller), to: recipient.name, reason: body.reason },
      });
      return present(tx, caller, body.id);
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
