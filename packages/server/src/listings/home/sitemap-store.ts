import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

type SitemapRow = RowOf<'listing', 'mls_number' | 'modified_at'> & {
  photo_token: string | null;
};

const isShown = sql.raw("visibility in ('search', 'page')");

/** Listings that have a page, oldest first, with their main photos. */
export async function selectSitemapRows(
  db: Queryable,
  { offset, limit }: { offset: number; limit: number },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select l.mls_number, l.modified_at, main_photo.token as photo_token
    from (select id, mls_number, modified_at from listing where ${isShown}
      order by id limit ${limit} offset ${offset}) l
    left join lateral (
      select token from photo where listing_id = l.id and shown and state <> 'failed'
      order by position, id limit 1) main_photo on true
    order by l.id`.execute(db);
  return rows;
}

/** How many listings have a page. */
export async function countShownListings(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing where ${isShown}`.execute(db);
  return rows[0]?.count ?? 0;
}
