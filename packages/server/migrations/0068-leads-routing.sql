create table lead_pond (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  members uuid[] not null default '{}',
  claim_limit int check (claim_limit between 1 and 500),
  retired_at timestamptz,
  version int not null default 1
);
comment on table lead_pond is 'A pool of unclaimed leads that its members share (R-172)';
comment on column lead_pond.claim_limit is 'The most open leads from it that one member may have; null for no limit';
create unique index lead_pond_name on lead_pond (lower(name));

create table lead_rule (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  position int not null,
  is_active boolean not null default true,
  cities text[] not null default '{}',
  zips text[] not null default '{}',
  counties text[] not null default '{}',
  price_from_cents bigint,
  price_to_cents bigint,
  language text check (language in ('en', 'es')),
  source_id uuid references reference_entry,
  sub_source_id uuid references reference_entry,
  side text check (side in ('buyer', 'seller')),
  way text not null default 'in-turn' check (way in ('in-turn', 'first-to-claim', 'pond')),
  agent_ids uuid[] not null default '{}',
  weights int[] not null default '{}',
  pond_id uuid references lead_pond,
  claim_minutes int check (claim_minutes between 5 and 1440),
  untouched_hours int check (untouched_hours between 1 and 168),
  fallback text not null default 'concierge' check (fallback in ('concierge', 'agent', 'pond')),
  fallback_agent_id uuid references person,
  fallback_pond_id uuid references lead_pond,
  version int not null default 1,
  check (cardinality(agent_ids) = cardinality(weights)),
  check (price_from_cents <= price_to_cents)
);
comment on table lead_rule is 'Who gets a new lead; the first active rule that matches decides (R-170)';
comment on column lead_rule.weights is 'How many leads each of agent_ids gets, compared with the others';
comment on column lead_rule.claim_minutes is 'Business minutes in which one of the agents can claim it';
comment on column lead_rule.untouched_hours is 'Business hours without contact after which it moves on';
create index lead_rule_order on lead_rule (position, id);

create table lead_rule_turn (
  rule_id uuid not null references lead_rule,
  agent_id uuid not null references person,
  credit int not null,
  primary key (rule_id, agent_id)
);
comment on table lead_rule_turn is 'Where the turns of a rule stand (smooth weighted round robin)';

create table lead_route (
  lead_id uuid primary key references lead,
  rule_id uuid references lead_rule,
  pond_id uuid references lead_pond,
  offered_to uuid[],
  given_to uuid references person,
  given_at timestamptz not null default now(),
  moves_at timestamptz,
  passed uuid[] not null default '{}'
);
comment on table lead_route is 'Where a rule put a lead; an unclaimed lead without a row is open to all';
comment on column lead_route.pond_id is 'The pond it is in, or was claimed from';
comment on column lead_route.offered_to is 'Who may claim it; nobody but those who assign leads if empty';
comment on column lead_route.given_to is 'The agent whom it was given to or who claimed it';
comment on column lead_route.moves_at is 'When it moves on if nobody claims or contacts it';
comment on column lead_route.passed is 'Who had it and let it lapse';
create index lead_route_moves on lead_route (moves_at) where moves_at is not null;
create index lead_route_claims on lead_route (pond_id, given_to) where pond_id is not null;

create table lead_decision (
  id bigint generated always as identity primary key,
  lead_id uuid not null references lead,
  decided_at timestamptz not null default now(),
  facts jsonb not null
);
comment on table lead_decision is 'Who got a lead, and why: a line on its timeline (R-174)';
create index lead_decision_of_lead on lead_decision (lead_id, id desc);

create table agent_limit (
  id uuid primary key references person,
  capacity int check (capacity between 0 and 1000),
  is_paused boolean not null default false,
  days_off text[] not null default '{}',
  version int not null default 1
);
comment on table agent_limit is 'When an agent gets no leads; the id is the person''s (R-171)';
comment on column agent_limit.capacity is 'The most open leads; null for no limit';
comment on column agent_limit.days_off is 'Periods, each as YYYY-MM-DD/YYYY-MM-DD';
