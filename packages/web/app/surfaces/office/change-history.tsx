import { Button, List, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { agoText, instantText } from '#platform';
import own from './change-history.module.css';
import { readProblem } from './office-problem.ts';
import { ProblemNote } from './problem-note.tsx';
import { showToast } from './shell/show-toast.tsx';
import { useAnswer } from './use-answer.ts';

/** What the changes of people and of roles have in common. */
interface WireChange {
  id: number;
  changed_at: string;
  changed_by: { firstName: string; lastName: string } | null;
  undone_by: number | null;
  may: { undo: boolean };
}

interface ChangeHistoryProps<Change extends WireChange> {
  /** Of what, and in which state it is on the page: another one asks anew. */
  name: string;
  /** A page of changes, newest first, before one of them. */
  ask: (
    before: number | null,
    signal?: AbortSignal,
  ) => Promise<{ data: Change[]; next: number | null }>;
  /** Takes a change back and answers what to say. */
  undo: (change: number) => Promise<string>;
  onUndone: () => void;
  /** A change in words: what it was, and each thing with before and after. */
  present: (change: Change) => { title: string; lines: readonly ChangeLine[] };
}

export interface ChangeLine {
  label: string;
  before: string;
  after: string;
}

/** Who changed what, newest first, with a way back. */
export function ChangeHistory<Change extends WireChange>({
  name,
  ask,
  undo,
  onUndone,
  present,
}: ChangeHistoryProps<Change>) {
  const [older, setOlder] = useState<Change[]>([]);
  const [next, setNext] = useState<number | null | undefined>(undefined);
  const { answer, problem, again } = useAnswer(name, (signal) => {
    setOlder([]);
    setNext(undefined);
    return ask(null, signal);
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer) return <Skeleton height={200} />;
  const changes = [...answer.data, ...older];
  const from = next === undefined ? answer.next : next;
  if (changes.length === 0) return <Text c="dimmed">Nothing has been changed yet.</Text>;
  const showMore = () =>
    sayingProblems(async () => {
      const page = await ask(from);
      setOlder([...older, ...page.data]);
      setNext(page.next);
    });
  const takeBack = (change: number) =>
    sayingProblems(async () => {
      showToast(await undo(change));
      onUndone();
      again();
    });
  return (
    <>
      <ol className={own.changes}>
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            {...present(change)}
            onUndo={() => takeBack(change.id)}
          />
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

async function sayingProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { message, title } = readProblem(error);
    showToast(message || title, { kind: 'bad' });
  }
}

interface ChangeItemProps {
  change: WireChange;
  title: string;
  lines: readonly ChangeLine[];
  onUndo: () => void;
}

function ChangeItem({ change, title, lines, onUndo }: ChangeItemProps) {
  const { changed_at, changed_by, may, undone_by } = change;
  const who = changed_by ? `${changed_by.firstName} ${changed_by.lastName}` : 'The system';
  return (
    <li className={own.change}>
      <div>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {who}, <time title={instantText(changed_at)}>{agoText(changed_at, new Date())}</time>
          {undone_by !== null && ', taken back since'}
        </Text>
        {lines.length > 0 && (
          <List size="sm" mt={4}>
            {lines.map(({ label, before, after }) => (
              <List.Item key={label}>
                {label}: {before} → {after}
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
