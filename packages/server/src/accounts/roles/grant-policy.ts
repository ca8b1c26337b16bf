import type { PermissionKey, RoleAbility } from '@homestead/contract/accounts';
import type { Caller } from '#platform';
import { refuseAccount } from '../refuse-account.ts';
import { maySeeAs, roleSeen } from '../seeing-as/may-see-as.ts';
import { differencesOf, type Held, type RoleState } from './role-state.ts';

/** The powers over people and rights: a role without these has no power over others. */
export const powerKeys = [
  'usermanagement',
  'userpermissions',
  'create-users',
  'edit-users',
  'role-mgt',
] as const satisfies readonly PermissionKey[];

const SUPER_ADMIN = 'super-admin';
const ranks = { own: 0, team: 1, all: 2 } as const;

/** Whether the caller is a super-admin whose rights currently count. */
export function isSuperAdmin(caller: Caller): boolean {
  return caller.role === SUPER_ADMIN && !caller.mustSetUpTwoStep;
}

/** The permission as this caller may grant it: a super-admin any, others what they hold. */
export function grantable(caller: Caller, key: string): Held {
  if (isSuperAdmin(caller)) return { view: true, edit: true };
  const held = caller.mustSetUpTwoStep ? undefined : caller.grants.get(key);
  return { view: held?.view === true, edit: held?.edit === true };
}

/**
 * Whether the caller may change what a role holds: only super-admins change their own role and
 * super-admin.
 */
export function mayChangeRole(caller: Caller, role: string): boolean {
  if (isSuperAdmin(caller)) return true;
  return role !== SUPER_ADMIN && role !== caller.role && grantable(caller, 'role-mgt').view;
}

/** Refuses (role-above-yours) where {@link mayChangeRole} is false. */
export function requireMayChangeRole(caller: Caller, role: string): void {
  if (!mayChangeRole(caller, role)) refuseAccount('role-above-yours');
}

/** Refuses (grant-not-held) where {@link isDifferenceHeld} is false. */
export function requireDifferenceHeld(caller: Caller, before: RoleState, after: RoleState): void {
  if (!isDifferenceHeld(caller, before, after)) refuseAccount('grant-not-held');
}

/**
 * Whether the caller holds all that a change gives or takes, viewing and editing separately, and
 * its scope is no wider than the caller's own.
 */
export function isDifferenceHeld(caller: Caller, before: RoleState, after: RoleState): boolean {
  const isHeld = differencesOf(before, after).every(({ key, before: was, after: is }) => {
    const own = grantable(caller, key);
    const isViewTouched = (was?.view ?? false) !== (is?.view ?? false);
    const isEditTouched = (was?.edit ?? false) !== (is?.edit ?? false);
    return (own.view || !isViewTouched) && (own.edit || !isEditTouched);
  });
  const widest = isSuperAdmin(caller) ? 'all' : caller.scope;
  const isScopeHeld =
    before.scope === after.scope ||
    Math.max(ranks[before.scope], ranks[after.scope]) <= ranks[widest];
  return isHeld && isScopeHeld;
}

/**
 * Whether the caller holds everything a role holds and has at least its scope, so that they may
 * give it.
 */
export function mayGiveRole(caller: Caller, role: string, state: RoleState): boolean {
  if (isSuperAdmin(caller)) return true;
  if (role === SUPER_ADMIN) return false;
  const isCovered = Object.entries(state.grants).every(([key, held]) => {
    const own = grantable(caller, key);
    return (own.view || !held.view) && (own.edit || !held.edit);
  });
  const hasScope =
    Object.keys(state.grants).length === 0 || ranks[state.scope] <= ranks[caller.scope];
  return isCovered && hasScope;
}

/** The caller's abilities with a role, sent with every row about it. */
export function abilitiesOnRole(caller: Caller, role: string, state: RoleState): RoleAbility[] {
  return [
    ...(mayChangeRole(caller, role) ? ['assign' as const] : []),
    ...(mayGiveRole(caller, role, state) ? ['give' as const] : []),
    ...(role !== caller.role && maySeeAs(caller, roleSeen(role, state)) ? ['see-as' as const] : []),
  ];
}

/**
 * Whether the caller may change a person with this role: a super-admin only by a super-admin,
 * others by a caller who holds every power over people that the role holds.
 */
export function mayChangePeopleOf(caller: Caller, role: string, state: RoleState): boolean {
  if (isSuperAdmin(caller)) return true;
  if (role === SUPER_ADMIN) return false;
  return powerKeys.every((key) => !state.grants[key]?.view || grantable(caller, key).view);
}
