import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';

/** Local opening and closing time, HH:mm, by weekday; 0 is Sunday. */
export type WorkingHours = Readonly<Record<string, readonly [opens: string, closes: string]>>;

export type CalendarSettings = Omit<RowOf<'calendar_settings'>, 'hours'> & { hours: WorkingHours };

export async function findCalendarSettings(
  db: Queryable,
  personId: string,
): Promise<CalendarSettings | null> {
  const row = await db
    .selectFrom('calendar_settings')
    .selectAll()
    .where(ownedBy(personId, 'calendar_settings.person_id'))
    .executeTakeFirst();
  return row ? { ...row, hours: row.hours as unknown as WorkingHours } : null;
}

/** The links for video tours of those of these people who set one. */
export async function selectVideoLinks(
  db: Queryable,
  personIds: readonly string[],
): Promise<Pick<CalendarSettings, 'person_id' | 'video_link'>[]> {
  return db
    .selectFrom('calendar_settings')
    .select(['person_id', 'video_link'])
    .where(ownedBy(personIds, 'calendar_settings.person_id'))
    .where('video_link', '<>', '')
    .execute();
}

/** Stores hours and link if `version` is the newest. Returns whether it was. */
export async function storeCalendarSettings(
  tx: Queryable,
  personId: string,
  { hours, videoLink, version }: { hours: WorkingHours; videoLink: string; version: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into calendar_settings as c (person_id, hours, video_link)
    select ${personId}, ${JSON.stringify(hours)}::jsonb, ${videoLink}
    on conflict (person_id) do update
      set hours = excluded.hours, video_link = excluded.video_link, version = c.version + 1
      where c.version = ${version}
    returning version`.execute(tx);
  return rows.length > 0;
}

/** Gives a person a feed address, known by its hash, instead of an earlier one; null ends it. */
export async function storeFeedHash(
  tx: Queryable,
  personId: string,
  hash: Buffer | null,
): Promise<void> {
  const madeAt = hash ? sql`now()` : sql`null`;
  await sql`
    insert into calendar_settings (person_id, feed_hash, feed_made_at)
    values (${personId}, ${hash}, ${madeAt})
    on conflict (person_id) do update
      set feed_hash = excluded.feed_hash, feed_made_at = excluded.feed_made_at`.execute(tx);
}

/** Whose feed address has this hash; null if nobody's who still works here. */
export async function findFeedOwner(db: Queryable, hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_settings as c')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .select('c.person_id')
    .where('c.feed_hash', '=', hash)
    .where('p.deactivated_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** A person's days off that haven't passed, earliest first; dates as YYYY-MM-DD. */
export async function selectDaysOff(
  db: Queryable,
  personId: string,
  from: string,
): Promise<{ id: string; firstOn: string; lastOn: string }[]> {
  const { rows } = await sql<{ id: string; firstOn: string; lastOn: string }>`
    select d.id, d.first_on::text as "firstOn", d.last_on::text as "lastOn" from day_off d
    where ${ownedBy(personId, 'd.person_id')} and d.last_on >= ${from}::date
    order by d.first_on, d.id`.execute(db);
  return rows;
}

export async function insertDayOff(
  tx: Queryable,
  personId: string,
  { firstOn, lastOn }: { firstOn: string; lastOn: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into day_off (person_id, first_on, last_on)
    values (${personId}, ${firstOn}, ${lastOn}) returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

export async function deleteDayOff(tx: Queryable, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('day_off')
    .where('id', '=', id)
    .where(ownedBy(personId, 'day_off.person_id'))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets the calendars of people who are erased. */
export async function deleteCalendars(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('day_off').where(ownedBy(personIds, 'day_off.person_id')).execute();
  await tx
    .deleteFrom('calendar_subscription')
    .where(ownedBy(personIds, 'calendar_subscription.person_id'))
    .execute();
  await tx
    .deleteFrom('calendar_settings')
    .where(ownedBy(personIds, 'calendar_settings.person_id'))
    .execute();
}
