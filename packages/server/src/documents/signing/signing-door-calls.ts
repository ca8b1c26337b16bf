import { signingDoorEndpoints as calls, type WireSigningLink } from '@homestead/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { namePeople } from '#accounts';
import {
  addressOf,
  answerOnce,
  atomically,
  type Caller,
  originOf,
  type Queryable,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import { findRecipient, lockRecipient, type RecipientRow } from '../envelopes/recipient-store.ts';
import { codeChannelOf } from '../envelopes/send-links.ts';
import { refuseDocument } from '../refuse-document.ts';
import { enterEnvelope } from './enter-envelope.ts';
import { findVerifiedMailbox } from './mailbox-store.ts';
import { maskedEmail, maskedPhone } from './masked-address.ts';
import { holdOpened, type OpenedLink, openLink } from './open-link.ts';
import { selectOwnRecipients } from './own-envelope-store.ts';
import { sendSigningCode, takeSigningCode } from './signing-code.ts';

/** Registers the calls by which a recipient proves who they are. */
export function serveSigningDoorCalls(app: FastifyInstance, services: Services): void {
  const { db, settings, throttles } = services;

  const isOwnMailbox = async (from: Queryable, caller: Caller | null, email: string) =>
    caller !== null &&
    !caller.seeingAs &&
    !caller.isProgram &&
    email !== '' &&
    (await findVerifiedMailbox(from, caller.personId))?.toLowerCase() === email.toLowerCase();

  const byAccount = ({ sessionId }: Caller) => ({
    ...{ identifiedBy: 'Signed-in account with this mailbox', accountSessionId: sessionId },
  });

  /** Each opening is in the log for good. */
  const countOpening = (request: FastifyRequest, { id }: RecipientRow) =>
    throttles.count('form', { account: `open:${id}`, address: addressOf(request) });

  const present = async (
    from: Queryable,
    { caller }: Pick<FastifyRequest, 'caller'>,
    { envelope, recipient }: OpenedLink,
  ): Promise<{ data: WireSigningLink }> => {
    const sender = (await namePeople(from, [envelope.owner_id])).get(envelope.owner_id);
    // The channel that the code went by, which may be another one after STOP.
    const codeChannel = recipient.code_hash
      ? (recipient.code_channel as 'sms' | 'email')
      : codeChannelOf(settings, recipient);
    return {
      data: {
        ...{ firm: settings.brokerage.name, recipient: recipient.name, title: envelope.title },
        sender: sender ? `${sender.firstName} ${sender.lastName}`.trim() : '',
        codeChannel,
        codeTo:
          codeChannel === 'sms' && recipient.phone
            ? maskedPhone(recipient.phone)
            : maskedEmail(recipient.email),
        isLocked: recipient.locked_at !== null,
        isOwn: await isOwnMailbox(from, caller, recipient.email),
      },
    };
  };

  serveEndpoint(app, calls.getSigningLink, async ({ request }) =>
    present(db, request, await openLink(services, request)),
  );

  serveEndpoint(app, calls.sendSigningCode, async (call) => {
    const { request } = call;
    const opened = await openLink(services, request);
    const who = { account: `code:${opened.recipient.id}`, address: addressOf(request) };
    const submission = { ...submissionOf(calls.sendSigningCode, {}, call) };
    const scope = `${submission.scope} ${opened.recipient.id}`;
    return answerOnce(
      services,
      { ...submission, scope },
      async (tx) => {
        await lockAnyEnvelope(tx, opened.envelope.id);
        const recipient = await sendSigningCode(services, tx, opened);
        return present(tx, request, { ...opened, recipient });
      },
      () => throttles.count('form', who),
    );
  });

  serveEndpoint(app, calls.openSigning, async ({ request, body }) => {
    const opened = await openLink(services, request);
    const origin = originOf(request);
    const { caller } = request;
    await countOpening(request, opened.recipient);
    const outcome = await atomically(db, async (tx) => {
      const held = await holdOpened(tx, opened);
      if (caller && (await isOwnMailbox(tx, caller, held.recipient.email))) {
        return enterEnvelope(tx, held, { ...byAccount(caller), origin });
      }
      const typed = body.code ?? '';
      const taken = await takeSigningCode(services, tx, held, { typed, origin });
      if ('refusal' in taken) return taken;
      const { identifiedBy } = taken;
      return enterEnvelope(tx, held, { identifiedBy, accountSessionId: null, origin });
    });
    if ('refusal' in outcome) throw outcome.refusal;
    return { data: outcome };
  });

  serveEndpoint(app, calls.listOwnEnvelopes, async (call) => {
    const { personId } = requireCaller(call);
    const email = await findVerifiedMailbox(db, personId);
    return { data: email ? await selectOwnRecipients(db, email) : [] };
  });

  serveEndpoint(app, calls.openOwnSigning, (call) => {
    const caller = requireCaller(call);
    const origin = originOf(call.request);
    const { sessionId } = caller;
    // What a session opened ends with it, so another one opens its own.
    const submission = submissionOf(calls.openOwnSigning, { ...call.params, sessionId }, call);
    return answerOnce(
      services,
      submission,
      async (tx) => {
        const found = await findRecipient(tx, call.params.recipient);
        // Before the recipient, as everywhere.
        const envelope = found && (await lockAnyEnvelope(tx, found.envelope_id));
        const recipient = found && (await lockRecipient(tx, found.id));
        if (!envelope || !recipient || !(await isOwnMailbox(tx, caller, recipient.email))) {
          return refuseDocument('envelope-not-found');
        }
        const isOpen = recipient.sent_at !== null && recipient.link_revoked_at === null;
        if (!isOpen) return refuseDocument('envelope-not-found');
        const entering = { ...byAccount(caller), origin };
        return { data: await enterEnvelope(tx, { envelope, recipient }, entering) };
      },
      () => {
        const account = `open:${caller.personId}`;
        return throttles.count('form', { account, address: addressOf(call.request) });
      },
    );
  });
}
