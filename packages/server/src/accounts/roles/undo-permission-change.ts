import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changeRole } from './change-role.ts';
import { requireMayChangeRole } from './grant-policy.ts';
import { presentRole } from './present-role.ts';
import { findRoleChange } from './role-change-store.ts';
import { isSameState } from './role-state.ts';
import { findRole, getRoleState, lockRole } from './role-store.ts';

/**
 * Takes back one change of a role, as a change of its own. Refuses (change-not-found), (role-above-
 * yours), (grant-not-held), and (not-undoable) a change that was taken back or after which the role
 * was changed again.
 */
export async function undoPermissionChange(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  id: number,
): Promise<AnswerOf<typeof permissionEndpoints.undoPermissionChange>> {
  return atomically(db, async (tx) => {
    const found = (await findRoleChange(tx, id)) ?? refuseAccount('change-not-found');
    requireMayChangeRole(acting.caller, found.role_key);
    const role = (await lockRole(tx, found.role_key)) ?? refuseAccount('role-not-found');
    const change = (await findRoleChange(tx, id)) ?? found;
    const current = await getRoleState(tx, role.key);
    if (change.undone_by !== null || !isSameState(current, change.after)) {
      refuseAccount('not-undoable');
    }
    await changeRole(tx, acting, { role: role.key, after: change.before, undoes: change.id });
    const stored = (await findRole(tx, role.key)) ?? role;
    const state = await getRoleState(tx, role.key);
    return answer(
      presentRole(stored, state, acting.caller),
      'User permissions updated successfully',
    );
  });
}
