import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';
import type { PersonAndHome } from '../homes/saved-home-store.ts';

const counts = sql.raw(`viewed_home.counted_at < now() - interval '30 minutes'`);

/**
 * Records that a person viewed a home, and puts it back on the list if it was removed. Returns the
 * id of a view that counts, else null: one in 30 minutes does, and the stored price and status are
 * from that one.
 */
export async function keepView(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
): Promise<number | null> {
  const { rows } = await sql<{ counts: boolean }>`
    insert into viewed_home (person_id, listing_id, price_cents_then, status_then)
    select ${personId}, id, list_price_cents, standard_status from listing where id = ${listingId}
    on conflict (person_id, listing_id) do update set
      last_viewed_at = now(), hidden_at = null,
      counted_at = case when ${counts} then now() else viewed_home.counted_at end,
      views = viewed_home.views + (${counts})::integer,
      price_cents_then = case when ${counts} then excluded.price_cents_then
        else viewed_home.price_cents_then end,
      status_then = case when ${counts} then excluded.status_then
        else viewed_home.status_then end
    returning counted_at = now() as counts`.execute(tx);
  if (!rows[0]?.counts) return null;
  const view = { person_id: personId, listing_id: listingId };
  const { id } = await tx
    .insertInto('home_view')
    .values(view)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a home from the recently viewed, or puts it back. */
export async function setViewHidden(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
  isHidden: boolean,
): Promise<void> {
  await sql`
    update viewed_home set hidden_at = case when ${isHidden} then coalesce(hidden_at, now()) end
    where ${ownedBy(personId, 'viewed_home.person_id')} and listing_id = ${listingId}`.execute(tx);
}

/** Whether a home is on the person's list of recently viewed. */
export async function isViewed(
  db: Queryable,
  { personId, listingId }: PersonAndHome,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from viewed_home
    where ${ownedBy(personId, 'viewed_home.person_id')} and listing_id = ${listingId} and hidden_at is null`.execute(
    db,
  );
  return rows.length > 0;
}

/** Counts one view on a local date (YYYY-MM-DD). */
export async function countView(tx: Queryable, listingId: number, today: string): Promise<void> {
  await sql`
    insert into home_view_count (listing_id, viewed_on, views) values (${listingId}, ${today}, 1)
    on conflict (listing_id, viewed_on) do update set views = home_view_count.views + 1`.execute(
    tx,
  );
}

/** Views of a home after a local date, and how many people have it as a favorite now. */
export async function getInterest(
  db: Queryable,
  listingId: number,
  after: string,
): Promise<{ views: number; saves: number }> {
  const { rows } = await sql<{ views: number; saves: number }>`
    select
      (select coalesce(sum(views), 0) from home_view_count
       where listing_id = ${listingId} and viewed_on > ${after}::date) as views,
      (select count(*) from saved_home
       where listing_id = ${listingId} and mark = 'favorite') as saves`.execute(db);
  return rows[0] ?? { views: 0, saves: 0 };
}

/** All of the person's views, for the export of their data; at most `most`. */
export async function selectViews(db: Queryable, personId: string, most: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select l.mls_number, v.first_viewed_at, v.last_viewed_at, v.views, v.hidden_at
    from viewed_home v join listing l on l.id = v.listing_id
    where ${ownedBy(personId, 'v.person_id')} order by v.last_viewed_at desc limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Deletes people's views; the counts are anonymous and stay. */
export async function deleteViews(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await sql`delete from viewed_home where ${ownedBy(personIds, 'viewed_home.person_id')}`.execute(
    tx,
  );
  await sql`delete from home_view where ${ownedBy(personIds, 'home_view.person_id')}`.execute(tx);
}
