import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, refuse, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changeRole } from './change-role.ts';
import { describeRole } from './get-role-permissions.ts';
import { requireMayChangeRole } from './grant-policy.ts';
import { selectPermissions } from './permission-store.ts';
import { readRoleGrants } from './read-role-grants.ts';
import { lockRole } from './role-store.ts';

/**
 * Replaces what a role holds, with effect on the next call of everyone who has the role.
 * Refuses (no-permission-chosen), (permissions-refused), (role-not-found), (role-above-yours),
 * (grant-not-held), and (changed-meanwhile) a version that is not the newest.
 */
export async function assignPermissions(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  body: BodyOf<typeof permissionEndpoints.assignPermissions>,
): Promise<AnswerOf<typeof permissionEndpoints.assignPermissions>> {
  const grants = readRoleGrants(body.permission, await selectPermissions(db));
  return atomically(db, async (tx) => {
    const role = (await lockRole(tx, body.role)) ?? refuseAccount('role-not-found');
    requireMayChangeRole(actor.caller, role.key);
    if (body.version !== undefined && body.version !== role.grants_version) {
      refuse('changed-meanwhile');
    }
    const after = {
      scope: body.scope ?? role.scope,
      requiresTwoStep: body.requirestwostep ?? role.requires_two_step,
      grants,
    };
    await changeRole(tx, actor, { role: role.key, after, undoes: null });
    return answer(
      await describeRole(tx, actor.caller, role.key),
      answerMessages.permissionsUpdated(),
    );
  });
}
