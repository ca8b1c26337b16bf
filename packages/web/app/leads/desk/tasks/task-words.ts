import type { TaskKind, WireTask } from '@homestead/contract/leads';
import { dateText, instantText, UNKNOWN } from '#platform';
import { taskDeskMessages } from '../messages/tasks.ts';

export const taskKindLabels: Record<TaskKind, () => string> = {
  call: taskDeskMessages.call,
  text: taskDeskMessages.text,
  email: taskDeskMessages.email,
  'follow-up': taskDeskMessages.followUp,
  showing: taskDeskMessages.showing,
  other: taskDeskMessages.other,
  appointment: taskDeskMessages.appointment,
};

const reminders: [minutes: number, label: () => string][] = [
  [0, taskDeskMessages.remindAt],
  [15, () => taskDeskMessages.remindMinutes({ count: '15' })],
  [30, () => taskDeskMessages.remindMinutes({ count: '30' })],
  [60, () => taskDeskMessages.remindHours({ count: 1 })],
  [120, () => taskDeskMessages.remindHours({ count: 2 })],
  [24 * 60, () => taskDeskMessages.remindDays({ count: 1 })],
  [2 * 24 * 60, () => taskDeskMessages.remindDays({ count: 2 })],
  [7 * 24 * 60, () => taskDeskMessages.remindDays({ count: 7 })],
];

/** The reminders that a form offers, with the one that a task has. */
export function reminderChoices(held: number | null): { value: string; label: string }[] {
  const isOffered = held === null || reminders.some(([minutes]) => minutes === held);
  return [
    ...reminders.map(([minutes, label]) => ({ value: String(minutes), label: label() })),
    ...(isOffered
      ? []
      : [
          {
            value: String(held),
            label: taskDeskMessages.remindMinutes({ count: String(held) }),
          },
        ]),
  ];
}

/** When a task is due, by the day where it has no time. */
export function dueText({
  dueAt,
  dueOn,
  dueTime,
}: Pick<WireTask, 'dueAt' | 'dueOn' | 'dueTime'>): string {
  if (!dueAt || !dueOn) return UNKNOWN;
  return dueTime ? instantText(dueAt) : dateText(dueOn);
}
