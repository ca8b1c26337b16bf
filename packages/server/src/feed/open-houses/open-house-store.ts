import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { ListingName } from '../mls/find-by-key.ts';

/**
 * The ids of listings by their keys, and of a feed's present ones with an empty key by their
 * ListingId, as the MLS writes it. Names of listings we don't have, and a ListingId that two of
 * them have, are absent from the result.
 */
export async function findListingIds(
  db: Queryable,
  feed: string,
  names: readonly ListingName[],
): Promise<Map<ListingName, number>> {
  const keys = names.flatMap(({ key }) => key || []);
  const numbers = names.flatMap(({ key, id }) => (key === '' && id !== null ? id : []));
  // What we show as the number may lack the letters before it; the index is over that.
  const shown = numbers.flatMap((id) =>
    [id, id.replace(/^[a-z]+/i, '')].map((text) => text.toLowerCase()),
  );
  const { rows } = await sql<{ id: number; key: string; number: string; isPresent: boolean }>`
    select l.id, l.listing_key as key, r.record ->> 'ListingId' as number,
      r.feed = ${feed} and l.gone_at is null as "isPresent"
    from listing l join raw_record r on r.listing_id = l.id
    where l.listing_key = any(${keys}::text[])
      or (lower(l.mls_number) = any(${shown}::text[]) and r.feed = ${feed} and l.gone_at is null)
    order by l.id`.execute(db);
  const byKey = new Map(rows.map((row) => [row.key, row.id]));
  const byNumber = Map.groupBy(
    rows.filter(({ isPresent }) => isPresent),
    ({ number }) => number,
  );
  const idOf = (number: string | null) => {
    const [row, twin] = byNumber.get(number ?? '') ?? [];
    return twin ? undefined : row?.id;
  };
  return new Map(
    names.flatMap((name) => {
      const id = name.key === '' ? idOf(name.id) : byKey.get(name.key);
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}

/** Removes open houses by their keys; returns the listings that had them. */
export async function removeOpenHouses(db: Queryable, keys: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    delete from open_house where open_house_key = any(${keys}::text[])
    returning listing_id`.execute(db);
  return rows.map((row) => row.listing_id);
}

/** Recomputes the next public open house of these listings; returns how many changed. */
export async function refreshNextOpenHouses(
  db: Queryable,
  listingIds: readonly number[],
): Promise<number> {
  const result = await sql`
    update listing l
    set next_open_house_starts_at = n.starts_at, next_open_house_ends_at = n.ends_at,
      changed_at = now()
    from unnest(${listingIds}::bigint[]) as i(id)
    left join lateral (
      select o.starts_at, o.ends_at from open_house o
      where o.listing_id = i.id and o.is_public and o.ends_at > now() order by o.starts_at limit 1) n on true
    where l.id = i.id
      and (l.next_open_house_starts_at, l.next_open_house_ends_at)
        is distinct from (n.starts_at, n.ends_at)`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Listings in search whose next open house is over. At most `limit`. */
export async function findOverdueListings(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing
    where visibility = 'search'
      and coalesce(next_open_house_starts_at, 'infinity'::timestamptz) < now()
      and next_open_house_ends_at <= now()
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** The keys of one feed's upcoming open houses. At most 200,000. */
export async function findComingOpenHouseKeys(db: Queryable, feed: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select o.open_house_key as key
    from open_house o join raw_record r on r.listing_id = o.listing_id
    where r.feed = ${feed} and o.ends_at > now()
    limit 200000`.execute(db);
  return rows.map((row) => row.key);
}

/** The newest PhotosChangeTimestamp of one feed, as ISO text. */
export async function findNewestPhotoChange(db: Queryable, feed: string): Promise<string | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(l.photos_changed_at) as at
    from listing l join raw_record r on r.listing_id = l.id where r.feed = ${feed}`.execute(db);
  return rows[0]?.at?.toISOString() ?? null;
}
