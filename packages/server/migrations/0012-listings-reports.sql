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
create index listing_report_of_listing on listing_report (listing_id, reported_at desc);
