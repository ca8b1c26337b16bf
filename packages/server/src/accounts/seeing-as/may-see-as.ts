import { isRoleKey, type RoleSide, roles } from '@homestead/contract/accounts';
import type { RecordScope } from '@homestead/contract/platform';
import { type Caller, type Grants, holds } from '#platform';
import type { RoleState } from '../roles/role-state.ts';

/** A role as someone would see the office with it. */
interface ViewedRole {
  role: string;
  side: RoleSide;
  scope: RecordScope;
  grants: Grants;
}

/**
 * Whether the caller may see the office as a person with this role: only staff, and only
 * someone who may see and change nothing that the caller may not. Those who don't see everyone's
 * records see as nobody, because teams differ by role.
 */
export function maySeeAs(viewer: Caller, seen: ViewedRole): boolean {
  if (!holds(viewer, 'see-as') || viewer.scope !== 'all' || seen.side !== 'staff') return false;
  if (seen.role === 'super-admin' && viewer.role !== 'super-admin') return false;
  return [...seen.grants].every(([key, { view, edit }]) => {
    const own = viewer.grants.get(key);
    return (!view || own?.view === true) && (!edit || own?.edit === true);
  });
}

/** A role from its settings. */
export function roleSeen(role: string, { scope, grants }: RoleState): ViewedRole {
  const side = isRoleKey(role) ? roles[role].side : 'client';
  return { role, side, scope, grants: new Map(Object.entries(grants)) };
}
