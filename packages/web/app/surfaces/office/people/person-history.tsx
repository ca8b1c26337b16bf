import type { WirePersonChange } from '@homestead/contract/accounts';
import { UNKNOWN } from '#platform';
import { ChangeHistory } from '../change-history.tsx';
import { getHistory, undoChange } from './people-calls.ts';

const titles: Record<WirePersonChange['what'], string> = {
  created: 'Invited',
  edited: 'Edited',
  role: 'Role changed',
  deactivated: 'Deactivated',
  reactivated: 'Reactivated',
  deleted: 'Deleted',
  restored: 'Restored',
  team: 'Team changed',
  photo: 'Photo changed',
};

interface PersonHistoryProps {
  personId: string;
  /** Of the record on the page: another one asks anew. */
  version: number;
  onUndone: () => void;
}

/** Who changed what about a person, newest first; a change can be taken back for 30 days. */
export function PersonHistory({ personId, version, onUndone }: PersonHistoryProps) {
  return (
    <ChangeHistory<WirePersonChange>
      name={`${personId} ${version}`}
      ask={(before, signal) => getHistory(personId, before, signal)}
      undo={(change) => undoChange(personId, change)}
      onUndone={onUndone}
      present={({ what, undoes, fields }) => ({
        title: `${titles[what]}${undoes === null ? '' : ' (taken back)'}`,
        lines: fields.map(({ label, before, after }) => ({
          label,
          before: before || UNKNOWN,
          after: after || UNKNOWN,
        })),
      })}
    />
  );
}
