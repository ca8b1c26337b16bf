import { CompiledQuery, sql } from 'kysely';
import type { Queryable } from '#platform';
import type { DetailFacts, RoomFacts } from '../normalize/detail-facts.ts';
import type { DroppedField, NormalizedOpenHouse } from '../normalize/normalized-listing.ts';
import { type listingColumns, upsertListingsSql } from './listing-columns.ts';

/** Facts we already have about a listing when its record arrives again. */
export interface KnownListing {
  id: number;
  listing_key: string;
  feed: string | null;
  record_hash: string | null;
  derived_by: string | null;
  standard_status: string;
  list_price_cents: number | null;
  price_reduced_at: Date | null;
  previous_price_cents: number | null;
  listed_at: Date | null;
  next_open_house_starts_at: Date | null;
  next_open_house_ends_at: Date | null;
  photos_count: number;
  gone_at: Date | null;
  /** The current run has already seen it. */
  is_seen_since: boolean;
}

export async function findKnownListings(
  db: Queryable,
  keys: readonly string[],
  since: Date | null = null,
): Promise<Map<string, KnownListing>> {
  const { rows } = await sql<KnownListing>`
    select l.id, l.listing_key, r.feed, r.record_hash, r.derived_by, l.standard_status,
      l.list_price_cents, l.price_reduced_at, l.previous_price_cents, l.listed_at,
      l.next_open_house_starts_at, l.next_open_house_ends_at, l.photos_count, l.gone_at,
      coalesce(l.last_confirmed_at >= ${since}, false) as is_seen_since
    from listing l left join raw_record r on r.listing_id = l.id
    where l.listing_key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.listing_key, row]));
}

/** A row for {@link upsertListings}: every column, and the coordinates. */
export type ListingUpsert = Record<keyof typeof listingColumns, unknown> & {
  longitude: number | null;
  latitude: number | null;
};

/** Writes listings by their key; returns the id of each key. */
export async function upsertListings(
  db: Queryable,
  listings: readonly ListingUpsert[],
): Promise<Map<string, number>> {
  const { rows } = await db.executeQuery<{ id: number; listing_key: string }>(
    CompiledQuery.raw(upsertListingsSql, [JSON.stringify(listings)]),
  );
  return new Map(rows.map((row) => [row.listing_key, row.id]));
}

/** Notes that a feed run saw these listings unchanged. */
export async function confirmListings(db: Queryable, ids: readonly number[]): Promise<void> {
  await sql`update listing set last_confirmed_at = now()
    where id = any(${ids}::bigint[])`.execute(db);
}

/** Also marks the text of these descriptions for indexing. */
export async function upsertDetails(
  db: Queryable,
  details: readonly {
    listing_id: number;
    remarks: string | null;
    facts: DetailFacts;
    rooms: readonly RoomFacts[];
  }[],
): Promise<void> {
  await sql`
    with written as (
      insert into listing_detail (listing_id, remarks, facts, rooms)
      select * from json_to_recordset(${JSON.stringify(details)}::json)
        as r(listing_id bigint, remarks text, facts jsonb, rooms jsonb)
      on conflict (listing_id) do update
        set remarks = excluded.remarks, facts = excluded.facts, rooms = excluded.rooms
      returning listing_id
    )
    insert into listing_words_due (listing_id) select listing_id from written
    on conflict (listing_id) do update set since = now()`.execute(db);
}

/** `record` is JSON text, stored byte for byte. */
export async function upsertRawRecords(
  db: Queryable,
  records: readonly {
    listing_id: number;
    feed: string;
    record_hash: string;
    derived_by: string;
    record: string;
  }[],
): Promise<void> {
  const rows = records.map(
    ({ listing_id, feed, record_hash, derived_by, record }) =>
      sql`(${listing_id}::bigint, ${feed}, ${record_hash}, ${derived_by}, ${record}::json)`,
  );
  await sql`
    insert into raw_record (listing_id, feed, record_hash, derived_by, record)
    values ${sql.join(rows)}
    on conflict (listing_id) do update
      set feed = excluded.feed, record_hash = excluded.record_hash,
        derived_by = excluded.derived_by, record = excluded.record, received_at = now()`.execute(
    db,
  );
}

export async function replaceOpenHouses(
  db: Queryable,
  listingIds: readonly number[],
  houses: readonly (NormalizedOpenHouse & { listing_id: number })[],
): Promise<void> {
  const keys = houses.map((house) => house.open_house_key);
  await sql`
    delete from open_house
    where listing_id = any(${listingIds}::bigint[])
      and not (open_house_key = any(${keys}::text[]))`.execute(db);
  if (houses.length > 0) await upsertOpenHouses(db, houses);
}

/** Writes open houses by their key; returns the listings for which something changed. */
export async function upsertOpenHouses(
  db: Queryable,
  houses: readonly (NormalizedOpenHouse & { listing_id: number })[],
): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    insert into open_house as o
      (listing_id, open_house_key, starts_at, ends_at, type, is_public, remarks, modified_at)
    select * from json_to_recordset(${JSON.stringify(houses)}::json)
      as r(listing_id bigint, open_house_key text, starts_at timestamptz, ends_at timestamptz,
        type text, is_public boolean, remarks text, modified_at timestamptz)
    on conflict (open_house_key) do update
      set listing_id = excluded.listing_id, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, type = excluded.type,
        is_public = excluded.is_public, remarks = excluded.remarks,
        modified_at = excluded.modified_at
      where (o.listing_id, o.starts_at, o.ends_at, o.type, o.remarks, o.modified_at)
        is distinct from (excluded.listing_id, excluded.starts_at, excluded.ends_at,
          excluded.type, excluded.remarks, excluded.modified_at)
    returning listing_id`.execute(db);
  return rows.map((row) => row.listing_id);
}

export interface HistoryEntry {
  listing_id: number;
  happened_at: string;
  event: 'listed' | 'price' | 'status';
  price_cents: number | null;
  previous_price_cents: number | null;
  status: string | null;
  previous_status: string | null;
}

export async function appendHistory(
  db: Queryable,
  entries: readonly HistoryEntry[],
): Promise<void> {
  await sql`
    insert into listing_history (listing_id, happened_at, event, price_cents,
      previous_price_cents, status, previous_status)
    select * from json_to_recordset(${JSON.stringify(entries)}::json)
      as r(listing_id bigint, happened_at timestamptz, event text, price_cents bigint,
        previous_price_cents bigint, status text, previous_status text)`.execute(db);
}

/** Replaces the notes about fields of the given listings. */
export async function replaceFieldNotes(
  db: Queryable,
  listingIds: readonly number[],
  notes: readonly (DroppedField & { listing_id: number; kind: 'dropped' | 'noted' })[],
): Promise<void> {
  await sql`delete from dropped_field where listing_id = any(${listingIds}::bigint[])`.execute(db);
  if (notes.length === 0) return;
  await sql`
    insert into dropped_field (listing_id, field, value, reason, kind)
    select * from json_to_recordset(${JSON.stringify(notes)}::json)
      as r(listing_id bigint, field text, value text, reason text, kind text)`.execute(db);
}

/** Tells every cache that listings changed; returns the new feed version. */
export async function bumpFeedVersion(db: Queryable): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update feed_version set version = version + 1 returning version`.execute(db);
  return rows[0]?.version ?? 0;
}

const counted = ['listing', 'listing_detail', 'photo', 'open_house', 'listing_history'];

/** Updates statistics on the listing tables, one table at a time to keep each statement short. */
export async function analyzeListings(db: Queryable): Promise<void> {
  for (const table of counted) await sql`select refresh_statistics(${table})`.execute(db);
}
