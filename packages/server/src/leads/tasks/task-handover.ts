import type { HandoverStep } from '#accounts';
import { type DatabaseTransaction, recordChanges, recordEvent } from '#platform';
import { takers } from '../inquiries/lead-handover.ts';
import { leadChanged, taskChanged } from '../lead-events.ts';
import { taskMessages } from '../messages/tasks.ts';
import {
  claimTasks,
  countTasksOf,
  type MovedTask,
  moveTasks,
  TASK_RECORD,
} from './task-person-store.ts';

/** Gives the open tasks and appointments of staff who leave to a colleague. */
export const taskHandover: HandoverStep = {
  name: 'tasks',
  label: taskMessages.openTasks,
  count: countTasksOf,
  mayTake: (role) => takers.has(role),
  handOver: (tx, from, to, by) => handOverTasks(tx, { from, to, by }),
};

/**
 * Gives the open tasks of one person to another, or only those about leads that go to them; `by`
 * is null for the program.
 */
export async function handOverTasks(
  tx: DatabaseTransaction,
  {
    from,
    to,
    by,
    leadIds = null,
  }: {
    from: string;
    to: string;
    by: string | null;
    leadIds?: readonly string[] | null;
  },
): Promise<void> {
  const moved = await moveTasks(tx, { from, to, leadIds });
  await noteMoved(tx, { to, by }, moved);
}

/**
 * Gives the open tasks about leads to their new agent: those of the agent who had the leads, or of
 * earlier ones where nobody had them. They stay where nobody gets the leads; `by` is null for the
 * program. Returns the tasks.
 */
export async function passTasksOn(
  tx: DatabaseTransaction,
  {
    from,
    to,
    by,
    leadIds,
  }: {
    from: string | null;
    to: string | null;
    by: string | null;
    leadIds: readonly string[];
  },
): Promise<readonly MovedTask[]> {
  if (to === null) return [];
  const moved = from
    ? await moveTasks(tx, { from, to, leadIds })
    : await claimTasks(tx, { to, leadIds });
  await noteMoved(tx, { to, by }, moved);
  return moved;
}

async function noteMoved(
  tx: DatabaseTransaction,
  { to, by }: { to: string; by: string | null },
  moved: readonly MovedTask[],
): Promise<void> {
  await recordChanges(
    tx,
    moved.map(({ id, from }) => ({
      ...{ kind: TASK_RECORD, recordId: id, what: 'handed-over', changedBy: by },
      ...{ before: { owner_id: from }, after: { owner_id: to } },
    })),
  );
  for (const { id, from, leadId: of } of moved) {
    await recordEvent(tx, taskChanged, { taskId: id, leadId: of, people: [from, to] });
  }
  const about = new Set(moved.flatMap((task) => task.leadId ?? []));
  for (const id of about) await recordEvent(tx, leadChanged, { leadId: id });
}
