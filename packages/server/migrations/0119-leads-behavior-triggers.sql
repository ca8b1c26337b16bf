create table behavior_trigger (
  id uuid primary key default gen_random_uuid(),
  kind text not null unique check (kind in ('many-views', 'same-home', 'back', 'price-drop')),
  is_active boolean not null default true,
  threshold int not null check (threshold between 1 and 365),
  plan_id uuid references action_plan,
  version int not null default 1
);
comment on table behavior_trigger is 'Which visits of a lead an agent gets a notification of (R-398)';
comment on column behavior_trigger.threshold is 'Views in a day, views of one home in 30 days, days since the last visit, or percent of a price';
comment on column behavior_trigger.plan_id is 'The plan that it starts';
insert into behavior_trigger (kind, threshold)
values ('many-views', 8), ('same-home', 3), ('back', 14), ('price-drop', 2);
create index behavior_trigger_plan on behavior_trigger (plan_id) where plan_id is not null;

create table behavior_firing (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references lead,
  kind text not null,
  listing_id bigint references listing on delete set null,
  count int not null,
  source text not null,
  fired_at timestamptz not null default now(),
  told_at timestamptz
);
comment on table behavior_firing is 'That a trigger fired for a lead, once for each period';
comment on column behavior_firing.count is 'Views, days, or percent, by the kind of the trigger';
comment on column behavior_firing.source is 'What it fired on; the same fires it once';
comment on column behavior_firing.told_at is 'When the agent was told and the plan started';
create unique index behavior_firing_once on behavior_firing (lead_id, kind, source);
create index behavior_firing_of_lead on behavior_firing (lead_id, kind, fired_at desc);
create index behavior_firing_untold on behavior_firing (fired_at, id) where told_at is null;
create index behavior_firing_of_listing on behavior_firing (listing_id) where listing_id is not null;

create table behavior_cursor (
  only_row boolean primary key default true check (only_row),
  history_id bigint not null
);
comment on table behavior_cursor is 'How far changes of prices were read';
insert into behavior_cursor (history_id)
select coalesce(max(id), 0) from listing_history;
