import { sql } from 'kysely';
import { DatabaseLock, type DatabaseTransaction, type Queryable } from '#platform';
import { isMainPhoto } from './photo-store.ts';

/** A stored photo that may be evicted, with its position in the order of last views. */
export interface EvictionCandidate {
  id: number;
  hash: string;
  lookedAt: string;
}

/**
 * Stored photos, longest unviewed first, starting after `after`: main photos of visible homes
 * (`mains`), or all others.
 */
export async function findLongestUnseen(
  db: Queryable,
  mains: boolean,
  after: EvictionCandidate | null,
  limit: number,
): Promise<EvictionCandidate[]> {
  const isNeeded = sql<boolean>`(${isMainPhoto('p')} and exists (
    select from listing l where l.id = p.listing_id and l.visibility <> 'none'))`;
  const { rows } = await sql<{ id: number; content_hash: string; looked_at: string }>`
    select p.id, p.content_hash, coalesce(p.looked_at, p.kept_at)::text as looked_at
    from photo p
    where p.state = 'kept' and p.content_hash is not null
      ${
        after
          ? sql`and (coalesce(p.looked_at, p.kept_at), p.id)
              > (${after.lookedAt}::timestamptz, ${after.id})`
          : sql``
      }
      and ${isNeeded} = ${mains}
    order by coalesce(p.looked_at, p.kept_at), p.id limit ${limit}`.execute(db);
  return rows.map((row) => ({ id: row.id, hash: row.content_hash, lookedAt: row.looked_at }));
}

/** Marks the photo to be copied again when someone requests it. Its placeholder stays. */
export async function recordEvicted(db: Queryable, candidate: EvictionCandidate): Promise<boolean> {
  const done = await db
    .updateTable('photo')
    .set({
      state: 'waiting',
      attempts: 0,
      next_try_at: sql`'infinity'`,
      content_hash: null,
      content_bytes: null,
      kept_at: null,
    })
    .where('id', '=', candidate.id)
    .where('state', '=', 'kept')
    .where('content_hash', '=', candidate.hash)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Which of these hashes stored photos refer to. */
export async function findReferredHashes(
  db: Queryable,
  hashes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select distinct content_hash as hash from photo
    where content_hash = any(${hashes}) and state = 'kept'`.execute(db);
  return new Set(rows.map((row) => row.hash));
}

const contentLock = new DatabaseLock('feed.photo-content');

/**
 * Locks a file until the database transaction ends: `share` before using it, `alone` before
 * deleting it.
 */
export async function holdContent(
  tx: DatabaseTransaction,
  hash: string,
  how: 'share' | 'alone',
): Promise<void> {
  await contentLock.untilCommit(tx, { record: hash, isShared: how === 'share' });
}
