import type { inquiryEndpoints } from '@homestead/contract/leads';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { canSendTexts, findConsentState, queueText } from '#messaging';
import {
  type Caller,
  type DatabaseTransaction,
  personZones,
  type Queryable,
  recordEvent,
  type Services,
} from '#platform';
import { lockLeadToChange, requireLead } from '../details/require-lead.ts';
import { type HeldMessage, holdMessage } from '../emails/hold-message.ts';
import { fullName } from '../full-name.ts';
import { inquiryMoved } from '../lead-events.ts';
import { refuseLead } from '../refuse-lead.ts';
import { fillIn } from './fill-in.ts';
import { answerWaiting, noteActivity } from './inquiry-store.ts';
import { findClientState } from './lead-person-store.ts';
import type { LeadRow } from './lead-store.ts';
import { requireFairWords } from './require-fair-words.ts';

/**
 * Texts a lead, notes it on the timeline and answers what waits, in the caller's transaction; one
 * that can be undone does so later.
 * Returns how many inquiries waited, and until when the text waits for the end of quiet hours.
 * Refuses (lead-not-found, lead-merged), (lead-without-phone), words about protected classes
 * without a reason (fair-housing-words), merge fields that can't be filled in
 * (merge-fields-refused), and what `queueText` does.
 */
export async function sendLeadText(
  services: Services,
  tx: DatabaseTransaction,
  caller: Caller,
  body: BodyOf<typeof inquiryEndpoints.sendLeadText>,
): Promise<{ answered: number; scheduledAt: string | null; held: HeldMessage | null }> {
  const lead = await lockLeadToChange(tx, caller, body.leadid);
  const { leadid: _, isUndoable = false, ...letter } = body;
  const send = () => textLead(services, tx, { caller, lead }, letter);
  if (!isUndoable) {
    const { answered, scheduledAt } = await send();
    return { answered, scheduledAt, held: null };
  }
  const { sent, held } = await holdMessage(tx, { caller, lead, channel: 'sms', letter }, send);
  return { answered: sent.answered, scheduledAt: sent.scheduledAt, held };
}

/** Texts a locked lead; one of many (`isBulk`) counts as marketing. Refuses like the above. */
export async function textLead(
  services: Services,
  tx: DatabaseTransaction,
  { caller, lead }: { caller: Caller; lead: LeadRow },
  letter: { content: string; fairHousingReason?: string | undefined },
  { isBulk }: { isBulk?: true } = {},
): Promise<{ answered: number; scheduledAt: string | null; messageId: string | null }> {
  const { phone, person_id: personId } = lead;
  if (phone === null) return refuseLead('lead-without-phone');
  const { content } = await fillIn(services, tx, { caller, lead }, letter);
  const override = await requireFairWords(services, content, letter.fairHousingReason);
  const { id, scheduledAt } = await queueText(services, tx, {
    ...{ to: phone, personId, about: { kind: 'lead', id: lead.id }, content },
    sentBy: { personId: caller.personId, name: fullName(caller) },
    quietZones: await zonesOfClient(tx, personId),
    ...(isBulk && { isBulk }),
  });
  const by = caller.personId;
  const answered = await answerWaiting(tx, { leadId: lead.id, by, how: 'text' });
  const facts = { message: id, ...override };
  await noteActivity(tx, { leadId: lead.id, kind: 'text', doneBy: by, facts });
  await recordEvent(tx, inquiryMoved, { leadId: lead.id });
  const until = scheduledAt?.toISOString() ?? null;
  return { answered: answered.length, scheduledAt: until, messageId: id };
}

/** The time zones of a client's profile; the service area's for anyone else. */
export async function zonesOfClient(
  tx: Queryable,
  personId: string | null,
): Promise<readonly string[]> {
  return personZones({ state: personId === null ? null : await findClientState(tx, personId) });
}

/** Whether a lead may be texted now. Refuses (lead-not-found). */
export async function answerTextConsent(
  { db, settings }: Services,
  caller: Caller,
  leadId: string,
): Promise<AnswerOf<typeof inquiryEndpoints.getLeadTextConsent>> {
  const lead = await requireLead(db, caller, leadId);
  const unknown = { since: null, wording: '' };
  if (!canSendTexts(settings)) return { data: { state: 'not-configured', ...unknown } };
  if (lead.phone === null) return { data: { state: 'no-phone', ...unknown } };
  const key = { channel: 'sms', address: lead.phone, kind: 'transactional' } as const;
  const { state, since, wording } = await findConsentState(db, key);
  return { data: { state, since: since?.toISOString() ?? null, wording } };
}
