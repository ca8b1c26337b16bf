create table tour_request (
  id uuid primary key default gen_random_uuid(),
  listing_key text not null,
  mls_number text not null,
  home_address text,
  person_id uuid references person on delete set null,
  name text not null,
  email text not null,
  phone text not null,
  comments text not null,
  kind text not null check (kind in ('in-person', 'video-chat')),
  tour_on date not null,
  requested_at timestamptz not null default now()
);
comment on table tour_request is 'A person asks to be shown a home; lead intake turns it into an activity of a lead';
comment on column tour_request.listing_key is 'ListingKey of the home, which may leave the MLS later';
comment on column tour_request.home_address is 'As shown to the person; null when the address may not be shown';
comment on column tour_request.person_id is 'Who was signed in; null for a visitor';
comment on column tour_request.phone is '+1 and ten digits';
comment on column tour_request.tour_on is 'Day asked for, a date in Omaha';
create index tour_request_latest on tour_request (requested_at desc);
create index tour_request_of_person on tour_request (person_id, requested_at desc) where person_id is not null;
create index tour_request_of_home on tour_request (listing_key, requested_at desc);

create table tour_request_time (
  tour_request_id uuid not null references tour_request on delete cascade,
  starts_at timestamptz not null,
  primary key (tour_request_id, starts_at)
);
comment on table tour_request_time is 'The one to three times asked for, as asked, not agreed';
