-- Claim Lead is the view of the leads that nobody works, not a stage (R-19): leads that were given
-- it have no stage, as new ones, and the entry goes.
update lead set stage_id = null, version = version + 1
where stage_id in (
  select id from reference_entry where list = 'lead-stages' and code = 'claimleads'
);
delete from reference_entry where list = 'lead-stages' and code = 'claimleads';
