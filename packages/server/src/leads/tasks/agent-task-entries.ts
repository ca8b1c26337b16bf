import { actAs } from '#accounts';
import { type CalendarEntry, type Queryable, type Services, siteLink } from '#platform';
import { TASKS_PATH } from './announce-task.ts';
import { selectTimedTasks } from './task-store.ts';

/** How long a task with a time is shown. */
const TASK_MS = 15 * 60_000;

/**
 * A person's appointments, and their open tasks with a time, for the feed of their calendar
 * title and place, but neither the notes nor the lead, since the address of the feed may
 * be passed on.
 */
export async function agentTaskEntries(
  { settings }: Pick<Services, 'settings'>,
  db: Queryable,
  personId: string,
  within: { from: Date; to: Date },
): Promise<CalendarEntry[]> {
  const owner = await actAs(db, personId);
  if (!owner) return [];
  const { hostname } = new URL(settings.publicUrl);
  const tasks = await selectTimedTasks(db, owner.caller, within);
  return tasks.map((task) => ({
    uid: `task-${task.id}@${hostname}`,
    sequence: task.version,
    changedAt: task.created_at,
    startsAt: task.due_at,
    endsAt: task.ends_at ?? new Date(task.due_at.getTime() + TASK_MS),
    isAgreed: true,
    summary: task.title,
    description: '',
    location: task.place || null,
    url: siteLink(settings, TASKS_PATH),
  }));
}
