create table offer_editor (
  offer_id uuid not null references offer on delete cascade,
  person_id uuid not null references person on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (offer_id, person_id)
);
comment on table offer_editor is 'Who has an offer’s form open, for warning each other (R-486)';
create index offer_editor_of_person on offer_editor (person_id);
