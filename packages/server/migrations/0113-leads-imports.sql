-- Leads that staff bring in from files (R-379).
create table lead_import (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person,
  file_name text not null,
  columns jsonb not null,
  mapping jsonb,
  on_duplicate text not null default 'skip' check (on_duplicate in ('skip', 'update')),
  agent_id uuid references person,
  state text not null default 'draft'
    check (state in ('draft', 'running', 'done', 'undoing', 'undone')),
  created_at timestamptz not null default now(),
  started_at timestamptz
);
comment on table lead_import is 'A file of leads: read, checked by a dry run, and made into leads';
comment on column lead_import.columns is 'The heads of the file, with samples';
comment on column lead_import.mapping is 'The field of each column, from the last dry run';
comment on column lead_import.agent_id is 'Who works the leads';
create index lead_import_of_owner on lead_import (owner_id, created_at desc, id);
create index lead_import_going on lead_import (started_at) where state in ('running', 'undoing');
create index lead_import_age on lead_import (created_at);
create index lead_import_of_agent on lead_import (agent_id) where agent_id is not null;

create table lead_import_row (
  import_id uuid not null references lead_import on delete cascade,
  position int not null,
  cells jsonb not null,
  name text not null default '',
  email text,
  phone text,
  outlook text check (outlook in ('create', 'update', 'skip', 'refuse')),
  state text not null default 'waiting' check (state in (
    'waiting', 'created', 'updated', 'skipped', 'refused', 'failed', 'undone', 'kept')),
  errors jsonb not null default '[]',
  lead_id uuid references lead,
  likely_id uuid,
  before jsonb,
  tags text[] not null default '{}',
  version int,
  done_at timestamptz,
  primary key (import_id, position)
);
comment on table lead_import_row is 'A record of a file of leads, and what became of it';
comment on column lead_import_row.cells is 'As in the file; emptied once a lead is made of it';
comment on column lead_import_row.lead_id is 'The lead that was made, changed, or has the email';
comment on column lead_import_row.likely_id is 'A lead with the same phone, from the last dry run';
comment on column lead_import_row.before is 'The columns that an update changed, as they were';
comment on column lead_import_row.tags is 'The tags that the import put on the lead';
comment on column lead_import_row.version is 'The lead’s version after the import';
create index lead_import_row_state on lead_import_row (import_id, state, position);
create index lead_import_row_outlook on lead_import_row (import_id, outlook, position);
create index lead_import_row_email on lead_import_row (import_id, email) where email is not null;
create index lead_import_row_lead on lead_import_row (lead_id) where lead_id is not null;
