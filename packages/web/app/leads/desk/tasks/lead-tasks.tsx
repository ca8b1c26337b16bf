import { tasksMoved, type WireTask } from '@homestead/contract/leads';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import {
  ActionMenu,
  Check,
  Drawer,
  ProblemNote,
  sayDone,
  sayProblem,
  TableSkeleton,
  useActions,
  useAnswer,
} from '#desk';
import { useLive } from '#platform';
import { taskDeskMessages } from '../messages/tasks.ts';
import styles from './lead-tasks.module.css';
import { NewTask } from './new-task.tsx';
import { complete, taskActions } from './task-actions.tsx';
import { tasks } from './task-client.ts';
import { dueText } from './task-words.ts';

interface LeadTasksProps {
  leadId: string;
  name: string;
}

/** The tasks of a lead, for the panel of its page: what is next, and what was done. */
export function LeadTasks({ leadId, name }: LeadTasksProps) {
  const [isAdding, setAdding] = useState(false);
  const [showsDone, setShowsDone] = useState(false);
  const state = showsDone ? 'done' : 'open';
  const { answer, problem, again } = useAnswer(`${leadId} ${state}`, (signal) =>
    tasks.listTasks({ leadId, state, pageSize: 50 }, { signal }),
  );
  useLive(tasksMoved, (moved) => {
    if (!moved || moved.leadId === leadId) again();
  });
  return (
    <div className="grid gap-3">
      <div className="row wrap gap-2">
        <Button onClick={() => setAdding(true)}>{taskDeskMessages.add()}</Button>
        <Button variant="subtle" onClick={() => setShowsDone(!showsDone)}>
          {showsDone ? taskDeskMessages.hideDone() : taskDeskMessages.showDone()}
        </Button>
      </div>
      {problem && <ProblemNote problem={problem} onRetry={again} />}
      {!answer && !problem && <TableSkeleton columns={1} />}
      {answer?.data.length === 0 && (
        <Text c="dimmed">
          {showsDone ? taskDeskMessages.noneDone() : taskDeskMessages.noneOpen()}
        </Text>
      )}
      <ul className="grid gap-2">
        {answer?.data.map((task) => (
          <Item key={task.id} task={task} onDone={again} />
        ))}
      </ul>
      {isAdding && (
        <NewTask lead={{ id: leadId, name }} onClose={() => setAdding(false)} onDone={again} />
      )}
    </div>
  );
}

function Item({ task, onDone }: { task: WireTask; onDone: () => void }) {
  const { id, title, ownerName, outcome, isOverdue, state } = task;
  const given = useActions({ record: task, name: title, actions: taskActions, onDone });
  const finish = async () => {
    try {
      const done = await complete({ id, title });
      sayDone(typeof done === 'string' ? done : done.message, [done], onDone);
    } catch (error) {
      sayProblem(error);
    }
    onDone();
  };
  return (
    <li className={styles.item}>
      <Check
        aria-label={taskDeskMessages.markDone({ title })}
        checked={state === 'done'}
        disabled={state !== 'open'}
        onChange={() => void finish()}
      />
      <div className={styles.words}>
        <Text>{title}</Text>
        <Text size="sm" c={isOverdue ? 'bad' : 'dimmed'}>
          {isOverdue && `${taskDeskMessages.overdue()}, `}
          {dueText(task)} · {ownerName}
        </Text>
        {outcome && <Text size="sm">{outcome}</Text>}
      </div>
      <ActionMenu of={given} />
      {given.dialog}
    </li>
  );
}

/** The same in a drawer, for lists of leads. */
export function LeadTasksDrawer({
  leadId,
  name,
  onClose,
}: LeadTasksProps & { onClose: () => void }) {
  const title = taskDeskMessages.tasksOf({ name });
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={title}>
      <LeadTasks leadId={leadId} name={name} />
    </Drawer>
  );
}
