import { sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';

interface Due {
  job: string;
  now: Date;
  limit: number;
}

/** Open envelopes whose next reminder is due. */
export async function selectDueReminders(tx: Queryable, due: Due): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from envelope
    where state = 'sent' and next_reminder_at <= ${due.now}
      and ${isNotPutOff(due.job, sql`envelope.id::text`)}
    order by next_reminder_at limit ${due.limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Open envelopes whose time is over. */
export async function selectExpired(tx: Queryable, due: Due): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from envelope
    where state = 'sent' and expires_at <= ${due.now}
      and ${isNotPutOff(due.job, sql`envelope.id::text`)}
    order by expires_at limit ${due.limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}
