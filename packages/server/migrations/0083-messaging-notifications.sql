create table notification (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  kind text not null check (kind ~ '^[a-z0-9-]{1,60}$'),
  event text not null check (length(event) <= 200),
  about_kind text check (about_kind ~ '^[a-z-]{1,40}$'),
  about_id uuid,
  path text not null check (path ~ '^/' and length(path) <= 500),
  facts jsonb not null default '{}' check (length(facts::text) <= 4000),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz,
  check ((about_kind is null) = (about_id is null)),
  unique (person_id, event)
);
comment on table notification is 'What a person is told in the app; the text is made when it is shown, in their language';
comment on column notification.event is 'What happened, such as inquiry:<id>: a person is told once';
comment on column notification.about_kind is 'What it is about, such as lead; erased with it';
comment on column notification.path is 'The page to open, without the language';
comment on column notification.facts is 'What the text says, by the kind''s own schema';
comment on column notification.mailed_at is 'When it was emailed, alone or in a daily email';
create index notification_list on notification (person_id, created_at desc, id);
create index notification_unread on notification (person_id) where read_at is null;
create index notification_about on notification (about_kind, about_id) where about_id is not null;
create index notification_age on notification (created_at);
create index notification_to_mail on notification (created_at) where read_at is null and mailed_at is null;

create table notification_digest (
  person_id uuid primary key references person,
  sent_on date not null
);
comment on table notification_digest is 'The day of a person''s newest daily email, by their own clock; it is sent once a day';
