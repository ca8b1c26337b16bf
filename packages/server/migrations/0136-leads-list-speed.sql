-- The spellings of cities, each found by the one before it.
create index lead_by_city on lead (city)
  where erased_at is null and merged_into_id is null and city is not null;
