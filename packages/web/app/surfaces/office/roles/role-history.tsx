import type { WireRoleChange } from '@homestead/contract/accounts';
import { ChangeHistory, type ChangeLine } from '../change-history.tsx';
import { getRoleHistory, undoRoleChange } from './role-calls.ts';

interface RoleHistoryProps {
  role: string;
  /** Of the state on the page: another one asks anew. */
  version: number;
  onUndone: () => void;
}

/** Who changed what a role holds, newest first, with a way back. */
export function RoleHistory({ role, version, onUndone }: RoleHistoryProps) {
  return (
    <ChangeHistory<WireRoleChange>
      name={`${role} ${version}`}
      ask={(before, signal) => getRoleHistory(role, before, signal)}
      undo={undoRoleChange}
      onUndone={onUndone}
      present={(change) => ({
        title: change.undoes === null ? 'Permissions assigned' : 'A change was taken back',
        lines: linesOf(change),
      })}
    />
  );
}

const held = (grant: { view: boolean; edit: boolean } | null) =>
  grant?.view ? (grant.edit ? 'view and edit' : 'held') : 'not held';
const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no');

function linesOf({ permissions, before, after }: WireRoleChange): ChangeLine[] {
  const rules: ChangeLine[] = [
    { label: 'Reach', before: before.reach, after: after.reach },
    {
      label: 'Two-step required',
      before: yesOrNo(before.requirestwostep),
      after: yesOrNo(after.requirestwostep),
    },
  ];
  return [
    ...rules.filter((line) => line.before !== line.after),
    ...permissions.map(({ permissionname, before: old, after: fresh }) => ({
      label: permissionname,
      before: held(old),
      after: held(fresh),
    })),
  ];
}
