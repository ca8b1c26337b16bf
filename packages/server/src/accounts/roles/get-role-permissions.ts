import type { permissionEndpoints, WireRolePermissions } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, Queryable, Services } from '#platform';
import { answer } from '../answer.ts';
import { refuseAccount } from '../refuse-account.ts';
import { selectPermissions } from './permission-store.ts';
import { presentRole } from './present-role.ts';
import { findRole, getRoleState } from './role-store.ts';

/** What one role holds. Refuses (role-not-found) an unknown one. */
export async function getRolePermissions(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  key: string,
): Promise<AnswerOf<typeof permissionEndpoints.getRolePermissions>> {
  return answer(await describeRole(db, caller, key));
}

/** One role as it is now, with the caller's abilities. Refuses (role-not-found). */
export async function describeRole(
  db: Queryable,
  caller: Caller,
  key: string,
): Promise<WireRolePermissions> {
  const role = (await findRole(db, key)) ?? refuseAccount('role-not-found');
  const state = await getRoleState(db, key);
  return presentRole(role, state, await selectPermissions(db), caller);
}
