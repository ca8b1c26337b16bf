import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type ListingLinkRow = RowOf<'listing_file_link'>;

/** Stores a link of a listing file that the call found within its scope. */
export async function insertListingLink(
  tx: Queryable,
  { fileId, by, minutes }: { fileId: string; by: string; minutes: number },
): Promise<ListingLinkRow> {
  const { rows } = await sql<ListingLinkRow>`
    insert into listing_file_link (listing_file_id, made_by, expires_at)
    values (${fileId}, ${by}, now() + make_interval(mins => ${minutes}))
    returning *`.execute(tx);
  return rows[0] as ListingLinkRow;
}

const works = sql<boolean>`(ended_at is null and expires_at > now())`;

/** How many links of a locked listing file work. */
export async function countListingLinks(tx: Queryable, fileId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listing_file_link
    where listing_file_id = ${fileId} and ${works}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Links of a listing file, those that work first, then the newest; at most 20. */
export async function selectListingLinks(db: Queryable, fileId: string): Promise<ListingLinkRow[]> {
  const { rows } = await sql<ListingLinkRow>`
    select * from listing_file_link where listing_file_id = ${fileId}
    order by ${works} desc, made_at desc limit 20`.execute(db);
  return rows;
}

/** A link by its id; null if there is none. */
export async function findListingLink(db: Queryable, id: string): Promise<ListingLinkRow | null> {
  const { rows } = await sql<ListingLinkRow>`
    select * from listing_file_link where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Ends a link of a listing file; false if it has no such link. */
export async function storeLinkEnd(
  tx: Queryable,
  { fileId, linkId }: { fileId: string; linkId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update listing_file_link set ended_at = coalesce(ended_at, now())
    where id = ${linkId} and listing_file_id = ${fileId} returning id`.execute(tx);
  return rows.length > 0;
}

/** Counts an offer that was sent through a link. */
export async function countLinkOffer(tx: Queryable, id: string): Promise<void> {
  await sql`update listing_file_link set offers = offers + 1 where id = ${id}`.execute(tx);
}
