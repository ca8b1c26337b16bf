import { type Actor, type DatabaseTransaction, endSecretLinks } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { fieldMessages } from '../messages/fields.ts';
import type { PersonRow } from '../person-store.ts';
import { refuseField } from '../refuse-field.ts';
import { findRole, getRoleState } from '../roles/role-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { roleFamilies } from '../teams/role-families.ts';
import { auditPerson } from './audit-person.ts';
import { emailReplacedEmail, emailReplacingEmail } from './email-replaced-emails.ts';
import { invitePeople } from './invite-people.ts';
import { isOpened, requireMayGiveRole } from './person-policy.ts';
import { differenceOf, type PersonRecord } from './person-record.ts';
import { selectTaken, storePerson } from './person-record-store.ts';
import { refuseHandover } from './refuse-handover.ts';
import { refuseEmailTaken, refuseUnknownRole } from './refuse-person.ts';
import { requireAnotherSuperAdmin } from './require-another-super-admin.ts';

/**
 * Changes a locked person whom the caller may change, in the caller's commit; equal values are left
 * alone. Refuses (email-taken), what {@link requireMayGiveRole} refuses, (handover-needed) a role
 * with different work while something is held, (last-super-admin).
 */
export async function changePerson(
  accounts: AccountsServices,
  tx: DatabaseTransaction,
  actor: Actor,
  change: { person: PersonRow; record: Partial<PersonRecord>; undoes: number | null },
): Promise<void> {
  const { person, undoes } = change;
  const difference = differenceOf(person, change.record);
  if (!difference) return;
  const { before, after } = difference;
  if (after.role_key !== undefined) await changeRoleOf(accounts, tx, actor, person, after.role_key);
  if (after.email !== undefined) {
    if (person.id === actor.caller.personId) refuseOwnEmail();
    const taken = await selectTaken(tx, { ids: [], emails: [after.email] });
    if (taken.emails.has(after.email)) refuseEmailTaken();
  }
  await storePerson(
    tx,
    person.id,
    {
      ...after,
      ...(after.email !== undefined && { email_verified_at: null }),
      ...(after.license_expires_on !== undefined && { license_warned_on: null }),
    },
    { isRight: after.role_key !== undefined },
  );
  const what = after.role_key === undefined ? 'edited' : 'role';
  await auditPerson(tx, actor, { personId: person.id, what, before, after, undoes });
  if (after.email !== undefined) await moveMailbox(accounts, tx, person, after.email);
}

/** People change their own address with their password and by confirming the new address. */
function refuseOwnEmail(): never {
  return refuseField('email', fieldMessages.email(), fieldMessages.ownEmail());
}

async function changeRoleOf(
  accounts: AccountsServices,
  tx: DatabaseTransaction,
  { caller }: Actor,
  person: PersonRow,
  role: string,
): Promise<void> {
  if (!(await findRole(tx, role))) refuseUnknownRole();
  const state = await getRoleState(tx, role);
  requireMayGiveRole(caller, { role, state, personId: person.id });
  await requireAnotherSuperAdmin(tx, person);
  if (doesOtherWork(person.role_key, role)) {
    const held = await accounts.handovers.heldBy(tx, person.id);
    if (held.length > 0) refuseHandover(held);
  }
}

/** Roles of one family do the same work, so what is held can stay. */
function doesOtherWork(from: string, to: string): boolean {
  return !Object.values(roleFamilies).some((family) => {
    const roles: readonly string[] = family;
    return roles.includes(from) && roles.includes(to);
  });
}

/** The new address is unverified: sessions and emailed links end, both addresses are notified. */
async function moveMailbox(
  accounts: AccountsServices,
  tx: DatabaseTransaction,
  person: PersonRow,
  email: string,
): Promise<void> {
  const { mail, settings } = accounts;
  await endSecretLinks(tx, { subjects: [person.id] });
  if (!isOpened(person)) {
    if (person.invited_at) await invitePeople(accounts, tx, [{ ...person, email }]);
    return;
  }
  await endSessions(tx, { personId: person.id }, 'email-changed');
  const firstName = person.first_name;
  await mail.queueAll(tx, [
    { ...emailReplacedEmail(settings, { firstName, at: new Date() }), to: person.email },
    { ...emailReplacingEmail(settings, { firstName, email }), to: email },
  ]);
}
