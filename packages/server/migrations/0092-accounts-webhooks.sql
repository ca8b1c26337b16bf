create table webhook_subscription (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  name text not null,
  address text not null,
  events text[] not null check (cardinality(events) > 0),
  sealed_secret bytea not null,
  sealed_former_secret bytea,
  former_until timestamptz,
  failing_since timestamptz,
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1
);
comment on table webhook_subscription is 'Where a program gets messages about changes, and about which (R-341)';
comment on column webhook_subscription.person_id is 'Who made it: only events about what they see are sent';
comment on column webhook_subscription.sealed_former_secret is 'Signs as well until former_until, while the receiver changes over';
comment on column webhook_subscription.failing_since is 'The first failure since the last success';
comment on column webhook_subscription.stopped_at is 'Nothing is sent since then: paused by its owner, or after days of failures';
create unique index webhook_subscription_name on webhook_subscription (person_id, lower(name));

create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references webhook_subscription on delete cascade,
  type text not null,
  source text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  due_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '1 day',
  tries int not null default 0,
  tried_at timestamptz,
  status int,
  ms int,
  problem text,
  answer text not null default ''
);
comment on table webhook_delivery is 'Messages to the receivers of webhooks, and what became of them';
comment on column webhook_delivery.source is 'The event it is about: a repeated event makes no second message';
comment on column webhook_delivery.due_at is 'The next try; while one is going on, when it counts as lost';
create unique index webhook_delivery_source on webhook_delivery (subscription_id, source);
create index webhook_delivery_due on webhook_delivery (subscription_id, due_at) where state = 'waiting';
create index webhook_delivery_newest on webhook_delivery (subscription_id, created_at desc, id);
create index webhook_delivery_age on webhook_delivery (created_at);
create trigger webhook_queued after insert on webhook_delivery
  for each statement execute function notify_channel('webhook_queued');
