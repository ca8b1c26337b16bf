import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, House } from '#platform';
import { answer } from '../answer.ts';
import { mayChangeRole, mayGiveRole } from './grant-policy.ts';
import { selectRoleStates, selectRoles } from './role-store.ts';

/** All roles, with what this caller may do with each. */
export async function listRoles(
  { db }: Pick<House, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof permissionEndpoints.getRoles>> {
  const roles = await selectRoles(db);
  const states = await selectRoleStates(
    db,
    roles.map((role) => role.key),
  );
  return answer(
    roles.map((role) => {
      const state = states.get(role.key);
      return {
        name: role.key,
        rolename: role.label,
        side: role.side,
        reach: role.reach,
        requirestwostep: role.requires_two_step,
        why: role.why,
        people: role.people,
        may: {
          assign: mayChangeRole(caller, role.key),
          give: state !== undefined && mayGiveRole(caller, role.key, state),
        },
      };
    }),
  );
}
