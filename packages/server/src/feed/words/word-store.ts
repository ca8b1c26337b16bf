import { sql } from 'kysely';
import type { Queryable } from '#platform';

/**
 * Takes up to `limit` due listings that no other node has taken, and writes their descriptions to
 * the word search. Returns how many were due and how many changed.
 */
export async function writeDueWords(
  db: Queryable,
  limit: number,
): Promise<{ taken: number; changed: number }> {
  const { rows } = await sql<{ taken: number; changed: number }>`
    with mine as materialized (
      select listing_id from listing_words_due order by listing_id limit ${limit}
      for update skip locked
    ), due as (
      delete from listing_words_due where listing_id in (select listing_id from mine)
      returning listing_id
    ), changed as (
      insert into listing_words as w (listing_id, remarks)
      select d.listing_id, lower(coalesce(d.remarks, ''))
      from due join listing_detail d using (listing_id) join listing l on l.id = d.listing_id
      where l.visibility <> 'none'
      on conflict (listing_id) do update set remarks = excluded.remarks
        where w.remarks <> excluded.remarks
      returning w.listing_id
    )
    select (select count(*) from due) as taken, (select count(*) from changed) as changed`.execute(
    db,
  );
  return rows[0] ?? { taken: 0, changed: 0 };
}

/** Updates the index and the planner's statistics after many writes. */
export async function settleWords(db: Queryable): Promise<void> {
  await sql`select clean_pending_words()`.execute(db);
  await sql`select refresh_statistics('listing_words')`.execute(db);
}
