import { type TaskKind, taskLabels, type WireTask } from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import {
  type Caller,
  changeRecord,
  columnHistory,
  instantInWords,
  type Queryable,
  type RecordKind,
  type RecordTable,
  withNames,
} from '#platform';
import { findName, fullName } from '../full-name.ts';
import { taskMessages } from '../messages/tasks.ts';
import { refuseLead } from '../refuse-lead.ts';
import { mayHaveTask } from './task-owners.ts';
import { TASK_RECORD } from './task-person-store.ts';
import { lockTask, selectLeadNames, selectTasksInSight, type TaskRow } from './task-store.ts';
import { endOfDay, wallTimesOf } from './task-times.ts';

const instantText = (value: unknown) => (value ? instantInWords(new Date(String(value))) : '');
/** The end of a day is said by the day. */
const dueText = (value: unknown) => {
  if (!value) return '';
  const at = new Date(String(value));
  return endOfDay(localDate(at)).getTime() === at.getTime() ? '' : instantText(value);
};
const minutesText = (value: unknown) =>
  value === null || value === undefined ? '' : taskMessages.minutesBefore({ count: Number(value) });

export const taskTable: RecordTable<TaskRow> = {
  key: TASK_RECORD,
  table: 'lead_task',
  columns: {
    kind: { label: () => taskLabels.kind },
    title: { label: () => taskLabels.title },
    notes: { label: () => taskLabels.notes },
    owner_id: { label: () => taskLabels.ownerId },
    due_on: { label: () => taskLabels.dueOn },
    due_at: { label: taskMessages.dueAt, textOf: dueText },
    ends_at: { label: taskMessages.endsAt, textOf: instantText },
    place: { label: () => taskLabels.place },
    reminder_minutes: { label: () => taskLabels.reminderMinutes, textOf: minutesText },
    done_at: { label: taskMessages.done, textOf: instantText },
    outcome: { label: () => taskLabels.outcome },
    canceled_at: { label: taskMessages.deleted, textOf: instantText },
  },
  refuseMissing: () => refuseLead('task-not-found'),
};

export const isAppointment = ({ kind }: Pick<TaskRow, 'kind'>) => kind === 'appointment';
export const isClosed = ({ done_at, canceled_at }: TaskRow) =>
  done_at !== null || canceled_at !== null;

/** A task in the caller's sight, held until the commit. Refuses (task-not-found). */
export async function lockTaskToChange(
  tx: Queryable,
  caller: Caller,
  id: string,
): Promise<TaskRow> {
  return (await lockTask(tx, caller, id)) ?? refuseLead('task-not-found');
}

/** Whether the table takes a row that an undone change would leave. */
function isPossible(task: TaskRow): boolean {
  if (task.done_at !== null && task.canceled_at !== null) return false;
  if (task.due_at === null) {
    return task.due_on === null && task.reminder_minutes === null && !isAppointment(task);
  }
  if (!isAppointment(task)) return task.ends_at === null;
  return (
    task.due_on === null && task.ends_at !== null && new Date(task.ends_at) > new Date(task.due_at)
  );
}

/** The history of a task, with the names of its owners. */
export const taskHistory: RecordKind<TaskRow> = withNames(
  columnHistory(taskTable, {
    async see(db, caller, ids) {
      const tasks = await selectTasksInSight(db, caller, ids);
      if (tasks.length < new Set(ids).size) refuseLead('task-not-found');
      return new Map(tasks.map((task) => [task.id, task]));
    },
    requireToChange: lockTaskToChange,
    async mayUndo(db, caller, task, { before }) {
      const { owner_id: ownerId } = before;
      return (
        isPossible({ ...task, ...before } as TaskRow) &&
        (ownerId === undefined || mayHaveTask(db, caller, String(ownerId), task.lead_id))
      );
    },
    namePeople,
    undo: async (tx, actor, task, { id, what, before }) => {
      await changeRecord(tx, taskTable, actor, task, {
        ...{ what, set: before as Partial<TaskRow>, undoes: id },
      });
    },
  }),
  { people: ['owner_id'] },
);

/** Tasks in the caller's sight as the wire has them, in their order. */
export async function presentTasks(
  db: Queryable,
  caller: Caller,
  rows: readonly TaskRow[],
): Promise<WireTask[]> {
  const ids = (column: 'owner_id' | 'done_by' | 'lead_id') =>
    rows.flatMap((row) => row[column] ?? []);
  const people = await namePeople(db, [...ids('owner_id'), ...ids('done_by')]);
  const leads = await selectLeadNames(db, caller, ids('lead_id'));
  const now = new Date();
  return rows.map((row) => {
    const lead = row.lead_id === null ? undefined : leads.get(row.lead_id);
    const late = row.ends_at ?? row.due_at;
    return {
      id: row.id,
      kind: row.kind as TaskKind,
      title: row.title,
      notes: row.notes,
      leadId: row.lead_id,
      leadName: lead ? fullName(lead) : null,
      ownerId: row.owner_id,
      ownerName: findName(people, row.owner_id) ?? '',
      dueAt: row.due_at?.toISOString() ?? null,
      ...wallTimesOf(row),
      endsAt: row.ends_at?.toISOString() ?? null,
      place: row.place,
      reminderMinutes: row.reminder_minutes,
      isOverdue: !isClosed(row) && late !== null && late < now,
      state: row.done_at ? 'done' : row.canceled_at ? 'canceled' : 'open',
      doneAt: row.done_at?.toISOString() ?? null,
      doneBy: findName(people, row.done_by),
      outcome: row.outcome,
      version: row.version,
      abilities: isClosed(row) ? ['reopen'] : ['edit', 'complete', 'remove'],
    };
  });
}
