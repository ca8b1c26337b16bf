create table outside_answer (
  service text not null,
  question_hash bytea not null,
  answer jsonb not null,
  asked_at timestamptz not null default now(),
  good_until timestamptz not null,
  primary key (service, question_hash)
);
comment on table outside_answer is 'What outside services (scores, flood zones, geocoding, routes) answered, kept as long as their terms and our settings allow';
comment on column outside_answer.question_hash is 'SHA-256 of what was asked, so that no address of a person stands here';
comment on column outside_answer.answer is 'JSON null: the service had nothing to say, remembered for minutes';
create index outside_answer_old on outside_answer (good_until);

create table outside_quota_use (
  service text not null,
  used_on date not null,
  requests integer not null default 0,
  primary key (service, used_on)
);
comment on table outside_quota_use is 'What we asked of each service on each Omaha date, against its quota setting';

create table kept_address (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  slot smallint not null check (slot between 1 and 5),
  label text not null,
  address text not null,
  position point not null,
  created_at timestamptz not null default now(),
  unique (person_id, slot)
);
comment on table kept_address is 'Addresses that a person keeps to see the commute from a home (work, school), at most five';
comment on column kept_address.slot is 'One of five places, so that two addresses kept at the same time never make six';
comment on column kept_address.position is '(longitude, latitude)';
create unique index kept_address_once on kept_address (person_id, lower(address));
