create table smart_list (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person,
  name text not null check (length(name) between 1 and 60),
  is_shared boolean not null default false,
  query jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now()
);
comment on table smart_list is 'Saved lists of leads: what they are narrowed and sorted by, and their columns';
create unique index smart_list_name on smart_list (owner_id, lower(name));
create index smart_list_shared on smart_list (lower(name)) where is_shared;
