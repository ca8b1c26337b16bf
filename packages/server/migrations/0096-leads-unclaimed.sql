create index lead_unclaimed on lead (last_inquiry_at desc, id)
  where agent_id is null and erased_at is null and last_inquiry_at is not null;
