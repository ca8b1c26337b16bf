create function lowered(texts text[]) returns text[]
  language sql immutable strict parallel safe
  return lower(texts::text)::text[];
comment on function lowered is 'A list of texts in lower case, for lists that match without regard to case';

-- One index for each sort order over what search shows; the key is never null so that a page can start anywhere.
create index listing_by_newest on listing (listed_at desc, id desc) where reach = 'search';
create index listing_by_lowest_price on listing ((coalesce(list_price_cents, 9007199254740991)), id) where reach = 'search';
create index listing_by_highest_price on listing ((coalesce(list_price_cents, -1)) desc, id desc) where reach = 'search';
create index listing_by_year on listing ((coalesce(year_built, 0)) desc, id desc) where reach = 'search';
create index listing_by_open_house on listing ((coalesce(next_open_house_starts_at, 'infinity'::timestamptz)), id) where reach = 'search';
create index listing_by_reduction on listing ((coalesce(price_reduced_at, '-infinity'::timestamptz)) desc, id desc) where reach = 'search';
create index listing_by_living_area on listing ((coalesce(living_area, -1)) desc, id desc) where reach = 'search';
create index listing_by_lot_size on listing ((coalesce(lot_size_acres, -1)) desc, id desc) where reach = 'search';

-- Selective filters.
create index listing_in_box on listing using gist (position) where reach = 'search';
create index listing_of_city on listing (lower(city), listed_at desc, id desc) where reach = 'search';
create index listing_of_county on listing (lower(county)) where reach = 'search';
create index listing_of_zip on listing (zip) where reach = 'search';
create index listing_of_state on listing (lower(state)) where reach = 'search';
create index listing_of_subdivision on listing (lower(subdivision)) where reach = 'search';
create index listing_of_elementary_school on listing (lower(elementary_school)) where reach = 'search';
create index listing_of_high_school on listing (lower(high_school)) where reach = 'search';
create index listing_of_district on listing (lower(high_school_district)) where reach = 'search';
create index listing_of_type on listing (lower(replace(property_type, ' ', ''))) where reach = 'search';
create index listing_of_subtype on listing (lower(replace(property_subtype, ' ', ''))) where reach = 'search';
create index listing_of_price on listing (list_price_cents) where reach = 'search';
create index listing_of_living_area on listing (living_area) where reach = 'search';
create index listing_of_lot_size on listing (lot_size_acres) where reach = 'search';
create index listing_of_year on listing (year_built) where reach = 'search';
create index listing_of_beds on listing (beds) where reach = 'search';
create index listing_of_baths on listing (baths_total) where reach = 'search';
create index listing_of_garage on listing (garage_spaces) where reach = 'search';
create index listing_of_fireplaces on listing (fireplaces) where reach = 'search';
create index listing_of_days on listing (days_on_market) where reach = 'search';
create index listing_of_market_date on listing (on_market_on) where reach = 'search' and days_on_market is null;
create index listing_of_street_number on listing (lower(street_number)) where reach = 'search';
create index listing_of_kind on listing using gin (kinds) where reach = 'search';
create index listing_of_feature on listing using gin (features) where reach = 'search';
create index listing_of_waterfront on listing using gin (lowered(waterfront_features)) where reach = 'search';
create index listing_of_lot_feature on listing using gin (lowered(lot_features)) where reach = 'search';
create index listing_of_text on listing using gin (search_text gin_trgm_ops) where reach = 'search';
