create table site_visit (
  id bigint generated always as identity primary key,
  person_id uuid not null references person on delete cascade,
  started_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
comment on table site_visit is 'When a signed-in client used the site; half an hour without a page ends a visit';
create index site_visit_of_person on site_visit (person_id, started_at desc, id desc);

create table site_search (
  id bigint generated always as identity primary key,
  person_id uuid not null references person on delete cascade,
  words text not null check (length(words) between 1 and 300),
  searched_at timestamptz not null default now()
);
comment on table site_search is 'Searches of signed-in clients in words, as the results page has them';
create index site_search_of_person on site_search (person_id, searched_at desc, id desc);
