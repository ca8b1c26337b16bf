import type { leadEmailEndpoints } from '@homestead/contract/leads';
import type { WireLeftOut } from '@homestead/contract/messaging';
import type { BodyOf } from '@homestead/contract/platform';
import { findOwnAddress, LinkTracker, presentLeftOut, whyNotTracked } from '#messaging';
import { type Caller, type DatabaseTransaction, recordEvent, type Services } from '#platform';
import { lockLeadToChange } from '../details/require-lead.ts';
import { answerWaiting, noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { zonesOfClient } from '../inquiries/send-lead-text.ts';
import { inquiryMoved } from '../lead-events.ts';
import { checkLetter, type Letter } from './check-letter.ts';
import { type HeldMessage, holdMessage } from './hold-message.ts';
import { queueLeadEmail } from './queue-lead-email.ts';
import { requireFewEmails } from './require-few-emails.ts';
import { scheduleEmail } from './schedule-email.ts';

/** What became of an email: sent, or stored for later. */
interface SentEmail {
  /** How many inquiries waited for it. */
  answered: number;
  scheduledEmailId: string | null;
  sendAt: string | null;
  /** It can still be undone. */
  held: HeldMessage | null;
  leftOut: WireLeftOut[];
}

/**
 * Emails a lead now or later, in the caller's transaction. Refuses (lead-not-found, lead-merged),
 * what `checkLetter` refuses, and more than twenty emails in ten minutes (too-many-emails).
 */
export async function sendLeadEmail(
  services: Services,
  tx: DatabaseTransaction,
  caller: Caller,
  {
    leadid,
    sendAt,
    isUndoable = false,
    ...letter
  }: BodyOf<typeof leadEmailEndpoints.sendLeadEmail>,
): Promise<SentEmail> {
  const lead = await lockLeadToChange(tx, caller, leadid);
  if (sendAt) {
    const stored = await scheduleEmail(services, tx, { caller, lead }, { letter, sendAt });
    return { answered: 0, held: null, ...stored };
  }
  if (isUndoable) {
    const { sent, held } = await holdMessage(tx, { caller, lead, channel: 'email', letter }, () =>
      sendLetter(services, tx, { caller, lead }, letter),
    );
    const { answered, leftOut } = sent;
    return { answered, scheduledEmailId: null, sendAt: null, held, leftOut };
  }
  const { answered, leftOut } = await sendLetter(services, tx, { caller, lead }, letter);
  return { answered, scheduledEmailId: null, sendAt: null, held: null, leftOut };
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
): Promise<{ answered: number; messageId: string; leftOut: WireLeftOut[] }> {
  if (!isBulk) await requireFewEmails(tx, caller.personId);
  const checked = await checkLetter(services, tx, { caller, lead }, letter);
  const { subject, content, people, homes, override } = checked;
  const own = await findOwnAddress(tx, caller.personId);
  const by = caller.personId;
  const isTracked =
    letter.tracksLinks !== false && !(await whyNotTracked(services, tx, people.all));
  const tracker = new LinkTracker(services);
  const id = await queueLeadEmail(services, tx, {
    ...{ lead, sender: caller, to: people.address },
    ...{ others: people.others, leftOut: people.leftOut },
    ...{ subject, content, homes },
    linkTo: isTracked ? tracker.linkTo : undefined,
    replyTo: checked.replyTo,
    isFromOwn: own !== null,
    ...(isBulk && { marketingIn: await zonesOfClient(tx, lead.person_id) }),
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
  return {
    ...{ answered: answered.length, messageId: id },
    leftOut: people.leftOut.map(presentLeftOut),
  };
}
