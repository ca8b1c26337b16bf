import { type Caller, holds } from '#platform';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { isSuperAdmin, mayChangePeopleOf, mayGiveRole } from '../roles/grant-policy.ts';
import type { RoleState } from '../roles/role-state.ts';

/** The keys by which somebody may see other people, as far as their reach goes. */
const sightKeys = ['usermanagement', 'edit-users', 'team'] as const;

/** Whether the caller may see people besides themselves. */
export function maySeeOthers(caller: Caller): boolean {
  return sightKeys.some((key) => holds(caller, key));
}

/** Whether the caller may see where somebody lives, their birthday and what their role holds. */
export function maySeePrivateOf(caller: Caller, personId: string): boolean {
  return (
    caller.personId === personId || holds(caller, 'usermanagement') || holds(caller, 'edit-users')
  );
}

/** Refuses (role-above-yours) a super-admin, (person-above-yours) who has powers the caller lacks. */
export function requireMayChangePerson(caller: Caller, person: PersonRow, state: RoleState): void {
  if (mayChangePeopleOf(caller, person.role_key, state)) return;
  refuseAccount(person.role_key === 'super-admin' ? 'role-above-yours' : 'person-above-yours');
}

/** Refuses (role-above-yours) one's own role and super-admin, (grant-not-held) a role that holds more. */
export function requireMayGiveRole(
  caller: Caller,
  gift: { role: string; state: RoleState; personId: string | null },
): void {
  if (isSuperAdmin(caller)) return;
  if (gift.role === 'super-admin' || gift.personId === caller.personId) {
    refuseAccount('role-above-yours');
  }
  if (!mayGiveRole(caller, gift.role, gift.state)) refuseAccount('grant-not-held');
}

/** Whether somebody has ever opened this account: a mailbox proven or a password set. */
export function isOpened(person: Pick<PersonRow, 'password_hash' | 'email_verified_at'>): boolean {
  return person.password_hash !== null || person.email_verified_at !== null;
}

/** What this caller may do with a person, sent with every answer about them. */
export function abilitiesOn(caller: Caller, person: PersonRow, state: RoleState) {
  const mayChange =
    holds(caller, 'edit-users') && mayChangePeopleOf(caller, person.role_key, state);
  const mayInvite =
    (holds(caller, 'edit-users') || holds(caller, 'create-users')) &&
    mayChangePeopleOf(caller, person.role_key, state);
  const isThere = person.deleted_at === null;
  const isOpen = person.deactivated_at === null;
  return {
    edit: mayChange && isThere,
    changerole: mayChange && isThere && (isSuperAdmin(caller) || person.id !== caller.personId),
    invite: mayInvite && isThere && isOpen && !isOpened(person),
    deactivate: mayChange && isThere && isOpen,
    reactivate: mayChange && isThere && !isOpen,
    delete: mayChange && isThere,
    restore: mayChange && !isThere,
    endsessions: mayChange && isThere,
  };
}
