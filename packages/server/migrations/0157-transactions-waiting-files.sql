-- Listing files that wait for a broker are listed and counted (R-531).
create index listing_file_waiting on listing_file (changed_at desc, id)
  where confirmed_at is null and state in ('active', 'under-contract');
