import { sql } from 'kysely';
import type { Queryable } from '#platform';

interface SweptListing {
  id: number;
  listing_key: string;
  modified_at: Date;
}

/** Our current listings of one feed, ordered by id, starting after one id. */
export async function findPresentListings(
  db: Queryable,
  feed: string,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<SweptListing[]> {
  const { rows } = await sql<SweptListing>`
    select l.id, l.listing_key, l.modified_at
    from listing l join raw_record r on r.listing_id = l.id
    where r.feed = ${feed} and l.gone_at is null and l.id > ${afterId}
    order by l.id limit ${limit}`.execute(db);
  return rows;
}

/** What the MLS calls these listings, by our ids. */
export async function findListingNames(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; key: string; listingId: string | null }[]> {
  const { rows } = await sql<{ id: number; key: string; listingId: string | null }>`
    select l.id, l.listing_key as key, r.record ->> 'ListingId' as "listingId"
    from listing l join raw_record r on r.listing_id = l.id
    where l.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Takes listings off the site that the feed no longer has; returns how many there were. */
export async function removeListings(db: Queryable, ids: readonly number[]): Promise<number> {
  const result = await sql`
    update listing set visibility = 'none', gone_at = now(), changed_at = now(),
      next_open_house_starts_at = null, next_open_house_ends_at = null
    where id = any(${ids}::bigint[]) and gone_at is null`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Records that the sweep saw these listings at the MLS. */
export async function confirmPresent(db: Queryable, ids: readonly number[]): Promise<void> {
  await sql`update listing set last_confirmed_at = now()
    where id = any(${ids}::bigint[])`.execute(db);
}
