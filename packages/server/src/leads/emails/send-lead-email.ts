import type { leadEmailEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { presentEmailHome } from '#listings';
import {
  conversationHeaders,
  findConversation,
  findOwnAddress,
  LinkTracker,
  MARKETING_EMAIL,
  recordMessage,
  replyAddress,
  staffLetter,
  whyNotTracked,
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
import {
  answerWaiting,
  countRecentEmails,
  lockLead,
  noteActivity,
} from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { zonesOfClient } from '../inquiries/send-lead-text.ts';
import { inquiryMoved } from '../lead-events.ts';
import { refuseLead } from '../refuse-lead.ts';
import { checkLetter, type Letter } from './check-letter.ts';
import { scheduleEmail } from './schedule-email.ts';

const EMAILS_IN_TEN_MINUTES = 20;

/** What became of an email: sent, or stored for later. */
interface SentEmail {
  /** How many inquiries waited for it. */
  answered: number;
  scheduledEmailId: string | null;
  sendAt: string | null;
}

/**
 * Emails a lead now or later, in the caller's transaction. Refuses (lead-not-found), what
 * `checkLetter` refuses, and more than twenty emails in ten minutes (too-many-emails).
 */
export async function sendLeadEmail(
  services: Services,
  tx: DatabaseTransaction,
  caller: Caller,
  { leadid, sendAt, ...letter }: BodyOf<typeof leadEmailEndpoints.sendLeadEmail>,
): Promise<SentEmail> {
  const lead = await lockLead(tx, caller, leadid);
  if (!lead) return refuseLead('lead-not-found');
  if (sendAt) {
    const stored = await scheduleEmail(services, tx, { caller, lead }, { letter, sendAt });
    return { answered: 0, ...stored };
  }
  const { answered } = await sendLetter(services, tx, { caller, lead }, letter);
  return { answered, scheduledEmailId: null, sendAt: null };
}

/**
 * Sends a letter to a locked lead, notes it on the timeline, and answers what waits. One of many
 * (`isBulk`) says how to get no more, and doesn't count among those that a person may write.
 */
export async function sendLetter(
  services: Services,
  tx: DatabaseTransaction,
  { caller, lead }: { caller: Caller; lead: LeadRow },
  letter: Letter,
  { isBulk }: { isBulk?: true } = {},
): Promise<{ answered: number; messageId: string }> {
  const recent = isBulk ? 0 : await countRecentEmails(tx, caller.personId);
  if (recent >= EMAILS_IN_TEN_MINUTES) refuseLead('too-many-emails', { retryAfterSeconds: 600 });
  const checked = await checkLetter(services, tx, { caller, lead }, letter);
  const { subject, content, people, homes, override } = checked;
  const own = await findOwnAddress(tx, caller.personId);
  const { address: to, others } = people;
  const by = caller.personId;
  const about = { kind: 'lead', id: lead.id };
  const isTracked =
    letter.tracksLinks !== false && !(await whyNotTracked(services, tx, people.all));
  const tracker = new LinkTracker(services);
  const conversation = await findConversation(tx, about, subject);
  const id = await services.mail.queue(tx, {
    ...inLanguage(lead.language, () =>
      staffLetter(services.settings, {
        ...{ subject, content, name: fullName(caller) },
        ...(isBulk && { isAutomatic: isBulk }),
        homes: homes.map((home) => presentEmailHome(services.settings, home)),
        linkTo: isTracked ? tracker.linkTo : undefined,
      }),
    ),
    to,
    ...(isBulk && {
      quietZones: await zonesOfClient(tx, lead.person_id),
      notification: { personId: null, kind: MARKETING_EMAIL, topics: [] },
    }),
    ...(others && { others }),
    ...(own && { sentAs: caller.personId }),
    headers: {
      // Answers to someone's own mailbox are read there.
      'Reply-To': own ? checked.replyTo : (replyAddress(services, about) ?? checked.replyTo),
      'Auto-Submitted': 'no',
      ...conversationHeaders(conversation),
    },
  });
  await recordMessage(tx, {
    ...{ id, channel: 'email', direction: 'out', address: to, personId: lead.person_id },
    ...{ about, subject, body: content, recipients: others },
    ...{ thread: conversation.thread, inReplyTo: conversation.references },
    ...{ messageId: messageIdOf(services.settings, id), sentBy: by },
  });
  if (isTracked) await tracker.store(tx, id);
  const answered = await answerWaiting(tx, { leadId: lead.id, by, how: 'email' });
  const numbers = homes.map(({ mls_number }) => mls_number);
  await noteActivity(tx, {
    ...{ leadId: lead.id, kind: 'email', doneBy: by },
    facts: {
      message: id,
      ...(isBulk && { isBulk }),
      ...override,
      ...(letter.emailFor && { emailFor: letter.emailFor }),
      ...(numbers.length > 0 && { homes: numbers }),
    },
  });
  await recordEvent(tx, inquiryMoved, { leadId: lead.id });
  return { answered: answered.length, messageId: id };
}
