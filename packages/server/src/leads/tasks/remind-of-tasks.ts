import { actAs } from '#accounts';
import { notify } from '#messaging';
import { type DatabaseTransaction, type Services, workThroughRows } from '#platform';
import { taskReminder } from '../notifications/task-notifications.ts';
import { aboutTask, TASKS_PATH } from './announce-task.ts';
import { isAppointment } from './task.ts';
import { lockDueTasks, takeTaskReminder } from './task-reminder-store.ts';
import { selectTasksInSight } from './task-store.ts';

const JOB = 'leads.remind-of-tasks';

/** Defines the job that reminds of tasks and appointments. */
export function defineTaskJob(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await remindOfTasks(services, new Date(), signal)),
  });
}

/**
 * Reminds the owners of open tasks, each once for a time: moved to another time, they are reminded
 * again. Owners who can't see the lead anymore aren't. Returns of how many tasks.
 */
export function remindOfTasks(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockDueTasks(tx, { job: JOB, now, limit }),
      work: (tx, id) => remind(services, tx, id),
    },
    signal,
  );
}

async function remind(services: Services, tx: DatabaseTransaction, id: string): Promise<void> {
  const task = await takeTaskReminder(tx, id);
  if (!task) return;
  const owner = await actAs(tx, task.owner_id);
  const [seen] = owner ? await selectTasksInSight(tx, owner.caller, [id]) : [];
  if (!seen) return;
  await notify(services, tx, {
    ...{ type: taskReminder, to: [task.owner_id], about: aboutTask(task), path: TASKS_PATH },
    event: `task:${id}:${task.reminded_for.toISOString()}`,
    facts: {
      ...{ title: task.title, at: task.due_at },
      isWholeDay: task.due_on !== null,
      isAppointment: isAppointment(task),
    },
  });
}
