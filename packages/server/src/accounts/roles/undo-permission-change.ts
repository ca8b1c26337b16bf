import type { permissionEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically, type Services, undoRecordChange } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { describeRole } from './get-role-permissions.ts';
import { roleHistory } from './role-history.ts';

/** Undoes one change of a role. Refuses what {@link undoRecordChange} refuses. */
export async function undoPermissionChange(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  id: number,
): Promise<AnswerOf<typeof permissionEndpoints.undoPermissionChange>> {
  return atomically(db, async (tx) => {
    const role = await undoRecordChange(tx, roleHistory, actor, { id });
    return answer(await describeRole(tx, actor.caller, role), answerMessages.permissionsUpdated());
  });
}
