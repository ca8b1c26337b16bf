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
create index listing_of_longitude on listing ((position[0])) where reach = 'search';
create index listing_of_latitude on listing ((position[1])) where reach = 'search';
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
create index listing_new_construction on listing (listed_at desc, id desc) where reach = 'search' and new_construction;
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

-- What people begin to type.
create index listing_of_address_start on listing (lower(street_address) text_pattern_ops) where reach = 'search' and address_shown;
create index listing_of_mls_start on listing (lower(mls_number) text_pattern_ops) where reach = 'search';

-- What the expressions above give, for the planner: it does not use what it learns of a partial index.
create statistics listing_cities on (lower(city)) from listing;
create statistics listing_counties on (lower(county)) from listing;
create statistics listing_states on (lower(state)) from listing;
create statistics listing_subdivisions on (lower(subdivision)) from listing;
create statistics listing_elementary_schools on (lower(elementary_school)) from listing;
create statistics listing_high_schools on (lower(high_school)) from listing;
create statistics listing_districts on (lower(high_school_district)) from listing;
create statistics listing_types on (lower(replace(property_type, ' ', ''))) from listing;
create statistics listing_subtypes on (lower(replace(property_subtype, ' ', ''))) from listing;
create statistics listing_street_numbers on (lower(street_number)) from listing;
create statistics listing_longitudes on (position[0]) from listing;
create statistics listing_latitudes on (position[1]) from listing;
create statistics listing_waterfronts on (lowered(waterfront_features)) from listing;
create statistics listing_lot_features on (lowered(lot_features)) from listing;
create statistics listing_lowest_prices on (coalesce(list_price_cents, 9007199254740991)) from listing;
create statistics listing_highest_prices on (coalesce(list_price_cents, -1)) from listing;
create statistics listing_years on (coalesce(year_built, 0)) from listing;
create statistics listing_living_areas on (coalesce(living_area, -1)) from listing;
create statistics listing_lot_sizes on (coalesce(lot_size_acres, -1)) from listing;
