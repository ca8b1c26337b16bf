import { type PersonAbility, personAbilities } from '@homestead/contract/accounts';
import { type Caller, holds } from '#platform';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { isSuperAdmin, mayChangePeopleOf, mayGiveRole } from '../roles/grant-policy.ts';
import type { RoleState } from '../roles/role-state.ts';
import { maySeeAs, roleSeen } from '../seeing-as/may-see-as.ts';

/** The permissions to see other people, within the caller's scope. */
const sightKeys = ['usermanagement', 'edit-users', 'team'] as const;

/** Whether the caller may see people besides themselves. */
export function maySeeOthers(caller: Caller): boolean {
  return sightKeys.some((key) => holds(caller, key));
}

/**
 * Refuses (role-above-yours) a super-admin, (person-above-yours) a person with powers the caller
 * lacks.
 */
export function requireMayChangePerson(caller: Caller, person: PersonRow, state: RoleState): void {
  if (mayChangePeopleOf(caller, person.role_key, state)) return;
  refuseAccount(person.role_key === 'super-admin' ? 'role-above-yours' : 'person-above-yours');
}

/**
 * Refuses (person-above-yours) to change the email of a person whose role holds anything that the
 * caller lacks.
 */
export function requireMayHoldMailbox(caller: Caller, person: PersonRow, state: RoleState): void {
  if (!mayGiveRole(caller, person.role_key, state)) refuseAccount('person-above-yours');
}

interface Gift {
  role: string;
  state: RoleState;
  /** Who gets the role; null for a new person. */
  personId: string | null;
}

/**
 * Refuses (role-above-yours) the caller's own role and super-admin, (grant-not-held) a role that
 * holds more.
 */
export function requireMayGiveRole(caller: Caller, gift: Gift): void {
  const refusal = refusalOfGift(caller, gift);
  if (refusal) refuseAccount(refusal);
}

/** Whether {@link requireMayGiveRole} lets the caller give this role. */
export function mayGive(caller: Caller, gift: Gift): boolean {
  return refusalOfGift(caller, gift) === null;
}

function refusalOfGift(caller: Caller, { role, state, personId }: Gift) {
  if (isSuperAdmin(caller)) return null;
  if (role === 'super-admin' || personId === caller.personId) return 'role-above-yours';
  return mayGiveRole(caller, role, state) ? null : 'grant-not-held';
}

/** Whether this account was ever opened: a verified email or a password. */
export function isOpened(person: Pick<PersonRow, 'password_hash' | 'email_verified_at'>): boolean {
  return person.password_hash !== null || person.email_verified_at !== null;
}

/** What decides what can be done with a person. */
type PersonStatusRow = Pick<PersonRow, 'id' | 'role_key' | 'deleted_at' | 'deactivated_at'> & {
  is_opened: boolean;
};

/**
 * The caller's abilities with a person, sent with every row about them. Deleting oneself is offered
 * in the account settings, not here.
 */
export function abilitiesOn(
  caller: Caller,
  person: PersonStatusRow,
  state: RoleState,
): PersonAbility[] {
  const { id: personId, role_key: role } = person;
  if (!mayChangePeopleOf(caller, role, state)) return [];
  const mayEdit = holds(caller, 'edit-users');
  const isOwn = personId === caller.personId;
  const isThere = person.deleted_at === null;
  const isOpen = isThere && person.deactivated_at === null;
  const mayReturn = mayEdit && mayGive(caller, { role, state, personId });
  const may: Record<PersonAbility, boolean> = {
    edit: mayEdit && isThere,
    'change-role': mayEdit && isThere && (isSuperAdmin(caller) || !isOwn),
    invite: (mayEdit || holds(caller, 'create-users')) && isOpen && !person.is_opened,
    'see-as': isOpen && !isOwn && maySeeAs(caller, roleSeen(role, state)),
    'end-sessions': mayEdit && isOpen && person.is_opened && !isOwn,
    deactivate: mayEdit && isOpen && !isOwn,
    reactivate: mayReturn && isThere && !isOpen,
    restore: mayReturn && !isThere,
    delete: mayEdit && isThere && !isOwn,
  };
  return personAbilities.filter((ability) => may[ability]);
}
