import { emailProblem } from '@homestead/contract/accounts';
import type { unmatchedEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { attachMessage, type ReceivedMessage } from '#messaging';
import { type Actor, type DatabaseTransaction, refuse, type Services } from '#platform';
import { recordInquiry } from '../inquiries/record-inquiry.ts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';
import { recordMove } from './unmatched-history.ts';

const MESSAGE_MAX = 4000;

/**
 * Makes an inquiry of a locked message that matched no lead, and puts the message on the lead's
 * timeline. The clock counts from when the message came in: the promise is to the person, not to
 * the list. Returns the lead's id. Refuses (bad-input) an email that is none, and
 * (message-not-found) an email without a sender.
 */
export async function makeLead(
  services: Services,
  tx: DatabaseTransaction,
  actor: Actor,
  message: ReceivedMessage,
  given: BodyOf<typeof unmatchedEndpoints.makeLeadOfUnmatched>,
): Promise<string> {
  const isText = message.channel === 'sms';
  const email = isText ? given.email?.trim() || null : message.address;
  if (email === '') return refuseLead('message-not-found');
  const problem = email === null ? null : emailProblem(email);
  if (problem) {
    const field = { field: 'email', label: fieldMessages.email(), message: problem };
    return refuse('bad-input', { fields: [field], message: problem });
  }
  const { leadId } = await recordInquiry(services, tx, {
    ...{ kind: isText ? 'text' : 'email', firstName: given.firstName },
    lastName: given.lastName ?? '',
    ...{ email, phone: isText ? message.address : null, personId: null, address: null },
    message: message.body.slice(0, MESSAGE_MAX),
    origin: { preferredContact: isText ? 'text' : 'email' },
    receivedAt: message.recorded_at,
  });
  const about = { kind: 'lead', id: leadId };
  const messages = await attachMessage(tx, message, { about, personId: null });
  const after = { leadId, isRemoved: false };
  await recordMove(tx, actor, { message, what: 'lead-made', after, messages });
  return leadId;
}
