create table record_view (
  record_kind text not null,
  record_id uuid not null,
  day date not null,
  person_id uuid not null references person on delete cascade,
  at timestamptz not null default now(),
  primary key (record_kind, record_id, person_id, day)
);
comment on table record_view is 'Who opened the page of a record, once for each person and day; kept for a year';
create index record_view_by_day on record_view (day);
create index record_view_of_person on record_view (person_id);
