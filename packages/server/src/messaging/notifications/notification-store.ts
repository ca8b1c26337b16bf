import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';
import type { Subject } from '../record/message.ts';

export type NotificationRow = RowOf<'notification'>;

/** Stores news for people who don't have it yet. Answers who got what. */
export async function insertNotifications(
  tx: Queryable,
  kind: string,
  news: readonly {
    personId: string;
    isMailed: boolean;
    event: string;
    about: Subject | null;
    path: string;
    facts: unknown;
  }[],
): Promise<{ person_id: string; event: string }[]> {
  if (news.length === 0) return [];
  return tx
    .insertInto('notification')
    .values(
      news.map(({ personId, isMailed, event, about, path, facts }) => ({
        ...{ kind, event, path, facts: JSON.stringify(facts), person_id: personId },
        ...{ about_kind: about?.kind ?? null, about_id: about?.id ?? null },
        mailed_at: isMailed ? sql<Date>`now()` : null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'event']).doNothing())
    .returning(['person_id', 'event'])
    .execute();
}

/** A person's notifications, newest first. */
export function selectNotifications(
  db: Queryable,
  personId: string,
  { state, kind }: { state: 'unread' | 'read' | null; kind: string | null },
  page: PageRequest,
): Promise<Page<NotificationRow>> {
  const isState =
    state === null
      ? sql`true`
      : state === 'read'
        ? sql`n.read_at is not null`
        : sql`n.read_at is null`;
  return selectPage(db, page, {
    select: sql`n.*`,
    from: sql`notification n where ${ownedBy(personId, 'n.person_id')} and ${isState}
      and (${kind}::text is null or n.kind = ${kind})`,
    orderBy: sql`n.created_at desc, n.id`,
  });
}

/** How many a person hasn't read. */
export async function countUnread(db: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification n
    where ${ownedBy(personId, 'n.person_id')} and n.read_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Marks one kind of what people were told about a record as read. Returns whom it changed for. */
export async function markReadAbout(
  tx: Queryable,
  personIds: readonly string[],
  { kind, about }: { kind: string; about: Subject },
): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    update notification n set read_at = now()
    where ${ownedBy(personIds, 'n.person_id')} and n.read_at is null and n.kind = ${kind}
      and n.about_kind = ${about.kind} and n.about_id = ${about.id}
    returning n.person_id`.execute(tx);
  return [...new Set(rows.map(({ person_id: id }) => id))];
}

/** Marks one as read; null if the person has none with this id. `isNew`: it wasn't before. */
export async function markRead(
  tx: Queryable,
  personId: string,
  id: string,
): Promise<{ path: string; isNew: boolean } | null> {
  const { rows } = await sql<{ path: string; is_new: boolean }>`
    update notification n set read_at = coalesce(n.read_at, now())
    from (select id, read_at is null as is_new from notification n
      where n.id = ${id} and ${ownedBy(personId, 'n.person_id')} for update) as earlier
    where n.id = earlier.id returning n.path, earlier.is_new`.execute(tx);
  return rows[0] ? { path: rows[0].path, isNew: rows[0].is_new } : null;
}

/** Marks a person's notifications as read that came until an instant. Returns how many. */
export async function markAllRead(tx: Queryable, personId: string, upTo: Date): Promise<number> {
  // Instants on the wire have milliseconds, those of the table more.
  const { numAffectedRows } = await sql`
    update notification n set read_at = now()
    where ${ownedBy(personId, 'n.person_id')} and n.read_at is null
      and n.created_at < ${upTo}::timestamptz + interval '1 millisecond'`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

const MAX = 5000;

/** A person's notifications, for the export of their data. */
export async function selectNotificationsOf(
  db: Queryable,
  personId: string,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.* from notification n where ${ownedBy(personId, 'n.person_id')}
    order by n.created_at desc limit ${MAX}`.execute(db);
  return rows;
}

/** Deletes what people were told who are erased or have left. */
export async function deleteNotificationsOf(
  tx: Queryable,
  personIds: readonly string[],
): Promise<void> {
  await sql`
    delete from notification n where ${ownedBy(personIds, 'n.person_id')}`.execute(tx);
  await sql`
    delete from notification_digest d where ${ownedBy(personIds, 'd.person_id')}`.execute(tx);
}

/** Deletes what anyone was told about a record. Returns who. */
export async function deleteNotificationsAbout(tx: Queryable, about: Subject): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    delete from notification where about_kind = ${about.kind} and about_id = ${about.id}
    returning person_id`.execute(tx);
  return [...new Set(rows.map(({ person_id: id }) => id))];
}

/** Deletes up to `limit` notifications older than `days` days. Returns how many. */
export async function deleteOldNotifications(
  db: Queryable,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notification where id in (select id from notification
      where created_at < now() - make_interval(days => ${days})
      order by created_at limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
