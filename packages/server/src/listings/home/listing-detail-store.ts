import { sql } from 'kysely';
import type { DetailFacts, RoomFacts } from '#feed';
import type { Queryable, RowOf } from '#platform';
import { type CardRow, listingColumns } from '../cards/card-row.ts';
import type { PhotoFacts } from '../cards/present-photo.ts';
import { shownListingId } from './shown-listing-id.ts';

const MAX_PHOTOS = 200;

const detailColumns = [
  'source',
  'stories',
  'fireplaces',
  'elementary_school',
  'middle_school',
  'high_school',
  'high_school_district',
  'lot_features',
  'association_fee_cents',
  'association_fee_frequency',
  'association_monthly_cents',
  'off_market_on',
  'last_confirmed_at',
  'list_agent_name',
] as const;

/** What a home's page shows beyond its card. */
export type DetailRow = Omit<CardRow, `photo_${string}`> &
  RowOf<'listing', (typeof detailColumns)[number]> & {
    remarks: string | null;
    facts: DetailFacts | null;
    rooms: RoomFacts[] | null;
  };

/** Everything a home's page shows, its photos in order. */
export type HomeRow = DetailRow & {
  /** Photos that the public may see and that are not known to be broken. */
  photos: PhotoFacts[];
};

const detail = sql.raw([...detailColumns, 'd.remarks', 'd.facts', 'd.rooms'].join(', '));

const photos = sql.raw(`(
  select coalesce(json_agg(p), '[]') from (
    select token, placeholder, width, height, caption, room from photo
    where listing_id = l.id and shown and state <> 'failed' order by position, id limit ${MAX_PHOTOS}
  ) p)`);

/** The listing with an MLS number (any case) that may be shown on its own page; null for none. */
export async function findShownListing(
  db: Queryable,
  mlsNumber: string,
): Promise<DetailRow | null> {
  const { rows } = await sql<DetailRow>`
    select ${listingColumns}, ${detail}
    from listing l left join listing_detail d on d.listing_id = l.id
    where l.id = ${shownListingId(mlsNumber)}`.execute(db);
  return rows[0] ?? null;
}

/** The same with its photos, in one round trip: the page of a home waits for nothing else. */
export async function findShownHome(db: Queryable, mlsNumber: string): Promise<HomeRow | null> {
  const { rows } = await shownHome(mlsNumber).execute(db);
  return rows[0] ?? null;
}

/** The statement of {@link findShownHome}. */
export function shownHome(mlsNumber: string) {
  return sql<HomeRow>`
    select ${listingColumns}, ${detail}, ${photos} as photos
    from listing l left join listing_detail d on d.listing_id = l.id
    where l.id = ${shownListingId(mlsNumber)}`;
}
