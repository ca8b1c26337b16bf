import { localArea } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';
import { isOpen, type TaskRow } from './task-store.ts';

/** When a task of a day without a time is reminded of, on the clocks of the brokerage. */
const MORNING = '09:00';
/** What was due to be reminded of longer ago isn't news. */
const NEWS = sql`interval '1 day'`;

/** SQL: when to remind of the row of `t`. */
const remindAt = () => sql<Date>`(coalesce(
  (t.due_on + ${MORNING}::time) at time zone ${localArea().timeZone}::text, t.due_at)
  - make_interval(mins => t.reminder_minutes))`;

/** Tasks whose reminder is due at `now` and wasn't sent for that time, locked until the commit. */
export async function lockDueTasks(
  tx: Queryable,
  { job, now, limit }: { job: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from lead_task t
    where t.reminder_minutes is not null and ${isOpen}
      and t.due_at > ${now}::timestamptz - ${NEWS}
      and t.due_at < ${now}::timestamptz + interval '16 days'
      and ${remindAt()} <= ${now}::timestamptz and ${remindAt()} > ${now}::timestamptz - ${NEWS}
      and t.reminded_for is distinct from ${remindAt()}
      and ${isNotPutOff(job, sql`t.id::text`)}
    order by t.due_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes that the reminder of a locked task is sent; the task. */
export async function takeTaskReminder(
  tx: Queryable,
  id: string,
): Promise<(TaskRow & { due_at: Date; reminded_for: Date }) | null> {
  const { rows } = await sql<TaskRow & { due_at: Date; reminded_for: Date }>`
    update lead_task t set reminded_for = ${remindAt()} where t.id = ${id}
    returning t.*`.execute(tx);
  return rows[0] ?? null;
}

/** A reminder whose time has passed when it is set is not sent. */
export async function skipPastReminder(tx: Queryable, id: string): Promise<void> {
  await sql`
    update lead_task t set reminded_for = ${remindAt()}
    where t.id = ${id} and ${remindAt()} <= now()`.execute(tx);
}
