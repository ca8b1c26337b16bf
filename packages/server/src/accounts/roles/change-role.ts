import { type Actor, type DatabaseTransaction, recordChanges } from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { powerKeys, requireDifferenceHeld } from './grant-policy.ts';
import { differencesOf, isSameState, type RoleState } from './role-state.ts';
import { getRoleState, storeRoleState } from './role-store.ts';

/**
 * Brings a locked role to a state, with its audit, in the caller's commit; does nothing if it is
 * already in that state. Refuses (grant-not-held) what the caller does not hold,
 * (permissions-refused) a super-admin role without its powers over people and rights.
 */
export async function changeRole(
  tx: DatabaseTransaction,
  actor: Actor,
  change: { role: string; after: RoleState; undoes: number | null },
): Promise<void> {
  const { role, after, undoes } = change;
  const before = await getRoleState(tx, role);
  if (isSameState(before, after)) return;
  requireDifferenceHeld(actor.caller, before, after);
  if (role === 'super-admin') requirePowers(after);
  await storeRoleState(tx, role, after);
  const changedBy = actor.caller.personId;
  const [id = 0] = await recordChanges(tx, [
    {
      kind: 'accounts.role',
      recordId: role,
      what: 'permissions',
      changedBy,
      before,
      after,
      undoes,
    },
  ]);
  await recordSecurityEvent(tx, {
    kind: 'role-changed',
    actorId: changedBy,
    sessionId: actor.caller.sessionId,
    origin: actor.origin,
    facts: {
      role,
      change: id,
      undoes,
      permissions: differencesOf(before, after).map(({ key }) => key),
    },
  });
}

/** Without these, no one could ever give them back. */
function requirePowers(state: RoleState): void {
  const missing = powerKeys.filter((key) => !state.grants[key]?.view);
  if (missing.length === 0 && state.scope === 'all') return;
  refuseAccount('permissions-refused', {
    fields: [
      {
        field: missing.length > 0 ? 'permission' : 'scope',
        label: fieldMessages.superAdmin(),
        message:
          missing.length > 0
            ? fieldMessages.superAdminPowers({ permissions: missing.join(', ') })
            : fieldMessages.superAdminScope(),
      },
    ],
  });
}
