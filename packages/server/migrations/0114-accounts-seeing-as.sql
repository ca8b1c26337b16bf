create table seeing_as (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references session on delete cascade,
  viewer_id uuid not null references person on delete cascade,
  person_id uuid references person on delete cascade,
  role_key text references role,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('exited', 'expired', 'access-changed', 'session-ended')),
  left_at timestamptz,
  check (num_nonnulls(person_id, role_key) = 1),
  check ((ended_at is null) = (ended_why is null)),
  check (left_at is null or ended_at is not null)
);
comment on table seeing_as is 'Sessions that see the office as another person or role, read-only (R-410)';
comment on column seeing_as.left_at is 'When the viewer went on as themself; until then the session changes nothing';
create unique index seeing_as_of_session on seeing_as (session_id) where left_at is null;
create index seeing_as_running on seeing_as (expires_at) where ended_at is null;
create index seeing_as_session on seeing_as (session_id);
create index seeing_as_viewer on seeing_as (viewer_id);
create index seeing_as_person on seeing_as (person_id) where person_id is not null;
create index seeing_as_role on seeing_as (role_key) where role_key is not null;
