import {
  conversationHeaders,
  findConsentState,
  findConversation,
  MARKETING_EMAIL,
  type OfficeTemplate,
  queueText,
  recordMessage,
  replyAddress,
  staffLetter,
} from '#messaging';
import {
  type Caller,
  type DatabaseTransaction,
  findStop,
  inLanguage,
  messageIdOf,
  type Services,
} from '#platform';
import { fullName } from '../full-name.ts';
import { fillIn } from '../inquiries/fill-in.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { requireFairWords } from '../inquiries/require-fair-words.ts';

export interface Sending {
  lead: LeadRow;
  /** Who works the lead. */
  sender: Caller;
  template: OfficeTemplate;
  /** The time zones they may be in. */
  zones: readonly string[];
}

/**
 * Sends a template to a lead in the name of its agent. It answers nothing that waits and is no
 * contact: a person is to do that. Returns why it wasn't sent, or null. Throws refusals about the
 * words of the template.
 */
export async function sendPlanEmail(
  services: Services,
  tx: DatabaseTransaction,
  { lead, sender, template, zones }: Sending,
): Promise<string | null> {
  const { email: to } = lead;
  if (to === null) return 'lead-without-email';
  if ((await findStop(tx, to)) !== null) return 'mailbox-stopped';
  const key = { channel: 'email', address: to, kind: 'marketing' } as const;
  if ((await findConsentState(tx, key)).state === 'withdrawn') return 'email-consent-withdrawn';
  const letter = { subject: template.subject, content: template.body };
  const { subject, content } = await fillIn(services, tx, { caller: sender, lead }, letter);
  const reason = template.fair_housing_reason ?? '';
  await requireFairWords(services, `${subject}\n${content}`, reason);
  const about = { kind: 'lead', id: lead.id };
  const conversation = await findConversation(tx, about, subject);
  const { settings } = services;
  const id = await services.mail.queue(tx, {
    ...inLanguage(lead.language, () =>
      staffLetter(settings, { subject, content, name: fullName(sender), isAutomatic: true }),
    ),
    to,
    quietZones: zones,
    notification: { personId: null, kind: MARKETING_EMAIL, topics: [] },
    headers: {
      'Reply-To': replyAddress(services, about) ?? sender.email,
      'Auto-Submitted': 'auto-generated',
      ...conversationHeaders(conversation),
    },
  });
  await recordMessage(tx, {
    ...{ id, channel: 'email', direction: 'out', address: to, personId: lead.person_id },
    ...{ about, subject, body: content, isAutomatic: true },
    ...{ thread: conversation.thread, inReplyTo: conversation.references },
    ...{ messageId: messageIdOf(settings, id), sentBy: sender.personId },
  });
  return null;
}

/** The same with a text. */
export async function sendPlanText(
  services: Services,
  tx: DatabaseTransaction,
  { lead, sender, template, zones }: Sending,
): Promise<string | null> {
  const { phone, person_id: personId } = lead;
  if (phone === null) return 'lead-without-phone';
  const letter = { content: template.body };
  const { content } = await fillIn(services, tx, { caller: sender, lead }, letter);
  await requireFairWords(services, content, template.fair_housing_reason ?? '');
  await queueText(services, tx, {
    ...{ to: phone, personId, about: { kind: 'lead', id: lead.id }, content, isAutomatic: true },
    sentBy: { personId: sender.personId, name: fullName(sender) },
    quietZones: zones,
  });
  return null;
}
