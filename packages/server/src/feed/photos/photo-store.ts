import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform';
import type { InspectedPicture } from './picture-engine.ts';

/**
 * State of a photo without a copy: `due` may be copied now, `leased` is being copied by a node,
 * `resting` waits after a failure, `failed` won't be tried again.
 */
type CopyPhase = 'due' | 'leased' | 'resting' | 'failed';

/** SHA-256 of our copy and its width in pixels. */
export interface StoredPhoto {
  hash: string;
  width: number;
}

/** A public photo, as one request needs it. */
export interface AskedPhoto {
  id: number;
  listingId: number;
  /** Null while there is no copy. */
  kept: StoredPhoto | null;
  phase: CopyPhase;
  isMain: boolean;
  wasLookedAtToday: boolean;
}

/**
 * One node's right to copy one photo until the lease ends. `attempt` distinguishes an older claim.
 */
export interface CopyClaim {
  id: number;
  listingId: number;
  token: string;
  sourceUrl: string;
  attempt: number;
}

interface StoredCopy {
  hash: string;
  bytes: number;
  width: number;
  height: number;
  placeholder: string | null;
}

/** SQL: whether `alias` is the first shown photo of its home. */
export function isMainPhoto(alias: string): RawBuilder<boolean> {
  const photo = sql.ref(alias);
  return sql<boolean>`(${photo}.shown and not exists (
    select from photo earlier
    where earlier.listing_id = ${photo}.listing_id and earlier.shown
      and (earlier.position, earlier.id) < (${photo}.position, ${photo}.id)))`;
}

function copyPhase(alias: string): RawBuilder<CopyPhase> {
  const photo = sql.ref(alias);
  return sql<CopyPhase>`case when ${photo}.state = 'failed' then 'failed'
    when ${photo}.next_try_at <= now() or ${photo}.next_try_at = 'infinity' then 'due'
    when ${photo}.failure is null then 'leased' else 'resting' end`;
}

/** The photo with this token, if it and its home may be seen; null otherwise. */
export async function findAskedPhoto(db: Queryable, token: string): Promise<AskedPhoto | null> {
  const { rows } = await sql<{
    id: number;
    listing_id: number;
    hash: string | null;
    width: number | null;
    phase: CopyPhase;
    is_main: boolean;
    was_looked_at: boolean;
  }>`
    select p.id, p.listing_id, p.width,
      case when p.state = 'kept' then p.content_hash end as hash,
      ${copyPhase('p')} as phase,
      ${isMainPhoto('p')} as is_main,
      coalesce(p.looked_at > now() - interval '1 day', false) as was_looked_at
    from photo p join listing l on l.id = p.listing_id
    where p.token = ${token} and p.shown and l.visibility <> 'none'`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    id: row.id,
    listingId: row.listing_id,
    kept: row.hash && row.width ? { hash: row.hash, width: row.width } : null,
    phase: row.phase,
    isMain: row.is_main,
    wasLookedAtToday: row.was_looked_at,
  };
}

/**
 * Claims a photo for `seconds`, if it is due and no other node has it. `isAsked` also claims one
 * that was evicted to save disk space. Each claim counts as a try, so that a picture that crashes a
 * node isn't retried forever.
 */
export async function claimCopy(
  db: Queryable,
  id: number,
  options: { seconds: number; isAsked: boolean },
): Promise<CopyClaim | null> {
  const { rows } = await sql<{
    listing_id: number;
    token: string;
    source_url: string;
    attempts: number;
  }>`
    update photo set attempts = attempts + 1, failure = null,
      next_try_at = now() + make_interval(secs => ${options.seconds})
    where id = ${id} and state = 'waiting' and shown
      and (next_try_at <= now() or (${options.isAsked} and next_try_at = 'infinity'))
    returning listing_id, token, source_url, attempts`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { listing_id: listingId, token, source_url: sourceUrl, attempts: attempt } = row;
  return { id, listingId, token, sourceUrl, attempt };
}

/** Facts about a file that another photo already uses. Many photos can share one. */
export async function findKeptPicture(
  db: Queryable,
  hash: string,
): Promise<InspectedPicture | null> {
  const { rows } = await sql<InspectedPicture>`
    select width, height, placeholder from photo
    where content_hash = ${hash} and state = 'kept' limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Records that the copy is stored. False when the MLS has changed or dropped the picture in the
 * meantime.
 */
export async function recordKept(
  db: Queryable,
  claim: CopyClaim,
  copy: StoredCopy,
): Promise<boolean> {
  const done = await db
    .updateTable('photo')
    .set({
      state: 'kept',
      attempts: 0,
      failure: null,
      content_hash: copy.hash,
      content_bytes: copy.bytes,
      width: copy.width,
      height: copy.height,
      placeholder: copy.placeholder,
      kept_at: sql`now()`,
    })
    .where('id', '=', claim.id)
    .where('token', '=', claim.token)
    .where('state', '<>', 'kept')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/**
 * Records a failed try: to be retried after this many seconds, or given up. `isCounted` is false
 * when the picture wasn't the cause.
 */
export async function recordFailure(
  db: Queryable,
  claim: CopyClaim,
  failure: {
    reason: string;
    state: 'waiting' | 'failed';
    afterSeconds: number;
    isCounted: boolean;
  },
): Promise<void> {
  await heldClaim(db, claim)
    .set({
      state: failure.state,
      attempts: failure.isCounted ? claim.attempt : claim.attempt - 1,
      failure: failure.reason,
      next_try_at: sql`now() + make_interval(secs => ${failure.afterSeconds})`,
    })
    .execute();
}

/** Releases an unused claim, as if it had never been made. */
export async function releaseClaim(db: Queryable, claim: CopyClaim): Promise<void> {
  await heldClaim(db, claim)
    .set({ attempts: claim.attempt - 1, next_try_at: sql`now()` })
    .execute();
}

/** The copy is missing: the photo becomes due again. */
export async function forgetCopy(db: Queryable, id: number, hash: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ state: 'waiting', next_try_at: sql`now()`, content_hash: null, content_bytes: null })
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .where('content_hash', '=', hash)
    .execute();
}

/** The current state of a photo; null when it is gone. */
export async function findCopyState(db: Queryable, id: number): Promise<CopyPhase | 'kept' | null> {
  const { rows } = await sql<{ state: CopyPhase | 'kept' }>`
    select case when state = 'kept' then 'kept' else ${copyPhase('photo')} end as state
    from photo where id = ${id}`.execute(db);
  return rows[0]?.state ?? null;
}

/** Records that these photos were viewed, once a day each. */
export async function recordLooks(db: Queryable, ids: readonly number[]): Promise<void> {
  await sql`
    update photo set looked_at = now()
    where id = any(${ids}) and coalesce(looked_at <= now() - interval '1 day', true)`.execute(db);
}

function heldClaim(db: Queryable, claim: CopyClaim) {
  return db
    .updateTable('photo')
    .where('id', '=', claim.id)
    .where('token', '=', claim.token)
    .where('attempts', '=', claim.attempt)
    .where('state', '=', 'waiting');
}
