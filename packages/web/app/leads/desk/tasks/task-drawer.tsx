import { type TaskKind, taskEndpoints, type WireTask } from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useStaffSession } from '#accounts';
import { type FieldHints, RecordDrawer, RecordHistory, useAnswer } from '#desk';
import { taskDeskMessages } from '../messages/tasks.ts';
import { tasks } from './task-client.ts';
import { reminderChoices, taskKindLabels } from './task-words.ts';

interface TaskDrawerProps {
  /** The task to edit; without one, a new one is added. */
  task?: WireTask;
  /** Whom a new one is about. */
  lead?: { id: string; name: string };
  onClose: () => void;
  onDone: () => void;
}

const kinds = Object.entries(taskKindLabels);

/** Adds a task or an appointment, or edits one. */
export default function TaskDrawer({ task, lead, onClose, onDone }: TaskDrawerProps) {
  const { id: me } = useStaffSession();
  // The same object each time, or the form would start over with what was typed.
  const [blank] = useState({ kind: 'call', ownerId: me });
  const leadId = task ? task.leadId : (lead?.id ?? null);
  const { answer } = useAnswer(`owners-${leadId}`, (signal) =>
    tasks.listTaskOwners({ ...(leadId && { leadId }) }, { signal }),
  );
  const owners = ownersOf(answer?.data ?? [], task);
  const fields: FieldHints[] = [
    {
      name: 'kind',
      isRequired: true,
      choices: kinds.map(([value, label]) => ({ value, label: label() })),
    },
    { name: 'title' },
    { name: 'dueOn', kind: 'date', hint: taskDeskMessages.dayHint() },
    { name: 'dueTime', kind: 'time' },
    { name: 'endTime', kind: 'time', isShown: ({ kind }) => kind === 'appointment' },
    { name: 'place', isShown: ({ kind }) => kind === 'appointment' },
    { name: 'reminderMinutes', choices: reminderChoices(task?.reminderMinutes ?? null) },
    { name: 'ownerId', isRequired: true, choices: owners, isShown: () => owners.length > 1 },
    { name: 'notes', kind: 'lines' },
  ];
  const about = task?.leadName ?? lead?.name;
  const shared = { isOpen: true, onClose, sections: [{ fields }], said: (done: string) => done };
  const above = about && (
    <Text size="sm" c="dimmed">
      {taskDeskMessages.about({ name: about })}
    </Text>
  );
  if (!task) {
    return (
      <RecordDrawer
        {...shared}
        title={taskDeskMessages.add()}
        above={above}
        schema={taskEndpoints.createTask}
        record={blank}
        isNew
        save={async (given, key) => {
          const body = { ...withoutHidden(given), ...(lead && { leadId: lead.id }) };
          const { data } = await tasks.createTask(
            body as unknown as Parameters<typeof tasks.createTask>[0],
            key,
          );
          return taskDeskMessages.added({ title: data.title });
        }}
        onSaved={onDone}
      />
    );
  }
  const { id, version, title } = task;
  return (
    <RecordDrawer
      {...shared}
      title={title}
      above={above}
      schema={taskEndpoints.updateTask}
      record={task}
      save={async (changes) => {
        const { data } = await tasks.updateTask({ ...withoutHidden(changes), id, version });
        return taskDeskMessages.saved({ title: data.title });
      }}
      onSaved={onDone}
      onReload={onDone}
      below={
        <>
          <h2 className="text-18 above-8 below-4">{taskDeskMessages.history()}</h2>
          <RecordHistory
            name={`${id} ${version}`}
            titleOf={() => title}
            ask={(page, signal) =>
              tasks.getTaskHistory({ id, page }, { ...(signal && { signal }) })
            }
            undo={(change) => tasks.undoTaskChange({ id, change })}
            onUndone={onDone}
          />
        </>
      }
    />
  );
}

/** The people to choose from, with who has the task. */
function ownersOf(found: readonly { id: string; name: string }[], task: WireTask | undefined) {
  const choices = found.map(({ id, name }) => ({ value: id, label: name }));
  if (!task || found.some(({ id }) => id === task.ownerId)) return choices;
  return [...choices, { value: task.ownerId, label: task.ownerName }];
}

/** Without what only appointments have, for another kind. */
function withoutHidden(given: Record<string, unknown>): Record<string, unknown> {
  const kind = given.kind as TaskKind | undefined;
  if (kind === undefined || kind === 'appointment') return given;
  const { endTime: _end, place: _place, ...others } = given;
  return others;
}
