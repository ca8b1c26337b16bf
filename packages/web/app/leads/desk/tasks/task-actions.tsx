import { taskEndpoints, type WireTask } from '@homestead/contract/leads';
import { Suspense } from 'react';
import { type Done, lazyPart, type RecordAction, RecordDrawer } from '#desk';
import { leadKeys } from '../lead-keys.ts';
import { taskDeskMessages } from '../messages/tasks.ts';
import { tasks } from './task-client.ts';

const TaskDrawer = lazyPart(() => import('./task-drawer.tsx'));

const reopen = (id: string) => () => tasks.reopenTask({ id });

/** Marks a task as done, and says so with Undo. */
export async function complete({ id, title }: { id: string; title: string }): Promise<Done> {
  await tasks.completeTask({ id });
  return { message: taskDeskMessages.completed({ title }), undo: reopen(id) };
}

/** What staff do with a task. */
export const taskActions: readonly RecordAction<WireTask>[] = [
  {
    name: 'complete',
    label: taskDeskMessages.complete,
    key: leadKeys.done,
    isInRow: true,
    isBulk: true,
    run: complete,
  },
  {
    name: 'outcome',
    ability: 'complete',
    label: taskDeskMessages.completeWithOutcome,
    dialog: ({ record: { id, title }, onClose, onDone }) => (
      <RecordDrawer
        isOpen
        onClose={onClose}
        title={taskDeskMessages.outcomeTitle()}
        intro={title}
        schema={taskEndpoints.completeTask}
        sections={[{ fields: [{ name: 'outcome', kind: 'lines' }] }]}
        record={{ outcome: '' }}
        isNew
        submitLabel={taskDeskMessages.complete()}
        save={async ({ outcome }) => {
          await tasks.completeTask({ id, outcome: String(outcome ?? '') });
          return taskDeskMessages.completed({ title });
        }}
        said={(done) => done}
        onSaved={onDone}
      />
    ),
  },
  {
    name: 'edit',
    label: taskDeskMessages.edit,
    dialog: ({ record, onClose, onDone }) => (
      <Suspense fallback={null}>
        <TaskDrawer task={record} onClose={onClose} onDone={onDone} />
      </Suspense>
    ),
  },
  {
    name: 'reopen',
    label: taskDeskMessages.reopen,
    isBulk: true,
    async run({ id, title }) {
      await tasks.reopenTask({ id });
      return taskDeskMessages.reopened({ title });
    },
  },
  {
    name: 'remove',
    label: taskDeskMessages.remove,
    isBulk: true,
    isDangerous: true,
    async run({ id, title }) {
      await tasks.removeTask({ id });
      return { message: taskDeskMessages.removed({ title }), undo: reopen(id) };
    },
  },
];
