-- Searches that staff build for someone without an account.
alter table saved_search
  alter column person_id drop not null,
  add column holder_id uuid,
  add constraint saved_search_whose check (num_nonnulls(person_id, holder_id) = 1);
comment on column saved_search.holder_id is 'What it is kept for until they have an account: the id of a lead';
create unique index saved_search_of_holder on saved_search (holder_id) where holder_id is not null;
