-- The spellings of cities, each found by the one before it, and what lists read of their leads.
drop index lead_by_city;
create index lead_by_city on lead (city, id)
  include (agent_id, lender_id, stage_id, contact_status_level_id, source_id, last_contacted_at,
    last_inquiry_at, score, created_at)
  where erased_at is null and merged_into_id is null and city is not null;
