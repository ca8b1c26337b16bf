import { RecordHistory } from '#desk';
import { roleMessages } from '../../messages/roles.ts';
import { getRoleHistory, undoRoleChange } from './role-calls.ts';

interface RoleHistoryProps {
  role: string;
  version: number;
  onUndone: () => void;
}

export function RoleHistory({ role, version, onUndone }: RoleHistoryProps) {
  return (
    <RecordHistory
      name={`${role} ${version}`}
      ask={(page, signal) => getRoleHistory(role, page, signal)}
      undo={undoRoleChange}
      onUndone={onUndone}
      titleOf={({ undoes }) =>
        undoes === null ? roleMessages.assigned() : roleMessages.changeUndone()
      }
    />
  );
}
