alter table offer add column reminded_lead_id uuid references lead;
comment on column offer.reminded_lead_id is 'The client who is reminded of its expiration, too (R-541); null for nobody';
create index offer_of_reminded_lead on offer (reminded_lead_id) where reminded_lead_id is not null;
alter table listing_file add column reminded_lead_id uuid references lead;
comment on column listing_file.reminded_lead_id is 'The seller who is reminded of the expiration of offers received, too (R-541); null for nobody';
create index listing_file_of_reminded_lead on listing_file (reminded_lead_id)
  where reminded_lead_id is not null;
