import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { NormalizedPhoto } from '../normalize/normalized-listing.ts';

const staysAsItIs = sql.raw(
  `p.token = excluded.token and (p.state <> 'failed' or p.source_url = excluded.source_url)`,
);

/**
 * Replaces the photo rows of listings whose records have media. A row with the same picture keeps
 * its copy. A changed picture gets a new token and waits to be copied. A failed copy is retried if
 * its address is new.
 */
export async function replacePhotos(
  db: Queryable,
  listingIds: readonly number[],
  photos: readonly (NormalizedPhoto & { listing_id: number })[],
): Promise<void> {
  await sql`
    delete from photo p
    where p.listing_id = any(${listingIds}::bigint[])
      and not exists (
        select from unnest(
          ${photos.map((photo) => photo.listing_id)}::bigint[],
          ${photos.map((photo) => photo.media_key)}::text[]) as k(listing_id, media_key)
        where k.listing_id = p.listing_id and k.media_key = p.media_key)`.execute(db);
  if (photos.length === 0) return;
  await sql`
    insert into photo as p (listing_id, media_key, token, position, source_url, caption, room,
      shown, media_modified_at)
    select * from json_to_recordset(${JSON.stringify(photos)}::json)
      as r(listing_id bigint, media_key text, token text, position integer, source_url text,
        caption text, room text, shown boolean, media_modified_at timestamptz)
    on conflict (listing_id, media_key) do update set
      position = excluded.position, source_url = excluded.source_url,
      caption = excluded.caption, room = excluded.room, shown = excluded.shown,
      media_modified_at = excluded.media_modified_at, token = excluded.token,
      state = case when ${staysAsItIs} then p.state else 'waiting' end,
      attempts = case when ${staysAsItIs} then p.attempts else 0 end,
      next_try_at = case when ${staysAsItIs} then p.next_try_at else now() end,
      failure = case when ${staysAsItIs} then p.failure end,
      content_hash = case when p.token = excluded.token then p.content_hash end,
      content_bytes = case when p.token = excluded.token then p.content_bytes end,
      width = case when p.token = excluded.token then p.width end,
      height = case when p.token = excluded.token then p.height end,
      placeholder = case when p.token = excluded.token then p.placeholder end,
      kept_at = case when p.token = excluded.token then p.kept_at end
    where (p.token, p.position, p.source_url, p.caption, p.room, p.shown, p.media_modified_at)
      is distinct from (excluded.token, excluded.position, excluded.source_url,
        excluded.caption, excluded.room, excluded.shown, excluded.media_modified_at)`.execute(db);
}

/** Writes the photo rows of listings that have none yet. */
export async function insertPhotos(
  db: Queryable,
  photos: readonly (NormalizedPhoto & { listing_id: number })[],
): Promise<void> {
  await sql`
    insert into photo (listing_id, media_key, token, position, source_url, caption, room,
      shown, media_modified_at)
    select * from json_to_recordset(${JSON.stringify(photos)}::json)
      as r(listing_id bigint, media_key text, token text, position integer, source_url text,
        caption text, room text, shown boolean, media_modified_at timestamptz)`.execute(db);
}
