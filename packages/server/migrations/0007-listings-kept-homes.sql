create table kept_home (
  person_id uuid not null references person on delete cascade,
  listing_id bigint not null references listing on delete cascade,
  mark text check (mark in ('favourite', 'dislike')),
  marked_at timestamptz not null default now(),
  note text not null default '',
  price_cents_then bigint,
  status_then text,
  version integer not null default 1,
  primary key (person_id, listing_id)
);
comment on table kept_home is 'Homes that a person marked as favourite or dislike: one row per person and home, so that both at once cannot be; a removed mark leaves the row, so that it can be taken back with its note';
comment on column kept_home.mark is 'Null once the mark was removed';
comment on column kept_home.price_cents_then is 'List price when it was marked, for the change since';
comment on column kept_home.status_then is 'StandardStatus when it was marked';
create index kept_home_of_person on kept_home (person_id, mark, marked_at desc);
create index kept_home_of_listing on kept_home (listing_id) where mark = 'favourite';

create table viewed_home (
  person_id uuid not null references person on delete cascade,
  listing_id bigint not null references listing on delete cascade,
  first_viewed_at timestamptz not null default now(),
  last_viewed_at timestamptz not null default now(),
  views integer not null default 1,
  price_cents_then bigint,
  hidden_at timestamptz,
  primary key (person_id, listing_id)
);
comment on table viewed_home is 'Homes whose page a signed-in person opened; nothing of a visitor who is nobody (decision 8)';
comment on column viewed_home.price_cents_then is 'List price at the last view';
comment on column viewed_home.hidden_at is 'Taken off the list of recently viewed by the person; a new view clears it';
create index viewed_home_of_person on viewed_home (person_id, last_viewed_at desc);

create table home_view_count (
  listing_id bigint not null references listing on delete cascade,
  viewed_on date not null,
  views integer not null default 0,
  primary key (listing_id, viewed_on)
);
comment on table home_view_count is 'Views of a home''s page by Omaha date, of visitors and signed-in people alike';
