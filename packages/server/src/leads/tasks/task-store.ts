import type { TaskKind, TaskState } from '@homestead/contract/leads';
import { localDate, type PageRequest } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import { type Caller, ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';
import { inSight } from '../lead-sight-store.ts';
import { endOfDay } from './task-times.ts';

export type TaskRow = RowOf<'lead_task'>;

/**
 * SQL: the caller may see the row of `t`, a task: one about a lead with the lead, one without a
 * lead as its owner or as who gave it to them.
 */
export function taskInSight(caller: Caller): RawBuilder<SqlBool> {
  return sql<SqlBool>`(case when t.lead_id is null
    then ${caller.personId} in (t.owner_id, t.created_by)
    else exists (select 1 from lead where lead.id = t.lead_id and lead.erased_at is null
      and ${inSight(caller)}) end)`;
}

/** SQL: the row of `t` is to be done. */
export const isOpen = sql<SqlBool>`t.done_at is null and t.canceled_at is null`;

const stateConditions = (state: TaskState, now: Date): RawBuilder<SqlBool> => {
  switch (state) {
    case 'open':
      return isOpen;
    case 'overdue':
      return sql`${isOpen} and coalesce(t.ends_at, t.due_at) < ${now}::timestamptz`;
    case 'today':
      return sql`${isOpen} and t.due_at <= ${endOfDay(localDate(now))}::timestamptz`;
    case 'done':
      return sql`t.done_at is not null`;
    case 'canceled':
      return sql`t.canceled_at is not null`;
  }
};

const orders: Partial<Record<TaskState, RawBuilder<unknown>>> = {
  done: sql`t.done_at desc, t.id`,
  canceled: sql`t.canceled_at desc, t.id`,
};

/** One page of the tasks in the caller's sight, in the order of their state. */
export function selectTasks(
  db: Queryable,
  caller: Caller,
  which: {
    state: TaskState;
    ownerId: string | null;
    leadId: string | null;
    kind: TaskKind | null;
    now: Date;
  },
  page: PageRequest,
): Promise<Page<TaskRow>> {
  const { state, ownerId, leadId, kind, now } = which;
  const given = [
    ...(ownerId === null ? [] : [sql`and ${ownedBy(ownerId, 't.owner_id')}`]),
    ...(leadId === null ? [] : [sql`and t.lead_id = ${leadId}`]),
    ...(kind === null ? [] : [sql`and t.kind = ${kind}`]),
  ];
  return selectPage(db, page, {
    select: sql`t.*`,
    from: sql`lead_task t where ${stateConditions(state, now)} ${sql.join(given, sql` `)}
      and ${taskInSight(caller)}`,
    orderBy: orders[state] ?? sql`t.due_at, t.id`,
  });
}

/** Tasks in the caller's sight, of these. */
export async function selectTasksInSight(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select t.* from lead_task t
    where t.id = any(${ids}::uuid[]) and ${taskInSight(caller)}`.execute(db);
  return rows;
}

/** A task in the caller's sight, held until the commit; null if there is none. */
export async function lockTask(tx: Queryable, caller: Caller, id: string): Promise<TaskRow | null> {
  const { rows } = await sql<TaskRow>`
    select t.* from lead_task t where t.id = ${id} and ${taskInSight(caller)}
    for update`.execute(tx);
  return rows[0] ?? null;
}

/** The names of leads in the caller's sight, by id. */
export async function selectLeadNames(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<Map<string, { firstName: string; lastName: string }>> {
  const { rows } = await sql<RowOf<'lead', 'id' | 'first_name' | 'last_name'>>`
    select id, first_name, last_name from lead
    where id = any(${ids}::uuid[]) and ${inSight(caller)}`.execute(db);
  return new Map(
    rows.map((row) => [row.id, { firstName: row.first_name, lastName: row.last_name }]),
  );
}

const OWNERS_MAX = 500;

/** Those of these people who are in the caller's scope and haven't left, by name. */
export async function selectOwners(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<RowOf<'person', 'id' | 'first_name' | 'last_name'>[]> {
  const { rows } = await sql<RowOf<'person', 'id' | 'first_name' | 'last_name'>>`
    select p.id, p.first_name, p.last_name from person p
    where p.id = any(${ids}::uuid[]) and p.deactivated_at is null and p.deleted_at is null
      and ${withinScope(caller, 'p.id')}
    order by p.first_name, p.last_name, p.id limit ${OWNERS_MAX}`.execute(db);
  return rows;
}

/** An agent's appointments within a span that aren't deleted, whatever they are about. */
export async function selectAppointments(
  db: Queryable,
  agentId: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ from: Date; to: Date }[]> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select t.due_at as from, t.ends_at as to from lead_task t
    where ${ownedBy(agentId, 't.owner_id')} and t.kind = 'appointment' and ${isOpen}
      and t.due_at < ${to}::timestamptz and t.due_at > ${from}::timestamptz - interval '1 day'
      and t.ends_at > ${from}::timestamptz
    order by t.due_at limit 200`.execute(db);
  return rows;
}

/** What of the caller's own has a time within a span: appointments, and open tasks. */
export async function selectTimedTasks(
  db: Queryable,
  caller: Caller,
  { from, to }: { from: Date; to: Date },
): Promise<(TaskRow & { due_at: Date })[]> {
  const { rows } = await sql<TaskRow & { due_at: Date }>`
    select t.* from lead_task t
    where ${ownedBy(caller.personId, 't.owner_id')} and t.due_on is null
      and t.due_at between ${from}::timestamptz and ${to}::timestamptz
      and t.canceled_at is null and (t.done_at is null or t.kind = 'appointment')
      and ${taskInSight(caller)}
    order by t.due_at limit 1000`.execute(db);
  return rows;
}
