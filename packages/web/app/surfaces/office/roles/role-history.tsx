import type { WireRoleChange } from '@homestead/contract/accounts';
import { Button, List, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { agoText, instantText } from '#platform';
import { readProblem } from '../office-problem.ts';
import own from '../people/person-page.module.css';
import { ProblemNote } from '../problem-note.tsx';
import { showToast } from '../shell/show-toast.tsx';
import { useAnswer } from '../use-answer.ts';
import { getRoleHistory, undoRoleChange } from './role-calls.ts';

interface RoleHistoryProps {
  role: string;
  /** Of the state on the page: another one asks anew. */
  version: number;
  onUndone: () => void;
}

/** Who changed what a role holds, newest first, with a way back. */
export function RoleHistory({ role, version, onUndone }: RoleHistoryProps) {
  const [older, setOlder] = useState<WireRoleChange[]>([]);
  const [next, setNext] = useState<number | null | undefined>(undefined);
  const { answer, problem, again } = useAnswer(`${role} ${version}`, (signal) => {
    setOlder([]);
    setNext(undefined);
    return getRoleHistory(role, null, signal);
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer) return <Skeleton height={200} />;
  const changes = [...answer.data, ...older];
  const from = next === undefined ? answer.next : next;
  if (changes.length === 0) return <Text c="dimmed">Nothing has been changed yet.</Text>;
  const showMore = async () => {
    const page = await getRoleHistory(role, from);
    setOlder([...older, ...page.data]);
    setNext(page.next);
  };
  const undo = async (id: number) => {
    try {
      showToast(await undoRoleChange(id));
      onUndone();
      again();
    } catch (error) {
      const { message, title } = readProblem(error);
      showToast(message || title, { kind: 'bad' });
    }
  };
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

const held = (grant: { view: boolean; edit: boolean } | null) =>
  grant?.view ? (grant.edit ? 'view and edit' : 'held') : 'not held';

function Change({ change, onUndo }: { change: WireRoleChange; onUndo: () => void }) {
  const { changed_by, changed_at, permissions, before, after, may } = change;
  const who = changed_by ? `${changed_by.firstName} ${changed_by.lastName}` : 'The system';
  const lines: [string, string, string][] = [
    ...(before.reach === after.reach
      ? []
      : [['Reach', before.reach, after.reach] as [string, string, string]]),
    ...(before.requirestwostep === after.requirestwostep
      ? []
      : [
          [
            'Two-step required',
            before.requirestwostep ? 'yes' : 'no',
            after.requirestwostep ? 'yes' : 'no',
          ] as [string, string, string],
        ]),
    ...permissions.map(
      ({ permissionname, before: old, after: fresh }) =>
        [permissionname, held(old), held(fresh)] as [string, string, string],
    ),
  ];
  return (
    <li className={own.change}>
      <div>
        <Text fw={600}>
          {change.undoes === null ? 'Permissions assigned' : 'A change was taken back'}
        </Text>
        <Text size="sm" c="dimmed">
          {who}, <time title={instantText(changed_at)}>{agoText(changed_at, new Date())}</time>
          {change.undone_by !== null && ', taken back since'}
        </Text>
        <List size="sm" mt={4}>
          {lines.map(([label, old, fresh]) => (
            <List.Item key={label}>
              {label}: {old} → {fresh}
            </List.Item>
          ))}
        </List>
      </div>
      {may.undo && (
        <Button variant="default" size="compact-sm" onClick={onUndo}>
          Undo
        </Button>
      )}
    </li>
  );
}
