import {
  permissions,
  roleLabel,
  type WireGrant,
  type WireRoleChange,
  type WireRolePermissions,
} from '@homestead/contract/accounts';
import type { Caller } from '#platform';
import { presentNamedPerson } from '../present-named-person.ts';
import { mayChangeRole } from './grant-policy.ts';
import type { RoleChangeRow } from './role-change-store.ts';
import { differencesOf, isSameState, type RoleState } from './role-state.ts';
import type { RoleRow } from './role-store.ts';

/** What a role holds, in the order of the screen. */
export function presentGrants(state: RoleState): WireGrant[] {
  return permissions.flatMap(({ id, key }) => {
    const held = state.grants[key];
    return held ? [{ id, permission: key, view: held.view, edit: held.edit }] : [];
  });
}

/** The user's permissionsData of spec 2 section 3: entries by semicolons, pairs by commas. */
export function presentPermissionsData(state: RoleState): string {
  return presentGrants(state)
    .map(
      ({ id, permission, edit, view }) =>
        `id=${id},permission=${permission},edit=${edit},view=${view}`,
    )
    .join(';');
}

/** One role with what it holds. */
export function presentRole(role: RoleRow, state: RoleState, caller: Caller): WireRolePermissions {
  return {
    role: role.key,
    rolename: role.label,
    reach: state.reach,
    requirestwostep: state.requiresTwoStep,
    version: role.grants_version,
    why: role.why,
    permission: presentGrants(state),
    may: { assign: mayChangeRole(caller, role.key) },
  };
}

/** One change; `current` is what the role is set to now: a role changed since can't be undone. */
export function presentRoleChange(
  row: RoleChangeRow,
  current: RoleState | undefined,
  caller: Caller,
): WireRoleChange {
  const labels = new Map<string, string>(permissions.map(({ key, label }) => [key, label]));
  const { before, after } = row;
  const isNewest = current !== undefined && isSameState(current, after);
  return {
    id: row.id,
    role: row.role_key,
    rolename: roleLabel(row.role_key),
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changer_id
      ? presentNamedPerson({
          id: row.changer_id,
          first_name: row.changer_first_name ?? '',
          last_name: row.changer_last_name ?? '',
          photo_key: row.changer_photo_key,
        })
      : null,
    permissions: differencesOf(before, after).map((difference) => ({
      permission: difference.key,
      permissionname: labels.get(difference.key) ?? difference.key,
      before: difference.before,
      after: difference.after,
    })),
    before: { reach: before.reach, requirestwostep: before.requiresTwoStep },
    after: { reach: after.reach, requirestwostep: after.requiresTwoStep },
    undoes: row.undoes,
    undone_by: row.undone_by,
    may: { undo: isNewest && row.undone_by === null && mayChangeRole(caller, row.role_key) },
  };
}
