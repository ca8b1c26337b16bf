import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { type CardRow, cardColumns, mainPhotoJoin } from './card-row.ts';
import type { DetailFacts, RoomFacts } from './feed/detail-facts.ts';
import type { PhotoFacts } from './present-photo.ts';
import { refuseListing } from './search/refuse-listing.ts';

/** What the page of a home shows beyond its card. */
export interface DetailRow extends CardRow {
  source: string;
  close_price_cents: number | null;
  close_on: string | null;
  stories: number | null;
  fireplaces: number | null;
  elementary_school: string | null;
  middle_school: string | null;
  high_school: string | null;
  high_school_district: string | null;
  lot_features: string[];
  association_fee_cents: number | null;
  association_fee_frequency: string | null;
  association_monthly_cents: number | null;
  off_market_on: string | null;
  last_confirmed_at: Date;
  remarks: string | null;
  facts: DetailFacts | null;
  rooms: RoomFacts[] | null;
}

const MOST_PHOTOS = 200;

/** The listing of an MLS number (any case) that may be shown on its own page; null when none may. */
export async function findShownListing(
  db: Queryable,
  mlsNumber: string,
): Promise<DetailRow | null> {
  const { rows } = await sql<DetailRow>`
    select ${cardColumns}, l.source, l.close_price_cents, l.close_on, l.stories, l.fireplaces,
      l.elementary_school, l.middle_school, l.high_school, l.high_school_district, l.lot_features,
      l.association_fee_cents, l.association_fee_frequency, l.association_monthly_cents,
      l.off_market_on, l.last_confirmed_at,
      d.remarks, d.facts, d.rooms
    from listing l left join listing_detail d on d.listing_id = l.id ${mainPhotoJoin}
    where l.id = ${shownListingId(mlsNumber)}`.execute(db);
  return rows[0] ?? null;
}

/** The id of the listing that an MLS number stands for, as a subquery; null when none may be shown. */
export function shownListingId(mlsNumber: string) {
  return sql`(
    select id from listing where lower(mls_number) = ${mlsNumber.toLowerCase()}
      and reach in ('search', 'page')
    order by (reach = 'search') desc, modified_at desc, id desc limit 1)`;
}

/** The id behind an MLS number; refuses (listing-not-found) when no such listing may be shown. */
export async function requireShownListingId(db: Queryable, mlsNumber: string): Promise<number> {
  const { rows } = await sql<{
    id: number | null;
  }>`select ${shownListingId(mlsNumber)} as id`.execute(db);
  return rows[0]?.id ?? refuseListing('listing-not-found');
}

/** The photos of a listing that the public may see and that are not known to be broken, in order. */
export async function selectShownPhotos(db: Queryable, listingId: number): Promise<PhotoFacts[]> {
  const { rows } = await sql<PhotoFacts>`
    select token, placeholder, width, height, caption, room from photo
    where listing_id = ${listingId} and shown and state <> 'failed'
    order by position, id limit ${MOST_PHOTOS}`.execute(db);
  return rows;
}
