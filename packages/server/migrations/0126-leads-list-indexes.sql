-- What lists of leads are narrowed by, so that they are counted without reading the leads.
drop index lead_newest;
create index lead_newest on lead (created_at desc, id desc)
  include (agent_id, lender_id, stage_id, contact_status_level_id, source_id, last_contacted_at,
    last_inquiry_at, score, city)
  where erased_at is null and merged_into_id is null;
create index lead_by_name on lead (lower(last_name), lower(first_name), id)
  where erased_at is null and merged_into_id is null;

-- With the tag itself, tagged leads are found in the index alone.
drop index lead_tag_leads;
create index lead_tag_leads on lead_tag (lower(tag), lead_id) include (tag);

-- Those indexes answer alone as long as the tables have been vacuumed since they changed.
alter table lead set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table lead_tag set (autovacuum_vacuum_scale_factor = 0.05);
