alter table tour_request
  add column state text not null default 'requested'
    check (state in ('requested', 'confirmed', 'proposed', 'declined', 'canceled')),
  add column agreed_at timestamptz,
  add column proposed timestamptz[] not null default '{}' check (cardinality(proposed) <= 3),
  add column reason text not null default '',
  add column video_link text check (video_link ~ '^https://'),
  add column calendar_sequence int not null default 0,
  add check ((state = 'confirmed') = (agreed_at is not null)),
  add check ((state = 'proposed') = (cardinality(proposed) > 0));
comment on column tour_request.agreed_at is 'When the confirmed tour starts';
comment on column tour_request.proposed is 'Other times that the agent offers';
comment on column tour_request.reason is 'Why it was declined, as told to the client';
comment on column tour_request.calendar_sequence is 'Sequence of the last calendar file sent (RFC 5545)';
create index tour_request_agreed on tour_request (agreed_at) where state = 'confirmed';
comment on table tour_request_time is 'The one to three times the client asks for';

create table tour_step (
  id bigint generated always as identity primary key,
  tour_request_id uuid not null references tour_request on delete cascade,
  state text not null check (state in ('requested', 'confirmed', 'proposed', 'declined', 'canceled')),
  happened_at timestamptz not null default now(),
  done_as text not null check (done_as in ('staff', 'client')),
  done_by uuid references person on delete set null,
  times timestamptz[] not null default '{}'
);
comment on table tour_step is 'Every change of a tour after the request: who made it, and when';
comment on column tour_step.done_by is 'Null when it was made with an emailed link that names nobody';
create index tour_step_of_request on tour_step (tour_request_id, id);
