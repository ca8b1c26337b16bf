import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, House } from '#platform';
import { answer } from '../answer.ts';
import { refuseAccount } from '../refuse-account.ts';
import { presentRole } from './present-role.ts';
import { findRole, getRoleState } from './role-store.ts';

/** What one role holds. Refuses (role-not-found) an unknown one. */
export async function getRolePermissions(
  { db }: Pick<House, 'db'>,
  caller: Caller,
  key: string,
): Promise<AnswerOf<typeof permissionEndpoints.getRolePermissions>> {
  const role = (await findRole(db, key)) ?? refuseAccount('role-not-found');
  return answer(presentRole(role, await getRoleState(db, key), caller));
}
