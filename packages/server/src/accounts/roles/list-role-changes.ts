import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Caller, House } from '#platform';
import { answer } from '../answer.ts';
import { refuseAccount } from '../refuse-account.ts';
import { presentRoleChange } from './present-role.ts';
import { selectRoleChanges } from './role-change-store.ts';
import { findRole, selectRoleStates } from './role-store.ts';

/** Who changed what roles hold, newest first. Refuses (role-not-found) an unknown role. */
export async function listRoleChanges(
  { db }: Pick<House, 'db'>,
  caller: Caller,
  query: QueryOf<typeof permissionEndpoints.getPermissionHistory>,
): Promise<AnswerOf<typeof permissionEndpoints.getPermissionHistory>> {
  const { role = null, before = null, per_page = 20 } = query;
  if (role !== null && !(await findRole(db, role))) return refuseAccount('role-not-found');
  const rows = await selectRoleChanges(db, { role, before, limit: per_page + 1 });
  const page = rows.slice(0, per_page);
  const states = await selectRoleStates(db, [...new Set(page.map((row) => row.role_key))]);
  const hasMore = rows.length > per_page;
  return {
    ...answer(page.map((row) => presentRoleChange(row, states.get(row.role_key), caller))),
    hasMore,
    next: hasMore ? (page.at(-1)?.id ?? null) : null,
  };
}
