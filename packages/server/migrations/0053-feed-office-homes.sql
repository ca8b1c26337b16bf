-- The brokerage's own listings and sales, for the homepage.
create index listing_of_office on listing (lower(list_office_name), (coalesce(listed_at, '-infinity'::timestamptz)) desc, id desc)
  where visibility = 'search';
create index listing_sold_by_office on listing (lower(list_office_name), close_on desc)
  where standard_status = 'Closed';
