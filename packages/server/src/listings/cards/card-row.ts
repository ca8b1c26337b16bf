import { sql } from 'kysely';
import type { RowOf } from '#platform';

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
] as const;

/** Columns of a {@link CardRow} that belong to the listing. */
export const listingColumns = sql.raw(columns.join(', '));

const photoColumns = ['token', 'placeholder', 'width', 'height', 'caption', 'room'] as const;

type PhotoRow = RowOf<'photo', (typeof photoColumns)[number]>;

/** A card's data for one listing; the photo is null where the listing has none. */
export type CardRow = RowOf<'listing', (typeof columns)[number]> & {
  [Column in keyof PhotoRow as `photo_${Column}`]: PhotoRow[Column] | null;
};

/**
 * Columns of a {@link CardRow} from the listing `l` and its main photo, see {@link mainPhotoJoin}.
 */
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

/** Tokens of up to four photos of the listing `l` after its main photo. */
export const morePhotoTokens = sql.raw(
  `array(
     select token from photo
     where listing_id = l.id and shown and state <> 'failed' order by position, id offset 1 limit 4
   ) as more_photo_tokens`,
);
