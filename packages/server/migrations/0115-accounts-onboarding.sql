create table onboarding_step (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  help text not null default '',
  doer text not null default 'agent' check (doer in ('agent', 'office')),
  position int not null,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1
);
comment on table onboarding_step is 'What new agents and the office do before an agent is ready (R-413)';
comment on column onboarding_step.doer is 'Who ticks it: the agent, as the office may too, or the office alone';
create unique index onboarding_step_title on onboarding_step (lower(title)) where retired_at is null;
create index onboarding_step_order on onboarding_step (position) where retired_at is null;

create table onboarding_item (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  step_id uuid not null references onboarding_step on delete cascade,
  started_at timestamptz not null default now(),
  done_at timestamptz,
  done_by uuid references person,
  version int not null default 1,
  unique (person_id, step_id),
  check (done_at is not null or done_by is null)
);
comment on table onboarding_item is 'One step on the checklist of one agent, and who ticked it when';
create index onboarding_item_step on onboarding_item (step_id);
create index onboarding_item_done_by on onboarding_item (done_by) where done_by is not null;
