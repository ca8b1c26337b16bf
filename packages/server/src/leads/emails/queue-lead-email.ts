import { presentEmailHome } from '#listings';
import {
  conversationHeaders,
  findConversation,
  MARKETING_EMAIL,
  recordMessage,
  replyAddress,
  staffLetter,
} from '#messaging';
import {
  type Caller,
  type DatabaseTransaction,
  inLanguage,
  messageIdOf,
  type Services,
} from '#platform';
import { issueMarketingStop } from '../consents/stop-marketing.ts';
import { fullName } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import type { CheckedLetter } from './check-letter.ts';
import type { EmailPeople } from './email-people.ts';

type StaffLetter = Parameters<typeof staffLetter>[1];

/** An email to a lead whose words and recipients have been checked. */
interface LeadEmail extends Pick<StaffLetter, 'subject' | 'content' | 'linkTo'> {
  lead: LeadRow;
  sender: Caller;
  to: string;
  homes?: CheckedLetter['homes'];
  others?: EmailPeople['others'];
  leftOut?: EmailPeople['leftOut'];
  /** Where answers go if the office reads no mail of its own. */
  replyTo: string;
  /** It leaves from the sender's own mailbox, where answers are read. */
  isFromOwn?: boolean;
  /** It says how to get no more, and waits for the morning in the client's time zones. */
  marketingIn?: readonly string[];
  /** Nobody pressed Send. */
  isAutomatic?: true;
}

/** Queues an email to a lead, and keeps it with the lead's messages. Returns its id. */
export async function queueLeadEmail(
  services: Services,
  tx: DatabaseTransaction,
  email: LeadEmail,
): Promise<string> {
  const { lead, sender, to, others = null, leftOut = [] } = email;
  const { subject, content, isAutomatic, marketingIn } = email;
  const { settings } = services;
  const about = { kind: 'lead', id: lead.id };
  const conversation = await findConversation(tx, about, subject);
  const inbox = email.isFromOwn ? null : replyAddress(services, about);
  const stop = marketingIn && (await issueMarketingStop(services, tx, { id: lead.id, email: to }));
  const id = await services.mail.queue(tx, {
    ...inLanguage(lead.language, () =>
      staffLetter(settings, {
        ...{ subject, content, name: fullName(sender), linkTo: email.linkTo },
        homes: email.homes?.map((home) => presentEmailHome(settings, home)) ?? [],
        ...(stop && { stopUrl: stop.url }),
      }),
    ),
    to,
    ...(others && { others }),
    ...(email.isFromOwn && { sentAs: sender.personId }),
    ...(marketingIn && {
      quietZones: marketingIn,
      notification: { personId: null, kind: MARKETING_EMAIL, topics: [] },
    }),
    headers: {
      'Reply-To': inbox ?? email.replyTo,
      'Auto-Submitted': isAutomatic ? 'auto-generated' : 'no',
      ...stop?.headers,
      ...conversationHeaders(conversation),
    },
  });
  await recordMessage(tx, {
    ...{ id, channel: 'email', direction: 'out', address: to, personId: lead.person_id },
    ...{ about, subject, body: content, recipients: others && { ...others, leftOut } },
    ...(isAutomatic && { isAutomatic }),
    ...{ thread: conversation.thread, inReplyTo: conversation.references },
    ...{ messageId: messageIdOf(settings, id), sentBy: sender.personId },
  });
  return id;
}
