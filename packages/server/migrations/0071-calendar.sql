create table calendar_settings (
  person_id uuid primary key references person on delete cascade,
  hours jsonb not null default '{}',
  video_link text not null default '' check (video_link = '' or video_link ~ '^https://'),
  feed_hash bytea unique,
  feed_made_at timestamptz,
  version int not null default 1,
  check ((feed_hash is null) = (feed_made_at is null))
);
comment on column calendar_settings.hours is
  'By weekday (0 is Sunday) opening and closing time, local; without any, all times are free';
comment on column calendar_settings.feed_hash is 'Hash of the secret address with the own tours';

create table day_off (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  first_on date not null,
  last_on date not null check (last_on >= first_on)
);
create index day_off_of_person on day_off (person_id, last_on);

create table calendar_subscription (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  name text not null,
  host text not null,
  sealed_address bytea not null,
  etag text,
  tried_at timestamptz,
  fetched_at timestamptz,
  read_at timestamptz,
  problem text not null default ''
);
comment on table calendar_subscription is 'Calendars outside, whose times are busy';
comment on column calendar_subscription.read_at is
  'When its busy times were read; fetched_at is later if it hasn’t changed since';
create index calendar_subscription_of_person on calendar_subscription (person_id);
create index calendar_subscription_tried on calendar_subscription (tried_at nulls first);

create table busy_time (
  subscription_id uuid not null references calendar_subscription on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (subscription_id, starts_at, ends_at)
);
comment on table busy_time is 'When subscribed calendars are busy; never what for';
