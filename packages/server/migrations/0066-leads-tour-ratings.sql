alter table tour_request add column rating_asked_for timestamptz;
comment on column tour_request.rating_asked_for is
  'The confirmed time after which the client was asked for a rating';

create table tour_rating (
  tour_request_id uuid primary key references tour_request on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  liked text not null check (liked in ('yes', 'no', 'unsure')),
  comment text not null default '' check (length(comment) <= 1000),
  rated_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
comment on table tour_rating is 'What a client said about a tour afterward; not public';
