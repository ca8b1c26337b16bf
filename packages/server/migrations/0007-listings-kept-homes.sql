create table kept_home (
  person_id uuid not null references person on delete cascade,
  listing_id bigint not null references listing on delete cascade,
  mark text check (mark in ('favourite', 'dislike')),
  marked_at timestamptz,
  price_cents_then bigint,
  status_then text,
  previous_mark text check (previous_mark in ('favourite', 'dislike')),
  previous_marked_at timestamptz,
  previous_price_cents bigint,
  previous_status text,
  changed_at timestamptz not null default now(),
  note text not null default '' check (char_length(note) <= 1000),
  note_version integer not null default 0,
  primary key (person_id, listing_id),
  check ((mark is null) = (marked_at is null)),
  check ((previous_mark is null) = (previous_marked_at is null))
);
comment on table kept_home is 'Homes that a person marked as favourite or dislike: one row per person and home, so that both at once cannot be; a removed mark leaves the row, so that it can be taken back with its note';
comment on column kept_home.mark is 'Null once the mark was removed';
comment on column kept_home.price_cents_then is 'List price when it was marked, for the change since';
comment on column kept_home.status_then is 'StandardStatus when it was marked';
comment on column kept_home.previous_mark is 'The mark before the last change, with its instant, price and status, for undo';
comment on column kept_home.changed_at is 'When the mark last changed';
comment on column kept_home.note_version is 'Grows with every change of the note; a change names the one it was read with';
create index kept_home_of_person on kept_home (person_id, mark, marked_at desc);
create index kept_home_of_listing on kept_home (listing_id) where mark = 'favourite';

create table viewed_home (
  person_id uuid not null references person on delete cascade,
  listing_id bigint not null references listing on delete cascade,
  first_viewed_at timestamptz not null default now(),
  last_viewed_at timestamptz not null default now(),
  counted_at timestamptz not null default now(),
  views integer not null default 1,
  price_cents_then bigint,
  status_then text,
  hidden_at timestamptz,
  primary key (person_id, listing_id)
);
comment on table viewed_home is 'Homes whose page a signed-in person opened; nothing of a visitor who is nobody (decision 8)';
comment on column viewed_home.counted_at is 'When a view last counted: one in 30 minutes does';
comment on column viewed_home.price_cents_then is 'List price at the last view that counted';
comment on column viewed_home.status_then is 'StandardStatus at the last view that counted';
comment on column viewed_home.hidden_at is 'Taken off the list of recently viewed by the person; a new view clears it';
create index viewed_home_of_person on viewed_home (person_id, last_viewed_at desc) where hidden_at is null;

create table home_view_count (
  listing_id bigint not null references listing on delete cascade,
  viewed_on date not null,
  views integer not null default 0,
  primary key (listing_id, viewed_on)
);
comment on table home_view_count is 'Views of a home''s page by Omaha date, of visitors and signed-in people alike';
