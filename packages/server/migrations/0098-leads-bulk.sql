create table bulk_action (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person,
  kind text not null check (kind in ('assign', 'stage', 'status')),
  input jsonb not null,
  state text not null default 'running' check (state in ('running', 'done', 'undoing', 'undone')),
  started_at timestamptz not null default now()
);
comment on table bulk_action is 'A change that someone makes to many leads together (R-362)';
comment on column bulk_action.input is 'What is set; for leads that each get another value, the rows say it';
create index bulk_action_of_owner on bulk_action (owner_id, started_at desc, id);
create index bulk_action_going on bulk_action (started_at) where state in ('running', 'undoing');
create index bulk_action_age on bulk_action (started_at);

create table bulk_action_row (
  action_id uuid not null references bulk_action on delete cascade,
  position int not null,
  -- No reference: someone may send the id of a lead that doesn't exist.
  lead_id uuid not null,
  wanted uuid,
  state text not null default 'waiting' check (state in (
    'waiting', 'done', 'same', 'refused', 'failed', 'undone', 'kept')),
  reason text,
  before uuid,
  version int,
  primary key (action_id, position)
);
comment on table bulk_action_row is 'What became of each lead of a bulk action';
comment on column bulk_action_row.wanted is 'The id that the changed column gets';
comment on column bulk_action_row.before is 'The id that it had';
comment on column bulk_action_row.version is 'The lead’s version after the change';
comment on column bulk_action_row.reason is 'The code of the refusal';
create unique index bulk_action_row_once on bulk_action_row (action_id, lead_id);
create index bulk_action_row_state on bulk_action_row (action_id, state, position);
