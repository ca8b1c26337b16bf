import { type taskEndpoints, taskLabels } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import {
  type Actor,
  changeRecord,
  createRecord,
  type DatabaseTransaction,
  refuse,
  requireVersion,
  type Services,
} from '#platform';
import { lockLeadToChange } from '../details/lead-details.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { taskMessages } from '../messages/tasks.ts';
import { refuseLead } from '../refuse-lead.ts';
import { announceTask, tellOwner } from './announce-task.ts';
import { isAppointment, isClosed, lockTaskToChange, taskTable } from './task.ts';
import { mayHaveTask } from './task-owners.ts';
import { skipPastReminder } from './task-reminder-store.ts';
import type { TaskRow } from './task-store.ts';
import { type DueColumns, readDue, type WallTimes, wallTimesOf } from './task-times.ts';

type NewTask = BodyOf<typeof taskEndpoints.createTask>;
type Given = Omit<BodyOf<typeof taskEndpoints.updateTask>, 'version'>;
type Context = Pick<Services, 'mail' | 'settings'>;

const noTimes: WallTimes = { dueOn: null, dueTime: null, endTime: null };

/**
 * Adds a task, about a lead in the caller's sight if one is given. Refuses (lead-not-found), and
 * (bad-input) an owner who can't have it and times that can't be used.
 */
export async function createTask(
  services: Context,
  tx: DatabaseTransaction,
  actor: Actor,
  input: NewTask,
): Promise<TaskRow> {
  const { caller } = actor;
  const { leadId = null, ownerId = caller.personId, kind, title } = input;
  if (leadId !== null) await lockLeadToChange(tx, caller, leadId);
  await requireOwner(tx, actor, ownerId, leadId);
  const due = requireDue({ kind }, { ...noTimes, ...timesIn(input) });
  const task = await createRecord(tx, taskTable, actor, {
    ...{ kind, title, lead_id: leadId, owner_id: ownerId, created_by: caller.personId },
    ...due,
    notes: input.notes ?? '',
    place: placeOf({ kind }, input.place ?? ''),
    reminder_minutes: reminderOf(due, input.reminderMinutes ?? null),
  });
  await skipPastReminder(tx, task.id);
  if (leadId !== null) {
    const what = isAppointment(task) ? 'appointment-created' : 'task-created';
    await noteActivity(tx, { leadId, kind: what, doneBy: caller.personId, facts: factsOf(task) });
  }
  await tellOwner(services, tx, caller, task);
  await announceTask(tx, task);
  return task;
}

/** Changes what is given. Refuses (task-not-found), (task-closed), and as {@link createTask}. */
export async function updateTask(
  services: Context,
  tx: DatabaseTransaction,
  actor: Actor,
  { id, version, given }: { id: string; version: number; given: Given },
): Promise<TaskRow> {
  const task = await lockTaskToChange(tx, actor.caller, id);
  requireVersion(task, version);
  if (isClosed(task)) refuseLead('task-closed');
  const kind = given.kind ?? task.kind;
  const ownerId = given.ownerId ?? task.owner_id;
  if (ownerId !== task.owner_id) await requireOwner(tx, actor, ownerId, task.lead_id);
  const due = changedDue(task, kind, given);
  const reminder = given.reminderMinutes === undefined ? undefined : given.reminderMinutes;
  const set: Partial<TaskRow> = {
    ...{ kind, owner_id: ownerId, ...due },
    ...(given.title !== undefined && { title: given.title }),
    ...(given.notes !== undefined && { notes: given.notes }),
    place: placeOf({ kind }, given.place ?? (isAppointment({ kind }) ? task.place : '')),
    reminder_minutes:
      reminder === undefined ? due.due_at && task.reminder_minutes : reminderOf(due, reminder),
  };
  const changed = await changeRecord(tx, taskTable, actor, task, { what: 'edited', set });
  await skipPastReminder(tx, id);
  if (ownerId !== task.owner_id) await tellOwner(services, tx, actor.caller, changed);
  await announceTask(tx, changed, [task.owner_id]);
  return changed;
}

/** What the timeline keeps of a task; its words go when the lead is erased. */
export const factsOf = ({ id, title, kind, due_at, owner_id }: TaskRow) => ({
  ...{ task: id, subject: title, taskKind: kind, dueAt: due_at, owner: owner_id },
});

/** Times that aren't touched stay as they are; a moved appointment stays as long as it was. */
function changedDue(task: TaskRow, kind: string, given: Given): DueColumns {
  const sent = timesIn(given);
  const { due_on, due_at, ends_at } = task;
  if (Object.keys(sent).length === 0 && isAppointment(task) === isAppointment({ kind })) {
    return { due_on, due_at, ends_at };
  }
  const held = wallTimesOf(task);
  const isMoved = isAppointment({ kind }) && ends_at && due_at && sent.endTime === undefined;
  const times = { ...held, ...(!isAppointment({ kind }) && { endTime: null }), ...sent };
  const due = requireDue({ kind }, isMoved ? { ...times, endTime: null } : times);
  if (!isMoved || !due.due_at) return due;
  return { ...due, ends_at: new Date(Number(due.due_at) + Number(ends_at) - Number(due_at)) };
}

function timesIn({ dueOn, dueTime, endTime }: Pick<Given, keyof WallTimes>): Partial<WallTimes> {
  return {
    ...(dueOn !== undefined && { dueOn }),
    ...(dueTime !== undefined && { dueTime }),
    ...(endTime !== undefined && { endTime }),
  };
}

function requireDue(task: Pick<TaskRow, 'kind'>, times: WallTimes): DueColumns {
  const due = readDue(isAppointment(task), times);
  return 'field' in due ? refuseField(due.field, due.message) : due;
}

const placeOf = (task: Pick<TaskRow, 'kind'>, place: string) =>
  place === '' || isAppointment(task)
    ? place
    : refuseField('place', taskMessages.onlyAppointments());

const reminderOf = ({ due_at }: DueColumns, minutes: number | null) =>
  minutes === null || due_at ? minutes : refuseField('reminderMinutes', taskMessages.needsDay());

async function requireOwner(
  tx: DatabaseTransaction,
  { caller }: Actor,
  ownerId: string,
  leadId: string | null,
): Promise<void> {
  if (await mayHaveTask(tx, caller, ownerId, leadId)) return;
  refuseField('ownerId', taskMessages.notInScope());
}

function refuseField(field: keyof typeof taskLabels, says: string): never {
  const label = taskLabels[field];
  const message = `${label} ${says}`;
  return refuse('bad-input', { message, fields: [{ field, label, message }] });
}
