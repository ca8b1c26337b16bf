create table action_plan (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 500),
  is_active boolean not null default false,
  steps jsonb not null default '{"list": []}',
  starts_on text not null default 'hand' check (starts_on in ('hand', 'arrival', 'stage')),
  source_ids uuid[] not null default '{}' check (cardinality(source_ids) <= 50),
  stage_ids uuid[] not null default '{}' check (cardinality(stage_ids) <= 50),
  stop_stage_ids uuid[] not null default '{}' check (cardinality(stop_stage_ids) <= 50),
  version int not null default 1
);
comment on table action_plan is 'Steps that are taken with a lead, one after the other (R-394)';
comment on column action_plan.steps is 'An object with the list: a history compares it as a whole';
comment on column action_plan.source_ids is 'Sources of the new leads that it starts on; empty for all of them';
comment on column action_plan.stage_ids is 'Stages that it starts on when a lead enters one';
comment on column action_plan.stop_stage_ids is 'Stages in which it stops';
create unique index action_plan_name on action_plan (lower(name));
create index action_plan_starting on action_plan (starts_on) where is_active and starts_on <> 'hand';

create table action_plan_edition (
  plan_id uuid not null references action_plan,
  version int not null,
  steps jsonb not null,
  primary key (plan_id, version)
);
comment on table action_plan_edition is 'The steps of a plan as they were when it was started: changes count for later starts';

create table action_plan_run (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null,
  plan_version int not null,
  lead_id uuid not null references lead,
  state text not null default 'running'
    check (state in ('running', 'paused', 'stopped', 'finished')),
  position int not null default 0,
  due_at timestamptz,
  held text check (held in ('quiet-hours', 'agent')),
  why text check (why in (
    'email', 'text', 'call', 'hand', 'stage', 'erased', 'merged')),
  cause text check (length(cause) <= 100),
  started_by uuid references person,
  started_at timestamptz not null default now(),
  heard_after timestamptz not null default now(),
  ended_at timestamptz,
  version int not null default 1,
  foreign key (plan_id, plan_version) references action_plan_edition,
  check ((state in ('running', 'paused')) = (due_at is not null))
);
comment on table action_plan_run is 'A plan on a lead (R-395)';
comment on column action_plan_run.position is 'The next step, counted from 0; waits are never the next step';
comment on column action_plan_run.due_at is 'When the next step is taken; of a paused one, when it was to be';
comment on column action_plan_run.held is 'Why a step that is due waits: nobody works the lead, or it is night where they live';
comment on column action_plan_run.why is 'Why it paused or stopped';
comment on column action_plan_run.cause is 'What started it by a rule, so that the same doesn’t start it twice';
comment on column action_plan_run.heard_after is 'A reply that came in later pauses it';
create unique index action_plan_run_going on action_plan_run (lead_id, plan_id)
  where state in ('running', 'paused');
create unique index action_plan_run_cause on action_plan_run (lead_id, plan_id, cause)
  where cause is not null;
create index action_plan_run_due on action_plan_run (due_at, id) where state = 'running';
create index action_plan_run_of_lead on action_plan_run (lead_id, started_at desc, id);
create index action_plan_run_of_plan on action_plan_run (plan_id) where state in ('running', 'paused');

create table action_plan_step (
  run_id uuid not null references action_plan_run on delete cascade,
  position int not null,
  outcome text not null check (outcome in ('done', 'refused', 'skipped')),
  reason text check (length(reason) <= 60),
  taken_at timestamptz not null default now(),
  seen_at timestamptz,
  primary key (run_id, position)
);
comment on table action_plan_step is 'What became of each step of a plan on a lead; a step is taken once';
comment on column action_plan_step.reason is 'The code of the refusal';
comment on column action_plan_step.seen_at is 'When staff took note of a refusal';
create index action_plan_step_refused on action_plan_step (taken_at, run_id)
  where outcome = 'refused' and seen_at is null;
