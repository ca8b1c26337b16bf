-- Second contacts are found by a part of their name or address, like the leads themselves.
create index lead_second_search on lead using gin (
  (coalesce(secondary_first_name, '') || ' ' || coalesce(secondary_last_name, '') || ' '
    || coalesce(secondary_email, '')) gin_trgm_ops)
  where erased_at is null and secondary_email is not null;
