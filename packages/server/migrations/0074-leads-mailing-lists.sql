create table subscriber (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('newsletter', 'app')),
  email text not null check (email = lower(email)),
  name text not null default '',
  language text not null default 'en' check (language in ('en', 'es')),
  page text,
  wording text not null,
  address text,
  is_suspected boolean not null default false,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  confirmed_from text,
  stopped_at timestamptz,
  person_id uuid references person on delete set null,
  unique (list, email)
);
comment on table subscriber is 'Who asked for emails of a mailing list; only confirmed ones get any (R-167)';
comment on column subscriber.page is 'Path of the page with the form';
comment on column subscriber.wording is 'What the person agreed to, in the words shown to them';
comment on column subscriber.address is 'IP address of the form';
comment on column subscriber.is_suspected is 'Looks like spam: stored, and nobody is emailed';
comment on column subscriber.confirmed_at is 'When the emailed link was confirmed';
comment on column subscriber.confirmed_from is 'IP address of the confirmation';
comment on column subscriber.person_id is 'The account that has this address, so that it is erased with it';
create index subscriber_of_person on subscriber (person_id) where person_id is not null;
create index subscriber_latest on subscriber (asked_at desc, id);
create index subscriber_of_email on subscriber (email);
create index subscriber_unconfirmed on subscriber (asked_at) where confirmed_at is null;
