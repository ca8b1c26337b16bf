import type { PersonChangeKind } from '@homestead/contract/accounts';
import { RecordHistory } from '#desk';
import { peopleMessages } from '../../messages/people.ts';
import { peopleClient } from '../clients.ts';

const titles: Readonly<Record<PersonChangeKind, () => string>> = {
  created: peopleMessages.invited,
  edited: peopleMessages.edited,
  role: peopleMessages.roleChanged,
  deactivated: peopleMessages.deactivated,
  reactivated: peopleMessages.reactivated,
  deleted: peopleMessages.deleted,
  restored: peopleMessages.restored,
  team: peopleMessages.teamChanged,
  photo: peopleMessages.photoChanged,
};

interface PersonHistoryProps {
  personId: string;
  version: number;
  onUndone: () => void;
}

export function PersonHistory({ personId, version, onUndone }: PersonHistoryProps) {
  return (
    <RecordHistory
      name={`${personId} ${version}`}
      ask={(page, signal) => peopleClient.getPersonHistory({ id: personId, page }, { signal })}
      undo={(change, key) => peopleClient.undoPersonChange({ id: personId, change }, key)}
      onUndone={onUndone}
      titleOf={({ what }) => titles[what as PersonChangeKind]()}
    />
  );
}
