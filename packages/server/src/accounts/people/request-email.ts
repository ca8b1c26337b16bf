import { type Actor, type DatabaseTransaction, endSecretLinks, recordEvent } from '#platform';
import { peopleChanged } from '../account-events.ts';
import { issueAccountLink } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import type { PersonRow } from '../person-store.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { emailReplacedEmail, emailReplacingEmail } from './email-replaced-emails.ts';

/** People read another mailbox later than their own: the link works for 72 hours. */
const STAFF_REQUEST_MINUTES = 72 * 60;

/** What the link to the new mailbox knows when staff asked for the change. */
export interface StaffRequest {
  staffId?: string;
}

/**
 * Asks for another email address of a person, in the caller's commit: it counts once the link that
 * goes there was opened. The old mailbox gets a link that stops or undoes the change.
 */
export async function requestEmail(
  { mail, settings }: AccountsServices,
  tx: DatabaseTransaction,
  { caller, origin }: Actor,
  { person, email }: { person: PersonRow; email: string },
): Promise<void> {
  const { id: subject, first_name: firstName, email: old } = person;
  const facts: StaffRequest = { staffId: caller.personId };
  const change = {
    purpose: 'accounts.email-change',
    subject,
    email,
    facts,
    minutes: STAFF_REQUEST_MINUTES,
  } as const;
  const back = { purpose: 'accounts.email-undo', subject, email: old } as const;
  await endSecretLinks(tx, { subjects: [subject], purposes: [change.purpose] });
  const token = await issueAccountLink(tx, change);
  const undo = await issueAccountLink(tx, back);
  await mail.queueAll(tx, [
    { ...emailReplacedEmail(settings, { firstName, at: new Date(), token: undo }), to: old },
    { ...emailReplacingEmail(settings, { firstName, email, token }), to: email },
  ]);
  await recordEvent(tx, peopleChanged, { personIds: [subject] });
  await recordSecurityEvent(tx, {
    kind: 'email-change-asked',
    personId: subject,
    actorId: caller.personId,
    sessionId: caller.sessionId,
    origin,
  });
}
