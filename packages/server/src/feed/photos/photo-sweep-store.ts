import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Which photos of each home a sweep looks for. */
export type SweepDepth = 'main' | 'all';

/** The last home that a sweep looked at: its key, with the instant as PostgreSQL writes it. */
export interface SweepPosition {
  listedAt: string;
  id: number;
}

interface SweepStep {
  /** Photos to copy, in order. */
  photoIds: number[];
  /** Where to continue; null at the end. */
  next: SweepPosition | null;
}

/** As the index of the order newest has it. */
export const LISTED_AT = sql`coalesce(listed_at, '-infinity'::timestamptz)`;
const DUE = sql`p.state = 'waiting' and p.next_try_at <= now()`;

/**
 * Checks the next `homes` homes, newest first, and returns their due photos. Homes in search and
 * homes with only a page are separate, so each query uses an index.
 */
export async function sweepHomes(
  db: Queryable,
  visibility: 'search' | 'page',
  depth: SweepDepth,
  after: SweepPosition | null,
  homes: number,
): Promise<SweepStep> {
  const scanned =
    visibility === 'search'
      ? sql`select id, ${LISTED_AT} as listed_at from listing where visibility = 'search'
          ${after ? sql`and (${LISTED_AT}, id) < (${after.listedAt}::timestamptz, ${after.id})` : sql``}
          order by ${LISTED_AT} desc, id desc limit ${homes}`
      : sql`select id, ${LISTED_AT} as listed_at from listing where visibility = 'page'
          ${after ? sql`and id < ${after.id}` : sql``}
          order by id desc limit ${homes}`;
  const { rows } = await sql<{ id: number; listed_at: string; photo_ids: number[] | null }>`
    with home as (${scanned})
    select home.id, home.listed_at::text as listed_at, due.photo_ids
    from home left join lateral (
      select array_agg(p.id order by p.position, p.id) as photo_ids
      from (
        select * from photo where listing_id = home.id and shown
        order by position, id limit ${depth === 'main' ? 1 : 200}
      ) p where ${DUE}
    ) due on true
    order by home.listed_at desc, home.id desc`.execute(db);
  const last = visibility === 'search' ? rows.at(-1) : rows.toSorted((a, b) => a.id - b.id)[0];
  return {
    photoIds: rows.flatMap((row) => (row.photo_ids ?? []).map(Number)),
    next: last && rows.length === homes ? { listedAt: last.listed_at, id: last.id } : null,
  };
}

/** The photos of one home that are not copied and may be, in order; at most 200. */
export async function findUncopied(db: Queryable, listingId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from photo p join listing l on l.id = p.listing_id
    where p.listing_id = ${listingId} and p.shown and l.visibility <> 'none'
      and p.state = 'waiting' and (p.next_try_at <= now() or p.next_try_at = 'infinity')
    order by p.position, p.id limit 200`.execute(db);
  return rows.map((row) => row.id);
}

/** Gives failed photos one more try after a long wait, up to `attempts`. */
export async function reviveFailed(db: Queryable, attempts: number): Promise<number> {
  const done = await db
    .updateTable('photo')
    .set({ state: 'waiting' })
    .where('state', '=', 'failed')
    .where('next_try_at', '<=', sql<Date>`now()`)
    .where('attempts', '<', attempts)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

/** The number that increases with every committed change of listings. */
export async function getFeedVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom('feed_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}
