import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** The document that has this file, without regard to who may see it. */
export async function findDocumentOfFile(db: Queryable, key: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from document where file_key = ${key} limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
