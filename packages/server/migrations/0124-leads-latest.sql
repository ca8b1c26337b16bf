-- The leads with the latest inquiries, of all agents.
create index lead_latest on lead (last_inquiry_at desc, id)
  where erased_at is null and merged_into_id is null;
