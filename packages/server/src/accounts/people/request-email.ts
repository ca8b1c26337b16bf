import {
  type Actor,
  type DatabaseTransaction,
  endLinksOfStaff,
  endSecretLinks,
  holds,
  type Queryable,
  recordEvent,
} from '#platform';
import { peopleChanged } from '../account-events.ts';
import { issueAccountLink } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { actAs } from '../callers/act-as.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { findPersonById, type PersonRow } from '../person-store.ts';
import { mayChangePeopleOf, mayGiveRole } from '../roles/grant-policy.ts';
import { getRoleState } from '../roles/role-store.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { recordPersonChanges } from './audit-person.ts';
import { emailReplacedEmail, emailReplacingEmail } from './email-replaced-emails.ts';
import { fixedOf } from './person-columns.ts';
import { findPersonWithinScope } from './person-record-store.ts';

/** People read another mailbox later than their own: the link works for 72 hours. */
const STAFF_REQUEST_MINUTES = 72 * 60;

/** What the link to the new mailbox knows when staff asked for the change. */
export interface StaffRequest {
  staffId?: string;
}

/**
 * Asks for another email address of a person, in the caller's commit: it takes effect once the link
 * that goes there is opened. The old mailbox gets a link that stops or undoes the change.
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
  const drafts = await inLanguageOf(tx, subject, () => [
    { ...emailReplacedEmail(settings, { firstName, at: new Date(), token: undo }), to: old },
    { ...emailReplacingEmail(settings, { firstName, email, token }), to: email },
  ]);
  await mail.queueAll(tx, drafts);
  await recordPersonChanges(tx, [
    {
      personId: subject,
      changedBy: caller.personId,
      what: 'edited',
      before: { waiting_email: null },
      after: { waiting_email: email },
    },
  ]);
  await recordSecurityEvent(tx, {
    kind: 'email-change-asked',
    personId: subject,
    actorId: caller.personId,
    sessionId: caller.sessionId,
    origin,
  });
}

/**
 * Whether the person who asked for an email change may still ask for it: they are here, may
 * change this person and their email, and may give their role.
 */
export async function mayStillRequestEmail(
  tx: Queryable,
  staffId: string,
  { id, role_key: role }: PersonRow,
): Promise<boolean> {
  const staff = await findPersonById(tx, staffId);
  const actor = staff?.deactivated_at === null ? await actAs(tx, staffId) : null;
  if (!actor || !holds(actor.caller, 'edit-users')) return false;
  const { caller } = actor;
  const isInScope = (await findPersonWithinScope(tx, caller, id)) !== null;
  const state = await getRoleState(tx, role);
  return (
    isInScope &&
    !fixedOf(caller, id).includes('email') &&
    mayChangePeopleOf(caller, role, state) &&
    mayGiveRole(caller, role, state)
  );
}

/** Cancels the email changes that a person who leaves asked for. */
export async function endRequestsOf(tx: DatabaseTransaction, staffId: string): Promise<void> {
  const personIds = await endLinksOfStaff(tx, staffId);
  if (personIds.length > 0) await recordEvent(tx, peopleChanged, { personIds });
}
