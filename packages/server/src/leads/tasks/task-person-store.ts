import { routedRoles } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { eraseRecordChanges, ownedBy, type Queryable } from '#platform';
import { leadsOfPeople } from '../merges/lead-group-store.ts';

/** The kind of record in the history. */
export const TASK_RECORD = 'leads.task';

const MAX = 5000;

/** Open tasks of a person, for who takes over when they leave. */
export async function countTasksOf(tx: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead_task t
    where ${ownedBy(personId, 't.owner_id')} and t.done_at is null
      and t.canceled_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** A task that has another owner now. */
export interface MovedTask {
  id: string;
  leadId: string | null;
  from: string;
}

/** Gives the open tasks of one person to another: all, or only those about some leads. */
export async function moveTasks(
  tx: Queryable,
  { from, to, leadIds = null }: { from: string; to: string; leadIds?: readonly string[] | null },
): Promise<MovedTask[]> {
  const { rows } = await sql<MovedTask>`
    update lead_task t set owner_id = ${to}, version = version + 1
    where ${ownedBy(from, 't.owner_id')} and t.done_at is null and t.canceled_at is null
      and (${leadIds}::uuid[] is null or t.lead_id = any(${leadIds}::uuid[]))
    returning t.id, t.lead_id as "leadId", ${from}::text as "from"`.execute(tx);
  return rows;
}

/** Gives the open tasks that other agents have about leads to their new agent. */
export async function claimTasks(
  tx: Queryable,
  { leadIds, to }: { leadIds: readonly string[]; to: string },
): Promise<MovedTask[]> {
  const { rows } = await sql<MovedTask>`
    with held as (
      select t.id, t.owner_id from lead_task t join person p on p.id = t.owner_id
      where t.lead_id = any(${leadIds}::uuid[]) and not ${ownedBy(to, 't.owner_id')} and t.done_at is null
        and t.canceled_at is null and p.role_key = any(${[...routedRoles]}::text[])
      for update of t)
    update lead_task t set owner_id = ${to}, version = version + 1
    from held where held.id = t.id
    returning t.id, t.lead_id as "leadId", held.owner_id as "from"`.execute(tx);
  return rows;
}

/** Tasks about a person as a lead, and those of their own, newest first. */
export async function selectTasksOf(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select t.kind, t.title, t.notes, t.due_on, t.due_at, t.ends_at, t.place, t.created_at, t.done_at,
      t.outcome
    from lead_task t
    where t.lead_id in (${leadsOfPeople(personId)})
      or (t.lead_id is null and ${ownedBy(personId, 't.owner_id')})
    order by t.created_at desc limit ${MAX}`.execute(db);
  return rows;
}

const noWords = sql`title = '', notes = '', place = '', outcome = ''`;

/** Empties the tasks about a lead that is erased, and their history; open ones are deleted. */
export async function eraseTasksOfLead(tx: Queryable, leadId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update lead_task t set ${noWords}, version = version + 1,
      canceled_at = case when t.done_at is null then coalesce(t.canceled_at, now()) end
    where t.lead_id = ${leadId} returning t.id`.execute(tx);
  await eraseHistory(tx, rows);
}

/** Empties what erased people wrote for themselves, and forgets what they put off. */
export async function eraseTasksOf(tx: Queryable, personIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update lead_task t set ${noWords}, version = version + 1
    where t.lead_id is null and ${ownedBy(personIds, 't.owner_id')}
    returning t.id`.execute(tx);
  await eraseHistory(tx, rows);
  await sql`delete from day_snooze s where ${ownedBy(personIds, 's.person_id')}`.execute(tx);
}

async function eraseHistory(tx: Queryable, rows: readonly { id: string }[]): Promise<void> {
  const recordIds = rows.map(({ id }) => id);
  if (recordIds.length > 0) await eraseRecordChanges(tx, { kind: TASK_RECORD, recordIds });
}
