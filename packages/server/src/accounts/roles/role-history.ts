import { permissionEndpoints, permissions } from '@homestead/contract/accounts';
import type { WireRecordChange } from '@homestead/contract/platform';
import { mayCall, type RecordChangeRow, type RecordKind } from '#platform';
import { historyMessages } from '../messages/history.ts';
import { namePeople } from '../people/name-people.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changeRole } from './change-role.ts';
import { isDifferenceHeld, mayChangeRole } from './grant-policy.ts';
import { differencesOf, type Held, isSameState, type RoleState } from './role-state.ts';
import { getRoleState, lockRole, selectRoleStates } from './role-store.ts';

interface RoleSubject {
  readonly key: string;
  readonly state: RoleState;
}

/**
 * The history of roles: complete states before and after, undoable while nothing was changed since.
 */
export const roleHistory: RecordKind<RoleSubject> = {
  key: 'accounts.role',
  async see(db, _caller, keys) {
    const states = await selectRoleStates(db, keys);
    const subjects = keys.map((key) => {
      const state = states.get(key) ?? refuseAccount('role-not-found');
      return [key, { key, state }] as const;
    });
    return new Map(subjects);
  },
  async requireToChange(tx, _caller, key) {
    if (!(await lockRole(tx, key))) refuseAccount('role-not-found');
    return { key, state: await getRoleState(tx, key) };
  },
  mayUndo: (_db, caller, { key, state }, change) =>
    mayCall(caller, permissionEndpoints.undoPermissionChange.access) &&
    mayChangeRole(caller, key) &&
    isDifferenceHeld(caller, state, statesOf(change).before),
  isStillSo: (change, { state }) => isSameState(state, statesOf(change).after),
  async undo(tx, actor, { key }, change) {
    await changeRole(tx, actor, {
      role: key,
      after: statesOf(change).before,
      undoes: change.id,
    });
  },
  describe: describeRoleChange,
  namePeople,
};

function statesOf({ before, after }: RecordChangeRow): { before: RoleState; after: RoleState } {
  return { before: before as unknown as RoleState, after: after as unknown as RoleState };
}

const labels = new Map<string, string>(permissions.map(({ key, label }) => [key, label]));

function describeRoleChange(change: RecordChangeRow): WireRecordChange['fields'] {
  const { before, after } = statesOf(change);
  const rules = [
    { field: 'scope', label: historyMessages.scope(), before: before.scope, after: after.scope },
    {
      field: 'requirestwostep',
      label: historyMessages.twoStepRequired(),
      before: yesOrNo(before.requiresTwoStep),
      after: yesOrNo(after.requiresTwoStep),
    },
  ];
  return [
    ...rules.filter((rule) => rule.before !== rule.after),
    ...differencesOf(before, after).map((difference) => ({
      field: difference.key,
      label: labels.get(difference.key) ?? before.stages?.[difference.key] ?? difference.key,
      before: heldText(difference.before),
      after: heldText(difference.after),
    })),
  ];
}

function yesOrNo(isSo: boolean): string {
  return isSo ? historyMessages.yes() : historyMessages.no();
}

function heldText(held: Held | null): string {
  if (!held?.view) return historyMessages.notAllowed();
  return held.edit ? historyMessages.viewAndEdit() : historyMessages.allowed();
}
