import type { WirePersonChange } from '@homestead/contract/accounts';
import { Button, List, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { agoText, instantText, UNKNOWN } from '#platform';
import { readProblem } from '../office-problem.ts';
import { ProblemNote } from '../problem-note.tsx';
import { showToast } from '../shell/show-toast.tsx';
import { useAnswer } from '../use-answer.ts';
import { getHistory, undoChange } from './people-calls.ts';
import own from './person-page.module.css';

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
  const [older, setOlder] = useState<WirePersonChange[]>([]);
  const [next, setNext] = useState<number | null | undefined>(undefined);
  const { answer, problem, again } = useAnswer(`${personId} ${version}`, (signal) => {
    setOlder([]);
    setNext(undefined);
    return getHistory(personId, null, signal);
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer) return <Skeleton height={200} />;
  const changes = [...answer.data, ...older];
  const from = next === undefined ? answer.next : next;
  const showMore = async () => {
    const page = await getHistory(personId, from);
    setOlder([...older, ...page.data]);
    setNext(page.next);
  };
  const undo = async (change: number) => {
    try {
      showToast(await undoChange(personId, change));
      onUndone();
      again();
    } catch (error) {
      const { message, title } = readProblem(error);
      showToast(message || title, { kind: 'bad' });
    }
  };
  if (changes.length === 0) return <Text c="dimmed">Nothing has been changed yet.</Text>;
  return (
    <>
      <ol className={own.changes}>
        {changes.map((change) => (
          <Change key={change.id} change={change} onUndo={() => undo(change.id)} />
        ))}
      </ol>
      {from !== null && (
        <Button variant="default" mt="md" onClick={showMore}>
          Show older changes
        </Button>
      )}
    </>
  );
}

function Change({ change, onUndo }: { change: WirePersonChange; onUndo: () => void }) {
  const { what, changed_at, changed_by, fields, may, undone_by, undoes } = change;
  const who = changed_by ? `${changed_by.firstName} ${changed_by.lastName}` : 'The system';
  return (
    <li className={own.change}>
      <div>
        <Text fw={600}>
          {titles[what]}
          {undoes !== null && ' (taken back)'}
        </Text>
        <Text size="sm" c="dimmed">
          {who}, <time title={instantText(changed_at)}>{agoText(changed_at, new Date())}</time>
          {undone_by !== null && ', taken back since'}
        </Text>
        {fields.length > 0 && (
          <List size="sm" mt={4}>
            {fields.map(({ field, label, before, after }) => (
              <List.Item key={field}>
                {label}: {before || UNKNOWN} → {after || UNKNOWN}
              </List.Item>
            ))}
          </List>
        )}
      </div>
      {may.undo && (
        <Button variant="default" size="compact-sm" onClick={onUndo}>
          Undo
        </Button>
      )}
    </li>
  );
}
