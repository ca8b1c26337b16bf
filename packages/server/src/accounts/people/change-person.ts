import { type Actor, type DatabaseTransaction, endSecretLinks } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { fieldMessages } from '../messages/fields.ts';
import { giveChecklist, onboardedRoles } from '../onboarding/give-checklist.ts';
import type { PersonRow } from '../person-store.ts';
import { requireRecentProof } from '../proof/require-proof.ts';
import { refuseField } from '../refuse-field.ts';
import { findRole, getRoleState } from '../roles/role-store.ts';
import { roleFamilies } from '../teams/role-families.ts';
import { auditPerson } from './audit-person.ts';
import { invitePeople } from './invite-people.ts';
import { isOpened, requireMayGiveRole, requireMayHoldMailbox } from './person-policy.ts';
import { differenceOf, type PersonRecord } from './person-record.ts';
import { selectTaken, storePerson } from './person-record-store.ts';
import { refuseHandover } from './refuse-handover.ts';
import { refuseEmailTaken, refuseUnknownRole } from './refuse-person.ts';
import { requestEmail } from './request-email.ts';
import { requireAnotherSuperAdmin } from './require-another-super-admin.ts';

/**
 * Changes a locked person whom the caller may change, in the caller's commit; equal values are left
 * alone, and a new email of an open account waits to be confirmed. Refuses (email-taken),
 * (person-above-yours) and (proof-needed) a new email, what {@link requireMayGiveRole} refuses,
 * (handover-needed) a role with different work while something is held, (last-super-admin).
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
  const { email, ...after } = difference.after;
  if (after.role_key !== undefined) await changeRoleOf(accounts, tx, actor, person, after.role_key);
  if (email !== undefined) await requireMayChangeEmail(tx, actor, person, email);
  const waits = email !== undefined && isOpened(person);
  if (email !== undefined && waits) await requestEmail(accounts, tx, actor, { person, email });
  const stored = waits ? after : difference.after;
  const columns = Object.keys(stored) as (keyof PersonRecord)[];
  if (columns.length === 0) return;
  await storePerson(
    tx,
    person.id,
    {
      ...stored,
      ...(after.license_expires_on !== undefined && { license_warned_on: null }),
      ...(after.eo_expires_on !== undefined && { eo_warned_on: null }),
    },
    { isRight: after.role_key !== undefined },
  );
  await auditPerson(tx, actor, {
    personId: person.id,
    what: after.role_key === undefined ? 'edited' : 'role',
    before: Object.fromEntries(columns.map((column) => [column, difference.before[column]])),
    after: stored,
    undoes,
  });
  if (after.role_key !== undefined && !onboardedRoles.includes(person.role_key)) {
    await giveChecklist(tx, [{ id: person.id, role_key: after.role_key }]);
  }
  if (email !== undefined && !waits) await inviteAgain(accounts, tx, person, email);
}

/**
 * Who holds a person's mailbox can take over the account, so this needs all that the person's
 * role holds, and a recent proof.
 */
async function requireMayChangeEmail(
  tx: DatabaseTransaction,
  actor: Actor,
  person: PersonRow,
  email: string,
): Promise<void> {
  if (person.id === actor.caller.personId) refuseOwnEmail();
  requireMayHoldMailbox(actor.caller, person, await getRoleState(tx, person.role_key));
  const taken = await selectTaken(tx, { ids: [], emails: [email] });
  if (taken.emails.has(email)) refuseEmailTaken();
  await requireRecentProof(tx, actor);
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
  // The person who asked for it may not be allowed to give the new role.
  await endSecretLinks(tx, { subjects: [person.id], purposes: ['accounts.email-change'] });
}

/** Roles of one family do the same work, so what is held can stay. */
function doesOtherWork(from: string, to: string): boolean {
  return !Object.values(roleFamilies).some((family) => {
    const roles: readonly string[] = family;
    return roles.includes(from) && roles.includes(to);
  });
}

/** Links that went to the address of an account that was never opened end. */
async function inviteAgain(
  accounts: AccountsServices,
  tx: DatabaseTransaction,
  person: PersonRow,
  email: string,
): Promise<void> {
  await endSecretLinks(tx, { subjects: [person.id] });
  if (person.invited_at) await invitePeople(accounts, tx, [{ ...person, email }]);
}
