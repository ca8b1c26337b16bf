import { sql } from 'kysely';
import type { Queryable } from '#platform';

export async function hasListingFiles(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from listing_file limit 1`.execute(db);
  return rows.length > 0;
}
