import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';
import type { TimeSpan } from './read-busy-times.ts';

export type SubscriptionRow = RowOf<'calendar_subscription'>;

/** A person's subscribed calendars by name, with the number of busy times to come. */
export async function selectSubscriptions(
  db: Queryable,
  personId: string,
): Promise<(SubscriptionRow & { busyTimes: number })[]> {
  const { rows } = await sql<SubscriptionRow & { busyTimes: number }>`
    select s.*, (select count(*)::int from busy_time b
      where b.subscription_id = s.id and b.ends_at > now()) as "busyTimes"
    from calendar_subscription s where ${ownedBy(personId, 's.person_id')}
    order by s.name, s.id`.execute(db);
  return rows;
}

export async function insertSubscription(
  tx: Queryable,
  row: Pick<SubscriptionRow, 'id' | 'person_id' | 'name' | 'host' | 'sealed_address'>,
): Promise<SubscriptionRow> {
  return tx
    .insertInto('calendar_subscription')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteSubscription(
  tx: Queryable,
  personId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_subscription')
    .where('id', '=', id)
    .where(ownedBy(personId, 'calendar_subscription.person_id'))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The next calendar that wasn't tried for so many minutes, noted as tried now. */
export async function takeDueSubscription(
  db: Queryable,
  minutes: number,
): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`
    update calendar_subscription set tried_at = now() where id = (
      select s.id from calendar_subscription s join person p on p.id = s.person_id
      where (s.tried_at is null or s.tried_at < now() - make_interval(mins => ${minutes}))
        and p.deactivated_at is null and p.deleted_at is null
      order by s.tried_at nulls first limit 1 for update of s skip locked)
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Stores the busy times of a calendar in place of the earlier ones. */
export async function storeBusyTimes(
  tx: Queryable,
  id: string,
  { spans, etag }: { spans: readonly TimeSpan[]; etag: string | null },
): Promise<void> {
  const { rows } = await sql`
    update calendar_subscription
    set fetched_at = now(), read_at = now(), problem = '', etag = ${etag}
    where id = ${id} returning id`.execute(tx);
  // It may have been removed while it was fetched.
  if (rows.length === 0) return;
  await tx.deleteFrom('busy_time').where('subscription_id', '=', id).execute();
  await sql`
    insert into busy_time (subscription_id, starts_at, ends_at)
    select ${id}, * from unnest(${spans.map(({ from }) => from)}::timestamptz[],
      ${spans.map(({ to }) => to)}::timestamptz[])`.execute(tx);
}

/** Notes that a calendar hasn't changed. */
export async function storeUnchanged(db: Queryable, id: string): Promise<void> {
  await sql`
    update calendar_subscription set fetched_at = now(), problem = '' where id = ${id}`.execute(db);
}

/** Notes why a calendar couldn't be read; its earlier busy times stay. */
export async function storeProblem(db: Queryable, id: string, problem: string): Promise<void> {
  await sql`update calendar_subscription set problem = ${problem} where id = ${id}`.execute(db);
}

/** When a person's subscribed calendars are busy within a span, earliest first. */
export async function selectBusyTimes(
  db: Queryable,
  personId: string,
  { from, to }: TimeSpan,
): Promise<TimeSpan[]> {
  const { rows } = await sql<TimeSpan>`
    select b.starts_at as "from", b.ends_at as "to"
    from busy_time b join calendar_subscription s on s.id = b.subscription_id
    where ${ownedBy(personId, 's.person_id')} and b.starts_at < ${to}::timestamptz
      and b.ends_at > ${from}::timestamptz
    order by b.starts_at`.execute(db);
  return rows;
}
