import type { PageFacts, WireRecordChange } from '@homestead/contract/platform';
import { Button, List, Text } from '@mantine/core';
import { useState } from 'react';
import { agoText, instantText, UNKNOWN } from '#platform';
import { deskMessages } from './messages.ts';
import { ProblemNote } from './problem-note.tsx';
import styles from './record-history.module.css';
import { sayProblem, showToast } from './show-toast.tsx';
import { TableSkeleton } from './table/table-skeleton.tsx';
import { useAnswer } from './use-answer.ts';

export interface RecordHistoryProps {
  /** The record and its version: the history is asked for again when it changes. */
  name: string;
  /** A page of changes, newest first. */
  ask: (page: number, signal?: AbortSignal) => Promise<PageFacts & { data: WireRecordChange[] }>;
  /** Undoes a change; may answer what to say. */
  undo: (change: number) => Promise<unknown>;
  onUndone: () => void;
  /** Left out where the titles of the kit are enough. */
  titleOf?: (change: WireRecordChange) => string;
}

const titles: Readonly<Record<string, () => string>> = {
  created: deskMessages.created,
  edited: deskMessages.edited,
  moved: deskMessages.moved,
  retired: deskMessages.retired,
  restored: deskMessages.restored,
};
const usualTitle = ({ what }: WireRecordChange) => titles[what]?.() ?? what;

/** Who changed what, newest first, with undo where the server allows it. */
export function RecordHistory({
  name,
  ask,
  undo,
  onUndone,
  titleOf = usualTitle,
}: RecordHistoryProps) {
  const [older, setOlder] = useState<WireRecordChange[]>([]);
  const [pages, setPages] = useState(1);
  const { answer, problem, again } = useAnswer(name, (signal) => {
    setOlder([]);
    setPages(1);
    return ask(1, signal);
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer) return <TableSkeleton columns={2} />;
  const known = new Set(answer.data.map(({ id }) => id));
  const changes = [...answer.data, ...older.filter(({ id }) => !known.has(id))];
  if (changes.length === 0) return <Text c="dimmed">{deskMessages.noChanges()}</Text>;
  const showMore = async () => {
    const page = await ask(pages + 1);
    setOlder([...older, ...page.data]);
    setPages(pages + 1);
  };
  const takeBack = async (change: number) => {
    const said = await undo(change);
    showToast(typeof said === 'string' ? said : deskMessages.changeUndone());
    onUndone();
    again();
  };
  return (
    <>
      <ol className="grid gap-3">
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            title={titleOf(change)}
            onUndo={() => takeBack(change.id).catch(sayProblem)}
          />
        ))}
      </ol>
      {pages * answer.pageSize < answer.total && (
        <Button variant="default" mt="md" onClick={() => showMore().catch(sayProblem)}>
          {deskMessages.olderChanges()}
        </Button>
      )}
    </>
  );
}

interface ChangeItemProps {
  change: WireRecordChange;
  title: string;
  onUndo: () => void;
}

function ChangeItem({ change, title, onUndo }: ChangeItemProps) {
  const { changedAt, changedBy, abilities, undoneBy, fields } = change;
  const who = changedBy ? `${changedBy.firstName} ${changedBy.lastName}` : deskMessages.bySystem();
  const lines = fields.map(({ field, label, before, after }) => ({
    field,
    label,
    before: before || UNKNOWN,
    after: after || UNKNOWN,
  }));
  const differing = lines.filter(({ before, after }) => before !== after);
  return (
    <li className={styles.change}>
      <div>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {who} · <time title={instantText(changedAt)}>{agoText(changedAt, new Date())}</time>
          {undoneBy !== null && ` · ${deskMessages.sinceUndone()}`}
        </Text>
        {differing.length > 0 && (
          <List size="sm" mt={4}>
            {differing.map(({ field, ...line }) => (
              <List.Item key={field}>{deskMessages.changeLine(line)}</List.Item>
            ))}
          </List>
        )}
      </div>
      {abilities.includes('undo') && (
        <Button variant="default" size="compact-sm" onClick={onUndo}>
          {deskMessages.undo()}
        </Button>
      )}
    </li>
  );
}
