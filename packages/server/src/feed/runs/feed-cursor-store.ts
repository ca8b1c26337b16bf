import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** The progress of a pass over one resource; instants are ISO text. */
export interface FeedCursor {
  modifiedSince: string | null;
  pageLink: string | null;
  reachedAt: string | null;
  /** Rows of the running pass so far. */
  rowsRead: number;
  /** Rows of the running pass by the MLS's own count. */
  expected: number | null;
}

export async function findFeedCursor(
  db: Queryable,
  source: string,
  resource: string,
): Promise<FeedCursor> {
  const row = await db
    .selectFrom('feed_cursor')
    .selectAll()
    .where('source', '=', source)
    .where('resource', '=', resource)
    .executeTakeFirst();
  return {
    modifiedSince: row?.modified_since?.toISOString() ?? null,
    pageLink: row?.page_link ?? null,
    reachedAt: row?.reached_at?.toISOString() ?? null,
    rowsRead: row?.rows_read ?? 0,
    expected: row?.expected ?? null,
  };
}

export async function saveFeedCursor(
  db: Queryable,
  source: string,
  resource: string,
  cursor: FeedCursor,
): Promise<void> {
  await sql`
    insert into feed_cursor (source, resource, modified_since, page_link, reached_at, rows_read,
      expected, updated_at)
    values (${source}, ${resource}, ${cursor.modifiedSince}, ${cursor.pageLink},
      ${cursor.reachedAt}, ${cursor.rowsRead}, ${cursor.expected}, now())
    on conflict (source, resource) do update
      set modified_since = excluded.modified_since, page_link = excluded.page_link,
        reached_at = excluded.reached_at, rows_read = excluded.rows_read,
        expected = excluded.expected, updated_at = now()`.execute(db);
}

export async function forgetFeedCursor(
  db: Queryable,
  source: string,
  resource: string,
): Promise<void> {
  await db
    .deleteFrom('feed_cursor')
    .where('source', '=', source)
    .where('resource', '=', resource)
    .execute();
}
