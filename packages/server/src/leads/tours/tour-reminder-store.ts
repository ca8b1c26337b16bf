import { localArea } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { isNotPutOff, ownedBy, type Queryable, type RowOf } from '#platform';

/** `day` goes out at the same wall time of the day before, `hour` an hour before. */
export type ReminderKind = 'day' | 'hour';

/** A reminder that is due, as one text: its kind and its tour. */
export const reminderId = (kind: ReminderKind, id: string) => `${kind} ${id}`;

const dayBefore = () => sql`((r.agreed_at at time zone ${localArea().timeZone}::text)
  - interval '1 day') at time zone ${localArea().timeZone}::text`;
const hourBefore = sql`r.agreed_at - interval '1 hour'`;
/** The confirmation itself is a reminder for a tour that was confirmed after its time. */
const confirmedAt = sql`(select max(s.happened_at) from tour_step s
  where s.tour_request_id = r.id)`;

/**
 * Reminders that are due at `now` and weren't sent for the tour's time, their tours locked until
 * the commit; in quiet hours only those of the hour before. One of the day before that couldn't be
 * sent until two hours before the tour is left out.
 */
export async function lockDueReminders(
  tx: Queryable,
  { job, now, isQuiet, limit }: { job: string; now: Date; isQuiet: boolean; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.kind || ' ' || r.id as id
    from tour_request r cross join (values ('day'), ('hour')) k (kind)
    where r.state = 'confirmed' and not r.is_suspected and r.agreement_envelope_id is null
      and r.agreed_at > ${now}::timestamptz
      and r.agreed_at < ${now}::timestamptz + interval '26 hours'
      and case k.kind
        when 'day' then not ${isQuiet}::boolean
          and r.agreed_at > ${now}::timestamptz + interval '2 hours'
          and r.day_reminded_for is distinct from r.agreed_at
          and ${dayBefore()} <= ${now}::timestamptz and ${confirmedAt} < ${dayBefore()}
        else r.hour_reminded_for is distinct from r.agreed_at
          and ${hourBefore} <= ${now}::timestamptz and ${confirmedAt} < ${hourBefore} end
      and ${isNotPutOff(job, sql`k.kind || ' ' || r.id`)}
    order by r.agreed_at limit ${limit} for update of r skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes that a reminder of a locked tour is sent. */
export async function takeReminder(tx: Queryable, kind: ReminderKind, id: string): Promise<void> {
  const column = sql.ref(`${kind}_reminded_for`);
  await sql`update tour_request set ${column} = agreed_at where id = ${id}`.execute(tx);
}

export type TourAgent = RowOf<'person', 'id' | 'first_name' | 'last_name' | 'email' | 'phone'>;

/** The agent who shows a home; null if nobody does, or they have left. */
export async function findTourAgent(
  db: Queryable,
  agentId: string | null,
): Promise<TourAgent | null> {
  if (agentId === null) return null;
  const row = await db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where(ownedBy(agentId, 'person.id'))
    .where('deactivated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
