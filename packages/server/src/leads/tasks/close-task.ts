import { type Actor, changeRecord, type DatabaseTransaction } from '#platform';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { announceTask } from './announce-task.ts';
import { factsOf } from './save-task.ts';
import { isAppointment, lockTaskToChange, taskTable } from './task.ts';
import { skipPastReminder } from './task-reminder-store.ts';
import type { TaskRow } from './task-store.ts';

interface Closing {
  id: string;
  /** How it went; what was written before stays without it. */
  outcome?: string | undefined;
}

/**
 * Marks a task as done, with how it went. One that is done stays as it is, and a deleted one
 * becomes a done one. Refuses (task-not-found).
 */
export async function completeTask(
  tx: DatabaseTransaction,
  actor: Actor,
  { id, outcome }: Closing,
): Promise<TaskRow> {
  const task = await lockTaskToChange(tx, actor.caller, id);
  if (task.done_at) return task;
  const done = await changeRecord(tx, taskTable, actor, task, {
    what: 'completed',
    set: {
      ...{ done_at: new Date(), done_by: actor.caller.personId, canceled_at: null },
      ...(outcome !== undefined && { outcome }),
    },
  });
  await note(tx, actor, done, 'done');
  await announceTask(tx, done);
  return done;
}

/** Opens a done or a deleted task again. Refuses (task-not-found). */
export async function reopenTask(
  tx: DatabaseTransaction,
  actor: Actor,
  id: string,
): Promise<TaskRow> {
  const task = await lockTaskToChange(tx, actor.caller, id);
  const { done_at: doneAt } = task;
  const open = await changeRecord(tx, taskTable, actor, task, {
    what: 'reopened',
    set: { done_at: null, done_by: null, canceled_at: null },
  });
  if (open === task) return task;
  await skipPastReminder(tx, id);
  if (doneAt) await note(tx, actor, open, 'reopened');
  await announceTask(tx, open);
  return open;
}

/** Takes a task off the lists. One that is deleted or done stays so. Refuses (task-not-found). */
export async function removeTask(
  tx: DatabaseTransaction,
  actor: Actor,
  id: string,
): Promise<TaskRow> {
  const task = await lockTaskToChange(tx, actor.caller, id);
  if (task.canceled_at || task.done_at) return task;
  const gone = await changeRecord(tx, taskTable, actor, task, {
    what: 'deleted',
    set: { canceled_at: new Date() },
  });
  await note(tx, actor, gone, 'deleted');
  await announceTask(tx, gone);
  return gone;
}

/** A line on the lead's timeline. */
async function note(
  tx: DatabaseTransaction,
  { caller }: Actor,
  task: TaskRow,
  what: 'done' | 'reopened' | 'deleted',
): Promise<void> {
  if (task.lead_id === null) return;
  await noteActivity(tx, {
    ...{ leadId: task.lead_id, kind: `${isAppointment(task) ? 'appointment' : 'task'}-${what}` },
    doneBy: caller.personId,
    facts: { ...factsOf(task), ...(task.outcome && { note: task.outcome }) },
  });
}
