import { RecordHistory } from '#desk';
import { roleMessages } from '../../messages/roles.ts';
import { roleClient } from '../clients.ts';

interface RoleHistoryProps {
  role: string;
  version: number;
  onUndone: () => void;
}

export function RoleHistory({ role, version, onUndone }: RoleHistoryProps) {
  return (
    <RecordHistory
      name={`${role} ${version}`}
      ask={(page, signal) => roleClient.getPermissionHistory({ role, page }, { signal })}
      undo={(id, key) => roleClient.undoPermissionChange({ id }, key)}
      onUndone={onUndone}
      titleOf={() => roleMessages.assigned()}
    />
  );
}
