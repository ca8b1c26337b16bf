import { sql } from 'kysely';

/** A card's data for one listing, as the database returns it. */
export interface CardRow {
  id: number;
  mls_number: string;
  standard_status: string;
  property_type: string;
  property_subtype: string | null;
  kinds: string[];
  list_price_cents: number | null;
  original_list_price_cents: number | null;
  price_reduced_at: Date | null;
  previous_price_cents: number | null;
  street_address: string | null;
  address_shown: boolean;
  city: string | null;
  county: string | null;
  state: string | null;
  zip: string | null;
  subdivision: string | null;
  position: { x: number; y: number } | null;
  position_approximate: boolean;
  beds: number | null;
  baths_total: number | null;
  baths_full: number | null;
  baths_half: number | null;
  living_area: number | null;
  building_area: number | null;
  lot_size_acres: number | null;
  garage_spaces: number | null;
  year_built: number | null;
  new_construction: boolean | null;
  on_market_on: string | null;
  days_on_market: number | null;
  next_open_house_starts_at: Date | null;
  next_open_house_ends_at: Date | null;
  photos_count: number;
  list_office_name: string | null;
  attribution_contact: string | null;
  modified_at: Date;
  close_price_cents: number | null;
  close_on: string | null;
  photo_token: string | null;
  photo_placeholder: string | null;
  photo_width: number | null;
  photo_height: number | null;
  photo_caption: string | null;
  photo_room: string | null;
}

const columns = [
  'id',
  'mls_number',
  'standard_status',
  'property_type',
  'property_subtype',
  'kinds',
  'list_price_cents',
  'original_list_price_cents',
  'price_reduced_at',
  'previous_price_cents',
  'street_address',
  'address_shown',
  'city',
  'county',
  'state',
  'zip',
  'subdivision',
  'position',
  'position_approximate',
  'beds',
  'baths_total',
  'baths_full',
  'baths_half',
  'living_area',
  'building_area',
  'lot_size_acres',
  'garage_spaces',
  'year_built',
  'new_construction',
  'on_market_on',
  'days_on_market',
  'next_open_house_starts_at',
  'next_open_house_ends_at',
  'photos_count',
  'list_office_name',
  'attribution_contact',
  'modified_at',
  'close_price_cents',
  'close_on',
] as const satisfies readonly (keyof CardRow)[];

/** Columns of a {@link CardRow} that belong to the listing. */
export const listingColumns = sql.raw(columns.join(', '));

const photoColumns = ['token', 'placeholder', 'width', 'height', 'caption', 'room'] as const;

/** Columns of a {@link CardRow} from the listing `l` and its main photo, see {@link mainPhotoJoin}. */
export const cardColumns = sql.raw(
  [
    ...columns.map((column) => `l.${column}`),
    ...photoColumns.map((column) => `main_photo.${column} as photo_${column}`),
  ].join(', '),
);

/** The first photo that may be shown and is not known to be broken. */
export const mainPhotoJoin = sql.raw(
  `left join lateral (
     select ${photoColumns.join(', ')} from photo
     where listing_id = l.id and shown and state <> 'failed' order by position, id limit 1
   ) main_photo on true`,
);
