alter table person
  add column eo_carrier text,
  add column eo_policy text,
  add column eo_expires_on date,
  add column eo_warned_on date;
comment on column person.eo_carrier is 'Who insures them against errors and omissions (E&O)';
comment on column person.eo_policy is 'Number of the policy';
comment on column person.eo_warned_on is 'When they were last told that it expires';
create index person_eo on person (eo_expires_on) where deleted_at is null and eo_expires_on is not null;
