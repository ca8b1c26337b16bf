create table listing_report (
  id uuid primary key default gen_random_uuid(),
  listing_id bigint not null references listing on delete cascade,
  person_id uuid references person on delete set null,
  email text,
  about text not null check (about in ('price', 'status', 'photos', 'facts', 'map', 'fair-housing', 'other')),
  message text not null,
  reported_at timestamptz not null default now()
);
comment on table listing_report is '"This looks wrong": what a person told the broker about a home''s page';
comment on column listing_report.email is 'Where the broker may answer, when the person gave it';
create index listing_report_of_listing on listing_report (listing_id, reported_at desc);
create index listing_report_of_person on listing_report (person_id, reported_at desc) where person_id is not null;

-- Sold homes near one, where the MLS permits them to be shown.
create index sold_home_of_longitude on listing ((position[0])) where reach = 'page';
create index sold_home_of_latitude on listing ((position[1])) where reach = 'page';
create index sold_home_of_subdivision on listing (lower(subdivision)) where reach = 'page';
