import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { type Caller, listRecordChanges, type Services } from '#platform';
import { answer } from '../answer.ts';
import { roleHistory } from './role-history.ts';

/** Changes of roles' grants, newest first. Refuses (role-not-found) an unknown role. */
export async function listRoleChanges(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { role, ...page }: QueryOf<typeof permissionEndpoints.getPermissionHistory>,
): Promise<AnswerOf<typeof permissionEndpoints.getPermissionHistory>> {
  const { changes, ...facts } = await listRecordChanges(db, roleHistory, caller, {
    ...page,
    recordId: role ?? null,
  });
  return { ...answer(changes), ...facts };
}
