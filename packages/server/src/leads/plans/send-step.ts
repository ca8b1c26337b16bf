import { findConsentState, type OfficeTemplate, queueText } from '#messaging';
import { type Caller, type DatabaseTransaction, findStop, type Services } from '#platform';
import { queueLeadEmail } from '../emails/queue-lead-email.ts';
import { fullName } from '../full-name.ts';
import { fillIn } from '../inquiries/fill-in.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { requireFairWords } from '../inquiries/require-fair-words.ts';
import { neverWroteSinceAdded } from './run-store.ts';

export interface Sending {
  lead: LeadRow;
  /** Who works the lead. */
  sender: Caller;
  template: OfficeTemplate;
  /** The time zones they may be in. */
  zones: readonly string[];
  /** The plan started because the lead arrived. */
  isOnArrival: boolean;
}

/**
 * Sends a template to a lead in the name of its agent. It answers nothing that waits and is no
 * contact: a person is to do that. Returns why it wasn't sent, or null. Throws refusals about the
 * words of the template.
 */
export async function sendPlanEmail(
  services: Services,
  tx: DatabaseTransaction,
  { lead, sender, template, zones, isOnArrival }: Sending,
): Promise<string | null> {
  const { email: to } = lead;
  if (to === null) return 'lead-without-email';
  if ((await findStop(tx, to)) !== null) return 'mailbox-stopped';
  const key = { channel: 'email', address: to, kind: 'marketing' } as const;
  const { state } = await findConsentState(tx, key);
  if (state === 'withdrawn') return 'email-consent-withdrawn';
  // They never wrote to us: a file or a program is no reason to email them.
  if (state === 'missing' && isOnArrival && (await neverWroteSinceAdded(tx, lead.id))) {
    return 'email-consent-missing';
  }
  const letter = { subject: template.subject, content: template.body };
  const { subject, content } = await fillIn(services, tx, { caller: sender, lead }, letter);
  const reason = template.fair_housing_reason ?? '';
  await requireFairWords(services, `${subject}\n${content}`, reason);
  await queueLeadEmail(services, tx, {
    ...{ lead, sender, to, subject, content },
    replyTo: sender.email,
    marketingIn: zones,
    isAutomatic: true,
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
