-- Bulk emails and texts, which wait before they go out (R-382).
alter table bulk_action drop constraint bulk_action_kind_check;
alter table bulk_action add constraint bulk_action_kind_check
  check (kind in ('assign', 'stage', 'status', 'add-tag', 'remove-tag', 'email', 'text'));
alter table bulk_action add column next_at timestamptz not null default now();
comment on column bulk_action.next_at is 'Not worked on before';
drop index bulk_action_going;
create index bulk_action_going on bulk_action (next_at) where state in ('running', 'undoing');
