import type { WireGrant, WireRolePermissions } from '@homestead/contract/accounts';
import type { Caller } from '#platform';
import { abilitiesOnRole } from './grant-policy.ts';
import type { PermissionRow } from './permission-store.ts';
import type { RoleState } from './role-state.ts';
import type { RoleRow } from './role-store.ts';

/** What a role holds, in the order of the screen. */
function presentGrants(state: RoleState, permissions: readonly PermissionRow[]): WireGrant[] {
  return permissions.flatMap(({ id, key }) => {
    const held = state.grants[key];
    return held ? [{ id, permission: key, view: held.view, edit: held.edit }] : [];
  });
}

/** The user's permissionsData of R-63: entries separated by semicolons, pairs by commas. */
export function presentPermissionsData(
  state: RoleState,
  permissions: readonly PermissionRow[],
): string {
  return presentGrants(state, permissions)
    .map(
      ({ id, permission, edit, view }) =>
        `id=${id},permission=${permission},edit=${edit},view=${view}`,
    )
    .join(';');
}

/** One role with what it holds. */
export function presentRole(
  role: RoleRow,
  state: RoleState,
  permissions: readonly PermissionRow[],
  caller: Caller,
): WireRolePermissions {
  return {
    role: role.key,
    rolename: role.label,
    scope: state.scope,
    requirestwostep: state.requiresTwoStep,
    version: role.grants_version,
    why: role.why,
    permission: presentGrants(state, permissions),
    abilities: abilitiesOnRole(caller, role.key, state),
  };
}
