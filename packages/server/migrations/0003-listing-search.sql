-- One index for each sort order over what search shows; the key is never null so that a page can start anywhere.
create index listing_by_newest on listing (listed_at desc, id desc) where reach = 'search';
create index listing_by_price on listing ((coalesce(list_price_cents, 0)), id) where reach = 'search';
create index listing_by_year on listing ((coalesce(year_built, 0)) desc, id desc) where reach = 'search';
create index listing_by_open_house on listing ((coalesce(next_open_house_starts_at, 'infinity'::timestamptz)), id) where reach = 'search';
create index listing_by_reduction on listing ((coalesce(price_reduced_at, '-infinity'::timestamptz)) desc, id desc) where reach = 'search';
create index listing_by_living_area on listing ((coalesce(living_area, -1)) desc, id desc) where reach = 'search';
create index listing_by_lot_size on listing ((coalesce(lot_size_acres, -1)) desc, id desc) where reach = 'search';
create index listing_by_position on listing using gist (position) where reach = 'search';
create index listing_by_city on listing (lower(city), listed_at desc, id desc) where reach = 'search';
create index listing_by_county on listing (lower(county)) where reach = 'search';
create index listing_by_zip on listing (zip) where reach = 'search';
create index listing_by_subdivision on listing (lower(subdivision)) where reach = 'search';
create index listing_by_high_school on listing (lower(high_school)) where reach = 'search';
create index listing_by_district on listing (lower(high_school_district)) where reach = 'search';
create index listing_by_kind on listing using gin (kinds) where reach = 'search';
create index listing_by_feature on listing using gin (features) where reach = 'search';
create index listing_by_text on listing using gin (search_text gin_trgm_ops) where reach = 'search';
