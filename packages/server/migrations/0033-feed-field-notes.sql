alter table dropped_field add column kind text not null default 'dropped' check (kind in ('dropped', 'noted'));
create index dropped_field_noted on dropped_field (id desc) where kind = 'noted';
comment on table dropped_field is 'Notes about fields: whose value made no sense and was left out, or is hardly possible and was kept';
comment on column dropped_field.kind is 'dropped: the listing stays without the value; noted: the value was kept';
