alter table role rename column reach to scope;
comment on column role.scope is 'Whose records the permissions of the role open: own, team or all';
comment on column role.grants_version is 'Grows with every change of the role''s grants, scope or two-step rule; caches are keyed by it';

alter table record_change disable trigger record_change_stays;
update record_change set
  before = before - 'reach' || jsonb_build_object('scope', before -> 'reach'),
  after = after - 'reach' || jsonb_build_object('scope', after -> 'reach')
where record_kind = 'accounts.role' and before ? 'reach' and after ? 'reach';
alter table record_change enable trigger record_change_stays;
