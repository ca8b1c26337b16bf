-- Bulk actions put tags on leads and take them off (R-377).
alter table bulk_action drop constraint bulk_action_kind_check;
alter table bulk_action add constraint bulk_action_kind_check
  check (kind in ('assign', 'stage', 'status', 'add-tag', 'remove-tag'));
alter table bulk_action_row add column before_text text;
comment on column bulk_action_row.before_text is 'The tag that was taken off, as it was spelled';
