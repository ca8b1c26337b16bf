import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changeRole } from './change-role.ts';
import { requireMayChangeRole } from './grant-policy.ts';
import { presentRole } from './present-role.ts';
import { readRoleGrants } from './read-role-grants.ts';
import { findRole, getRoleState, lockRole } from './role-store.ts';

/**
 * Sets what a role holds, whole (spec 2 section 2). It takes effect at the next call of everybody
 * who has the role. Refuses (no-permission-chosen), (permissions-refused), (role-not-found),
 * (role-above-yours), (grant-not-held), and (changed-meanwhile) a version that is not the newest.
 */
export async function assignPermissions(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  body: BodyOf<typeof permissionEndpoints.assignPermissions>,
): Promise<AnswerOf<typeof permissionEndpoints.assignPermissions>> {
  const grants = readRoleGrants(body.permission);
  return atomically(db, async (tx) => {
    const role = (await lockRole(tx, body.role)) ?? refuseAccount('role-not-found');
    requireMayChangeRole(acting.caller, role.key);
    if (body.version !== undefined && body.version !== role.grants_version) {
      refuseAccount('changed-meanwhile');
    }
    const after = {
      reach: body.reach ?? role.reach,
      requiresTwoStep: body.requirestwostep ?? role.requires_two_step,
      grants,
    };
    await changeRole(tx, acting, { role: role.key, after, undoes: null });
    const stored = (await findRole(tx, role.key)) ?? role;
    const state = await getRoleState(tx, role.key);
    return answer(
      presentRole(stored, state, acting.caller),
      'User permissions updated successfully',
    );
  });
}
