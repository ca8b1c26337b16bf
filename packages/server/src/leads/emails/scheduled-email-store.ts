import { sql } from 'kysely';
import type { Caller, Queryable, RowOf } from '#platform';
import { inSight } from '../lead-sight-store.ts';

export type ScheduledRow = RowOf<'scheduled_email'>;

export async function insertScheduled(
  tx: Queryable,
  row: Pick<ScheduledRow, 'lead_id' | 'written_by' | 'subject' | 'content' | 'send_at'> &
    Partial<Pick<ScheduledRow, 'channel' | 'is_held'>> & { options: object },
): Promise<string> {
  const { id } = await tx
    .insertInto('scheduled_email')
    .values({ ...row, options: JSON.stringify(row.options) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many messages of a person wait to be sent, for later or held. */
export async function countWaitingOf(
  tx: Queryable,
  personId: string,
  { isHeld }: { isHeld: boolean },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduled_email
    where written_by = ${personId} and state = 'waiting' and is_held = ${isHeld}`.execute(tx);
  return rows[0]?.count ?? 0;
}

const MOST = 100;

/**
 * Emails to a lead that wait, without held ones, and messages of the last week that weren't sent;
 * the next one first.
 */
export async function selectScheduled(db: Queryable, leadId: string): Promise<ScheduledRow[]> {
  const { rows } = await sql<ScheduledRow>`
    select * from scheduled_email
    where lead_id = ${leadId} and ((state = 'waiting' and not is_held)
      or (state = 'failed' and send_at > now() - interval '7 days'))
    order by send_at, id limit ${MOST}`.execute(db);
  return rows;
}

/** An email to a lead in the caller's sight, held until the commit; null if there is none. */
export async function lockScheduled(
  tx: Queryable,
  caller: Caller,
  id: string,
): Promise<ScheduledRow | null> {
  const { rows } = await sql<ScheduledRow>`
    select s.* from scheduled_email s join lead on lead.id = s.lead_id
    where s.id = ${id} and lead.erased_at is null and ${inSight(caller)}
    for update of lead, s`.execute(tx);
  return rows[0] ?? null;
}

/** Changes a locked email that waits. */
export async function storeScheduled(
  tx: Queryable,
  id: string,
  set: Partial<Pick<ScheduledRow, 'subject' | 'content' | 'send_at' | 'state' | 'failure'>> & {
    options?: object;
    message_id?: string;
  },
): Promise<ScheduledRow> {
  const { options, ...columns } = set;
  return tx
    .updateTable('scheduled_email')
    .set({
      ...columns,
      ...(options && { options: JSON.stringify(options) }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The next email that is due and not put off, held until the commit; null without one. */
export async function lockDue(
  tx: Queryable,
  isNotPutOff: ReturnType<typeof sql<boolean>>,
): Promise<ScheduledRow | null> {
  const { rows } = await sql<ScheduledRow>`
    select s.* from scheduled_email s
    where s.state = 'waiting' and s.send_at <= now() and ${isNotPutOff}
    order by s.send_at for update skip locked limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Lets a message wait some minutes more, for all to see. */
export async function postponeScheduled(tx: Queryable, id: string, minutes: number): Promise<void> {
  await sql`
    update scheduled_email set send_at = now() + make_interval(mins => ${minutes}),
      is_held = false
    where id = ${id}`.execute(tx);
}

/** Deletes the emails to a lead that is erased, sent or not. */
export async function deleteScheduledOf(tx: Queryable, leadId: string): Promise<void> {
  await tx.deleteFrom('scheduled_email').where('lead_id', '=', leadId).execute();
}
