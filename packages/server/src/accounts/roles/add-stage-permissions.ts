import { type DatabaseTransaction, recordChanges } from '#platform';
import { lockHolders, storeStagePermissions } from './permission-store.ts';
import { referenceLock } from './reference-store.ts';
import { selectRoleStates, stateIn, storeRoleState } from './role-store.ts';

/** Who may open the list of the stage Lead may open those of stages that staff add. */
const MODEL = 'leads';

/**
 * Adds a permission for each stage that staff added and that has none, and renames the others. A
 * new one is given to every role that holds the permission of the stage Lead, as a change in the
 * role's history. Keys are those of the stages' lists. `changedBy` is null for the server.
 */
export async function addStagePermissions(
  tx: DatabaseTransaction,
  stages: readonly { key: string; label: string }[],
  changedBy: string | null,
): Promise<void> {
  if (stages.length === 0) return;
  await referenceLock.untilCommit(tx);
  const added = await storeStagePermissions(tx, stages);
  if (added.length === 0) return;
  const given = Object.fromEntries(added.map((key) => [key, { view: true, edit: false }]));
  const roles = await lockHolders(tx, MODEL);
  const states = await selectRoleStates(tx, roles);
  const changes = roles.map((role) => {
    const before = stateIn(states, role);
    return { role, before, after: { ...before, grants: { ...before.grants, ...given } } };
  });
  for (const { role, after } of changes) await storeRoleState(tx, role, after);
  await recordChanges(
    tx,
    changes.map(({ role, before, after }) => ({
      ...{ kind: 'accounts.role', recordId: role, what: 'permissions', changedBy },
      before,
      after,
    })),
  );
}
