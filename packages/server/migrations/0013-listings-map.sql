alter table listing
  add column map_x integer generated always as
    (((position[0] + 180) / 360 * 1073741824)::integer) stored,
  add column map_y integer generated always as
    (((0.5 - ln(tan(pi() / 4 + radians(position[1]) / 2)) / (2 * pi())) * 1073741824)::integer) stored;
comment on column listing.map_x is 'Web Mercator, the world being 2^30 units wide: 0 at 180 degrees west';
comment on column listing.map_y is 'Web Mercator, the world being 2^30 units high: 0 in the north';

-- A map is drawn from the index alone, with the filters that are asked for most.
create index listing_on_map on listing (map_x, map_y)
  include (list_price_cents, kinds, beds, baths_total, living_area, year_built, standard_status)
  where reach = 'search' and address_shown;
create index listing_off_map on listing (id)
  where reach = 'search' and (not address_shown or position is null);
