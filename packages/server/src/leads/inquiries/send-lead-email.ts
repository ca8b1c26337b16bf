import type { inquiryEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import {
  conversationHeaders,
  findConversation,
  recordMessage,
  replyAddress,
  staffLetter,
} from '#messaging';
import {
  type Caller,
  type DatabaseTransaction,
  inLanguage,
  messageIdOf,
  recordEvent,
  type Services,
} from '#platform';
import { fullName } from '../full-name.ts';
import { inquiryMoved } from '../lead-events.ts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';
import { fillIn } from './fill-in.ts';
import { answerWaiting, countRecentEmails, lockLead, noteActivity } from './inquiry-store.ts';
import { requireFairWords } from './require-fair-words.ts';

const EMAILS_IN_TEN_MINUTES = 20;

type Body = BodyOf<typeof inquiryEndpoints.sendLeadEmail>;

/**
 * Emails a lead, notes it on the timeline and answers what waits, in the caller's transaction.
 * Returns how many inquiries waited. Refuses (lead-not-found), (lead-without-email), recipients
 * that aren't the lead's own address (recipient-refused), words about protected classes without a
 * reason (fair-housing-words), merge fields that can't be filled in (merge-fields-refused), and
 * more than twenty emails in ten minutes (too-many-emails).
 */
export async function sendLeadEmail(
  services: Services,
  tx: DatabaseTransaction,
  caller: Caller,
  given: Body,
): Promise<number> {
  const lead = await lockLead(tx, caller, given.leadid);
  if (!lead) return refuseLead('lead-not-found');
  const { email: to } = lead;
  if (to === null) return refuseLead('lead-without-email');
  requireOwnAddress(to, given);
  const recent = await countRecentEmails(tx, caller.personId);
  if (recent >= EMAILS_IN_TEN_MINUTES) refuseLead('too-many-emails', { retryAfterSeconds: 600 });
  const body = await fillIn(services, tx, { caller, lead }, given);
  const text = `${body.subject}\n${body.content}`;
  const override = await requireFairWords(services, text, body.fairHousingReason);
  const by = caller.personId;
  const about = { kind: 'lead', id: lead.id };
  const conversation = await findConversation(tx, about, body.subject);
  const id = await services.mail.queue(tx, {
    ...inLanguage(lead.language, () =>
      staffLetter(services.settings, { ...body, name: fullName(caller) }),
    ),
    to,
    headers: {
      'Reply-To': replyAddress(services, about) ?? caller.email,
      'Auto-Submitted': 'no',
      ...conversationHeaders(conversation),
    },
  });
  await recordMessage(tx, {
    ...{ id, channel: 'email', direction: 'out', address: to, personId: lead.person_id },
    ...{ about, subject: body.subject, body: body.content },
    ...{ thread: conversation.thread, inReplyTo: conversation.references },
    ...{ messageId: messageIdOf(services.settings, id), sentBy: by },
  });
  const answered = await answerWaiting(tx, { leadId: lead.id, by, how: 'email' });
  await noteActivity(tx, {
    ...{ leadId: lead.id, kind: 'email', doneBy: by },
    facts: { message: id, ...override },
  });
  await recordEvent(tx, inquiryMoved, { leadId: lead.id });
  return answered.length;
}

function requireOwnAddress(own: string, { to = [], cc = [], bcc = [] }: Body): void {
  const isOwn = (address: string) => address.toLowerCase() === own;
  if ([...to, ...cc, ...bcc].every(isOwn)) return;
  const message = fieldMessages.recipient();
  refuseLead('recipient-refused', { fields: [{ field: 'to', label: 'To', message }] });
}
