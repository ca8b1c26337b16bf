create table reference_entry (
  id uuid primary key default gen_random_uuid(),
  list text not null,
  code text,
  parent_id uuid references reference_entry,
  display text not null,
  position int not null,
  retired_at timestamptz,
  version int not null default 1,
  unique (list, code)
);
comment on table reference_entry is 'An entry of a lookup list that authorized staff edit, such as a lead stage (R-66)';
comment on column reference_entry.code is 'Handle of an entry that came with the program; null for what staff added';
comment on column reference_entry.parent_id is 'The source of a sub-source';
comment on column reference_entry.retired_at is 'No longer offered; records that have it still show it';
create unique index reference_entry_display on reference_entry (list, parent_id, lower(display)) nulls not distinct;
create index reference_entry_order on reference_entry (list, position);
