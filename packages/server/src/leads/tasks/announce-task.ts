import { namePeople } from '#accounts';
import { notify } from '#messaging';
import { type Caller, type DatabaseTransaction, recordEvent, type Services } from '#platform';
import { fullName } from '../full-name.ts';
import { leadChanged, taskChanged } from '../lead-events.ts';
import { taskGiven } from '../notifications/task-notifications.ts';
import type { TaskRow } from './task-store.ts';

/** The page on which tasks are listed. */
export const TASKS_PATH = '/tasks';

/** Tells open screens that a task changed, also those of its former owners. */
export async function announceTask(
  tx: DatabaseTransaction,
  { id, lead_id: leadId, owner_id, created_by }: TaskRow,
  formerOwners: readonly string[] = [],
): Promise<void> {
  const people = [owner_id, ...(created_by ? [created_by] : []), ...formerOwners];
  await recordEvent(tx, taskChanged, { taskId: id, leadId, people: [...new Set(people)] });
  if (leadId !== null) await recordEvent(tx, leadChanged, { leadId });
}

/** Tells someone that they were given a task by someone else. */
export async function tellOwner(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { personId }: Pick<Caller, 'personId'>,
  task: TaskRow,
): Promise<void> {
  if (task.owner_id === personId) return;
  const giver = (await namePeople(tx, [personId])).get(personId);
  await notify(services, tx, {
    ...{ type: taskGiven, to: [task.owner_id], about: aboutTask(task), path: TASKS_PATH },
    event: `task-given:${task.id}:${task.version}`,
    facts: { name: giver ? fullName(giver) : '', title: task.title },
  });
}

/** What news of a task is about: its lead, so that the news is erased with it. */
export const aboutTask = ({ id, lead_id }: Pick<TaskRow, 'id' | 'lead_id'>) =>
  lead_id === null ? { kind: 'task', id } : { kind: 'lead', id: lead_id };
