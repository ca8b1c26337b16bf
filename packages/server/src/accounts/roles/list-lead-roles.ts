import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Services } from '#platform';
import { answer } from '../answer.ts';
import { selectRoles } from './role-store.ts';

/** Roles of the firm's own people, for the filter of the lead list. */
export async function listLeadRoles({
  db,
}: Pick<Services, 'db'>): Promise<AnswerOf<typeof permissionEndpoints.getLeadRoles>> {
  const roles = await selectRoles(db);
  return answer(
    roles
      .filter((role) => role.side === 'staff')
      .map((role) => ({ id: role.position, role: role.label, name: role.key })),
  );
}
