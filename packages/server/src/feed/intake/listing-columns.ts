import { filterColumnTypes } from '../normalize/filter-columns.ts';

/**
 * The columns of `listing` that come from a record, with the type they have when sent to the
 * database as JSON. `position` is built there from longitude and latitude.
 */
export const listingColumns = {
  listing_key: 'text',
  mls_number: 'text',
  source: 'text',
  standard_status: 'text',
  visibility: 'text',
  property_type: 'text',
  property_subtype: 'text',
  kinds: 'text[]',
  features: 'text[]',
  list_price_cents: 'bigint',
  original_list_price_cents: 'bigint',
  close_price_cents: 'bigint',
  close_on: 'date',
  price_reduced_at: 'timestamptz',
  previous_price_cents: 'bigint',
  street_address: 'text',
  street_number: 'text',
  address_shown: 'boolean',
  unit_number: 'text',
  city: 'text',
  county: 'text',
  state: 'text',
  zip: 'text',
  subdivision: 'text',
  position_approximate: 'boolean',
  beds: 'integer',
  baths_total: 'integer',
  baths_full: 'integer',
  baths_half: 'integer',
  living_area: 'double precision',
  building_area: 'double precision',
  lot_size_acres: 'double precision',
  stories: 'double precision',
  garage_spaces: 'double precision',
  year_built: 'integer',
  fireplaces: 'integer',
  new_construction: 'boolean',
  has_basement: 'boolean',
  elementary_school: 'text',
  middle_school: 'text',
  high_school: 'text',
  high_school_district: 'text',
  waterfront_features: 'text[]',
  lot_features: 'text[]',
  ...filterColumnTypes,
  association_fee_cents: 'bigint',
  association_fee_frequency: 'text',
  association_monthly_cents: 'bigint',
  on_market_on: 'date',
  off_market_on: 'date',
  days_on_market: 'integer',
  listed_at: 'timestamptz',
  next_open_house_starts_at: 'timestamptz',
  next_open_house_ends_at: 'timestamptz',
  photos_count: 'integer',
  list_agent_mls_id: 'text',
  list_agent_name: 'text',
  co_list_agent_mls_id: 'text',
  buyer_agent_mls_id: 'text',
  list_office_name: 'text',
  attribution_contact: 'text',
  valuation_shown: 'boolean',
  comment_shown: 'boolean',
  search_text: 'text',
  modified_at: 'timestamptz',
  photos_changed_at: 'timestamptz',
  gone_at: 'timestamptz',
} as const;

const names = Object.keys(listingColumns);

/** Upserts a JSON list of listings by their key; returns the id and key of each. */
export const upsertListingsSql = `
  insert into listing (${names.join(', ')}, position)
  select ${names.map((name) => `r.${name}`).join(', ')},
    case when r.longitude is not null then point(r.longitude, r.latitude) end
  from json_to_recordset($1::json) as r(
    ${Object.entries(listingColumns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')},
    longitude double precision, latitude double precision)
  on conflict (listing_key) do update set
    ${names.map((name) => `${name} = excluded.${name}`).join(', ')},
    position = excluded.position, last_confirmed_at = now(), changed_at = now()
  returning id, listing_key`;
