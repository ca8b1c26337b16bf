import { sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';

/** `day` goes out within the day before an offer expires, `hours` within the last two hours. */
export type ReminderKind = 'day' | 'hours';

/**
 * Reminders that are due at `now` and weren't sent for the offer's expiration, as one text of kind
 * and offer; their offers are locked until the commit. In the last two hours the one of the day
 * before is left out.
 */
export async function lockDueReminders(
  tx: Queryable,
  { job, now, limit }: { job: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.kind || ' ' || offer.id as id
    from offer cross join (values ('day'), ('hours')) k (kind)
    where offer.state in ('submitted', 'presented', 'countered')
      and offer.expires_at > ${now}::timestamptz
      and offer.expires_at <= ${now}::timestamptz + interval '1 day'
      and case k.kind
        when 'day' then offer.expires_at > ${now}::timestamptz + interval '2 hours'
          and offer.day_reminded_for is distinct from offer.expires_at
        else offer.expires_at <= ${now}::timestamptz + interval '2 hours'
          and offer.hours_reminded_for is distinct from offer.expires_at end
      and ${isNotPutOff(job, sql`k.kind || ' ' || offer.id`)}
    order by offer.expires_at limit ${limit} for update of offer skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes that a reminder of a locked offer is sent. */
export async function takeReminder(tx: Queryable, kind: ReminderKind, id: string): Promise<void> {
  const column = sql.ref(`${kind}_reminded_for`);
  await sql`update offer set ${column} = expires_at where id = ${id}`.execute(tx);
}
