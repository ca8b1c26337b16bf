import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, Services } from '#platform';
import { answer } from '../answer.ts';
import { abilitiesOnRole } from './grant-policy.ts';
import { selectRoleStates, selectRoles, stateIn } from './role-store.ts';

/** All roles, with the caller's abilities with each. */
export async function listRoles(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof permissionEndpoints.getRoles>> {
  const roles = await selectRoles(db);
  const states = await selectRoleStates(
    db,
    roles.map((role) => role.key),
  );
  return answer(
    roles.map((role) => ({
      name: role.key,
      rolename: role.label,
      side: role.side,
      scope: role.scope,
      requirestwostep: role.requires_two_step,
      why: role.why,
      people: role.people,
      abilities: abilitiesOnRole(caller, role.key, stateIn(states, role.key)),
    })),
  );
}
